/** A lesson, written in place: the board and the tree beside the fields of the place that is shown. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { parseRoll } from '../../core/dice.ts';
import { makePlay } from '../../core/play.ts';
import { presetOfSituation } from '../../core/presets.ts';
import type { NardError } from '../../core/result.ts';
import { possibleCubeTurns, type CubeTurn } from '../../core/turn-cube.ts';
import '../../elements/board/define.ts';
import '../../elements/lesson/define.ts';
import type { BoardPlay, NardLesson } from '../../elements/lesson/nard-lesson.ts';
import { readText } from '../../formats/detect.ts';
import { makeSituationId } from '../../formats/situation-id.ts';
import { LANGUAGE_NAMES, LANGUAGES, texts } from '../../i18n/index.ts';
import { LESSON_LIMITS } from '../../study/lesson/check-lesson.ts';
import { addPage, addVariation, changeLesson, changePlace, drawArrow, moveAt, removeAt, undrawArrow } from '../../study/lesson/edit-lesson.ts';
import { ARROW_TONES, makePath, NEW_PLACE, parsePath, type ArrowTone, type Lesson, type LessonArrows, type LessonPath, type LessonPlace } from '../../study/lesson/lesson.ts';
import { placeAt, type OpenPlace } from '../../study/lesson/open-lesson.ts';
import { directionOf } from '../board-look.ts';
import { Watching } from '../cell.ts';
import { icon } from '../icons.ts';
import type { Session } from '../session.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import './arrow-pad.ts';
import { lessonsOf } from './lessons-of.ts';
import type { LessonRoute } from './lesson-reader.ts';
import type { LessonsSession, OpenState } from './lessons-session.ts';
import { lessonsStyles } from './lessons-style.ts';
import './place-form.ts';
import { lessonWords } from './words.ts';

const valueOf = (event: Event): string => (event.target as HTMLInputElement).value;

@customElement('nard-lesson-editor')
export class LessonEditor extends LitElement {
  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) route!: LessonRoute;
  @property({ attribute: false }) open!: OpenState;
  /** What is wrong with an ID or a roll that was typed. */
  @state() private wrong: { readonly field: 'id' | 'dice'; readonly error: NardError } | null = null;

  /** Arrows of this tone are being drawn; null = the board is played on. */
  @state() private drawing: ArrowTone | null = null;
  @query('nard-lesson') private readonly reader!: NardLesson | null;
  /** What is drawn quickly one after the other is taken one after the other. */
  private drawn: Promise<unknown> = Promise.resolve();
  /** Of the offer to put back what was deleted last. */
  private withdraw = (): void => {};

  static override styles = [baseStyles, controlStyles, lessonsStyles];

  constructor() {
    super();
    lessonWords.watch(this);
    new Watching(this, () => [this.session.settings, this.lessons.cell]);
  }

  private get lessons(): LessonsSession {
    return lessonsOf(this.session);
  }

  private get lessonId(): string {
    return this.route.id!;
  }

  private get lesson(): Lesson {
    return this.open.lesson!.lesson;
  }

  private get path(): LessonPath {
    const path = parsePath(this.route.at?.replace(/^edit\.?/, '') ?? '');
    return path && placeAt(this.open.lesson!, path) ? path : [0];
  }

  private get place(): OpenPlace | null {
    return placeAt(this.open.lesson!, this.path);
  }

  private show(path: LessonPath): void {
    this.wrong = null;
    this.session.replaceLesson({ ...this.route, at: `edit.${makePath(path)}` });
  }

  private async change(next: Lesson, path?: LessonPath): Promise<boolean> {
    const changed = await this.lessons.change(this.lessonId, next);
    if (changed) this.withdraw();
    if (changed && path) this.show(path);
    // Fields that hold what could not be taken say again what is.
    if (!changed) this.renderRoot.querySelectorAll('nard-place-form').forEach((form) => form.requestUpdate());
    return changed;
  }

  private readonly played = (event: CustomEvent<BoardPlay>): void => {
    event.preventDefault();
    const added = addVariation(this.lesson, this.path, { ...NEW_PLACE, play: makePlay(event.detail.play) });
    void this.change(added.lesson, added.path);
  };

  /** A new position comes behind the page that is shown. */
  private addPosition(position: string): Promise<boolean> {
    const at = this.lesson.pages.length === 0 ? 0 : this.path[0]! + 1;
    return this.change(addPage(this.lesson, at, { ...NEW_PLACE, title: '', position }), [at]);
  }

  private readonly addId = async (event: Event): Promise<void> => {
    event.preventDefault();
    const field = this.renderRoot.querySelector<HTMLInputElement>('#id')!;
    const read = readText(field.value);
    if (!read.ok || read.value.kind !== 'situation') {
      this.wrong = { field: 'id', error: read.ok ? { code: 'text_unknown', facts: {} } : read.error };
      return;
    }
    this.wrong = null;
    const text = field.value;
    if (!(await this.addPosition(makeSituationId(read.value.situation)))) return;
    field.value = '';
    await this.session.intake.tellDoubts(text);
  };

  private readonly addBoard = (): void => {
    const { checked } = this.session.analyse.cell.get();
    if (checked.ok) void this.addPosition(makeSituationId(checked.value));
    else this.session.notices.tellError(checked.error);
  };

  private readonly addThrow = (event: Event): void => {
    event.preventDefault();
    const roll = parseRoll(this.renderRoot.querySelector<HTMLInputElement>('#dice')!.value);
    if (!roll.ok) {
      this.wrong = { field: 'dice', error: roll.error };
      return;
    }
    const added = addVariation(this.lesson, this.path, { ...NEW_PLACE, dice: roll.value.join('') });
    void this.change(added.lesson, added.path);
  };

  private turn(cube: CubeTurn): void {
    const added = addVariation(this.lesson, this.path, { ...NEW_PLACE, cube });
    void this.change(added.lesson, added.path);
  }

  private readonly placeChanged = (event: CustomEvent<(place: LessonPlace) => LessonPlace>): void => {
    const change = event.detail;
    void this.change(changePlace(this.lesson, this.path, (place) => {
      const next = change(place);
      // A question that is taken away is not there any more, rather than undefined.
      const { question, ...rest } = next;
      return question ? next : rest;
    }));
  };

  private setArrows(change: (arrows: readonly LessonArrows[], tone: ArrowTone) => readonly LessonArrows[]): void {
    const { path, drawing } = this;
    if (drawing) this.drawn = this.drawn.then(() => this.change(changePlace(this.lesson, path, (place) => ({ ...place, arrows: change(place.arrows, drawing) }))));
  }

  private async setDrawing(tone: ArrowTone | null): Promise<void> {
    const begins = this.drawing === null && tone !== null;
    this.drawing = tone;
    if (!begins) return;
    await this.updateComplete;
    // The keyboard goes where the arrows are drawn; the pad waits for its board.
    const pad = this.renderRoot.querySelector('nard-arrow-pad');
    await pad?.updateComplete;
    pad?.focus();
  }

  /** Under the board: whether and which arrows are drawn on it. */
  private renderDrawing(place: OpenPlace): TemplateResult {
    const { writing } = lessonWords.now();
    const { drawing, reader } = this;
    const names: Readonly<Record<ArrowTone, string>> = { plain: writing.drawPlain, good: writing.drawGood, bad: writing.drawBad };
    return html`<div slot="under-board" class="row wrap"><button id="draw" aria-pressed=${drawing !== null} @click=${() => void this.setDrawing(drawing === null ? 'plain' : null)}>${writing.draw}</button>
        ${drawing === null ? nothing : html`<div class="segments" role="group" aria-label=${writing.draw}>${ARROW_TONES.map((tone) => html`<button data-tone=${tone} aria-pressed=${tone === drawing} @click=${() => void this.setDrawing(tone)}>${names[tone]}</button>`)}</div>`}</div>
      ${drawing === null || !reader?.board ? nothing : html`<nard-arrow-pad slot="over-board" .board=${reader.board} .place=${place}
        @nard-arrow=${({ detail }: CustomEvent<string>) => this.setArrows((arrows, tone) => drawArrow(arrows, tone, detail))} @nard-arrow-undo=${() => this.setArrows(undrawArrow)}></nard-arrow-pad>`}`;
  }

  private async undo(): Promise<void> {
    this.withdraw();
    await this.lessons.undo(this.lessonId);
  }

  private async removeHere(): Promise<void> {
    const { path } = this;
    const above = path.length > 1 ? path.slice(0, -1) : [Math.max(0, path[0]! - 1)];
    if (!(await this.change(removeAt(this.lesson, path), above))) return;
    const { writing } = lessonWords.now();
    this.withdraw = this.session.notices.offerUndo(writing.removed(writing.thisPlace), () => void this.undo());
  }

  private move(by: -1 | 1): void {
    const moved = moveAt(this.lesson, this.path, by);
    void this.change(moved.lesson, moved.path);
  }

  /** A play that can be asked for. */
  private firstPlay({ situation }: OpenPlace): string | null {
    if (situation.phase !== 'play') return null;
    const [first] = this.session.services.bookOf(situation.position.game, presetOfSituation(situation)).plays(situation.position, situation.roll!);
    return first ? makePlay(first.play) : '';
  }

  private renderWrong(field: 'id' | 'dice'): TemplateResult | typeof nothing {
    const { wrong } = this;
    return html`<p id="wrong-${field}" class="small mark-blunder" role="alert">${wrong?.field === field ? texts().errors[wrong.error.code](wrong.error.facts) : nothing}</p>`;
  }

  private renderHead({ title, author, language, about }: Lesson): TemplateResult {
    const { writing } = lessonWords.now();
    const set = (change: Partial<Lesson>): void => { void this.change(changeLesson(this.lesson, change)); };
    return html`<section class="card" aria-labelledby="head"><h2 id="head">${writing.thisLesson}</h2>
      <form @submit=${(event: Event) => event.preventDefault()}>
        <label>${writing.name}<input id="title" maxlength=${LESSON_LIMITS.title} autocomplete="off" .value=${title} @change=${(event: Event) => set({ title: valueOf(event) })} /></label>
        <div class="row wrap"><label>${writing.author}<input id="author" maxlength=${LESSON_LIMITS.title} autocomplete="off" .value=${author} @change=${(event: Event) => set({ author: valueOf(event) })} /></label>
          <label>${writing.language}<select id="language" @change=${(event: Event) => set({ language: valueOf(event) })}>${['', ...LANGUAGES].map((each) => html`<option value=${each} ?selected=${each === language}>${each === '' ? writing.noLanguage : LANGUAGE_NAMES[each as (typeof LANGUAGES)[number]]}</option>`)}
            ${language !== '' && !(LANGUAGES as readonly string[]).includes(language) ? html`<option value=${language} selected>${language}</option>` : nothing}</select></label></div>
        <label>${writing.about}<textarea id="about" maxlength=${LESSON_LIMITS.text} .value=${about} @change=${(event: Event) => set({ about: valueOf(event) })}></textarea></label>
      </form></section>`;
  }

  private renderAdd(): TemplateResult {
    const { writing } = lessonWords.now();
    return html`<section class="card" aria-labelledby="add"><h2 id="add">${writing.addPosition}</h2>
      <form @submit=${this.addId}><label>${writing.id}<input id="id" maxlength="400" autocomplete="off" spellcheck="false" aria-invalid=${this.wrong?.field === 'id' ? 'true' : nothing} aria-describedby="wrong-id" /></label>
        ${this.renderWrong('id')}
        <div class="row wrap"><button id="add-id">${icon('plus')}${writing.add}</button><button type="button" id="add-board" @click=${this.addBoard}>${icon('analyse')}${writing.addBoard}</button></div></form></section>`;
  }

  /** What may be done with the cube here. */
  private renderCube({ situation }: OpenPlace): TemplateResult | typeof nothing {
    const { reading, writing } = lessonWords.now();
    const actions = possibleCubeTurns(situation);
    return actions.length === 0 ? nothing : html`<div class="row wrap" role="group" aria-label=${writing.cube}>${actions.map((action) => html`<button data-cube=${action} @click=${() => this.turn(action)}>${reading.cube[action](situation.turn)}</button>`)}</div>`;
  }

  private renderPlace(place: OpenPlace): TemplateResult {
    const { writing } = lessonWords.now();
    return html`<section class="card" aria-labelledby="here"><div class="row spread"><h2 id="here">${writing.thisPlace}</h2>
        <div class="row">
          <button class="icon-only" title=${writing.up} aria-label=${writing.up} @click=${() => this.move(-1)}>↑</button>
          <button class="icon-only" title=${writing.down} aria-label=${writing.down} @click=${() => this.move(1)}>↓</button>
          <button class="icon-only" title=${writing.removePlace} aria-label=${writing.removePlace} @click=${() => void this.removeHere()}>${icon('remove')}</button></div></div>
      ${place.situation.phase === 'play' ? html`<p class="small muted">${writing.play}</p>` : nothing}
      ${place.situation.phase === 'roll' ? html`<form @submit=${this.addThrow}><label>${writing.dice}<input id="dice" inputmode="numeric" maxlength="3" autocomplete="off" aria-invalid=${this.wrong?.field === 'dice' ? 'true' : nothing} aria-describedby="wrong-dice" /></label>
        ${this.renderWrong('dice')}<div><button id="throw">${icon('roll')}${writing.throw}</button></div></form>` : nothing}
      ${this.renderCube(place)}
      <nard-place-form .place=${place} .firstPlay=${this.firstPlay(place)} @nard-place-change=${this.placeChanged}></nard-place-form></section>`;
  }

  override render(): TemplateResult {
    const { reading, writing } = lessonWords.now();
    const { session, place } = this;
    const open = this.open.lesson!;
    const { before } = this.lessons.cell.get();
    return html`<div class="screen">
      <header class="row wrap spread"><h1>${open.lesson.title || writing.untitled}</h1>
        <div class="row wrap"><button id="undo" ?disabled=${before.length === 0} @click=${() => void this.undo()}>${icon('undo')}${writing.undo}</button>
          <button class="primary" @click=${() => session.go({ screen: 'lesson', id: this.lessonId, at: place ? makePath(place.path) : null })}>${icon('check')}${writing.done}</button></div></header>
      <div class="writing">
        <nard-lesson writing ?covered=${this.drawing !== null} .lesson=${open} .path=${this.path} .words=${reading} .bookOf=${session.services.bookOf} .direction=${directionOf(place?.situation.position.game ?? 'short', session.settings.get())}
          @nard-lesson-go=${(event: CustomEvent<{ path: LessonPath }>) => this.show(event.detail.path)} @nard-lesson-play=${this.played}>${place ? this.renderDrawing(place) : nothing}</nard-lesson>
        <div class="forms">${place ? this.renderPlace(place) : nothing}${this.renderAdd()}${this.renderHead(open.lesson)}</div>
      </div></div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-lesson-editor': LessonEditor;
  }
}
