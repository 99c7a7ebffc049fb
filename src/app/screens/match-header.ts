/** A match in figures: who, how well, how lucky; how far the work is; which errors to walk. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { PlayerReport } from '../../analysis/match-analysis.ts';
import type { Player } from '../../core/situation.ts';
import { formatEquity } from '../../elements/shared/format.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import type { EngineInfo, Plies } from '../../engine/protocol.ts';
import { fileEnding, formatsOf } from '../../formats/write-record.ts';
import { texts } from '../../i18n/index.ts';
import type { Depth, StoredMatch } from '../../store/entries.ts';
import { depthsOf, weakest } from '../../store/entry-rows.ts';
import '../depth-select.ts';
import { icon } from '../icons.ts';
import { isStop, type ErrorFilter, type MatchRow } from '../match-rows.ts';
import { formatRate } from '../numbers.ts';
import { evaluatorWords, progressWords, rateWords, shareDone } from '../progress-words.ts';
import { isAsGood, type Work } from '../review-state.ts';
import { gameWords } from '../win-words.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';

const SIZES = ['doubtful', 'error', 'blunder'] as const;

/** @fires nard-stop, nard-resume, nard-redo (plies), nard-filter (what changes of it), nard-export (format), nard-close */
@customElement('nard-match-header')
export class MatchHeader extends LitElement {
  @property({ attribute: false }) entry!: StoredMatch;
  @property({ attribute: false }) work: Work = { kind: 'off' };
  @property({ attribute: false }) info: EngineInfo | null = null;
  /** Depth the settings ask of matches. */
  @property({ type: Number }) wanted: Plies = 0;
  @property({ attribute: false }) reports!: readonly [PlayerReport, PlayerReport];
  @property({ attribute: false }) rows: readonly MatchRow[] = [];
  @property({ attribute: false }) filter!: ErrorFilter;
  /** Depth chosen for another run. */
  @state() private redoAt: Plies | null = null;

  static override styles = [baseStyles, controlStyles, css`
    :host { padding: 10px 16px; }
    .head { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px 24px; align-items: start; }
    h1 { font-size: 19px; }
    table { border-collapse: collapse; font-size: 14px; line-height: 20px; }
    th, td { padding: 2px 0 2px 18px; text-align: right; font-weight: 400; white-space: nowrap; }
    thead th { color: var(--nard-muted); font-size: 12px; }
    tbody th { text-align: left; padding-left: 0; font-weight: 600; max-width: 180px; overflow: hidden; text-overflow: ellipsis; }
    td strong { font-weight: 650; font-size: 15px; }
    .disc { display: inline-block; width: 11px; height: 11px; margin-right: 7px; border-radius: 50%; border: 1.5px solid; }
    .disc.side-0 { background: #fbf5e6; border-color: #b08d57; } .disc.side-1 { background: #22313f; border-color: #93a9b8; }
    .work { min-height: 36px; }
    progress { width: 160px; height: 8px; accent-color: var(--nard-accent); }
    .chips { gap: 6px; }
    .chips > .chips { margin-right: 10px; }
    .work { margin: 6px 0; }
    .rates { text-align: right; }
    @media (max-width: 860px) {
      :host { padding: 12px; }
      .head { grid-template-columns: minmax(0, 1fr); }
      table { width: 100%; } th, td { padding-left: 6px; }
      tbody th { max-width: 104px; }
      .counted { display: none; }
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

  private renderRates(): TemplateResult {
    const words = texts().review;
    return html`<div class="rates"><table>
      <thead><tr><th></th><th scope="col">${words.pr}</th><th scope="col" title=${words.errorRateHelp}>${words.errorRate}</th><th scope="col">${words.luck}</th>
        ${SIZES.map((size) => html`<th scope="col" class="mark-${size}" title=${words.marks[size]}><span aria-hidden="true">${words.markGlyphs[size]}</span><span class="unseen">${words.marks[size]}</span></th>`)}<th scope="col" class="counted">${words.counted}</th></tr></thead>
      <tbody>${this.reports.map((report, player) => html`<tr><th scope="row"><span class="disc side-${player}"></span>${report.name || texts().app.sides[player as Player]}</th>
        <td><strong>${formatRate(report.pr)}</strong></td><td>${formatRate(report.errorRate)}</td><td>${formatEquity(report.luck)}</td>
        ${SIZES.map((size) => html`<td>${report.marks[size]}</td>`)}<td class="counted">${report.decisions}</td></tr>`)}</tbody>
    </table><div class="small muted rate-note">${rateWords(this.entry.record.game === 'short' ? words.rateNote : words.rateNoteLong, this.depths)}</div></div>`;
  }

  private renderWork(): TemplateResult {
    const words = texts().review;
    const { done, total, plies = this.wanted } = this.entry.progress;
    const { depths } = this;
    const sofar = progressWords(depths, plies, words.progress(done, total));
    const redoAt = this.redoAt ?? Math.max(plies, this.wanted) as Plies;
    const bar = html`<progress max="1" .value=${shareDone(depths, plies, { done, total })}></progress>`;
    if (this.work.kind === 'running') {
      return html`${bar}<span class="small muted" role="status">${sofar}</span>
        <button @click=${() => this.send('nard-stop')}>${icon('stop')}${words.stop}</button>`;
    }
    if (this.work.kind === 'unjudged') return html`<span class="small muted" role="status">${words.gameUnjudged}</span>`;
    const failed = this.work.kind === 'failed' ? html`<span class="mark-blunder small" role="alert">${texts().errors[this.work.error.code](this.work.error.facts)}</span>` : nothing;
    if (done < total) {
      return html`${bar}<span class="small muted">${sofar}</span>${failed}
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

  private renderFilter(): TemplateResult {
    const words = texts().review;
    const { filter } = this;
    const stops = this.rows.filter((row) => isStop(row, filter)).length;
    const players = [null, 0, 1] as const;
    return html`<div class="row wrap chips" role="group" aria-label=${words.filters}>
      <div class="row wrap chips">${players.map((player) => html`<button class="chip" aria-pressed=${filter.player === player} @click=${() => this.send('nard-filter', { player })}>
        ${player === null ? words.both : this.entry.record.players[player] || texts().app.sides[player]}</button>`)}</div>
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
        <div class="row wrap small muted"><span>${length > 0 ? words.length(length) : words.money}</span>${record.game === 'long' ? html`<span class="badge">${gameWords(record.game, record.preset)}</span>` : nothing}${this.renderEvaluator()}
          <span class="row">${formatsOf(record.game).map((format) => html`<button class="quiet small" title=${words.saveAs(fileEnding(format))} aria-label=${words.saveAs(fileEnding(format))} @click=${() => this.send('nard-export', format)}>${icon('download')}.${fileEnding(format)}</button>`)}</span>
          ${notes.length > 0 ? html`<span title=${notes.map((note) => words.asWritten(note.text, note.line)).join('\n')}>${words.notes(notes.length)}</span>` : nothing}</div>
        <div class="row wrap work">${this.renderWork()}</div>
      </div>
      ${this.renderRates()}
    </div>
    ${this.renderFilter()}`;
  }
}
