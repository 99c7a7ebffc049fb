/** Lessons that somebody wrote or took over: kept together under one name. */
import { check, fields, list, text, time, type Checker } from '../core/check.ts';
import { lessonChecker } from '../study/lesson/check-lesson.ts';
import type { Lesson } from '../study/lesson/lesson.ts';

export interface StoredLesson {
  /** Random, made once. */
  readonly id: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly lesson: Lesson;
}

const MOST_LESSONS = 500;
/** Characters of all lessons together: a backup takes no longer ones. */
export const MOST_LESSON_TEXT = 3_900_000;

const checker: Checker<{ readonly list: readonly StoredLesson[] }> = fields<{ readonly list: readonly StoredLesson[] }>({
  list: list(fields<StoredLesson>({ id: text(100), createdAt: time, updatedAt: time, lesson: lessonChecker }), MOST_LESSONS),
});

/** As they are kept; what is none becomes none. */
export function readLessons(value: unknown): readonly StoredLesson[] {
  const found = check(checker, value);
  return found.ok ? found.value.list : [];
}

export const isLessons = (value: unknown): boolean => check(checker, value).ok;

/** What is kept; null = there is no room for so much. */
export function keptLessons(lessons: readonly StoredLesson[]): { readonly list: readonly StoredLesson[] } | null {
  const kept = { list: lessons };
  return lessons.length <= MOST_LESSONS && JSON.stringify(kept).length <= MOST_LESSON_TEXT ? kept : null;
}

/** Those of a backup come after those that are here; of one that is in both the later stays. */
export function joinLessons(here: readonly StoredLesson[], comes: readonly StoredLesson[]): readonly StoredLesson[] {
  const known = new Map(here.map((each) => [each.id, each]));
  for (const each of comes) {
    const there = known.get(each.id);
    if (!there || there.updatedAt < each.updatedAt) known.set(each.id, each);
  }
  return [...known.values()];
}
