/** Who plays whom, at what score, with how much time left. Fires `nard-pause` for the clocks. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { ledgerNow } from '../../core/chouette.ts';
import { captainOf } from '../../core/chouette-places.ts';
import { pointsNow } from '../../core/match-play.ts';
import type { Player } from '../../core/situation.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { texts } from '../../i18n/index.ts';
import { icon } from '../icons.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import { sideOf } from './board-side.ts';
import { clockText, timeLeft } from './play-clock.ts';
import { hasEngine } from './play-setup.ts';
import { nameOf } from './play-words.ts';
import type { Table } from './saved-play.ts';

const TICK = 250;

@customElement('nard-score-card')
export class ScoreCard extends LitElement {
  @property({ attribute: false }) table!: Table;
  @property({ attribute: false }) now: () => number = Date.now;
  private timer = 0;

  static override styles = [baseStyles, controlStyles, css`
    :host { padding: 10px 16px 12px; }
    .head { display: flex; flex-wrap: wrap; min-height: 42px; gap: 4px 8px; align-items: center; padding-bottom: 6px; }
    .player { display: grid; grid-template-columns: 18px minmax(0, 1fr) auto auto; gap: 0 10px; align-items: center; padding: 6px 0; }
    .player + .player { border-top: 1px solid var(--nard-line); }
    .stone { width: 16px; height: 16px; border-radius: 50%; border: 1.5px solid var(--nard-edge); background: #fbf5e6; }
    .stone.dark { background: #22313f; }
    .turn { font-weight: 650; }
    .time { font-size: 17px; min-width: 62px; text-align: right; }
    .time.out { color: var(--nard-blunder); font-weight: 650; }
    .points { font-size: 19px; font-weight: 650; min-width: 28px; text-align: right; }
    .pause { margin-left: auto; }
  `];

  constructor() {
    super();
    new LanguageController(this);
  }

  override updated(): void {
    const runs = this.table.clock?.running ?? null;
    if (runs && this.timer === 0) this.timer = window.setInterval(() => this.requestUpdate(), TICK);
    else if (!runs) this.stop();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop();
  }

  private stop(): void {
    clearInterval(this.timer);
    this.timer = 0;
  }

  private renderPlayer(player: Player): TemplateResult {
    const { match, clock, setup, chouette } = this.table;
    const words = texts().play;
    const { game, options: { length } } = match;
    const left = clock && timeLeft(clock, player, this.now());
    const role = chouette ? [texts().chouette.box, texts().chouette.captain][player]! : hasEngine(setup) && setup.seats[player] === 'human' ? words.you : null;
    const won = chouette?.seats ? ledgerNow(chouette)[player === 0 ? chouette.seats.box : captainOf(chouette.seats)]! : pointsNow(match)[player];
    const points = words.half(won).replace('-', '−');
    return html`<div class="player">
      <span class="stone ${sideOf(match, player) === 1 ? 'dark' : ''}" role="img" aria-label=${texts().app.sides[sideOf(match, player)]}></span>
      <span class="one-line ${game.turn === player ? 'turn' : ''}">${nameOf(match, player)} ${role === null ? nothing : html`<span class="muted small">${role}</span>`}</span>
      ${left === null ? html`<span></span>` : html`<span class="time ${left === 0 ? 'out' : ''}" role="timer" aria-label=${words.clock.of(nameOf(match, player), clockText(left))}>${clockText(left)}</span>`}
      <span class="points" aria-label=${words.score(nameOf(match, player), won)}>${points}${length > 0 ? html`<span class="muted small">/${length}</span>` : nothing}</span>
    </div>`;
  }

  override render(): TemplateResult {
    const words = texts().play;
    const { match, clock, chouette } = this.table;
    const { options, finished, game } = match;
    const out = clock && ([0, 1] as const).find((player) => timeLeft(clock, player, this.now()) === 0);
    return html`<div class="head">
        <h2>${chouette ? texts().chouette.title : words.match(options.length)}</h2><span class="badge">${words.gameNumber((chouette?.settled ?? finished).length + 1)}</span>
        <span class="badge">${words.form.presets[options.preset.id]?.name ?? options.preset.id}</span>
        ${game.options.score.crawford ? html`<span class="badge accent">${words.crawford}</span>` : nothing}
        ${clock ? html`<button class="pause icon-only" title=${clock.paused ? words.actions.goOn : words.actions.pause} aria-label=${clock.paused ? words.actions.goOn : words.actions.pause}
          ?disabled=${game.phase === 'over'} @click=${() => this.dispatchEvent(new CustomEvent('nard-pause'))}>${icon(clock.paused ? 'next' : 'pause')}</button>` : nothing}
      </div>
      ${this.renderPlayer(0)}${this.renderPlayer(1)}
      <p class="small mark-error" role="status">${out === null || out === undefined ? nothing : words.clock.out(nameOf(match, out))}</p>`;
  }
}
