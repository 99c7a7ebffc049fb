import type { LessonShape } from './shape.ts';

export const long: LessonShape = { facts: {}, pages: [] };
