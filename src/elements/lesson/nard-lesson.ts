import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { cubeOf } from '../../core/preset-board.ts';
import { positionKey } from '../../core/position.ts';
import { presetOfSituation } from '../../core/presets.ts';
import type { BookOf, LegalPlay } from '../../core/rule-book.ts';
import { shuffled } from '../../core/seeded.ts';
import type { LessonWords } from '../../i18n/en/lesson.ts';
import { cameText, placeName } from '../../i18n/lesson-place.ts';
import { makePath, paragraphs, type LessonPath } from '../../study/lesson/lesson.ts';
import { isSamePath, placeAt, placesInOrder, playAt, type OpenLesson, type OpenPlace, type OpenQuestion } from '../../study/lesson/open-lesson.ts';
import type { NardBoard } from '../board/nard-board.ts';
import { BOARD_PARTS } from '../shared/board-parts.ts';
import { emit } from '../shared/emit.ts';
import { letterKey } from '../shared/letter-key.ts';
import { isShortcut } from '../shared/shortcut.ts';
import { baseStyles, buttonStyles } from '../shared/styles.ts';
import { answeredAt, askAgain, give, giveByPlay, openPlaces, score, showAnswer, type Answered, type Answers } from './lesson-answers.ts';
import { arrowsAt } from './lesson-arrows.ts';
import { lessonStyles } from './lesson-style.ts';
import { lessonTree } from './lesson-tree.ts';

/** A whole play on the board. */
export type BoardPlay = LegalPlay & { readonly notation: string };

/**
 * Reads a lesson: the board of a place, its text and question, the way on, and the tree of all places. Keys: `n`, `p` go on and back,
 * digits choose an answer; arrows walk in the tree.
 *
 * @tag nard-lesson
 * @fires {CustomEvent<{ path: LessonPath }>} nard-lesson-go - Another place is shown.
 * @fires {CustomEvent<BoardPlay>} nard-lesson-play - A play was made that the lesson does not ask for; cancel it to say what becomes of it.
 * @fires {CustomEvent<{ text: string; isRight: boolean; path: LessonPath }>} nard-answer - A question was answered.
 * @fires {CustomEvent<{ answers: Answers }>} nard-lesson-answers - All answers, after each change of them.
 * @slot over-board - Laid over the board by whoever writes the lesson.
 * @slot under-board - Under the board.
 * @csspart text - The text of a place.
 * @csspart option - Each answer to choose from.
 * @csspart verdict - What the answer was.
 */
export class NardLesson extends LitElement {
  static override styles = [baseStyles, buttonStyles, lessonStyles];

  @property({ attribute: false }) lesson: OpenLesson | null = null;
  @property({ attribute: false }) path: LessonPath = [0];
  @property({ attribute: false }) words!: LessonWords;
  @property({ attribute: false }) bookOf!: BookOf;
  /** Whoever writes it plays on at every place, and is asked nothing. */
  @property({ type: Boolean }) writing = false;
  /** Something else lies over the board: it is not played on. */
  @property({ type: Boolean }) covered = false;
  /** Of the board: `ccw`, `cw` or as usual. */
  @property({ attribute: false }) direction: 'ccw' | 'cw' | null = null;

