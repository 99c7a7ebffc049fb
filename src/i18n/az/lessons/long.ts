import type { LessonTexts } from '../../en/lessons/lesson-texts.ts';

export const long: LessonTexts = { title: '', about: '', pages: [] };
