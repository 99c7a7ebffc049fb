import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { DEFAULT_THRESHOLDS, type Thresholds } from '../../analysis/match-analysis.ts';
import type { Game } from '../../core/games.ts';
import { makePlay, type PointName } from '../../core/play.ts';
import { positionKey } from '../../core/position.ts';
import type { Candidate } from '../../engine/protocol.ts';
import { texts } from '../../i18n/index.ts';
import { emit } from '../shared/emit.ts';
import { formatChance, formatEquity, formatLoss, formatMatchChance } from '../shared/format.ts';
import { LanguageController } from '../shared/language-controller.ts';
import { playListStyles } from './play-list-style.ts';
import { groupPlays, SHORT_LIST, shorten, type PlayGroup, type PlayRow } from './play-rows.ts';

/**
 * Ranked plays of a roll. Plays of different depth stand apart under a heading. The table stays while numbers change.
 *
 * @fires nard-play-hover - `{ candidate, index }`, both null when nothing is pointed at: show its arrows.
 * @fires nard-play-choose - `{ candidate, index }`: clicked, or Enter.
 */
export class NardPlayList extends LitElement {
  static override styles = playListStyles;

  @property({ attribute: false }) candidates: readonly Candidate[] = [];
  /** Index in `candidates` of the play that was made; −1 = none. */
  @property({ type: Number }) played = -1;
  /** What is said of that play; empty = that it was played. */
  @property() tag = '';
  @property({ attribute: false }) thresholds: Thresholds = DEFAULT_THRESHOLDS;
  /** Long nard names its wins otherwise. */
  @property() game: Game = 'short';
  /** Long nard: koks counts apart from mars, and is shown. */
  @property({ type: Boolean }) koks = false;
  /** What the mover’s points are called. */
  @property({ attribute: false }) pointName: PointName = String;
  /** More is to come: an empty list says so, instead of that there is no legal play. */
  @property({ type: Boolean, reflect: true }) working = false;
  @state() private all = false;
  /** Index of the row the Tab key stops at. */
  @state() private active = -1;

  /** Key of the play pointed at: an index would mean another play once deeper numbers change the order. */
  private pointed = '';

  constructor() {
    super();
    new LanguageController(this);
  }

  private point(row: PlayRow | null): void {
    const key = row ? positionKey(row.candidate.result) : '';
    if (key === this.pointed) return;
    this.pointed = key;
    emit(this, 'nard-play-hover', { candidate: row?.candidate ?? null, index: row?.index ?? null });
  }

