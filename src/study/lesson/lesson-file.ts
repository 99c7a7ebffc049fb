/** A lesson as a file: JSON under a name of its own. The layout is described in `docs/lessons.md` and `docs/lesson.schema.json`. */
import { check } from '../../core/check.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { BookOf } from '../../core/rule-book.ts';
import { parseJson, wantedFacts } from '../../formats/json-text.ts';
import { LESSON_FORMAT } from '../set-format.ts';
import { lessonChecker } from './check-lesson.ts';
import type { Lesson, LessonPage, LessonPlace, LessonQuestion, Variation } from './lesson.ts';
import { openLesson, type OpenLesson } from './open-lesson.ts';

export const LESSON_VERSION = 1;
/** Characters: thousands of positions with long texts. */
export const MAX_LESSON_LENGTH = 2_000_000;

/** Checked, but not opened. Errors: match_too_big, json_malformed {line, column}, lesson_version {version, known}, lesson_malformed {at, wanted, …limits}. */
export function readLesson(given: string): Result<Lesson> {
  if (given.length > MAX_LESSON_LENGTH) return fail('match_too_big', { length: given.length, limit: MAX_LESSON_LENGTH });
  const json = parseJson(given.replace(/^\uFEFF/, ''));
  if (!json.ok) return json;
  const { format, version } = (typeof json.value === 'object' && json.value !== null ? json.value : {}) as { readonly format?: unknown; readonly version?: unknown };
  if (format !== LESSON_FORMAT) return fail('lesson_malformed', { at: 'format', wanted: 'choice', choices: LESSON_FORMAT });
  if (Number.isInteger(version) && (version as number) > LESSON_VERSION) return fail('lesson_version', { version: version as number, known: LESSON_VERSION });
  const found = check(lessonChecker, json.value);
  return found.ok ? ok(found.value) : fail('lesson_malformed', wantedFacts(found.at, found.wanted));
}

/** Reads a lesson that anybody may have written, as a whole or not at all. Errors: those of `readLesson` and `openLesson`. */
export async function parseLesson(given: string, bookOf: BookOf): Promise<Result<OpenLesson>> {
  const lesson = readLesson(given);
  return lesson.ok ? openLesson(lesson.value, bookOf) : lesson;
}

/** What is empty is left out. */
const filled = <T extends object>(value: T): Partial<T> => Object.fromEntries(Object.entries(value).filter(([, each]) => each !== '' && each !== undefined && !(Array.isArray(each) && each.length === 0))) as Partial<T>;

const questionData = ({ answers, ...question }: LessonQuestion): object => ({
  ...filled(question), answers: answers.map(({ text, right, say }) => ({ text, ...(right && { right }), ...(say && { say }) })),
});

const placeData = ({ text, arrows, question, variations }: LessonPlace): object => filled({
  text, arrows: arrows.map(({ move, tone }) => (tone === 'plain' ? { move } : { move, tone })), question: question && questionData(question), variations: variations.map(variationData),
});

// An empty play is one: nothing could be moved.
const variationData = (variation: Variation): object => ({ ...(variation.play !== undefined && { play: variation.play }), ...(variation.cube !== undefined && { cube: variation.cube }), ...(variation.dice !== undefined && { dice: variation.dice }), ...placeData(variation) });

const pageData = (page: LessonPage): object => ({ ...filled({ title: page.title }), position: page.position, ...placeData(page) });

/** Plain data; the same for the same lesson. */
export const lessonData = ({ title, language, author, about, pages }: Lesson): object => ({
  format: LESSON_FORMAT, version: LESSON_VERSION, ...filled({ title, language, author, about }), pages: pages.map(pageData),
});

/** For people to read and change. */
export const makeLesson = (lesson: Lesson): string => `${JSON.stringify(lessonData(lesson), null, 1)}\n`;
