/** Review: a match, its errors, and the way from one to the next. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { pointNames, type Numbering as Scheme } from '../../core/numbering.ts';
import type { MatchEquityTable } from '../../core/met/table.ts';
import { cubeOf } from '../../core/preset-board.ts';
import { presetOfRecord } from '../../core/record.ts';
import { ratePlayers, type PlayerRates } from '../../analysis/cube/rates.ts';
import { reportPlayers } from '../../analysis/report.ts';
import type { PlayerReport, Thresholds } from '../../analysis/match-analysis.ts';
import '../../elements/board/define.ts';
import '../../elements/equity-graph/define.ts';
import { graphEntries, type GraphEntry } from '../../elements/equity-graph/graph-entries.ts';
import type { Arrow, Tone } from '../../elements/board/draw-arrows.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { letterKey } from '../../elements/shared/letter-key.ts';
import { isShortcut } from '../../elements/shared/shortcut.ts';
import type { Candidate, Plies } from '../../engine/protocol.ts';
import { fileEnding, writeRecord, type RecordFormat } from '../../formats/write-record.ts';
import { texts } from '../../i18n/index.ts';
import { Watching } from '../cell.ts';
import { directionOf, numberingOf, schemeOf } from '../board-look.ts';
import { icon, type IconName } from '../icons.ts';
import '../library/decision-remark.ts';
import { loadOrTell } from '../load-or-tell.ts';
import { isSamePlace, rowIndex, rowsOf, type MatchRow } from '../match-rows.ts';
import { PageKeys } from '../page-keys.ts';
import { shareDone } from '../progress-words.ts';
import { outdatedMets, situationIn, type OpenMatch } from '../review-state.ts';
import type { Place } from '../routes.ts';
import type { Session } from '../session.ts';
import type { Settings } from '../settings.ts';
import { Stages } from '../stages.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import { endWords } from '../win-words.ts';
import './decision-card.ts';
import './game-moves.ts';
import './match-header.ts';
import './review-empty.ts';
import { reviewStyles } from './review-style.ts';

const arrowsOf = ({ play }: Pick<Candidate, 'play'>, tone: Tone): Arrow[] => play.map(({ from, to }) => ({ from, to, tone }));

/** Best and played play of a row; one pointed at in the list instead of both. */
function arrowsFor(row: MatchRow, hinted: Candidate | null): readonly Arrow[] {
  if (hinted) return arrowsOf(hinted, 'plain');
  const { analysis, decision } = row;
  const best = analysis?.candidates[0];
  if (!best) return decision.played ? arrowsOf({ play: decision.played }, 'plain') : [];
  const played = analysis.candidates[analysis.played];
  return played && played !== best ? [...arrowsOf(played, row.playMark === 'none' ? 'plain' : row.playMark), ...arrowsOf(best, 'good')] : arrowsOf(best, 'good');
}

/** Depth that a match is to reach. */
const wantedOf = ({ progress }: OpenMatch['entry'], { matchPlies }: Settings): Plies => progress.plies ?? matchPlies;

interface Figures {
  readonly moves: OpenMatch['entry']['moves'];
  readonly cubes: OpenMatch['entry']['cubes'];
  readonly games: OpenMatch['games'];
  readonly thresholds: Thresholds;
  readonly scheme: Scheme;
  readonly rows: readonly MatchRow[];
  readonly byGame: readonly (readonly MatchRow[])[];
  readonly reports: readonly [PlayerReport, PlayerReport];
  readonly rates: readonly [PlayerRates, PlayerRates];
  readonly graph: readonly GraphEntry[];
  /** The match equities that are chosen, and what else the numbers were made by. */
  readonly met: MatchEquityTable;
  readonly outdated: readonly string[];
}

const NOTHING_YET: readonly GraphEntry[] = [];