  private keyDown(event: KeyboardEvent): void {
    const keys = ['ArrowUp', 'ArrowDown', 'Home', 'End'];
    const buttons = [...this.renderRoot.querySelectorAll<HTMLElement>('.play')];
    const at = buttons.indexOf(event.target as HTMLElement);
    if (at < 0 || !keys.includes(event.key)) return;
    event.preventDefault();
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: buttons.length - 1 }[event.key]!;
    buttons[Math.min(buttons.length - 1, Math.max(0, to))]!.focus();
  }

  /** Wins above the plain one that are shown. */
  private get winNames(): readonly { readonly name: string; readonly short: string }[] {
    const { gammon, backgammon, mars, koks, short } = texts().board.list;
    if (this.game === 'long') return [{ name: mars, short: short.mars }, ...(this.koks ? [{ name: koks, short: short.koks }] : [])];
    return [{ name: gammon, short: short.gammon }, { name: backgammon, short: short.backgammon }];
  }

  private chances({ candidate: { probabilities: p } }: PlayRow): TemplateResult {
    const { short, won, wins, loses } = texts().board.list;
    const names = [won, ...this.winNames.map(({ name }) => name)];
    const some = (title: string, name: string, values: readonly number[]): TemplateResult => html`
      <span class="side" role="cell"><span class="unseen">${title}: </span><b aria-hidden="true">${name}</b>
        ${names.map((each, i) => html`<span class="chance" title=${each}>${formatChance(values[i]!)}</span>`)}
      </span>`;
    return html`
      ${some(wins, short.won, [p.win, p.winGammon, p.winBackgammon])}
      ${some(loses, short.loses, [1 - p.win, p.loseGammon, p.loseBackgammon])}`;
  }

  /** What a play with the cube comes to in other measures. */
  private beside({ cubeless, mwc }: Candidate): string {
    const words = texts().board.list;
    return [...(mwc === undefined ? [] : [words.mwc(formatMatchChance(mwc))]), words.cubeless(formatEquity(cubeless!))].join(' · ');
  }

  private row(row: PlayRow, isStop: boolean): TemplateResult {
    const words = texts().board.list;
    const { candidate, index, mark, rank, loss, isPlayed } = row;
    const by = candidate.by === 'net' ? words.depth(candidate.plies) : words.evaluator[candidate.by];
    return html`
      <div role="row" class="row mark-${mark} ${isPlayed ? 'is-played' : ''}" aria-selected=${isPlayed}
        @pointerenter=${() => this.point(row)} @click=${() => emit(this, 'nard-play-choose', { candidate, index })}>
        <span role="cell" class="rank">${rank ?? '·'}</span>
        <span role="cell" class="name">
          <button type="button" class="play" tabindex=${isStop ? 0 : -1} @focus=${() => { this.active = index; this.point(row); }}><bdi dir="ltr">${makePlay(candidate.play, this.pointName)}</bdi></button>
          ${isPlayed ? html`<span class="badge">${words.glyphs[mark] ? html`<b title=${words.marks[mark]}>${words.glyphs[mark]}</b> ` : nothing}${this.tag || words.played}</span>` : nothing}
        </span>
        <span role="cell" class="equity">${formatEquity(candidate.equity)}</span>
        <span role="cell" class="loss">${loss === null ? '–' : loss === 0 ? '' : formatLoss(loss)}<span class="unseen"> ${words.marks[mark]}</span></span>
        ${this.chances(row)}
        <span role="cell" class="by">${by}</span>
        ${candidate.cubeless === undefined ? nothing : html`<span role="cell" class="beside">${this.beside(candidate)}</span>`}
      </div>`;
  }

  private group(group: PlayGroup, hiddenDepth: boolean, stop: number, total: number): TemplateResult {
    const words = texts().board.list;
    return html`
      <div role="rowgroup" class="group">
        ${group.isDeepest
          ? hiddenDepth ? nothing : html`<div role="row" class="heading"><span role="cell">${words.depth(group.plies)}</span></div>`
          : html`<div role="row" class="heading"><span role="cell">${words.shallow(group.plies, total)}</span></div>`}
        ${repeat(group.rows, ({ candidate }) => positionKey(candidate.result), (row) => this.row(row, row.index === stop))}
      </div>`;
  }

  protected override render(): TemplateResult {
    const words = texts().board.list;
    const isCubeful = this.candidates.some(({ cubeless }) => cubeless !== undefined);
    const groups = groupPlays(this.candidates, this.played, this.thresholds);
    const shown = this.all ? groups : shorten(groups);
    const isShown = shown.some(({ rows }) => rows.some(({ index }) => index === this.active));
    const stop = isShown ? this.active : shown[0]?.rows[0]?.index ?? -1;
    const totals = new Map(groups.map(({ plies, rows }) => [plies, rows.length]));
    return html`
      <div role="table" class="table" aria-label=${words.name} aria-busy=${this.working} @keydown=${this.keyDown}
        @pointerleave=${() => this.point(null)} @focusout=${() => this.point(null)}>
        <div role="rowgroup">
          <div role="row" class="row head">
            <span role="columnheader" class="rank"><span aria-hidden="true">#</span><span class="unseen">${words.rank}</span></span>
            <span role="columnheader" class="name">${words.play}</span>
            <span role="columnheader" class="equity" title=${isCubeful ? words.cubeful : words.equity}>${words.equity}</span>
            <span role="columnheader" class="loss">${words.difference}</span>
            ${[words.wins, words.loses].map((title) => html`<span role="columnheader" class="side"><b aria-hidden="true"></b>
              <span class="chance">${title}</span>${this.winNames.map(({ name, short }) => html`<span class="chance" title=${name}>${short}</span>`)}</span>`)}
            <span role="columnheader" class="by">${words.by}</span>
            ${isCubeful ? html`<span role="columnheader" class="unseen">${words.cubeful}</span>` : nothing}
          </div>
        </div>
        ${shown.map((group) => this.group(group, groups.length === 1, stop, totals.get(group.plies)!))}
      </div>
      ${this.candidates.length === 0 ? html`<p class="note">${this.working ? words.waiting : words.none}</p>` : nothing}
      ${this.candidates.length > SHORT_LIST
        ? html`<button type="button" class="more" aria-expanded=${this.all} @click=${() => { this.all = !this.all; }}>${this.all ? words.showFewer : words.showAll(this.candidates.length)}</button>`
        : nothing}
    `;
  }
}
