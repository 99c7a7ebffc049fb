/** A small lesson in an address. */
import { fail, type Result } from '../../core/result.ts';
import type { BookOf } from '../../core/rule-book.ts';
import { openPressed, pressText } from '../../formats/pressed-text.ts';
import { formatIn, LESSON_FORMAT } from '../set-format.ts';
import type { Lesson } from './lesson.ts';
import { lessonData, MAX_LESSON_LENGTH, parseLesson } from './lesson-file.ts';
import type { OpenLesson } from './open-lesson.ts';

/** Characters of a packed lesson that messengers and mail still pass on as a link. */
export const LONGEST_LESSON_LINK = 8000;

/** Letters, digits, `-` and `_`. */
export const packLesson = (lesson: Lesson): Promise<string> => pressText(JSON.stringify(lessonData(lesson)));

/** The packed lesson in an address such as `…#/lesson?m=…`, or the text itself. */
export const packedIn = (address: string): string => /[?&]m=([\w-]+)/.exec(address)?.[1] ?? address.trim();

/** Errors: lesson_link_malformed, those of `parseLesson`. */
export async function unpackLesson(packed: string, bookOf: BookOf): Promise<Result<OpenLesson>> {
  const text = await openPressed(packed, MAX_LESSON_LENGTH);
  return text !== null && formatIn(text) === LESSON_FORMAT ? parseLesson(text, bookOf) : fail('lesson_link_malformed');
}
