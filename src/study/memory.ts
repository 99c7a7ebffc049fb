/** What is remembered of a puzzle, as plain data: what `schedule` makes dates of. */
import { fields, integer, nullable, number, time, type Checker } from '../core/check.ts';

/** How well it was known, in the order of their keys. */
export const GRADES = ['again', 'hard', 'good', 'easy'] as const;
export type Grade = (typeof GRADES)[number];

/** What is remembered of a puzzle: a card of ts-fsrs, times in milliseconds since 1970. */
export interface Memory {
  readonly due: number;
  readonly stability: number;
  readonly difficulty: number;
  readonly elapsedDays: number;
  readonly scheduledDays: number;
  readonly learningSteps: number;
  readonly reps: number;
  readonly lapses: number;
  /** 0 new, 1 learning, 2 review, 3 learning again. */
  readonly state: 0 | 1 | 2 | 3;
  readonly lastReview: number | null;
}

const MANY = 2 ** 30;

export const memoryChecker: Checker<Memory> = fields<Memory>({
  due: time, stability: number(0, MANY), difficulty: number(0, 10), elapsedDays: number(0, MANY), scheduledDays: number(0, MANY), learningSteps: integer(0, 1000), reps: integer(0, MANY),
  lapses: integer(0, MANY), state: integer(0, 3) as Checker<Memory['state']>, lastReview: nullable(time),
});
