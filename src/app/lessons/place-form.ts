/** What is written at a place of a lesson: its text, arrows and question. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { ARROW_TONES, QUESTION_KINDS, type ArrowTone, type LessonArrows, type LessonPage, type LessonPlace, type LessonQuestion } from '../../study/lesson/lesson.ts';
import { LESSON_LIMITS } from '../../study/lesson/check-lesson.ts';
import { arrowsText, writeArrows } from '../../study/lesson/edit-lesson.ts';
import type { OpenPlace } from '../../study/lesson/open-lesson.ts';
import { icon } from '../icons.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import { lessonsStyles } from './lessons-style.ts';
import { lessonWords } from './words.ts';

const KINDS = ['none', ...QUESTION_KINDS] as const;

const valueOf = (event: Event): string => (event.target as HTMLInputElement).value;

/** @fires {CustomEvent<(place: LessonPlace) => LessonPlace>} nard-place-change - How the place is to change. */
@customElement('nard-place-form')
export class PlaceForm extends LitElement {
  @property({ attribute: false }) place!: OpenPlace;
  /** A play to ask for, where one can be made. */
  @property({ attribute: false }) firstPlay: string | null = null;

  static override styles = [baseStyles, controlStyles, lessonsStyles];

  constructor() {
    super();
    lessonWords.watch(this);
  }

  private tell(change: (place: LessonPlace) => LessonPlace): void {
    this.dispatchEvent(new CustomEvent('nard-place-change', { detail: change }));
  }

  private setArrows(tone: ArrowTone, move: string): void {
    this.tell((place) => ({ ...place, arrows: writeArrows(place.arrows, tone, move) }));
  }

  private setQuestion(change: (question: LessonQuestion) => LessonQuestion): void {
    this.tell((place) => (place.question ? { ...place, question: change(place.question) } : place));
  }

  private setKind(kind: (typeof KINDS)[number]): void {
    const { writing } = lessonWords.now();
    this.tell(({ question, ...place }) => {
      if (kind === 'none') return place;
      const fresh = kind === 'play' ? [{ text: this.firstPlay ?? '', right: true, say: '' }] : [1, 2].map((n) => ({ text: writing.answer(n), right: n === 1, say: '' }));
      return { ...place, question: { kind, ask: question?.ask ?? '', answers: fresh, other: question?.other ?? '' } };
    });
  }

  private setAnswer(at: number, change: Partial<LessonQuestion['answers'][number]>): void {
    this.setQuestion((question) => ({ ...question, answers: question.answers.map((answer, index) => (index === at ? { ...answer, ...change } : answer)) }));
  }

  private renderArrows(arrows: readonly LessonArrows[]): TemplateResult {
    const { writing } = lessonWords.now();
    const names: Readonly<Record<ArrowTone, string>> = { plain: writing.arrows, good: writing.goodArrows, bad: writing.badArrows };
    return html`${ARROW_TONES.map((tone) => html`<label>${names[tone]}<input data-arrows=${tone} maxlength=${LESSON_LIMITS.play * LESSON_LIMITS.arrows} autocomplete="off" .value=${arrowsText(arrows, tone)}
      @change=${(event: Event) => this.setArrows(tone, valueOf(event))} /></label>`)}`;
  }

  private renderAnswer({ kind, answers }: LessonQuestion, at: number): TemplateResult {
    const { writing } = lessonWords.now();
    const { text, right, say } = answers[at]!;
    const n = at + 1;
    // Of several one at least is right.
    const isOnlyRight = right && answers.filter((answer) => answer.right).length === 1;
    return html`<div class="answer">
      <div class="row"><label>${writing.answer(n)}<input data-answer=${n} maxlength=${LESSON_LIMITS.answer} autocomplete="off" .value=${text} @change=${(event: Event) => this.setAnswer(at, { text: valueOf(event).trim() || text })} /></label>
        <button type="button" class="quiet icon-only" title=${writing.removeAnswer(n)} aria-label=${writing.removeAnswer(n)} ?disabled=${isOnlyRight || answers.length <= (kind === 'choice' ? 2 : 1)}
          @click=${() => this.setQuestion((question) => ({ ...question, answers: question.answers.toSpliced(at, 1) }))}>${icon('remove')}</button></div>
      <label class="check"><input type="checkbox" data-right=${n} .checked=${right} ?disabled=${isOnlyRight} @change=${(event: Event) => this.setAnswer(at, { right: (event.target as HTMLInputElement).checked })} />${writing.right(n)}</label>
      <label>${writing.say(n)}<input data-say=${n} maxlength=${LESSON_LIMITS.say} autocomplete="off" .value=${say} @change=${(event: Event) => this.setAnswer(at, { say: valueOf(event) })} /></label></div>`;
  }

  private renderQuestion(question: LessonQuestion | undefined): TemplateResult {
    const { writing } = lessonWords.now();
    const names = { none: writing.noQuestion, play: writing.askPlay, choice: writing.askChoice };
    const kinds = this.firstPlay === null && question?.kind !== 'play' ? KINDS.filter((kind) => kind !== 'play') : KINDS;
    const addAnswer = (): void => this.setQuestion((asked) => ({ ...asked, answers: [...asked.answers, { text: asked.kind === 'play' ? this.firstPlay ?? '' : writing.answer(asked.answers.length + 1), right: false, say: '' }] }));
    return html`<fieldset><legend>${writing.question}</legend>
      <select id="kind" aria-label=${writing.question} @change=${(event: Event) => this.setKind(valueOf(event) as (typeof KINDS)[number])}>${kinds.map((kind) => html`<option value=${kind} ?selected=${kind === (question?.kind ?? 'none')}>${names[kind]}</option>`)}</select>
      ${question ? html`<label>${writing.ask}<input id="ask" maxlength=${LESSON_LIMITS.ask} autocomplete="off" .value=${question.ask} @change=${(event: Event) => this.setQuestion((asked) => ({ ...asked, ask: valueOf(event) }))} /></label>
        ${question.answers.map((_, at) => this.renderAnswer(question, at))}
        <div><button type="button" ?disabled=${question.answers.length >= LESSON_LIMITS.answers} @click=${addAnswer}>${icon('plus')}${writing.addAnswer}</button></div>
        ${question.kind === 'play' ? html`<label>${writing.other}<input id="other" maxlength=${LESSON_LIMITS.say} autocomplete="off" .value=${question.other} @change=${(event: Event) => this.setQuestion((asked) => ({ ...asked, other: valueOf(event) }))} /></label>` : nothing}` : nothing}
    </fieldset>`;
  }

  override render(): TemplateResult {
    const { writing } = lessonWords.now();
    const { place } = this.place;
    return html`<form @submit=${(event: Event) => event.preventDefault()}>
      ${'title' in place ? html`<label>${writing.pageTitle}<input id="page-title" maxlength=${LESSON_LIMITS.title} autocomplete="off" .value=${place.title} @change=${(event: Event) => this.tell((each) => ({ ...each, title: valueOf(event) } as LessonPage))} /></label>` : nothing}
      <label>${writing.text}<textarea id="text" rows="5" maxlength=${LESSON_LIMITS.text} .value=${place.text} @change=${(event: Event) => this.tell((each) => ({ ...each, text: valueOf(event) }))}></textarea></label>
      ${this.renderArrows(place.arrows)}
      ${this.renderQuestion(place.question)}
    </form>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-place-form': PlaceForm;
  }
}
