import type { LessonShape } from './shape.ts';

export const cube: LessonShape = { facts: {}, pages: [] };
