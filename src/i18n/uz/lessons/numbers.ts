import type { LessonTexts } from '../../en/lessons/lesson-texts.ts';

export const numbers: LessonTexts = { title: '', about: '', pages: [] };
