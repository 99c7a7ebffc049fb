/** Rollouts that are kept: how far each is, what it is to reach and its course, found again by the board they are about. */
import { also, bool, fields, integer, list, nullable, number, text, time, when, type Checker } from '../core/check.ts';
import { unwrap, type Result } from '../core/result.ts';
import { rolloutKey } from '../engine/rollout/merge.ts';
import { parseRollout } from '../engine/rollout/parse-state.ts';
import { count } from '../engine/rollout/ranges.ts';
import { ROLLOUT_VERSION, versionOf, type RolloutState } from '../engine/rollout/state.ts';
import { MAX_SUBJECTS, MAX_TRIALS } from '../engine/rollout/task.ts';

/** When a rollout is to end by itself. */
export interface RolloutGoal {
  readonly trials: number;
  /** Standard error that is enough; null = whatever it is. */
  readonly error: number | null;
  /** Chance of the best being the best that is enough; null = whatever it is. */
  readonly sure: number | null;
}

/** What a rollout said after so many trials, a number a subject. */
export interface CoursePoint {
  readonly trials: number;
  readonly equities: readonly number[];
  /** Half of each 95% interval; null = not known yet. */
  readonly halves: readonly (number | null)[];
}

export interface StoredRollout {
  /** Of all its trials depend on: the same question asked again in the same way finds it. */
  readonly id: string;
  /** The board and conditions it is about. */
  readonly board: string;
  readonly state: RolloutState;
  readonly goal: RolloutGoal;
  /** Reached its goal or was stopped, as opposed to paused. */
  readonly ended: boolean;
  /** It was being looked at: shown when the board is opened again. */
  readonly isOpen: boolean;
  readonly course: readonly CoursePoint[];
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
}

const LONGEST_BOARD = 2000;
export const LONGEST_COURSE = 400;
const EQUITY = 1000;

/** What does not hold a rollout is refused as a whole: its place inside the state is of no use to anybody. */
const state: Checker<RolloutState> = (value) => unwrap(also<Result<RolloutState>>(parseRollout, (parsed) => parsed.ok)(value));

const point = fields<CoursePoint>({
  trials: integer(1, MAX_TRIALS), equities: list(number(-EQUITY, EQUITY), MAX_SUBJECTS, 1), halves: list(nullable(number(0, EQUITY)), MAX_SUBJECTS, 1),
});

const checker: Checker<StoredRollout> = also(
  fields<StoredRollout>({
    id: when<string>((value) => typeof value === 'string'), board: text(LONGEST_BOARD), state,
    goal: fields<RolloutGoal>({ trials: integer(1, MAX_TRIALS), error: nullable(number(0, EQUITY)), sure: nullable(number(0, 1)) }),
    ended: bool, isOpen: bool, course: list(point, LONGEST_COURSE), updatedAt: time,
  }),
  ({ id, state: found, course }) => id === rolloutKey(found)
    && course.every(({ equities, halves }) => equities.length === found.sums.length && halves.length === found.sums.length),
);

/** Rollouts of other versions cannot be gone on with or put together with ours. */
export const isOurs = ({ state: { version, task } }: StoredRollout): boolean => version === versionOf(task);

const KEPT_VERSIONS: readonly number[] = [3, ROLLOUT_VERSION] satisfies readonly RolloutState['version'][];

/** A rollout out of a file; null = it may be one, of another version. */
export const rolloutChecker: Checker<StoredRollout | null> = (value) => {
  const version = (value as { readonly state?: { readonly version?: unknown } } | null)?.state?.version;
  return typeof version === 'number' && !KEPT_VERSIONS.includes(version) ? null : checker(value);
};

const openTrials = ({ open }: RolloutState): number => open.reduce((sum, { from, to }) => sum + to - from, 0);

/** Whether `a` holds more trials than `b` of the same rollout. */
export function isFurther(a: RolloutState, b: RolloutState): boolean {
  const more = count(a.done) - count(b.done);
  return more > 0 || (more === 0 && openTrials(a) > openTrials(b));
}
