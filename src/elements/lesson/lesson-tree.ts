/** The tree of a lesson’s places: arrows walk in it, whatever is pressed in it is shown. */
import { html, nothing, type TemplateResult } from 'lit';
import type { LessonWords } from '../../i18n/en/lesson.ts';
import { placeName } from '../../i18n/lesson-place.ts';
import { makePath, type LessonPath } from '../../study/lesson/lesson.ts';
import { isSamePath, placeAt, type OpenLesson, type OpenPlace } from '../../study/lesson/open-lesson.ts';
import { answeredAt, type Answers } from './lesson-answers.ts';

export interface LessonTree {
  readonly lesson: OpenLesson;
  /** What may be seen of it, in the order of reading. */
  readonly open: readonly OpenPlace[];
  readonly here: LessonPath;
  readonly answers: Answers;
  readonly words: LessonWords;
  readonly go: (path: LessonPath) => void;
}

function walk(event: KeyboardEvent): void {
  const items = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('[role=treeitem]')];
  const at = items.indexOf(event.target as HTMLElement);
  const level = (item: HTMLElement | undefined): number => Number(item?.getAttribute('aria-level') ?? 0);
  const above = items.slice(0, at).findLastIndex((item) => level(item) < level(items[at]));
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1, ArrowRight: level(items[at + 1]) > level(items[at]) ? at + 1 : -1, ArrowLeft: above }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  items[to]?.focus();
}

/** Nothing where there is only one place to be at. */
export function lessonTree({ lesson, open, here, answers, words, go }: LessonTree): TemplateResult | typeof nothing {
  if (open.length < 2) return nothing;
  const siblings = (path: LessonPath): number => (path.length === 1 ? lesson.pages.length : placeAt(lesson, path.slice(0, -1))!.variations.length);
  const isHere = (path: LessonPath): boolean => isSamePath(path, here);
  return html`<div class="tree" role="tree" aria-label=${words.tree} @keydown=${walk}>${open.map((place) => html`
    <button role="treeitem" data-path=${makePath(place.path)} class="level-${Math.min(5, place.path.length)}" aria-level=${place.path.length} aria-setsize=${siblings(place.path)} aria-posinset=${place.path.at(-1)! + 1} aria-selected=${isHere(place.path)}
      aria-current=${isHere(place.path) ? 'true' : nothing} tabindex=${isHere(place.path) ? '0' : '-1'} @click=${() => go(place.path)}>
      <bdi>${place.path.length === 1 ? html`${place.path[0]! + 1}. ` : nothing}${placeName(place, words)}</bdi>${answeredAt(answers, place.path).state === 'right' ? html`<span class="mark">✓</span>` : nothing}</button>`)}</div>`;
}