/** Parts of a match in the order they are drawn, each in a task of its own: header, then these, then game by game. */
const BOARD = 1, DECISION = 2, GRAPH = 3, OWN_GAME = 4, GAMES_FROM = 5;

@customElement('nard-review-screen')
export class ReviewScreen extends LitElement {
  @property({ attribute: false }) session!: Session;
  /** The candidate pointed at in the list. */
  @state() private hinted: Candidate | null = null;
  @query('.moves') private readonly moves!: HTMLElement | null;
  private shownAt: Place | null = null;
  private readonly stages = new Stages(this, () => {
    const state = this.session.review.cell.get();
    return state.kind === 'open' ? GAMES_FROM + state.games.length : 0;
  });
  private drawnMatch: string | null = null;
  private figures: Figures | null = null;

  static override styles = [baseStyles, controlStyles, reviewStyles];

  constructor() {
    super();
    new LanguageController(this);
    new Watching(this, () => [this.session.review.cell, this.session.settings, this.session.facts.info, this.session.facts.longInfo, this.session.bottom, this.session.library.cell, this.session.met]);
    new PageKeys(this, (event) => this.keyDown(event));
  }

  private keyDown(event: KeyboardEvent): void {
    if (!isShortcut(event) || this.session.review.cell.get().kind !== 'open') return;
    switch (letterKey(event) ?? event.key) {
      case 'n': this.stepError(1); break;
      case 'p': this.stepError(-1); break;
      case 'ArrowRight': case 'ArrowDown': this.session.review.step(1); break;
      case 'ArrowLeft': case 'ArrowUp': this.session.review.step(-1); break;
      default: return;
    }
    event.preventDefault();
  }

  private stepError(direction: 1 | -1): void {
    if (!this.session.review.stepError(direction)) this.session.notices.tell(texts().review.noErrors);
  }

  private readonly goTo = (event: CustomEvent<Place>): void => this.session.review.goTo(event.detail);

  override willUpdate(): void {
    const state = this.session.review.cell.get();
    if (state.kind !== 'open' || state.entry.id === this.drawnMatch) return;
    this.drawnMatch = state.entry.id;
    this.stages.reset();
  }

  override updated(): void {
    const state = this.session.review.cell.get();
    if (state.kind !== 'open' || (this.shownAt && isSamePlace(this.shownAt, state.at))) return;
    const first = this.shownAt === null;
    this.shownAt = state.at;
    this.hinted = null;
    if (!first || state.at.game > 0) void this.showInList(state.at);
  }

  /** Scrolls the list of moves, never the page. */
  private async showInList({ game, decision }: Place): Promise<void> {
    const list = this.moves;
    const element = list?.querySelectorAll('nard-game-moves')[game];
    if (!list || !element || list.scrollHeight <= list.clientHeight) return;
    // Measured when the page is laid out anyway.
    await new Promise(requestAnimationFrame);
    await element.updateComplete;
    const row = element.rowElement(decision)?.getBoundingClientRect();
    const frame = list.getBoundingClientRect();
    if (row && (row.top < frame.top + 40 || row.bottom > frame.bottom - 8)) list.scrollTop += row.top - frame.top - frame.height / 3;
  }

  private renderBoard(row: MatchRow, scheme: Scheme): TemplateResult {
    const settings = this.session.settings.get();
    const { numbers, pips } = settings;
    const { situation } = row.decision;
    const { game } = situation.position;
    return html`<nard-board .setup=${situation.position} .turn=${situation.turn} .roll=${situation.roll} .phase=${situation.phase} .preset=${situation.preset ?? null} .cube=${cubeOf(game, situation.cube)} .score=${situation.score}
      .perspective=${this.session.bottom.get()} .direction=${directionOf(game, settings)} .numbering=${numberingOf(scheme)} .arrows=${arrowsFor(row, this.hinted)}
      .show=${['dice', 'cube', 'score', 'turn', ...(numbers ? (['numbers'] as const) : []), ...(pips ? (['pips'] as const) : [])]}></nard-board>`;
  }

