/** Lessons: the list, one that is read, or one that is written. */
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { texts } from '../../i18n/index.ts';
import { Watching } from '../cell.ts';
import { LazyPart } from '../lazy-part.ts';
import '../lessons/lesson-list.ts';
import { type LessonRoute } from '../lessons/lesson-reader.ts';
import { lessonsOf } from '../lessons/lessons-of.ts';
import { lessonWords } from '../lessons/words.ts';
import type { Session } from '../session.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';

@customElement('nard-lesson-screen')
export class LessonScreen extends LitElement {
  @property({ attribute: false }) session!: Session;
  private readonly reader = new LazyPart(this, () => import('../lessons/lesson-reader.ts'));
  private readonly editor = new LazyPart(this, () => import('../lessons/lesson-editor.ts'));

  static override styles = [baseStyles, controlStyles, css`.waiting { padding: 20px; display: grid; gap: 12px; justify-items: start; }`];

  constructor() {
    super();
    lessonWords.watch(this);
    new Watching(this, () => [this.session.route, lessonsOf(this.session).cell]);
  }

  private get route(): LessonRoute | null {
    const route = this.session.route.get();
    return route.screen === 'lesson' && (route.id !== null || route.packed !== undefined) ? route : null;
  }

  override willUpdate(): void {
    const { route } = this;
    if (!route) return;
    void lessonsOf(this.session).open(route);
    if (route.at === 'edit' || route.at?.startsWith('edit.')) this.editor.need();
    else this.reader.need();
  }

  override render(): TemplateResult {
    const { route, session } = this;
    if (!route) return html`<nard-lesson-list .session=${session}></nard-lesson-list>`;
    const { open } = lessonsOf(session).cell.get();
    const { writing } = lessonWords.now();
    const isWritten = (route.at === 'edit' || route.at?.startsWith('edit.')) && open?.isOwn;
    if (open?.error) {
      return html`<div class="waiting"><p role="alert">${open.error.code === 'not_found' ? writing.missing : texts().errors[open.error.code](open.error.facts)}</p>
        <button @click=${() => session.go({ screen: 'lesson', id: null, at: null })}>${writing.back}</button></div>`;
    }
    if (!open?.lesson || !(isWritten ? this.editor : this.reader).isLoaded) {
      if (open?.lesson && !isWritten) this.reader.need();
      return html`<p class="waiting muted" role="status">${texts().app.loading}</p>`;
    }
    return isWritten ? html`<nard-lesson-editor .session=${session} .route=${route} .open=${open}></nard-lesson-editor>` : html`<nard-lesson-reader .session=${session} .route=${route} .open=${open}></nard-lesson-reader>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-lesson-screen': LessonScreen;
  }
}
