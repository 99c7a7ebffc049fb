/** A match in figures: who, how well, how lucky; how far the work is; which errors to walk. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { PlayerRates } from '../../analysis/cube/rates.ts';
import { MARKS, type Mark, type PlayerReport } from '../../analysis/match-analysis.ts';
import type { Player } from '../../core/situation.ts';
import { formatChance, formatEquity } from '../../elements/shared/format.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { DEFAULT_MET } from '../../core/met/known.ts';
import type { EngineInfo, MetName, Plies } from '../../engine/protocol.ts';
import { fileEnding, formatsOf } from '../../formats/write-record.ts';
import { texts } from '../../i18n/index.ts';
import type { Depth, StoredMatch } from '../../store/entries.ts';
import { depthsOf, weakest } from '../../store/entry-rows.ts';
import '../depth-select.ts';
import { icon } from '../icons.ts';
import { isStop, type ErrorFilter, type MatchRow } from '../match-rows.ts';
import { formatRate } from '../numbers.ts';
import { evaluatorWords, progressWords, rateWords, shareDone } from '../progress-words.ts';
import { Narrow } from '../narrow.ts';
import { CUBELESS, isAsGood, isComplete, type Work } from '../review-state.ts';
import { gameWords } from '../win-words.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';

const SIZES = MARKS.filter((mark): mark is Exclude<Mark, 'none'> => mark !== 'none');

/** A line of the table of rates, of both players. */
interface Measure {
  readonly name: string;
  readonly help?: string;
  readonly values: readonly [string, string];
  readonly main?: boolean;
  /** Of so many errors of a size. */
  readonly mark?: Exclude<Mark, 'none'>;
  readonly glyph?: string;
  readonly minor?: boolean;
}

/** @fires nard-stop, nard-resume, nard-redo (plies), nard-filter (what changes of it), nard-export (format), nard-close */
@customElement('nard-match-header')
export class MatchHeader extends LitElement {
  @property({ attribute: false }) entry!: StoredMatch;
  @property({ attribute: false }) work: Work = { kind: 'off' };
  @property({ attribute: false }) info: EngineInfo | null = null;
  /** Depth the settings ask of matches. */
  @property({ type: Number }) wanted: Plies = 0;
  @property({ attribute: false }) reports!: readonly [PlayerReport, PlayerReport];
  /** With the cube, where there is one. */
  @property({ attribute: false }) rates!: readonly [PlayerRates, PlayerRates];
  /** The match equities that are chosen. */
  @property({ attribute: false }) met: MetName = DEFAULT_MET;
  /** What else numbers of the match were made by: see `outdatedMets`. */
  @property({ attribute: false }) outdated: readonly string[] = [];
  @property({ attribute: false }) rows: readonly MatchRow[] = [];
  @property({ attribute: false }) filter!: ErrorFilter;
  private readonly narrow = new Narrow(this);
  /** Depth chosen for another run. */
  @state() private redoAt: Plies | null = null;

  static override styles = [baseStyles, controlStyles, css`
    :host { padding: 10px 16px; }
    .head { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px 24px; align-items: start; }
    h1 { font-size: 19px; }
    table { border-collapse: collapse; font-size: 14px; line-height: 20px; }
    th, td { padding: 2px 0 2px 16px; text-align: right; font-weight: 400; white-space: nowrap; }
    thead th { color: var(--nard-muted); font-size: 12px; }
    tbody th { text-align: left; padding-left: 0; font-weight: 600; max-width: 180px; overflow: hidden; text-overflow: ellipsis; }
    td strong { font-weight: 650; font-size: 15px; }
    .disc { display: inline-block; width: 11px; height: 11px; margin-right: 7px; border-radius: 50%; border: 1.5px solid; }
    .disc.side-0 { background: #fbf5e6; border-color: #8a6a36; } .disc.side-1 { background: #22313f; border-color: #93a9b8; }
    progress { width: 160px; height: 8px; accent-color: var(--nard-accent); }
    .chips { gap: 6px; }
    .chips > .chips { margin-right: 10px; }
    .work { min-height: 36px; flex: 1 1 auto; }
    .tools { margin: 4px 0; }
    .rates { text-align: right; }
    @media (max-width: 860px) {
      :host { padding: 12px; }
      .head { grid-template-columns: minmax(0, 1fr); }
      table { width: 100%; }
      table.tall th[scope='col'] { color: var(--nard-ink); font-weight: 600; max-width: 120px; overflow: hidden; text-overflow: ellipsis; }
      table.tall tbody th { font-weight: 400; max-width: none; white-space: normal; }
      table.tall td, table.tall tbody th { border-top: 1px solid var(--nard-line); padding-block: 4px; }
      .named { margin-left: 8px; }
      .rates { text-align: left; }
      progress { flex: 1; width: auto; }
    }
  `];

  constructor() {
    super();
    new LanguageController(this);
  }

