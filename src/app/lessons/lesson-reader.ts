/** One lesson, read: its head, what can be done with it, and the reader. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { presetOfSituation } from '../../core/presets.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import '../../elements/board/define.ts';
import '../../elements/lesson/define.ts';
import type { Answers } from '../../elements/lesson/lesson-answers.ts';
import type { NardLesson } from '../../elements/lesson/nard-lesson.ts';
import { makeLesson } from '../../study/lesson/lesson-file.ts';
import { makePath, parsePath, paragraphs, type LessonPath } from '../../study/lesson/lesson.ts';
import { placeAt, type OpenLesson, type OpenPlace } from '../../study/lesson/open-lesson.ts';
import { LONGEST_LESSON_LINK, packLesson } from '../../study/lesson/pack-lesson.ts';
import { directionOf } from '../board-look.ts';
import { Watching } from '../cell.ts';
import { copyAndTell } from '../copy.ts';
import { icon } from '../icons.ts';
import { PageKeys } from '../page-keys.ts';
import '../play/play-field.ts';
import { makeRoute, type Route } from '../routes.ts';
import type { Session } from '../session.ts';
import { findTyped } from '../typed-turn.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import { lessonsOf } from './lessons-of.ts';
import type { OpenState } from './lessons-session.ts';
import { lessonsStyles } from './lessons-style.ts';
import { lessonWords } from './words.ts';

export type LessonRoute = Extract<Route, { readonly screen: 'lesson' }>;

@customElement('nard-lesson-reader')
export class LessonReader extends LitElement {
  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) route!: LessonRoute;
  @property({ attribute: false }) open!: OpenState;
  /** The lesson as a link; null = not asked for, '' = too long to be one. */
  @state() private link: { readonly of: OpenLesson; readonly url: string } | null = null;

  @query('nard-lesson') private readonly lesson!: NardLesson | null;

  static override styles = [baseStyles, controlStyles, lessonsStyles];

  constructor() {
    super();
    lessonWords.watch(this);
    new Watching(this, () => [this.session.settings]);
    // The lesson is all there is on the page: its keys are heard before the keyboard is in it.
    new PageKeys(this, (event) => this.lesson?.hear(event));
  }

  private async share(open: OpenLesson): Promise<void> {
    const packed = await packLesson(open.lesson);
    const url = packed.length > LONGEST_LESSON_LINK ? '' : new URL(makeRoute({ screen: 'lesson', id: null, at: null, packed }), document.baseURI).href;
    this.link = { of: open, url };
  }

  private async keepCopy({ lesson }: OpenLesson): Promise<void> {
    const id = await lessonsOf(this.session).keep(lesson);
    if (id === null) return;
    this.session.go({ screen: 'lesson', id, at: null });
    this.session.notices.tell(lessonWords.now().writing.kept);
  }

  private renderLink(): TemplateResult | typeof nothing {
    const { writing } = lessonWords.now();
    const { link } = this;
    if (!link || link.of !== this.open.lesson) return nothing;
    if (link.url === '') return html`<p class="muted" role="status">${writing.tooLong}</p>`;
    return html`<div class="row link"><input id="lesson-link" readonly aria-label=${writing.link} .value=${link.url} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} />
      <button @click=${() => void copyAndTell(this.session.notices, writing.link, link.url)}>${icon('copy')}${writing.copy}</button></div>`;
  }

  private get path(): LessonPath {
    const path = parsePath(this.route.at ?? '');
    return path && this.open.lesson && placeAt(this.open.lesson, path) ? path : [0];
  }

  /** A play typed in place of one made on the board. Errors as of `findTyped`. */
  private enter(text: string, { situation }: OpenPlace): Result<void> {
    const { lesson } = this;
    const play = findTyped(text, situation, 'turn', this.session.services.bookOf(situation.position.game, presetOfSituation(situation)));
    if (!play.ok) return play;
    if (!lesson?.isPlayable) return fail('play_illegal', { text });
    const { board } = lesson;
    void board?.play(text).then((lies) => lies && board.commit());
    return ok(undefined);
  }

  private renderField(open: OpenLesson): TemplateResult | typeof nothing {
    const place = placeAt(open, this.path);
    return place?.situation.phase === 'play' ? html`<nard-play-field slot="under-board" .enter=${(text: string) => this.enter(text, place)}></nard-play-field>` : nothing;
  }

  override render(): TemplateResult {
    const { reading, writing } = lessonWords.now();
    const { session, route } = this;
    const open = this.open.lesson!;
    const { lesson } = open;
    const title = lesson.title || writing.untitled;
    const game = open.pages[0]?.situation.position.game ?? 'short';
    return html`<div class="screen">
      <header class="row wrap spread"><h1 lang=${lesson.language || nothing}>${title}</h1>
        <div class="row wrap">
          <button class="quiet" @click=${() => session.go({ screen: 'lesson', id: null, at: null })}>${icon('previous')}${writing.back}</button>
          ${this.open.isOwn ? html`<button @click=${() => session.go({ ...route, at: 'edit' })}>${icon('edit')}${writing.edit}</button>` : html`<button @click=${() => void this.keepCopy(open)}>${icon('save')}${writing.keepCopy}</button>`}
          <button @click=${() => session.saveText({ ok: true, value: makeLesson(lesson) }, `${writing.fileName(title)}.json`)}>${icon('download')}${writing.file}</button>
          <button @click=${() => void this.share(open)}>${icon('share')}${writing.share}</button>
        </div></header>
      ${this.renderLink()}
      ${lesson.about ? html`<div class="muted about" lang=${lesson.language || nothing}>${paragraphs(lesson.about).map((each) => html`<p>${each}</p>`)}</div>` : nothing}
      <nard-lesson .lesson=${open} .path=${this.path} .words=${reading} .bookOf=${session.services.bookOf} .direction=${directionOf(game, session.settings.get())}
        .answers=${this.open.answers} @nard-lesson-answers=${(event: CustomEvent<{ answers: Answers }>) => void lessonsOf(session).answer(event.detail.answers)}
        @nard-lesson-go=${(event: CustomEvent<{ path: LessonPath }>) => session.replaceLesson({ ...route, at: makePath(event.detail.path) })}>${this.renderField(open)}</nard-lesson>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-lesson-reader': LessonReader;
  }
}
