import type { LessonTexts } from './lesson-texts.ts';

export const long: LessonTexts = { title: '', about: '', pages: [] };