  private readonly share = (): void => {
    const state = this.session.review.cell.get();
    if (state.kind !== 'open') return;
    const { entry, at } = state;
    const row = this.session.review.rows().find((each) => isSamePlace(each.place, at));
    if (row) this.session.share.open({ situation: row.decision.situation, arrows: arrowsFor(row, this.hinted), match: { record: entry.record, at }, puzzle: async () => (await import('../train/make-puzzles.ts')).puzzleOfRow(row, entry.record) });
  };

  private renderSteps({ work, entry }: OpenMatch): TemplateResult {
    const words = texts().review;
    const { review } = this.session;
    const button = (name: IconName, label: string, run: () => void, primary: boolean): TemplateResult =>
      html`<button class=${primary ? 'primary' : ''} title=${label} aria-label=${label} @click=${run}>${icon(name)}</button>`;
    return html`<div class="steps">
      ${work.kind === 'running' ? html`<progress class="thin" aria-hidden="true" max="1" .value=${shareDone(entry.progress.depths, wantedOf(entry, this.session.settings.get()), entry.progress)}></progress>` : nothing}
      ${button('previousError', words.previousError, () => this.stepError(-1), true)}
      ${button('previous', words.previous, () => void review.step(-1), false)}
      ${button('next', words.next, () => void review.step(1), false)}
      ${button('nextError', words.nextError, () => this.stepError(1), true)}
      <button class="quiet flip" title=${texts().share.open} aria-label=${texts().share.open} @click=${this.share}>${icon('share')}</button>
      <button class="quiet flip" title=${texts().app.analyse.flip} aria-label=${texts().app.analyse.flip} @click=${() => this.session.turnBoards()}>${icon('flip')}</button>
      <span class="keys small muted">${words.keys}</span>
    </div>`;
  }

  /** What is counted from the analysis, anew only when the analysis or the thresholds have changed. */
  private figuresOf({ entry, games }: OpenMatch): Figures {
    const settings = this.session.settings.get();
    const { thresholds } = settings;
    const { record } = entry;
    const scheme = schemeOf(record.game, presetOfRecord(record), settings);
    const met = this.session.met.get();
    if (this.figures?.moves === entry.moves && this.figures.cubes === entry.cubes && this.figures.games === games && this.figures.thresholds === thresholds && this.figures.scheme === scheme && this.figures.met === met) return this.figures;
    const rows = rowsOf(games, entry, thresholds);
    this.figures = {
      moves: entry.moves, cubes: entry.cubes, games, thresholds, scheme, rows,
      byGame: games.map((_, game) => rows.filter((each) => each.place.game === game)),
      reports: reportPlayers(entry.record, games, entry.moves, thresholds),
      rates: ratePlayers(entry.record, games, entry.moves, entry.cubes ?? []),
      graph: graphEntries(games, entry.moves, thresholds, scheme, entry.cubes),
      met, outdated: outdatedMets(rows, this.session.review.cubeOptions(record)),
    };
    return this.figures;
  }

