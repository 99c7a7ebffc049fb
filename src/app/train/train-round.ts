/** A round: one question after another; the answer, what it was worth, and the grade. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { markOf } from '../../analysis/marks.ts';
import { pointNames, type Numbering as Scheme } from '../../core/numbering.ts';
import { cubeOf } from '../../core/preset-board.ts';
import { presetOfSituation } from '../../core/presets.ts';
import type { Refusal } from '../../core/refusal.ts';
import { ok, type Result } from '../../core/result.ts';
import type { LegalPlay, RuleBook } from '../../core/rule-book.ts';
import type { NardBoard } from '../../elements/board/define.ts';
import '../../elements/board/define.ts';
import type { Arrow, Tone } from '../../elements/board/draw-arrows.ts';
import { refusalText } from '../../elements/board/refusal-text.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { letterKey } from '../../elements/shared/letter-key.ts';
import { isShortcut } from '../../elements/shared/shortcut.ts';
import { texts } from '../../i18n/index.ts';
import { MOST } from '../../study/estimate.ts';
import { GRADES, type Grade } from '../../study/memory.ts';
import type { OpenPuzzle } from '../../study/open-puzzle.ts';
import type { Quantity } from '../../study/puzzle.ts';
import { directionOf, numberingOf, schemeOf } from '../board-look.ts';
import { Watching } from '../cell.ts';
import { parseDecimal } from '../decimal.ts';
import { icon } from '../icons.ts';
import { PageKeys } from '../page-keys.ts';
import '../play/play-field.ts';
import type { Session } from '../session.ts';
import { Stages } from '../stages.ts';
import { findTyped } from '../typed-turn.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import './answer-reveal.ts';
import { roundStyles } from './train-style.ts';
import type { Question, Round, TrainSession } from './train-session.ts';
import { answeredAt, deckTitle, intervalText, playText, questionText, verdictText } from './train-words.ts';
import { trainingWords } from './training-words.ts';

/** As it is typed: chances in percent. */
const mostOf = (quantity: Quantity): number => (quantity === 'win' ? 100 * MOST.win : MOST[quantity]);

/** What is marked before a key is pressed. */
const SUGGESTED = { right: 'good', wrong: 'again' } as const;

/**
 * @fires nard-keep - the question alone is to be added to Train
 * @fires nard-leave - the question alone is to be left
 */
