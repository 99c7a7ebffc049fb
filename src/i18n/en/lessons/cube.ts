import type { LessonTexts } from './lesson-texts.ts';

export const cube: LessonTexts = { title: '', about: '', pages: [] };
