import type { LessonTexts } from '../../en/lessons/lesson-texts.ts';

export const cube: LessonTexts = { title: '', about: '', pages: [] };
