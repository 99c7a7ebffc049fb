import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { analyseBoard, depthOf, type Finding } from '../../analysis/analyse-board.ts';
import { presetOfSituation } from '../../core/presets.ts';
import type { NardError } from '../../core/result.ts';
import { otherPlayer, rollingPlayer } from '../../core/situation.ts';
import { presetTerms } from '../../core/terms.ts';
import type { Candidate, Engine, EvaluateAnswer, Plies } from '../../engine/protocol.ts';
import { texts } from '../../i18n/index.ts';
import { lastThrowWords } from '../../i18n/last-throw-words.ts';
import type { Arrow } from '../board/draw-arrows.ts';
import type { NardBoard } from '../board/nard-board.ts';
import { BOARD_PARTS } from '../shared/board-parts.ts';
import { emit } from '../shared/emit.ts';
import { formatChance, formatEquity } from '../shared/format.ts';
import { LanguageController } from '../shared/language-controller.ts';
import { baseStyles } from '../shared/styles.ts';
import { analysisStyles } from './analysis-style.ts';

export interface AnalysisSurroundings {
  /** The engine, its files in a folder, or beside the element; several elements share one. */
  engine(base: string | null): Promise<Engine>;
  /** The element is on a page: its language is wanted. */
  connected(host: Element): void;
}

type Progress =
  | { readonly kind: 'idle' | 'loading' | 'stopped' | 'over' }
  | { readonly kind: 'working' | 'done'; readonly plies: Plies }
  | { readonly kind: 'failed'; readonly error: NardError };

/**
 * A board with an analysis under it: plays of the dice ranked, or the cube and the chances. Nothing of the engine is loaded before it
 * is started, unless `engine="auto"`.
 *
 * @tag nard-analysis
 * @slot - Shown where the element is not known, and before it is there.
 * @fires {CustomEvent<Finding>} nard-analysis-progress - The answer so far, deeper each time.
 * @fires {CustomEvent<{ error: NardError }>} nard-error - The position cannot be understood, or the engine did not come.
 * @csspart start - The button that starts and stops.
 * @csspart status - What is going on.
 * @csspart board - Of the board: the frame.
 * @csspart point - Of the board: each of the 24 points.
 * @csspart checker - Of the board: each checker.
 * @csspart checker-light - Of the board: White’s checkers.
 * @csspart checker-dark - Of the board: Black’s checkers.
 * @csspart cube - Of the board: the doubling cube.
 * @csspart die - Of the board: each die.
 * @csspart arrow - Of the board: each arrow; by its tone also `arrow-plain`, `arrow-good`, `arrow-doubtful`, `arrow-error`, `arrow-blunder`.
 * @csspart label - Of the board: each number and text.
 */
export class NardAnalysis extends LitElement {
  /** Given once by whoever defines the element. @internal */
  static surroundings: AnalysisSurroundings | null = null;

  static override styles = [baseStyles, analysisStyles];

  /** The position, as for a board: an XGID, a GNUbg ID or a long nard ID. */
  @property() position: string | null = null;
  /** As the board’s attribute: which starting position is shown where there is no other. */
  @property() game: string | null = null;
  /** As the board’s attribute. */
  @property() preset: string | null = null;
  /** As the board’s attribute. */
  @property() perspective: string | null = null;
  /** As the board’s attribute. */
  @property() direction: string | null = null;
  /** As the board’s attribute. */
  @property() numbering: string | null = null;
  /** `auto`: starts by itself, also with each new position. */
  @property() engine: string | null = null;
  /** The folder with the engine’s files, where they do not lie beside this element’s script. */
  @property({ attribute: 'engine-base' }) engineBase: string | null = null;
  /** How deep it looks, 0 to 3 (GNU counting). */
  @property({ type: Number }) plies = 2;

  @state() private progress: Progress = { kind: 'idle' };
  @state() private finding: Finding | null = null;
  @state() private arrows: readonly Arrow[] = [];
  @query('nard-board') private readonly board!: NardBoard;
  private running: AbortController | null = null;

  constructor() {
    super();
    new LanguageController(this);
  }

  private get surroundings(): AnalysisSurroundings {
    return (this.constructor as typeof NardAnalysis).surroundings!;
  }

  /** Analyses what stands on the board. Resolves when it is done or was stopped; a newer call stops an older one. */
  async analyse(): Promise<void> {
    this.running?.abort();
    const control = new AbortController();
    this.running = control;
    const tell = (progress: Progress): void => { if (this.running === control) this.progress = progress; };
    await this.updateComplete;
    await this.board.updateComplete;
    const { situation } = this.board;
    // The board says itself what is wrong.
    if (!situation) return tell({ kind: 'idle' });
    if (situation.phase === 'over') return tell({ kind: 'over' });
    const plies = depthOf(this.plies);
    try {
      tell({ kind: 'loading' });
      const engine = await this.surroundings.engine(this.engineBase);
      control.signal.throwIfAborted();
      tell({ kind: 'working', plies });
      await analyseBoard(engine, situation, plies, control.signal, (finding) => {
        if (control.signal.aborted) return;
        this.finding = finding;
        emit(this, 'nard-analysis-progress', finding);
      });
      tell({ kind: 'done', plies });
    } catch (error) {
      if (control.signal.aborted) return tell({ kind: 'stopped' });
      const problem: NardError = { code: 'engine_failed', facts: { reason: error instanceof Error ? error.message : String(error) } };
      tell({ kind: 'failed', error: problem });
      emit(this, 'nard-error', { error: problem });
    }
  }

