import type { LessonShape } from './shape.ts';

export const numbers: LessonShape = { facts: {}, pages: [] };