  private renderMatch(match: OpenMatch): TemplateResult {
    const { review } = this.session;
    const { entry, games, at, filter, work } = match;
    const { rows, byGame, reports, rates, graph, thresholds, scheme, outdated } = this.figuresOf(match);
    const parts = this.stages.reached;
    const row = rows.find((each) => isSamePlace(each.place, at));
    return html`<div class="screen">
      <nard-match-header class="card header" .entry=${entry} .work=${work} .info=${this.session.facts.infoOf(entry.record.game)} .wanted=${this.session.settings.get().matchPlies} .filter=${filter} .rows=${rows}
        .reports=${reports} .rates=${rates} .met=${this.session.met.get()} .outdated=${outdated}
        @nard-stop=${() => void review.stop()} @nard-resume=${() => void review.resume()} @nard-redo=${(event: CustomEvent<Plies>) => void review.redo(event.detail)}
        @nard-filter=${(event: CustomEvent<Partial<OpenMatch['filter']>>) => review.setFilter(event.detail)} @nard-close=${() => this.close()}
        @nard-export=${(event: CustomEvent<RecordFormat>) => this.session.saveText(writeRecord(entry.record, event.detail, scheme, () => games), `${entry.title}.${fileEnding(event.detail)}`)}></nard-match-header>
      <nard-equity-graph class="graph" .entries=${parts >= GRAPH ? graph : NOTHING_YET} .waitsFor=${this.graphWaits(match, parts)} .names=${entry.record.players} .selected=${parts >= GRAPH ? rowIndex(rows, at) : -1}
        @nard-graph-select=${(event: CustomEvent<{ index: number }>) => review.goTo(rows[event.detail.index]!.place)}></nard-equity-graph>
      <div class="moves card" role="region" aria-label=${texts().review.moves} tabindex="-1">${games.map((game, index) => html`<nard-game-moves .game=${game} .index=${index} .scheme=${scheme} .end=${endWords(entry.record, index, game)} .players=${entry.record.players} .wanted=${wantedOf(entry, this.session.settings.get())} .rows=${byGame[index]!} .waiting=${parts < (index === at.game ? OWN_GAME : GAMES_FROM + index)}
        .at=${at.game === index ? at.decision : -1} @nard-place=${this.goTo}></nard-game-moves>`)}</div>
      <div class="board-column">
        <div class="board">${row && parts >= BOARD ? this.renderBoard(row, scheme) : nothing}</div>
        ${this.renderSteps(match)}
      </div>
      <nard-decision-card class="card decision" .cubeOptions=${review.cubeOptions(entry.record)} .scheme=${scheme} .koks=${Boolean(entry.record.terms?.scoring.backgammon)} .row=${parts >= DECISION ? (row ?? null) : null} .players=${entry.record.players} .thresholds=${thresholds}
        @nard-play-hover=${(event: CustomEvent<{ candidate: Candidate | null }>) => { this.hinted = event.detail.candidate; }}
        @nard-puzzle=${() => { if (row) void this.makePuzzle(row, entry.record); }}
        @nard-open=${() => { if (row) this.session.openSituation(situationIn(entry.record, row.decision.situation)); }}>
        ${row && parts >= DECISION ? html`<nard-decision-remark .session=${this.session} .match=${entry.id} .place=${at} .analysis=${row.analysis} .cube=${row.cube} .pointName=${pointNames(scheme, entry.record.game, row.decision.player)}></nard-decision-remark>` : nothing}</nard-decision-card>
    </div>`;
  }

  /** What comes first, while the graph has nothing to draw. */
  private graphWaits({ work, entry: { progress: { done, total } } }: OpenMatch, parts: number): string {
    const words = texts().review;
    if (parts < GRAPH) return words.reading;
    return work.kind === 'running' ? words.progress(done, total) : '';
  }

  private async makePuzzle(row: MatchRow, record: OpenMatch['entry']['record']): Promise<void> {
    const code = await loadOrTell(() => import('../train/puzzle-here.ts'), this.session.notices);
    await code?.addRowPuzzle(this.session, row, record);
  }

  private close(): void {
    this.session.review.close();
    this.session.go({ screen: 'review', match: null, at: null });
  }

  override render(): TemplateResult {
    const state = this.session.review.cell.get();
    const words = texts().review;
    switch (state.kind) {
      case 'open': return this.renderMatch(state);
      case 'opening': return html`<p class="waiting muted" role="status">${words.reading}</p>`;
      case 'missing': return html`<p class="waiting" role="alert">${texts().errors[state.error.code](state.error.facts)}</p>
        <nard-review-empty .session=${this.session}></nard-review-empty>`;
      case 'empty': return html`<nard-review-empty .session=${this.session}></nard-review-empty>`;
    }
  }
}
