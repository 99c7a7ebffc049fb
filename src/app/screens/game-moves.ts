/** One game of the list of moves. It is drawn anew only when something of this game has changed. */
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Mark } from '../../analysis/match-analysis.ts';
import type { ReplayedGame } from '../../core/decision.ts';
import { makeRoll } from '../../core/dice.ts';
import type { Numbering } from '../../core/numbering.ts';
import { formatLoss } from '../../elements/shared/format.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import type { Evaluator, Plies } from '../../engine/protocol.ts';
import { texts } from '../../i18n/index.ts';
import { decisionText } from '../decision-words.ts';
import type { MatchRow } from '../match-rows.ts';
import type { Place } from '../routes.ts';
import { baseStyles } from '../ui-styles.ts';

const sameRows = (a: readonly MatchRow[], b: readonly MatchRow[]): boolean =>
  a.length === b.length && a.every((row, at) => row.decision === b[at]!.decision && row.analysis === b[at]!.analysis && row.cube === b[at]!.cube && row.mark === b[at]!.mark);

/** @fires nard-place - the place of the decision that was chosen */
@customElement('nard-game-moves')
export class GameMoves extends LitElement {
  @property({ attribute: false }) game!: ReplayedGame;
  @property({ type: Number }) index = 0;
  @property({ attribute: false }) players: readonly [string, string] = ['', ''];
  @property({ attribute: false }) rows: readonly MatchRow[] = [];
  /** How points are named in plays. */
  @property() scheme: Numbering = 'own';
  /** How the game ended. */
  @property() end = '';
  /** Rows may wait until the page has time; their room is kept. */
  @property({ type: Boolean }) waiting = false;
  /** Depth that the match is to reach: marks of a lower one say so. */
  @property({ type: Number }) wanted: Plies = 0;
  /** The decision shown; −1 when it is in another game. */
  @property({ type: Number }) at = -1;

  static override styles = [baseStyles, css`
    :host { content-visibility: auto; contain-intrinsic-size: auto 900px; }
    h3 { position: sticky; top: 0; z-index: 1; background: var(--nard-sunken); border-block: 1px solid var(--nard-line); font-size: 13px; }
    h3 button { display: flex; justify-content: space-between; padding: 8px 12px; font-size: 13px; }
    h3 .muted { font-weight: 400; }
    ol { list-style: none; margin: 0; padding: 0; }
    /* Only rows in sight are laid out. */
    li { content-visibility: auto; contain-intrinsic-size: auto 30px; }
    button {
      all: unset; box-sizing: border-box; width: 100%; display: grid; grid-template-columns: 12px 22px minmax(0, 1fr) auto; gap: 8px; align-items: baseline;
      padding: 5px 12px 5px 9px; border-left: 3px solid transparent; cursor: pointer; font-size: 14px; line-height: 20px;
    }
    button:hover { background: var(--nard-accent-wash); }
    button:focus-visible { outline: 2px solid var(--nard-accent); outline-offset: -2px; }
    button[aria-current] { background: var(--nard-accent-wash); border-left-color: var(--nard-accent); }
    .disc { width: 10px; height: 10px; border-radius: 50%; border: 1.5px solid; align-self: center; }
    .side-0 { background: #fbf5e6; border-color: #8a6a36; } .side-1 { background: #22313f; border-color: #93a9b8; }
    .dice { color: var(--nard-muted); }
    .cube { font-style: italic; }
    .loss { text-align: right; white-space: nowrap; }
    .loss b { font-weight: 700; }
    .depth { color: var(--nard-muted); font-size: 11px; }
    /* The cube, drawn: no font is sure to have one. */
    .die { display: inline-block; width: 11px; height: 11px; border: 1.5px solid var(--nard-muted); border-radius: 3px; vertical-align: -1px; }
    .flag { color: var(--nard-doubtful-ink); }
    .result { padding: 6px 12px 10px; color: var(--nard-muted); font-size: 13px; }
    /* On a phone only the game one is in lies open. */
    @media (max-width: 860px) { :host { content-visibility: visible; } .closed ol, .closed .result { display: none; } }
    @media (pointer: coarse) { button { min-height: 44px; align-items: center; } }
  `];

  constructor() {
    super();
    new LanguageController(this);
  }

  override shouldUpdate(changed: PropertyValues<this>): boolean {
    return [...changed.keys()].some((key) => key !== 'rows') || !sameRows(this.rows, (changed.get('rows') as readonly MatchRow[] | undefined) ?? []);
  }

  private choose(place: Place): void {
    this.dispatchEvent(new CustomEvent('nard-place', { detail: place }));
  }

  rowElement(decision: number): HTMLElement | null {
    return this.renderRoot.querySelectorAll<HTMLElement>('li button')[decision] ?? null;
  }

  /** A mark with its loss, and its depth while that is not the one wanted. */
  private renderMark(mark: Mark, loss: number, { plies }: Evaluator): TemplateResult | typeof nothing {
    const words = texts().review;
    if (mark === 'none') return nothing;
    return html`${plies < this.wanted ? html`<span class="depth">${texts().app.plies(plies)}</span> ` : nothing}<span class="mark-${mark}"><b title=${words.marks[mark]}>${words.markGlyphs[mark]}</b> ${formatLoss(loss)}</span>`;
  }

  /** Of the cube before a play; where the cube is all there was to decide, its mark needs no sign. */
  private renderCubeMark({ decision, cube, cubeMark }: MatchRow): TemplateResult | typeof nothing {
    if (!cube || cubeMark === 'none') return nothing;
    const sign = decision.kind === 'move' ? html`<span class="die" title=${texts().cube.errors[cube.judgement.error!]}><span class="unseen">${texts().cube.errors[cube.judgement.error!]}</span></span> ` : nothing;
    return html`<span class="at-cube">${sign}${this.renderMark(cubeMark, cube.judgement.loss, cube.evaluator)}</span> `;
  }

  private renderRow(row: MatchRow): TemplateResult {
    const { decision, analysis, playMark, place } = row;
    const words = texts().review;
    const { roll } = decision.situation;
    const isMove = decision.kind === 'move';
    return html`<li><button aria-current=${place.decision === this.at ? 'true' : nothing} @click=${() => this.choose(place)}>
      <span class="disc side-${decision.player}"></span><span class="dice">${isMove && roll ? makeRoll(roll) : ''}</span>
      <span class="one-line ${isMove ? '' : 'cube'}"><span class="unseen">${this.players[decision.player]}: </span><bdi dir="ltr">${decisionText(decision, this.scheme)}</bdi></span>
      <span class="loss">${decision.flags.length > 0 ? html`<span class="flag" title=${decision.flags.map((flag) => words.flags[flag]).join('; ')}>⚑</span> ` : nothing}${this.renderCubeMark(row)}${analysis ? this.renderMark(playMark, analysis.loss ?? 0, analysis.evaluator) : nothing}</span>
    </button></li>`;
  }

  override render(): TemplateResult {
    const words = texts().review;
    const { game } = this;
    return html`<section class=${this.at < 0 ? 'closed' : ''}>
      <h3><button ?disabled=${this.rows.length === 0} @click=${() => this.choose({ game: this.index, decision: 0 })}>
        <span>${words.game(game.number)}</span><span class="muted">${words.gameScore(...game.points)}${game.crawford ? ` · ${words.crawford}` : ''}</span></button></h3>
      <ol>${this.waiting ? nothing : this.rows.map((row) => this.renderRow(row))}</ol>
      <p class="result">${this.end}</p></section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-game-moves': GameMoves;
  }
}