  /** What was answered so far; whoever gives it keeps what `nard-lesson-answers` tells. */
  @property({ attribute: false }) answers: Answers = new Map();
  /** A whole play lies on the board. */
  @state() private laid = false;
  @state() private said = '';
  @query('nard-board') readonly board!: NardBoard | null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('keydown', this.hear);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('keydown', this.hear);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('lesson') && !changed.has('answers') && changed.get('lesson')?.lesson.title !== this.lesson?.lesson.title) this.answers = new Map();
    if (changed.has('path') || changed.has('lesson')) {
      this.laid = false;
      this.said = '';
    }
  }

  private get place(): OpenPlace | null {
    return this.lesson && placeAt(this.lesson, this.path);
  }

  /** What may be seen of the lesson, in the order of reading. */
  private get open(): readonly OpenPlace[] {
    const { lesson } = this;
    if (!lesson) return [];
    return this.writing ? placesInOrder(lesson) : openPlaces(lesson, this.answers, this.path);
  }

  private neighbour(by: -1 | 1): OpenPlace | undefined {
    const { open } = this;
    return open[open.findIndex(({ path }) => isSamePath(path, this.path)) + by];
  }

  /** Shows another place; nothing happens where there is none. */
  go(path: LessonPath): void {
    if (!this.lesson || !placeAt(this.lesson, path) || isSamePath(path, this.path)) return;
    this.path = path;
    emit(this, 'nard-lesson-go', { path });
  }

  private step(by: -1 | 1): void {
    const next = this.neighbour(by);
    if (next) this.go(next.path);
  }

  // ---- answers

  private get asked(): OpenQuestion | null {
    return this.writing ? null : this.place?.question ?? null;
  }

  private answered(): Answered {
    return answeredAt(this.answers, this.path);
  }

  private keep(answers: Answers): void {
    this.answers = answers;
    emit(this, 'nard-lesson-answers', { answers });
  }

  private take(answers: Answers, text: string): void {
    const before = this.answered();
    this.keep(answers);
    const { state: now, tried } = this.answered();
    if (tried.length > before.tried.length || now !== before.state || typeof this.answered().last === 'string') emit(this, 'nard-answer', { text, isRight: now === 'right', path: this.path });
  }

  private choose(index: number): void {
    const { asked } = this;
    if (asked?.kind === 'choice' && asked.answers[index]) this.take(give(this.answers, this.path, asked, index), asked.answers[index].text);
  }

  /** In an order of the question's own, so that the right one is not always the first. */
  private order(question: OpenQuestion): readonly number[] {
    return shuffled(question.answers.map((_, index) => index), `${makePath(this.path)} ${question.ask}`);
  }

  /** Takes a key of the lesson's own; also for who hears keys of a whole page. */
  readonly hear = (event: KeyboardEvent): void => {
    if (!isShortcut(event)) return;
    const digit = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : -1;
    const { asked } = this;
    const letter = letterKey(event);
    if (letter === 'n') this.step(1);
    else if (letter === 'p') this.step(-1);
    else if (digit >= 0 && asked?.kind === 'choice' && asked.answers[digit]) this.choose(this.order(asked)[digit]!);
    else return;
    event.preventDefault();
  };

  // ---- the board

  private clear(): void {
    while (this.board?.undo());
    this.laid = false;
  }

  private readonly stepped = (event: CustomEvent<{ readonly complete?: boolean }>): void => {
    event.stopPropagation();
    this.laid = event.detail.complete ?? false;
    this.said = '';
  };

  /** The board's own word of it stays inside. */
  private readonly played = (event: CustomEvent<BoardPlay>): void => {
    event.stopPropagation();
    event.preventDefault();
    const { asked, place } = this;
    const play = event.detail;
    if (!place) return;
    this.clear();
    if (asked?.kind === 'play' && this.answered().state === 'asked') return this.take(giveByPlay(this.answers, this.path, asked, play), play.notation);
    const key = positionKey(play.result);
    const next = place.variations.find(({ came }) => {
      const way = came?.play == null ? null : playAt(place.situation, came.play, this.bookOf);
      return way && positionKey(way.result) === key;
    });
    if (next) this.go(next.path);
    else if (emit(this, 'nard-lesson-play', play, true)) this.said = this.words.notHere(play.notation);
  };

  private readonly stop = (event: Event): void => event.stopPropagation();

  /** The board takes a play here. */
  get isPlayable(): boolean {
    const { place, asked } = this;
    if (place?.situation.phase !== 'play' || this.covered) return false;
    return this.writing || (asked?.kind === 'play' && this.answered().state === 'asked') || place.variations.some(({ came }) => Boolean(came?.play));
  }

  private renderBoard(place: OpenPlace): TemplateResult {
    const { situation } = place;
    const { game } = situation.position;
    const root = this.lesson!.pages[place.path[0]!]!.situation;
    return html`<nard-board exportparts=${BOARD_PARTS} .setup=${situation.position} .turn=${situation.turn} .roll=${situation.roll} .phase=${situation.phase} .preset=${situation.preset ?? null}
      .cube=${cubeOf(game, situation.cube)} .score=${situation.score} .mode=${this.isPlayable ? 'quiz' : 'view'} .perspective=${root.turn} .direction=${this.direction} .numbering=${'turn'}
      .ruleBook=${this.bookOf(game, presetOfSituation(situation))} .arrows=${this.laid ? [] : arrowsAt(place, this.asked, this.answered())} .show=${['dice', 'cube', 'score', 'turn', 'numbers', 'pips']}
      @nard-step=${this.stepped} @nard-undo=${this.stepped} @nard-play-request=${this.played} @nard-answer=${this.stop}></nard-board>`;
  }

  // ---- beside the board

  private renderSaid(question: OpenQuestion): TemplateResult | typeof nothing {
    const { words } = this;
    const { last, state: now } = this.answered();
    const right = question.answers.filter((answer) => answer.right);
    if (now === 'shown') return html`<p class="good" part="verdict">${words.rightIs(right.map(({ text }) => text).join(' / '))}</p>${right.map(({ say }) => html`<p>${say}</p>`)}`;
    if (last === null) return nothing;
    const say = typeof last === 'number' ? question.answers[last]!.say : question.other;
    return html`<p class=${now === 'right' ? 'good' : 'bad'} part="verdict">${now === 'right' ? '✓' : '✗'} ${now === 'right' ? words.right : words.wrong}${typeof last === 'string' ? html` <bdi>${last}</bdi>` : nothing}</p>${say ? html`<p>${say}</p>` : nothing}`;
  }

  private renderChoices(question: OpenQuestion): TemplateResult {
    const { tried, state: now } = this.answered();
    return html`<ul class="options">${this.order(question).map((index) => {
      const { text, right } = question.answers[index]!;
      const mark = tried.includes(index) || (now === 'shown' && right) ? (right ? 'right' : 'wrong') : '';
      return html`<li><button part="option" class=${mark} aria-disabled=${now !== 'asked' || tried.includes(index) ? 'true' : nothing} @click=${() => this.choose(index)}><bdi>${text}</bdi><span>${mark === 'right' ? '✓' : mark === 'wrong' ? '✗' : ''}</span></button></li>`;
    })}</ul>`;
  }

  private renderQuestion(question: OpenQuestion): TemplateResult {
    const { words } = this;
    const { state: now, last } = this.answered();
    const open = now === 'asked';
    return html`<div class="question">
      <p class="ask">${question.ask}</p>
      ${open ? html`<p class="hint">${question.kind === 'play' ? words.onBoard : words.choose}</p>` : nothing}
      ${question.kind === 'choice' ? this.renderChoices(question) : nothing}
      <div class="said" role="status">${this.renderSaid(question)}</div>
      <div class="row">
        ${open && last !== null ? html`<button @click=${() => { this.clear(); this.keep(showAnswer(this.answers, this.path)); }}>${words.show}</button>` : nothing}
        ${open ? nothing : html`<button @click=${() => { this.keep(askAgain(this.answers, this.path)); }}>${words.again}</button>`}
      </div>
    </div>`;
  }

  /** What lies on the board is an answer, or the way on. */
  private renderLaid(): TemplateResult {
    const { words } = this;
    return html`<div class="row" ?hidden=${!this.laid}>
      <button class="main" id="commit" @click=${() => this.board?.commit()}>${this.asked && this.answered().state === 'asked' ? words.answer : words.next}</button>
      <button @click=${() => this.board?.undo()}>${words.takeBack}</button></div>`;
  }

  private renderWays(place: OpenPlace): TemplateResult | typeof nothing {
    const { words } = this;
    // Ways on would tell the answer.
    const isHidden = this.asked !== null && this.answered().state === 'asked';
    if (isHidden || place.variations.length === 0) return nothing;
    return html`<div><p class="hint" id="ways">${words.variations}</p><ul class="options" aria-labelledby="ways">${place.variations.map((variation) => html`
      <li><button data-way @click=${() => this.go(variation.path)}><bdi>${cameText(variation, words)}</bdi></button></li>`)}</ul></div>`;
  }

  protected override render(): TemplateResult {
    const { words, place, lesson } = this;
    if (!lesson || !place) return html`<p class="hint">${words.empty}</p>`;
    const { right, total } = score(lesson, this.answers);
    const lang = lesson.lesson.language || nothing;
    return html`<div class="reader">
      <div class="side"><div class="board">${this.renderBoard(place)}<slot name="over-board"></slot></div><slot name="under-board"></slot>${this.renderLaid()}</div>
      <div class="side">
        <div class="head" role="status"><h3 lang=${lang}>${placeName(place, words)}</h3><span class="count">${words.place(place.path[0]! + 1, lesson.pages.length)}</span></div>
        <div class="text" part="text" lang=${lang}>${paragraphs(place.place.text).map((each) => html`<p>${each}</p>`)}</div>
        ${this.asked ? html`<div lang=${lang}>${this.renderQuestion(this.asked)}</div>` : nothing}
        ${!this.asked && this.isPlayable && !this.writing ? html`<p class="hint">${words.walk}</p>` : nothing}
        <p class="bad" role="status" ?hidden=${this.said === ''}>${this.said}</p>
        ${this.renderWays(place)}
        <div class="row steps"><button ?disabled=${!this.neighbour(-1)} @click=${() => this.step(-1)}>${words.previous}</button><button class="main" ?disabled=${!this.neighbour(1)} @click=${() => this.step(1)}>${words.next}</button></div>
        ${total > 0 && !this.writing ? html`<p class="count">${words.solved(right, total)}</p>` : nothing}
        ${lessonTree({ lesson, open: this.open, here: this.path, answers: this.answers, words, go: (path) => this.go(path) })}
      </div></div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-lesson': NardLesson;
  }
}