  /** Stops the analysis; what it has said stays. */
  stop(): void {
    this.running?.abort();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.surroundings.connected(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop();
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang' && this.isConnected) this.surroundings.connected(this);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('position') && !changed.has('game') && !changed.has('preset')) return;
    this.stop();
    this.finding = null;
    this.arrows = [];
    this.progress = { kind: 'idle' };
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (this.engine === 'auto' && ['position', 'game', 'preset', 'engine', 'plies'].some((name) => changed.has(name as keyof NardAnalysis))) void this.analyse();
  }

  protected override render(): TemplateResult {
    const words = texts().analysis;
    const works = this.progress.kind === 'loading' || this.progress.kind === 'working';
    return html`
      <nard-board exportparts=${BOARD_PARTS} position=${this.position ?? nothing} game=${this.game ?? nothing} preset=${this.preset ?? nothing}
        perspective=${this.perspective ?? nothing} direction=${this.direction ?? nothing} numbering=${this.numbering ?? nothing} .arrows=${this.arrows}></nard-board>
      <div class="bar">
        <button part="start" class=${works ? 'quiet' : ''} @click=${() => (works ? this.stop() : void this.analyse())}>${works ? words.stop : words.start}</button>
        <span class="status" part="status" role="status">${this.statusText()}</span>
      </div>
      <section aria-label=${words.name}>${this.renderFinding()}${this.renderLastThrow()}</section>`;
  }

  private statusText(): string {
    const words = texts().analysis;
    const { progress } = this;
    switch (progress.kind) {
      case 'idle': return '';
      case 'working': return words.deeper(progress.plies);
      case 'done': return words.done(progress.plies);
      case 'failed': return texts().errors[progress.error.code](progress.error.facts);
      default: return words[progress.kind];
    }
  }

  private renderFinding(): TemplateResult | typeof nothing {
    const { finding } = this;
    switch (finding?.kind) {
      case undefined: return nothing;
      case 'plays': return this.renderPlays(finding.answer.candidates);
      case 'cube': return html`<nard-cube-table .conditions=${finding.conditions} .decision=${finding.decision} .evaluator=${finding.answer.evaluator} .by=${finding.answer.by}></nard-cube-table>`;
      case 'chances': return this.renderChances(finding.answer);
    }
  }

  /** Of a game that plays a last throw, whether these numbers count it. */
  private renderLastThrow(): TemplateResult | typeof nothing {
    const { situation } = this.board ?? {};
    const words = situation ? lastThrowWords(this.finding?.answer.evaluator, presetTerms(situation.position.game, presetOfSituation(situation).id).scoring, texts()) : null;
    return words === null ? nothing : html`<p class="status">${words}.</p>`;
  }

  private renderPlays(candidates: readonly Candidate[]): TemplateResult {
    const point = (event: CustomEvent<{ candidate: Candidate | null }>): void => {
      event.stopPropagation();
      this.arrows = event.detail.candidate?.play.map(({ from, to }) => ({ from, to })) ?? [];
    };
    return html`<nard-play-list .candidates=${candidates} .game=${this.board.game} .working=${this.progress.kind !== 'done'}
      .pointName=${this.board.moverPointName} @nard-play-hover=${point} @nard-play-choose=${point}></nard-play-list>`;
  }

  private renderChances({ probabilities: p, equity }: EvaluateAnswer): TemplateResult {
    const words = texts().analysis;
    const { turn, phase, game } = this.board;
    const own = rollingPlayer({ turn, phase: phase ?? 'roll' });
    const row = (name: string, ...values: readonly [number, number]): TemplateResult =>
      html`<tr><th scope="row">${name}</th>${values.map((value) => html`<td>${formatChance(value)}%</td>`)}</tr>`;
    return html`<table>
      <thead><tr><th></th><th scope="col">${words.side(own)}</th><th scope="col">${words.side(otherPlayer(own))}</th></tr></thead>
      <tbody>
        <tr><th scope="row">${words.equity}</th><td>${formatEquity(equity)}</td><td>${formatEquity(-equity)}</td></tr>
        ${row(words.win, p.win, 1 - p.win)}${row(game === 'short' ? words.gammon : words.mars, p.winGammon, p.loseGammon)}
        ${game === 'short' ? row(words.backgammon, p.winBackgammon, p.loseBackgammon) : nothing}
      </tbody></table>`;
  }
}