  private send(type: string, detail: unknown = null): void {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** Depths the numbers shown are of. */
  private get depths(): readonly Depth[] {
    return depthsOf(this.rows.flatMap((row) => (row.analysis ? [row.analysis.evaluator] : [])));
  }

  private get hasCube(): boolean {
    return this.entry.record.game === 'short';
  }

  /** Errors of a size: plays and cube decisions. */
  private countOf(player: number, size: Mark): number {
    return this.rows.filter(({ decision }) => decision.player === player).reduce((sum, { playMark, cubeMark }) => sum + Number(playMark === size) + Number(cubeMark === size), 0);
  }

  private measures(): readonly Measure[] {
    const words = texts().review;
    const { rates, reports } = this;
    const both = (value: (player: 0 | 1) => string): readonly [string, string] => [value(0), value(1)];
    const cube: readonly Measure[] = [
      { name: words.checkerPr, help: words.prHelp, values: both((player) => formatRate(rates[player].checker.pr)) },
      { name: words.cubePr, help: words.prHelp, values: both((player) => formatRate(rates[player].cube.pr)) },
    ];
    const lost: Measure = { name: words.mwcLost, help: words.mwcLostHelp, values: both((player) => (rates[player].mwcLost === null ? words.none : `${formatChance(rates[player].mwcLost!)}%`)) };
    return [
      { name: words.pr, help: words.prHelp, values: both((player) => formatRate(rates[player].all.pr)), main: true },
      { name: words.level, values: both((player) => (rates[player].rating === null ? words.none : texts().cube.ratings[rates[player].rating!])) },
      ...(this.hasCube ? cube : []),
      { name: words.errorRate, help: words.errorRateHelp, values: both((player) => formatRate(rates[player].all.errorRate)) },
      { name: words.luck, values: both((player) => formatEquity(reports[player].luck)) },
      ...(this.hasCube && this.entry.record.length > 0 ? [lost] : []),
      ...SIZES.map((size): Measure => ({ name: words.marks[size], glyph: words.markGlyphs[size], mark: size, values: both((player) => String(this.countOf(player, size))) })),
      { name: words.counted, values: both((player) => String(rates[player].all.decisions)), minor: true },
    ];
  }

  /** A player a line; on a phone, where that is too wide, a measure a line. */
  private renderRates(): TemplateResult {
    const words = texts().review;
    const measures = this.measures();
    const names = this.rates.map(({ name }, player) => html`<span class="disc side-${player}"></span>${name || texts().app.sides[player as Player]}`);
    const classOf = ({ mark, minor }: Measure): string => `${mark ? `mark-${mark}` : ''} ${minor ? 'counted' : ''}`;
    const head = (measure: Measure, scope: 'col' | 'row'): TemplateResult => html`<th scope=${scope} class=${classOf(measure)} title=${measure.help ?? measure.name}>${measure.glyph
      ? html`<span aria-hidden="true">${measure.glyph}</span><span class=${scope === 'col' ? 'unseen' : 'named'}>${measure.name}</span>` : measure.name}</th>`;
    const value = ({ values, main, minor }: Measure, player: number): TemplateResult => html`<td class=${minor ? 'counted' : ''}>${main ? html`<strong>${values[player]}</strong>` : values[player]}</td>`;
    const table = this.narrow.is
      ? html`<table class="tall"><thead><tr><th></th>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
          <tbody>${measures.map((measure) => html`<tr>${head(measure, 'row')}${value(measure, 0)}${value(measure, 1)}</tr>`)}</tbody></table>`
      : html`<table><thead><tr><th></th>${measures.map((measure) => head(measure, 'col'))}</tr></thead>
          <tbody>${names.map((name, player) => html`<tr><th scope="row">${name}</th>${measures.map((measure) => value(measure, player))}</tr>`)}</tbody></table>`;
    return html`<div class="rates">${table}<div class="small muted rate-note">${rateWords(this.hasCube ? words.rateNote : words.rateNoteLong, this.depths)}</div></div>`;
  }

  private renderWork(): TemplateResult {
    const words = texts().review;
    const { done, total, cubes, plies = this.wanted } = this.entry.progress;
    const atCube = cubes && cubes.total > 0 ? ` · ${texts().cube.analysing(cubes)}` : '';
    const { depths } = this;
    const sofar = progressWords(depths, plies, words.progress(done, total));
    const redoAt = this.redoAt ?? Math.max(plies, this.wanted) as Plies;
    const bar = html`<progress max="1" .value=${shareDone(depths, plies, { done, total })}></progress>`;
    if (this.work.kind === 'running') {
      return html`${bar}<span class="small muted" role="status">${sofar}${atCube}</span>
        <button @click=${() => this.send('nard-stop')}>${icon('stop')}${words.stop}</button>`;
    }
    if (this.work.kind === 'unjudged') return html`<span class="small muted" role="status">${words.gameUnjudged}</span>`;
    const failed = this.work.kind === 'failed' ? html`<span class="mark-blunder small" role="alert">${texts().errors[this.work.error.code](this.work.error.facts)}</span>` : nothing;
    if (!isComplete(this.entry.progress)) {
      return html`${bar}<span class="small muted">${sofar}${atCube}</span>${failed}
        <button class="primary" @click=${() => this.send('nard-resume')}>${words.resume}</button>`;
    }
    return html`<span class="small muted">${progressWords(depths, plies, words.complete(total))}</span>${failed}
      <nard-depth-select label=${words.redoAt} .plies=${redoAt} @nard-depth=${(event: CustomEvent<Plies>) => { this.redoAt = event.detail; }}></nard-depth-select>
      <button @click=${() => this.send('nard-redo', redoAt)}>${icon('again')}${words.redo}</button>`;
  }

  private renderEvaluator(): TemplateResult | typeof nothing {
    const words = texts();
    const made = weakest(this.rows.flatMap((row) => (row.analysis ? [row.analysis.evaluator] : [])));
    if (!made) return nothing;
    const label = words.app.evaluator(made.net, made.plies);
    const { info, wanted } = this;
    const better = info && this.work.kind === 'off' && !isAsGood(made, { netVersion: info.netVersion, plies: wanted })
      ? html`<span class="badge accent" title=${words.review.betterHelp(label, words.app.evaluator(info.net, wanted))}>${words.review.better}</span>` : nothing;
    return html`<span class="badge">${evaluatorWords(made.net, made.plies, this.depths)}</span>${better}`;
  }

  /** By which match equities the numbers are, and whether others are chosen now. */
  private renderMet(): TemplateResult | typeof nothing {
    const words = texts();
    const { record } = this.entry;
    if (!this.hasCube || !this.rows.some(({ analysis, cube }) => analysis || cube)) return nothing;
    const nameOf = (made: string): string => (made === CUBELESS ? words.review.cubelessMade : made);
    const names = new Set(this.rows.flatMap(({ analysis, cube }) => [analysis, cube].flatMap((each) => each?.evaluator.met?.name ?? [])));
    const help = words.review.otherMetHelp(this.outdated.map(nameOf).join(', '), record.length > 0 ? this.met.name : words.review.moneyMade);
    return html`${names.size > 0 ? html`<span class="badge met">${words.app.metUsed([...names].join(', '))}</span>` : nothing}${this.outdated.length > 0 && this.work.kind !== 'running'
      ? html`<span class="badge accent other-met" tabindex="0" title=${help}>${words.review.otherMet}<span class="unseen">. ${help}</span></span>` : nothing}`;
  }

  private renderFilter(): TemplateResult {
    const words = texts().review;
    const { filter } = this;
    const stops = this.rows.filter((row) => isStop(row, filter)).length;
    const players = [null, 0, 1] as const;
    return html`<div class="row wrap chips" role="group" aria-label=${words.filters}>
      <div class="row wrap chips">${players.map((player) => html`<button class="chip" aria-pressed=${filter.player === player} @click=${() => this.send('nard-filter', { player })}>
        ${player === null ? words.both : this.entry.record.players[player] || texts().app.sides[player]}</button>`)}</div>
      ${this.hasCube ? html`<div class="row wrap chips">${([null, 'checker', 'cube'] as const).map((kind) => html`<button class="chip" aria-pressed=${filter.kind === kind} @click=${() => this.send('nard-filter', { kind })}>${words.kinds[kind ?? 'both']}</button>`)}</div>` : nothing}
      <div class="row wrap chips">${SIZES.map((size) => html`<button class="chip" aria-pressed=${filter.atLeast === size} @click=${() => this.send('nard-filter', { atLeast: size })}>${words.sizes[size]}</button>`)}</div>
      <span class="small muted" role="status">${words.errorCount(stops)}</span>
    </div>`;
  }

  override render(): TemplateResult {
    const words = texts().review;
    const { entry } = this;
    const { record } = entry;
    const { length, notes } = record;
    return html`<div class="head">
      <div class="grow">
        <div class="row"><h1 class="one-line" title=${entry.title}>${entry.title}</h1>
          <button class="quiet icon-only" title=${words.another} aria-label=${words.another} @click=${() => this.send('nard-close')}>${icon('close')}</button></div>
        <div class="row wrap small muted"><span>${length > 0 ? words.length(length) : words.money}</span>${record.game === 'long' ? html`<span class="badge">${gameWords(record.game, record.preset)}</span>` : nothing}${this.renderEvaluator()}${this.renderMet()}
          ${notes.length > 0 ? html`<span title=${notes.map((note) => words.asWritten(note.text, note.line)).join('\n')}>${words.notes(notes.length)}</span>` : nothing}</div>
      </div>
      ${this.renderRates()}
    </div>
    <div class="row wrap spread tools"><div class="row wrap work">${this.renderWork()}</div>
      <span class="row">${formatsOf(record.game).map((format) => html`<button class="quiet small" title=${words.saveAs(fileEnding(format))} aria-label=${words.saveAs(fileEnding(format))} @click=${() => this.send('nard-export', format)}>${icon('download')}.${fileEnding(format)}</button>`)}</span></div>
    ${this.renderFilter()}`;
  }
}
