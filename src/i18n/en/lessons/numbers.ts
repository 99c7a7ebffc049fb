import type { LessonTexts } from './lesson-texts.ts';

export const numbers: LessonTexts = { title: '', about: '', pages: [] };