@customElement('nard-train-round')
export class TrainRound extends LitElement {
  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) train!: TrainSession;
  /** One question by itself, which is not graded. */
  @property({ attribute: false }) alone = false;
  /** Steps of a play lie on the board. */
  @state() private steps = 0;
  @state() private complete = false;
  @state() private refused = '';
  /** Index of the play pointed at. */
  @state() private hinted = -1;
  @state() private wrongNumber = false;
  @query('nard-board') private readonly board!: NardBoard | null;
  /** The board, then what is beside it. */
  private readonly stages = new Stages(this, () => 1);
  private shown = '';

  static override styles = [baseStyles, controlStyles, roundStyles];

  constructor() {
    super();
    new LanguageController(this);
    trainingWords.watch(this);
    new Watching(this, () => [this.train.cell, this.session.settings, this.session.bottom]);
    new PageKeys(this, (event) => this.keyDown(event));
  }

  private get round(): Round | null {
    return this.train.cell.get().round;
  }

  private get question(): Question | null {
    return this.round?.question ?? null;
  }

  private book({ situation }: OpenPuzzle): RuleBook {
    return this.session.services.bookOf(situation.position.game, presetOfSituation(situation));
  }

  private scheme({ situation }: OpenPuzzle): Scheme {
    return schemeOf(situation.position.game, situation.preset, this.session.settings.get());
  }

  /** What is on the screen: the keyboard goes along and the board begins anew when it changes. */
  private get moment(): string {
    const { question, round } = this;
    return question ? `${question.stored.id} ${round!.done.length} ${question.answered ? 'answered' : ''}` : 'over';
  }

  /** The keyboard goes along: to the question when it is new, to the marked grade when it is answered. */
  override updated(): void {
    const { moment } = this;
    if (moment === this.shown || this.stages.reached < 1) return;
    this.shown = moment;
    this.renderRoot.querySelector<HTMLElement>(this.question?.answered ? '.bar .primary' : '#question')?.focus({ preventScroll: true });
  }

  override willUpdate(): void {
    if (this.moment === this.shown) return;
    this.steps = 0;
    this.complete = false;
    this.refused = '';
    this.hinted = -1;
    this.wrongNumber = false;
  }

  private keyDown(event: KeyboardEvent): void {
    const { question } = this;
    if (!isShortcut(event) || event.repeat || !question) return;
    // There digits choose a die.
    const onBoard = event.composedPath().some((each) => each === this.board);
    const digit = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : -1;
    if (letterKey(event) === 'u') void this.undo();
    else if (question.answered && !this.alone && digit >= 0 && digit < GRADES.length) void this.train.grade(GRADES[digit]!);
    else if (!question.answered && digit >= 0 && !onBoard && this.choose(question, digit)) { /* answered */ }
    else return;
    event.preventDefault();
  }

  private async undo(): Promise<void> {
    if (await this.train.undo()) this.session.notices.tell(texts().study.round.undone);
  }

  /** Answers with an option by its place; false where there is none. */
  private choose({ open, plays, cubes }: Question, at: number): boolean {
    if (open.kind === 'cube' && cubes[at]) void this.train.answerCube(cubes[at]);
    else if (open.kind === 'play' && this.train.cell.get().choosing && plays[at] !== undefined) {
      const { play, result } = open.candidates[plays[at]]!;
      void this.train.answerPlay({ play, result });
    } else return false;
    return true;
  }

  // ---- the board

  private arrows({ open, answered }: Question): readonly Arrow[] {
    if (open.kind !== 'play') return [];
    const of = (at: number, tone: Tone): Arrow[] => (open.candidates[at]?.play ?? []).map(({ from, to }) => ({ from, to, tone }));
    if (this.hinted >= 0) return of(this.hinted, 'plain');
    if (!answered) return [];
    const own = answeredAt(answered, open, this.book(open));
    const mark = markOf(answered.loss, this.session.settings.get().thresholds);
    return [...(own > 0 ? of(own, answered.right || mark === 'none' ? 'plain' : mark) : []), ...of(0, 'good')];
  }

  private renderBoard(question: Question): TemplateResult {
    const { open, answered } = question;
    const { situation } = open;
    const settings = this.session.settings.get();
    const { numbers } = settings;
    const { game } = situation.position;
    const scheme = this.scheme(open);
    const asksPlay = open.kind === 'play' && !answered && !this.train.cell.get().choosing;
    // Nothing that is asked is shown.
    const pips = settings.pips && (answered !== null || open.kind !== 'estimate' || open.puzzle.quantity !== 'pips');
    return html`<nard-board .setup=${situation.position} .turn=${situation.turn} .roll=${situation.roll} .phase=${situation.phase} .preset=${situation.preset ?? null} .cube=${cubeOf(game, situation.cube)} .score=${situation.score}
      .mode=${asksPlay ? 'quiz' : 'view'} .confirm=${true} .perspective=${situation.turn} .direction=${directionOf(game, settings)} .numbering=${numberingOf(scheme)} .ruleBook=${this.book(open)} .arrows=${this.arrows(question)}
      .show=${['dice', 'cube', 'score', 'turn', ...(numbers ? (['numbers'] as const) : []), ...(pips ? (['pips'] as const) : [])]}
      @nard-step=${(event: CustomEvent<{ done: readonly unknown[]; complete: boolean }>) => { this.steps = event.detail.done.length; this.complete = event.detail.complete; this.refused = ''; }}
      @nard-undo=${(event: CustomEvent<{ done: readonly unknown[] }>) => { this.steps = event.detail.done.length; this.complete = false; this.refused = ''; }}
      @nard-refused=${(event: CustomEvent<{ refusal: Refusal }>) => { this.refused = refusalText(event.detail.refusal, pointNames(scheme, game, situation.turn)); }}
      @nard-answer=${(event: CustomEvent<LegalPlay>) => void this.train.answerPlay(event.detail)}></nard-board>`;
  }

  /** Under the board, at the thumb on a phone: what to do next. */
  private renderBar(question: Question): TemplateResult | typeof nothing {
    const words = texts().study.round;
    const { open, answered } = question;
    const { choosing, busy } = this.train.cell.get();
    if (answered) return this.alone ? this.renderKeeping() : this.renderGrades(question, answered.right);
    if (open.kind !== 'play' || choosing) return nothing;
    return html`<div class="bar actions">
      <button ?disabled=${this.steps === 0} @click=${() => this.board?.undo()}>${icon('undo')}${texts().app.undo}</button>
      <button class="primary grow" ?disabled=${!this.complete || busy} @click=${() => this.board?.commit()}>${icon('check')}${busy ? words.judging : words.answer}</button>
    </div>`;
  }

  private renderKeeping(): TemplateResult {
    const words = texts().share;
    return html`<div class="bar actions">
      <button @click=${() => void this.train.begin(this.round!.deck, true)}>${icon('again')}${words.askAgain}</button>
      <button class="primary grow" @click=${() => this.dispatchEvent(new CustomEvent('nard-keep'))}>${icon('plus')}${words.keepPuzzle}</button>
    </div>`;
  }

  private renderGrades({ intervals }: Question, right: boolean): TemplateResult {
    const words = texts().study.round;
    const suggested: Grade = right ? SUGGESTED.right : SUGGESTED.wrong;
    const { busy } = this.train.cell.get();
    return html`<div class="bar grades" role="group" aria-label=${words.grade}>${GRADES.map((grade, at) => html`
      <button class=${grade === suggested ? 'primary' : ''} data-grade=${grade} aria-disabled=${busy ? 'true' : nothing} @click=${() => void this.train.grade(grade)}>
        <span><kbd aria-hidden="true">${at + 1}</kbd> ${words.grades[grade]}</span><span class="when">${intervalText(intervals[grade])}</span></button>`)}</div>`;
  }

  // ---- beside the board

  private renderWays({ open, answered }: Question): TemplateResult | typeof nothing {
    const words = texts().study.round;
    if (open.kind !== 'play' || answered) return nothing;
    const { choosing } = this.train.cell.get();
    const way = (name: string, isChoosing: boolean): TemplateResult => html`<button aria-pressed=${choosing === isChoosing} @click=${() => this.train.setChoosing(isChoosing)}>${name}</button>`;
    return html`<div class="segments" role="group" aria-label=${words.ways}>${way(words.onBoard, false)}${way(words.choose, true)}</div>`;
  }

  private renderOption(label: string, at: number, question: Question, candidate: number): TemplateResult {
    return html`<button ?disabled=${this.train.cell.get().busy} @click=${() => this.choose(question, at)}
      @pointerenter=${() => { this.hinted = candidate; }} @pointerleave=${() => { this.hinted = -1; }} @focus=${() => { this.hinted = candidate; }} @blur=${() => { this.hinted = -1; }}>
      <kbd aria-hidden="true">${at + 1}</kbd><bdi dir="ltr">${label}</bdi></button>`;
  }

  private readonly submitNumber = (event: Event): void => {
    event.preventDefault();
    const open = this.question?.open;
    const value = parseDecimal(this.renderRoot.querySelector<HTMLInputElement>('#number')!.value.replace('%', ''));
    if (open?.kind !== 'estimate') return;
    const { quantity } = open.puzzle;
    // A slip of the hand is no answer: it would be graded.
    this.wrongNumber = value === null || value > mostOf(quantity);
    if (value !== null && !this.wrongNumber) void this.train.answerEstimate(quantity === 'win' ? value / 100 : value);
  };

  /** A typed answer. Errors as of `findTyped`. */
  private enter(open: OpenPuzzle, text: string): Result<void> {
    const play = findTyped(text, open.situation, numberingOf(this.scheme(open)), this.book(open));
    if (!play.ok) return play;
    void this.train.answerPlay(play.value);
    return ok(undefined);
  }

  private renderAsking(question: Question): TemplateResult {
    const words = texts().study.round;
    const { open, plays, cubes } = question;
    const { choosing } = this.train.cell.get();
    if (open.kind === 'estimate') {
      return html`<form class="actions" @submit=${this.submitNumber}>
        <input id="number" inputmode="decimal" autocomplete="off" aria-label=${words.number} aria-invalid=${this.wrongNumber ? 'true' : nothing} aria-describedby="wrong-number" />
        <button class="primary">${words.answer}</button>
        <span id="wrong-number" class="small wrong" role="alert">${this.wrongNumber ? trainingWords.now().wrongNumber(mostOf(open.puzzle.quantity)) : ''}</span></form>`;
    }
    if (open.kind === 'cube') return html`<div class="options" role="group" aria-label=${words.options}>${cubes.map((name, at) => this.renderOption(words.cube[name], at, question, -1))}</div>`;
    if (!choosing) {
      return html`<p class="muted">${words.boardHelp}</p><p class="small wrong" role="alert">${this.refused}</p>
        <nard-play-field .idle=${this.train.cell.get().busy} .enter=${(text: string) => this.enter(open, text)}></nard-play-field>`;
    }
    return html`<div class="options" role="group" aria-label=${words.options}>${plays.map((candidate, at) => this.renderOption(playText(open.puzzle.plays[candidate]!.play, open, this.scheme(open)), at, question, candidate))}</div>`;
  }

  private renderPanel(round: Round, question: Question): TemplateResult {
    const words = texts().study.round;
    const { open, answered } = question;
    return html`<section class="panel card" aria-label=${words.name}>
      <header>
        <div class="row wrap spread small muted">${this.alone ? html`<span>${texts().share.sentPuzzle}</span>` : html`<span>${deckTitle(round.deck)}</span><span>${words.progress(round.done.length, round.left.length)}</span>`}</div>
        <h2 id="question" tabindex="-1">${questionText(open)}</h2>
        ${this.renderWays(question)}
        <div role="status">${answered ? html`<span class="verdict ${answered.right ? 'mark-none' : 'wrong'}">${verdictText(answered, open)}</span>` : nothing}</div>
      </header>
      <div class="body">
        ${answered ? html`<nard-answer-reveal .session=${this.session} .train=${this.train} .question=${question} .scheme=${this.scheme(open)} .book=${this.book(open)} .alone=${this.alone}
          @nard-hint=${(event: CustomEvent<number>) => { this.hinted = event.detail; }}></nard-answer-reveal>` : this.renderAsking(question)}
        <div class="actions">
          ${this.alone ? html`<button class="quiet" @click=${() => this.dispatchEvent(new CustomEvent('nard-leave'))}>${texts().study.finished.back}</button>` : html`
          <button class="quiet" ?disabled=${round.done.length === 0} @click=${() => void this.undo()}>${icon('undo')}${words.undo}</button>
          <button class="quiet" @click=${() => void this.train.leave()}>${words.end}</button>`}
        </div>
        ${this.alone ? nothing : html`<p class="small muted keys">${words.keys}</p>`}
      </div>
    </section>`;
  }

  private renderDone(round: Round): TemplateResult {
    const words = texts().study.finished;
    const right = round.done.filter((review) => review.right).length;
    return html`<div class="done"><h1 id="question" tabindex="-1">${words.title}</h1>
      <p role="status">${round.done.length === 0 ? words.nothing : words.summary(round.done.length, right)}</p>
      <div class="row wrap">
        ${round.done.length === 0 ? nothing : html`<button @click=${() => void this.undo()}>${icon('undo')}${texts().study.round.undo}</button>`}
        <button @click=${() => void this.train.begin(round.deck)}>${icon('again')}${words.again}</button>
        <button class="primary" @click=${() => void this.train.leave()}>${words.back}</button>
      </div></div>`;
  }

  override render(): TemplateResult | typeof nothing {
    const { round, question } = this;
    if (!round) return nothing;
    if (!question) return this.renderDone(round);
    // The question is read before the board; it stands beside it.
    return html`<div class="screen">
      ${this.stages.reached < 1 ? html`<div class="panel card"></div>` : this.renderPanel(round, question)}
      <div class="board-column"><div class="board">${this.renderBoard(question)}</div>${this.renderBar(question)}</div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-train-round': TrainRound;
  }
}
