import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { DEFAULT_THRESHOLDS, type Mark } from '../../analysis/match-analysis.ts';
import { markOf } from '../../analysis/marks.ts';
import { makeRoll } from '../../core/dice.ts';
import { stepsOf } from '../../core/play.ts';
import { positionKey } from '../../core/position.ts';
import type { NardError, Result } from '../../core/result.ts';
import type { LegalPlay } from '../../core/rule-book.ts';
import { shuffled } from '../../core/seeded.ts';
import type { QuizWords } from '../../i18n/en/quiz.ts';
import type { Language } from '../../i18n/languages.ts';
import { numberFormat } from '../../i18n/numbers.ts';
import type { NardBoard } from '../board/nard-board.ts';
import type { Arrow, Tone } from '../board/draw-arrows.ts';
import type { Later, Sentences } from '../board/surroundings.ts';
import { readTypedPlay } from '../board/typed-play.ts';
import { BOARD_PARTS } from '../shared/board-parts.ts';
import { emit } from '../shared/emit.ts';
import { baseStyles, buttonStyles } from '../shared/styles.ts';
import { WatchController, type Watch } from '../shared/watch-controller.ts';
import { byLoss, parseOptions, type QuizOption } from './quiz-options.ts';
import { quizStyles } from './quiz-style.ts';

/** What whoever defines the quiz hands to it. */
export interface QuizSurroundings {
  words(host: Element): QuizWords;
  sentences(host: Element): Later<Sentences>;
  language(host: Element): Language;
  /** Puts a lesson into a place of the quiz; answers what is wrong with it. */
  showLesson(place: HTMLElement, lesson: string, page: string | null): Promise<NardError | null>;
  readonly watch: Watch;
}

export interface QuizAnswer {
  /** As it is written among the options, or as it was played. */
  readonly text: string;
  /** Given up against the best; null = it is not among the options. */
  readonly loss: number | null;
  readonly isRight: boolean;
}

const TOLERANCE = 0.005;
const GLYPHS: Readonly<Record<Mark, string>> = { none: '', doubtful: '?!', error: '?', blunder: '??' };

