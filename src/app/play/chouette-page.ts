/** A chouette: places, the game under way by hand or at the board, the ledger. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { ChouetteAction, ChouetteState } from '../../core/chouette.ts';
import { changesNow, FEWEST_MEMBERS, ledgerNow, MOST_MEMBERS } from '../../core/chouette.ts';
import { GAMES, type Game } from '../../core/games.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { texts } from '../../i18n/index.ts';
import { Watching } from '../cell.ts';
import { icon } from '../icons.ts';
import { makeRoute } from '../routes.ts';
import type { Session } from '../session.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import './chouette-game.ts';
import './chouette-places.ts';
import { seatsStyles, seatsView } from './chouette-seats.ts';
import type { ChouetteSession } from './chouette-session.ts';
import { segments } from './form-fields.ts';
import { formStyles } from './form-style.ts';
import { chouetteOf } from './play-of.ts';
import './play-table.ts';

@customElement('nard-chouette')
export class ChouettePage extends LitElement {
  @property({ attribute: false }) session!: Session;
  @state() private names: readonly string[] = ['', '', ''];
  @state() private game: Game = 'short';
  @state() private wrong = '';
  /** Asked whether to end it, or to leave a game that has begun at the board. */
  @state() private asking: 'none' | 'end' | 'byHand' = 'none';

  static override styles = [baseStyles, controlStyles, formStyles, seatsStyles, css`
    .screen.table { max-width: 1500px; }
    @media (max-width: 860px) { .screen.table { padding: 16px 0 84px; } .table > .row { padding: 0 12px; } }
    .names { display: grid; gap: 8px; padding: 8px 0 12px; }
    .names .row input { flex: 1 1 auto; max-width: 320px; }
    .ledger { overflow-x: auto; padding-bottom: 12px; }
    table { border-collapse: collapse; width: 100%; }
    th, td { padding: 6px 10px; text-align: right; border-top: 1px solid var(--nard-line); white-space: nowrap; }
    thead th { border-top: 0; color: var(--nard-muted); font-weight: 600; font-size: 13px; }
    th:first-child, td:first-child { text-align: left; }
    tfoot td, tfoot th { font-weight: 650; border-top: 2px solid var(--nard-edge); }
  `];

  constructor() {
    super();
    new LanguageController(this);
    new Watching(this, () => [this.play.cell, this.play.table.cell]);
  }

  private get play(): ChouetteSession {
    return chouetteOf(this.session);
  }

  private setName(at: number, name: string): void {
    this.names = this.names.map((old, i) => (i === at ? name : old));
  }

  private readonly start = (event: Event): void => {
    event.preventDefault();
    const begun = this.play.begin(this.names.map((name) => name.trim()).filter((name) => name !== ''), this.game);
    this.wrong = begun.ok ? '' : texts().errors[begun.error.code](begun.error.facts);
  };

  private renderForm(): TemplateResult {
    const words = texts().chouette;
    const { games } = texts().play.form;
    return html`<form class="card" @submit=${this.start}><section>
      <p class="muted">${words.about}</p>
      <div class="line">${segments(words.game, GAMES, this.game, (game) => games[game], (game) => { this.game = game; })}</div>
      <h2>${words.players}</h2>
      <div class="names">${this.names.map((name, at) => html`<div class="row">
        <input aria-label=${words.playerName(at + 1)} placeholder=${words.playerName(at + 1)} maxlength="40" autocomplete="off" .value=${name} @input=${(event: Event) => this.setName(at, (event.target as HTMLInputElement).value)} />
        <button type="button" class="quiet icon-only" aria-label=${words.remove(at + 1)} title=${words.remove(at + 1)} ?disabled=${this.names.length <= FEWEST_MEMBERS} @click=${() => { this.names = this.names.filter((_, i) => i !== at); }}>${icon('close')}</button></div>`)}
        <div><button type="button" ?disabled=${this.names.length >= MOST_MEMBERS} @click=${() => { this.names = [...this.names, '']; }}>${icon('plus')}${words.add}</button></div></div>
      <p class="wrong" role="alert">${this.wrong}</p>
      <div class="start line"><button class="primary" type="submit">${words.start}</button></div>
    </section></form>`;
  }

  private renderLedger(chouette: ChouetteState): TemplateResult {
    const words = texts().chouette;
    const { players, settled, game } = chouette;
    const now = changesNow(chouette);
    const totals = ledgerNow(chouette);
    const signed = (n: number): string => (n > 0 ? `+${n}` : String(n).replace('-', '−'));
    return html`<section class="card"><h2>${words.ledger}</h2><div class="ledger" tabindex="0" role="region" aria-label=${words.ledger}><table>
      <thead><tr><th scope="col">#</th>${players.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
      <tbody>${settled.map(({ changes, winner, box, captain }, at) => html`<tr><td title=${winner ? words.winners[winner](players[winner === 'box' ? box : captain]!) : nothing}>${at + 1}</td>${changes.map((n) => html`<td>${signed(n)}</td>`)}</tr>`)}
        ${game?.result || now.some((n) => n !== 0) ? html`<tr class="now"><td>${settled.length + 1}</td>${now.map((n) => html`<td>${signed(n)}</td>`)}</tr>` : nothing}</tbody>
      <tfoot><tr><th scope="row">${words.total}</th>${totals.map((n) => html`<td>${signed(n)}</td>`)}</tr></tfoot></table></div>
      <p class="muted small help">${words.sum(totals.reduce((sum, n) => sum + n, 0))}</p></section>`;
  }

  private renderGame(chouette: ChouetteState): TemplateResult {
    const { session, play } = this;
    const { seats, game, players, settled } = chouette;
    if (!seats || !game) return html`<nard-chouette-places class="card" .chouette=${chouette} .throwDice=${session.services.throwDice} .enter=${play.enter.bind(play)}></nard-chouette-places>`;
    if (!this.atBoard) return html`<nard-chouette-game class="card" .session=${play}></nard-chouette-game>`;
    const { value, owner } = game.cube;
    return html`<nard-play-table .session=${session} .play=${play.table} @nard-team=${(event: CustomEvent<ChouetteAction>) => play.team(event.detail)}></nard-play-table>
      <section class="card">${seatsView(settled.length + 1, players, seats, { cube: value, owner: owner === null ? null : owner === 0 ? 'box' : 'team' })}</section>`;
  }

  private get atBoard(): boolean {
    return this.play.table.cell.get().kind === 'playing';
  }

  private done(what: () => void): void {
    this.asking = 'none';
    what();
  }

  /** What goes can be had again until something else is done. */
  private async delete(what: string, deleted: Promise<() => void>): Promise<void> {
    const withdraw = this.session.notices.offerUndo(texts().library.deleted(what), await deleted);
    const stop = this.play.cell.watch(() => {
      stop();
      withdraw();
    });
  }

  private renderQuestion(question: string, yes: string, what: () => void): TemplateResult {
    return html`<span>${question}</span><button @click=${() => this.done(what)}>${yes}</button><button class="quiet" @click=${() => this.done(() => {})}>${texts().chouette.cancel}</button>`;
  }

  private renderMore(game: number): TemplateResult {
    const words = texts().chouette;
    const { play: chouette } = this;
    if (this.asking === 'end') return this.renderQuestion(words.endAsk, words.endYes, () => void this.delete(words.ledger, chouette.end()));
    if (this.asking === 'byHand') return this.renderQuestion(words.byHandAsk, words.byHandYes, () => void this.delete(texts().review.game(game), chouette.byHand()));
    return html`${this.atBoard
        ? html`<button @click=${() => (chouette.isGameBegun ? (this.asking = 'byHand') : void chouette.byHand())}>${icon('undo')}${words.byHand}</button>`
        : html`<button ?disabled=${!chouette.canUndo} @click=${() => chouette.undo()}>${icon('undo')}${words.undo}</button>`}
      <button class="quiet" @click=${() => { this.asking = 'end'; }}>${icon('remove')}${words.end}</button>`;
  }

  private renderScoring(chouette: ChouetteState): TemplateResult {
    return html`${this.renderGame(chouette)}${this.renderLedger(chouette)}<div class="row wrap">${this.renderMore(chouette.settled.length + 1)}</div>`;
  }

  override render(): TemplateResult {
    const words = texts().chouette;
    const shown = this.play.cell.get();
    return html`<div class="screen ${this.atBoard ? 'table' : ''}">
      <div class="row spread wrap"><h1>${words.title}</h1><a class="button" href=${makeRoute({ screen: 'play' })}>${icon('previous')}${words.back}</a></div>
      ${shown === 'loading' ? nothing : shown === null ? this.renderForm() : this.renderScoring(shown.chouette)}
    </div>`;
  }
}
