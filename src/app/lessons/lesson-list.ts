/** The list of lessons: those that come with Nardscope, and one's own. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { currentLanguage, type Language } from '../../i18n/index.ts';
import type { StoredLesson } from '../../store/lessons.ts';
import type { Lesson } from '../../study/lesson/lesson.ts';
import { Watching } from '../cell.ts';
import { icon } from '../icons.ts';
import { loadOrTell } from '../load-or-tell.ts';
import { makeRoute } from '../routes.ts';
import type { Session } from '../session.ts';
import { takenFiles } from '../taken-files.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import { lessonsOf } from './lessons-of.ts';
import type { LessonsSession } from './lessons-session.ts';
import { lessonsStyles } from './lessons-style.ts';
import { loadShipped, SHIPPED, type Shipped } from './shipped/index.ts';
import { lessonWords } from './words.ts';

@customElement('nard-lesson-list')
export class LessonList extends LitElement {
  @property({ attribute: false }) session!: Session;
  @state() private shipped: ReadonlyMap<Shipped, Lesson> = new Map();
  private shippedIn: Language | null = null;

  static override styles = [baseStyles, controlStyles, lessonsStyles];

  constructor() {
    super();
    lessonWords.watch(this);
    new Watching(this, () => [this.lessons.cell]);
  }

  private get lessons(): LessonsSession {
    return lessonsOf(this.session);
  }

  override willUpdate(): void {
    const language = currentLanguage();
    if (language === this.shippedIn) return;
    this.shippedIn = language;
    void loadOrTell(() => Promise.all(SHIPPED.map(async (id) => [id, await loadShipped(id, language)] as const)), this.session.notices)
      .then((loaded) => { if (loaded && language === this.shippedIn) this.shipped = new Map(loaded); });
  }

  private async create(): Promise<void> {
    const { writing } = lessonWords.now();
    const id = await this.lessons.keep({ title: writing.untitled, language: currentLanguage(), author: '', about: '', pages: [] });
    if (id !== null) this.session.go({ screen: 'lesson', id, at: 'edit' });
  }

  private readonly chooseFile = (event: Event): void => void this.session.intake.openFiles(takenFiles(event));

  private async removeLesson({ id, lesson }: StoredLesson): Promise<void> {
    const removed = await this.lessons.remove(id);
    if (!removed) return;
    const { writing } = lessonWords.now();
    this.session.notices.offerUndo(writing.removed(lesson.title || writing.untitled), () => void this.lessons.putBack(removed));
  }

  private renderLesson(id: string, { title, about, pages }: Lesson, stored: StoredLesson | null): TemplateResult {
    const { writing } = lessonWords.now();
    const name = title || writing.untitled;
    const go = (at: string | null) => (event: Event): void => {
      event.preventDefault();
      this.session.go({ screen: 'lesson', id, at });
    };
    return html`<li class="lesson" data-lesson=${id}>
      <div class="grow"><a href=${makeRoute({ screen: 'lesson', id, at: null })} @click=${go(null)}>${name}</a>
        ${about ? html`<p class="small muted about">${about}</p>` : nothing}<p class="small muted">${writing.positions(pages.length)}</p></div>
      ${stored ? html`<div class="row"><button aria-label=${writing.editOf(name)} @click=${go('edit')}>${icon('edit')}${writing.edit}</button>
        <button class="quiet icon-only" title=${writing.remove} aria-label=${writing.removeOf(name)} @click=${() => void this.removeLesson(stored)}>${icon('remove')}</button></div>` : nothing}
    </li>`;
  }

  override render(): TemplateResult {
    const { writing } = lessonWords.now();
    const { own, loaded } = this.lessons.cell.get();
    return html`<div class="screen">
      <header class="row wrap spread"><div><h1>${writing.title}</h1><p class="muted">${writing.help}</p></div>
        <div class="row wrap">
          <label class="button open">${icon('file')}${writing.openFile}<input class="unseen" type="file" accept=".json,application/json" @change=${this.chooseFile} /></label>
          <button class="primary" @click=${() => void this.create()}>${icon('plus')}${writing.create}</button></div></header>
      <section class="card" aria-labelledby="shipped"><h2 id="shipped">${writing.shipped}</h2>
        <ul>${[...this.shipped].map(([id, lesson]) => this.renderLesson(id, lesson, null))}</ul></section>
      <section class="card" aria-labelledby="own"><h2 id="own">${writing.own}</h2>
        ${loaded && own.length === 0 ? html`<p class="muted">${writing.none}</p>` : html`<ul>${own.map((stored) => this.renderLesson(stored.id, stored.lesson, stored))}</ul>`}</section>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-lesson-list': LessonList;
  }
}
