/** The words of lessons by language: English with the code that needs them, each other language when it is read. */
import type { LessonWords } from './en/lesson.ts';
import type { Language } from './languages.ts';

export const LESSON_WORDS: Readonly<Record<Language, () => Promise<LessonWords>>> = {
  en: async () => (await import('./en/lesson.ts')).lesson,
  ru: async () => (await import('./ru/lesson.ts')).lesson,
  uz: async () => (await import('./uz/lesson.ts')).lesson,
  az: async () => (await import('./az/lesson.ts')).lesson,
};
