/** The words of lessons in the language of the app. */
import { lesson, type LessonWords } from '../../i18n/en/lesson.ts';
import { lessons, type LessonsWords } from '../../i18n/en/lessons.ts';
import { makePartWords } from '../part-words.ts';

export interface AllWords {
  readonly reading: LessonWords;
  readonly writing: LessonsWords;
}

export const lessonWords = makePartWords<AllWords>({ reading: lesson, writing: lessons }, {
  ru: async () => ({ reading: (await import('../../i18n/ru/lesson.ts')).lesson, writing: (await import('../../i18n/ru/lessons.ts')).lessons }),
  uz: async () => ({ reading: (await import('../../i18n/uz/lesson.ts')).lesson, writing: (await import('../../i18n/uz/lessons.ts')).lessons }),
  az: async () => ({ reading: (await import('../../i18n/az/lesson.ts')).lesson, writing: (await import('../../i18n/az/lessons.ts')).lessons }),
});
