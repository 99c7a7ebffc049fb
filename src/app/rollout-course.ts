/** The course of a rollout, thinned as it grows longer: what its chart draws. */
import type { RolloutResult } from '../engine/rollout/result.ts';
import type { CoursePoint } from '../store/stored-rollout.ts';

/** Points at most: every second one goes when there would be more. */
const MOST = 120;
/** Digits that are kept: far finer than any chart. */
const digits = (value: number): number => Math.round(value * 1e6) / 1e6;

/** The course with what a rollout says now. */
export function addToCourse(course: readonly CoursePoint[], { trials, subjects }: RolloutResult): readonly CoursePoint[] {
  const before = course.filter((point) => point.trials < trials);
  const kept = before.length < MOST ? before : before.filter((_, i) => i % 2 === 0);
  const halves = subjects.map(({ interval, error }) => (Number.isFinite(error) ? digits((interval[1] - interval[0]) / 2) : null));
  return [...kept, { trials, equities: subjects.map(({ equity }) => digits(equity)), halves }];
}