/**
 * A question: a position, and answers to choose from in a mixed order; with dice, the answer may be played on the board. Then what
 * was given up, the whole ranking, and a note.
 *
 * @tag nard-quiz
 * @slot - Shown where the element is not known, and before it is there.
 * @slot note - Shown with the answer.
 * @fires {CustomEvent<QuizAnswer>} nard-answer - The question was answered.
 * @fires {CustomEvent<{ error: NardError }>} nard-error - The options or the position cannot be understood.
 * @csspart ask - The question.
 * @csspart option - Each answer to choose from.
 * @csspart verdict - What the answer was worth.
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
export class NardQuiz extends LitElement {
  /** Given once by whoever defines the element. @internal */
  static surroundings: QuizSurroundings | null = null;

  static override styles = [baseStyles, buttonStyles, quizStyles];

  /** The position, as for a board: an XGID, a GNUbg ID or a long nard ID. */
  @property() position: string | null = null;
  /** Answers with what each gives up: `8/5 6/5=0; 13/10 24/23=0.021`. Plays, cube actions or any words. */
  @property() options: string | null = '';
  /** The question; empty = who is to play what. */
  @property() question = '';
  /** Answers that give up no more than this count as right. */
  @property({ converter: { fromAttribute: (text) => (text ? Number(text.replace(',', '.')) : TOLERANCE) } }) tolerance = TOLERANCE;
  /** As the board’s attribute. */
  @property() perspective: string | null = null;
  /** As the board’s attribute. */
  @property() direction: string | null = null;
  /** As the board’s attribute. */
  @property() numbering: string | null = null;
  /** As the board’s attribute. */
  @property() show: string | null = null;

  /** In place of a question a whole lesson: a link to it, what a link holds, its text, or the address of its file. */
  @property() lesson: string | null = null;
  /** Where the lesson begins, such as `3` or `3.1`. */
  @property() page: string | null = null;

  @state() private lessonError: NardError | null = null;
  /** The sentence for what is wrong could not be loaded. */
  @state() private wordless = false;
  @state() private answer: QuizAnswer | null = null;
  /** A whole play lies on the board. */
  @state() private laid = false;
  /** The board has read the position. */
  @state() private ready = false;
  @query('nard-board') private readonly board!: NardBoard;

  private told = '';

  constructor() {
    super();
    new WatchController(this, (changed) => this.surroundings.watch(changed));
  }

  private get surroundings(): QuizSurroundings {
    return (this.constructor as typeof NardQuiz).surroundings!;
  }

  private get read(): Result<readonly QuizOption[]> {
    return parseOptions(this.options ?? '');
  }

  private get parsed(): readonly QuizOption[] {
    const { read } = this;
    return read.ok ? read.value : [];
  }

  private get problem(): NardError | null {
    if (this.lesson) return this.lessonError;
    const { read, tolerance } = this;
    if (!read.ok) return read.error;
    // By a tolerance that is no number even the best answer would be wrong.
    if (tolerance >= 0) return null;
    return { code: 'attribute_malformed', facts: { name: 'tolerance', text: (this.getAttribute('tolerance') ?? String(tolerance)).slice(0, 40), wanted: String(TOLERANCE) } };
  }

  /** The question as it was: answers are mixed as before. */
  reset(): void {
    this.answer = null;
    this.laid = false;
    // There is none with a lesson, or before the quiz is on a page.
    if (!this.board) return;
    this.board.made = [];
    this.board.arrows = [];
    while (this.board.undo());
  }

  /** Answers the question by one of the options, as it is written. False when it is none of them. */
  choose(text: string): boolean {
    const option = typeof text === 'string' ? this.parsed.find((each) => each.text === text.trim()) : null;
    if (!option || this.answer) return false;
    this.finish({ text: option.text, loss: option.loss });
    return true;
  }

  private finish({ text, loss }: Omit<QuizAnswer, 'isRight'>): void {
    // Losses are written to the thousandth.
    this.answer = { text, loss, isRight: loss !== null && loss <= this.tolerance + 1e-9 };
    while (this.board?.undo());
    emit(this, 'nard-answer', this.answer);
  }

  /** A play made on the board is the option with the same result, however that is spelled. */
  private async played(play: LegalPlay & { readonly notation: string }): Promise<void> {
    const key = positionKey(play.result);
    for (const option of this.parsed) {
      const found = await this.board.findPlay(option.text);
      if (found && positionKey(found.result) === key) {
        this.finish(option);
        return;
      }
    }
    this.finish({ text: play.notation, loss: null });
  }

  /** Arrows of the best play and of the chosen one. */
  private arrows(): readonly Arrow[] {
    const best = byLoss(this.parsed)[0];
    if (!this.answer || !best) return [];
    const { scheme, game, turn } = this.board;
    const of = (text: string, tone: Tone): readonly Arrow[] => stepsOf(readTypedPlay(text, scheme, game, turn) ?? []).map((step) => ({ ...step, tone }));
    const { text, isRight, loss } = this.answer;
    const mark = loss === null ? 'error' : markOf(loss, DEFAULT_THRESHOLDS);
    return [...of(best.text, 'good'), ...(isRight ? [] : of(text, mark === 'none' ? 'good' : mark))];
  }

  private formatLoss(loss: number): string {
    return numberFormat(this.surroundings.language(this), { minimumFractionDigits: 3, maximumFractionDigits: 3 }).format(loss);
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang') this.requestUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('position') && !changed.has('options')) return;
    this.answer = null;
    this.laid = false;
  }

  private async showLesson(): Promise<void> {
    const { lesson, page } = this;
    const error = await this.surroundings.showLesson(this.renderRoot.querySelector('.lesson')!, lesson!, page);
    if (lesson === this.lesson) this.lessonError = error;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (this.lesson && (changed.has('lesson') || changed.has('page'))) void this.showLesson();
    const { problem, board } = this;
    // After a lesson the board is a new one.
    const isOther = changed.has('position') || changed.has('lesson');
    if (board && (changed.has('answer' as keyof NardQuiz) || isOther || changed.has('options'))) board.arrows = this.arrows();
    if (isOther && board) void board.updateComplete.then(() => { this.ready = true; this.requestUpdate(); });
    const told = JSON.stringify(problem);
    if (problem && told !== this.told) emit(this, 'nard-error', { error: problem });
    this.told = told;
  }

  protected override render(): TemplateResult {
    const words = this.surroundings.words(this);
    const { board, problem, answer } = this;
    if (this.lesson) return html`<div class="lesson"></div>${problem ? this.renderProblem(problem) : nothing}`;
    const ask = this.question || (this.ready && board ? words.ask(board.turn, board.roll ? makeRoll(board.roll) : '') : '');
    return html`
      <p class="ask" part="ask">${ask}</p>
      <nard-board exportparts=${BOARD_PARTS} mode=${answer ? 'view' : 'quiz'} position=${this.position ?? nothing} perspective=${this.perspective ?? nothing}
        direction=${this.direction ?? nothing} numbering=${this.numbering ?? nothing} show=${this.show ?? nothing}
        @nard-step=${this.stepped} @nard-undo=${this.stepped} @nard-play-request=${this.answered} @nard-answer=${this.stop}></nard-board>
      ${problem ? this.renderProblem(problem) : answer ? this.renderAnswer(answer, words) : this.renderQuestion(words)}`;
  }

  private readonly stepped = (event: CustomEvent<{ complete?: boolean }>): void => {
    this.laid = event.detail.complete ?? false;
  };

  /** The board’s own word of it stays inside: the quiz says what it is worth. */
  private readonly answered = (event: CustomEvent<LegalPlay & { notation: string }>): void => {
    event.stopPropagation();
    event.preventDefault();
    void this.played(event.detail);
  };

  private readonly stop = (event: Event): void => event.stopPropagation();

  private renderProblem({ code, facts }: NardError): TemplateResult {
    const found = this.surroundings.sentences(this);
    const isComing = found instanceof Promise;
    // Without a connection the sentence does not come either.
    if (isComing) found.then(() => this.requestUpdate(), () => { this.wordless = true; });
    const sentence = isComing ? (this.wordless ? this.surroundings.words(this).failed(code) : nothing) : found.errors[code](facts);
    return html`<div class="problem" role="alert">${sentence}</div>`;
  }

  private renderQuestion(words: QuizWords): TemplateResult {
    // The same for the same quiz, so that nothing moves when it is drawn anew.
    const options = shuffled(this.parsed, `${this.position} ${this.options}`);
    if (options.length === 0) return html`<p class="hint">${words.empty}</p>`;
    // A single answer to choose from would be no question: with dice it is found on the board.
    const hides = options.length === 1 && (!this.ready || this.board?.roll);
    return html`
      <div class="row" ?hidden=${!this.laid}><button class="main" @click=${() => this.board.commit()}>${words.answer}</button><button @click=${() => this.board.undo()}>${words.takeBack}</button></div>
      <p class="hint" id="hint">${hides ? words.play : this.board?.roll ? words.chooseOrPlay : words.choose}</p>
      ${hides ? nothing : html`<ul class="options" aria-labelledby="hint">
        ${options.map(({ text }) => html`<li><button part="option" @click=${() => this.choose(text)}><bdi>${text}</bdi></button></li>`)}
      </ul>`}`;
  }

  private renderAnswer({ text, loss, isRight }: QuizAnswer, words: QuizWords): TemplateResult {
    const ranked = byLoss(this.parsed);
    const best = ranked[0]?.text ?? '';
    const verdict = loss === null ? words.unlisted(text, best) : loss === 0 ? words.right : isRight ? words.near(this.formatLoss(loss)) : words.wrong(this.formatLoss(loss), best);
    return html`
      <p class="verdict ${isRight ? 'good' : 'bad'}" part="verdict" role="status">${verdict}</p>
      <ol class="ranked">
        ${ranked.map((option, i) => {
          const mark = markOf(option.loss, DEFAULT_THRESHOLDS);
          const said = [...(i === 0 ? [words.best] : []), ...(option.text === text ? [words.chosen] : [])].join(', ');
          return html`<li class=${option.text === text ? 'chosen' : ''}><span class="mark-${mark}">${i === 0 ? '✓' : GLYPHS[mark]}</span>
            <span><bdi>${option.text}</bdi>${said ? html` <small>(${said})</small>` : nothing}</span><span>${option.loss === 0 ? '' : `−${this.formatLoss(option.loss)}`}</span></li>`;
        })}
      </ol>
      <div class="note"><slot name="note"></slot></div>
      <div class="row"><button @click=${() => this.reset()}>${words.again}</button></div>`;
  }
}
