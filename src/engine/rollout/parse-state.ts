/** A rollout as JSON, from a file or another machine: read field by field, and only if its numbers can be those of a rollout. */
import { also, bool, check, fields, integer, list, nullable, number, oneOf, optional, pair, text, type Checker, type Wanted, when } from '../../core/check.ts';
import { longRules, scoring } from '../../core/check-record.ts';
import { GAMES } from '../../core/games.ts';
import { MOST_MET_LENGTH } from '../../core/met/table.ts';
import { BEGINNERS, makePosition } from '../../core/position.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { count, union, type Range } from './ranges.ts';
import { FIRST_SOUND_ONE_PLY, READ_VERSIONS, ROLLOUT_FORMAT, ROLLOUT_VERSION, versionOf, type OpenTrials, type RolloutNet, type RolloutState, type SubjectSums } from './state.ts';
import { BLOCK, CUBE_PLIES, DOUBLES, LUCKS, MAX_SEED, MAX_SUBJECTS, MAX_TRIALS, MAX_TRUNCATION, ROLLOUT_PLIES, UNITS, type Cubeful, type RolloutMatch, type RolloutSubject, type RolloutTask } from './task.ts';
import { numbersOf } from './sums.ts';

const LONGEST_NAME = 200;
const MOST_RANGES = 10_000;
const MOST_OPEN = 20_000;
const MOST_BLOCKS = MAX_TRIALS / BLOCK;
/** No trial is worth more, luck taken out or not: bounds the sums. */
const MOST_CHANCE = 100 * UNITS;
/** Likewise with a cube, which is turned at most seven times. */
const MOST_CUBEFUL = 10_000 * UNITS;
const mostOf = (k: number): number => (k < 5 ? MOST_CHANCE : MOST_CUBEFUL);
const LARGEST = Number.MAX_SAFE_INTEGER;

const counts = list(integer(0, 15), 26, 26);
const subject = fields<RolloutSubject>({
  mover: counts, opponent: counts, first: optional(fields<NonNullable<RolloutSubject['first']>>({ mover: bool, opponent: bool })), began: optional(oneOf(BEGINNERS)),
  of: oneOf(['roller', 'other'] as const), double: optional(oneOf(DOUBLES)), name: optional(text(LONGEST_NAME)),
});
const MOST_CUBE = 2 ** 15;
const gains = list(number(-1, 1), MOST_MET_LENGTH + 1, 1);
const needs = integer(1, MOST_MET_LENGTH);
const rolloutMatch = also(fields<RolloutMatch>({ own: needs, other: needs, crawford: bool, met: text(LONGEST_NAME), gains: fields<RolloutMatch['gains']>({ own: gains, other: gains }) }),
  ({ own, other, gains: each }) => each.own.length === own + 1 && each.other.length === other + 1);
const cubeful = fields<Cubeful>({
  cube: fields<Cubeful['cube']>({ value: integer(1, MOST_CUBE), holder: nullable(oneOf(['own', 'other'] as const)) }), match: nullable(rolloutMatch), jacoby: bool, beavers: bool,
  cap: nullable(integer(1, MOST_CUBE)), gammon: integer(1, 3), backgammon: integer(1, 3), plies: oneOf(CUBE_PLIES),
});
const anyTask = fields<RolloutTask>({
  game: oneOf(GAMES), subjects: list(subject, MAX_SUBJECTS, 1), rules: optional(longRules), scoring: optional(scoring), seed: integer(0, MAX_SEED),
  plies: oneOf(ROLLOUT_PLIES), luck: oneOf(LUCKS), truncation: integer(0, MAX_TRUNCATION), table: bool, cubeful: optional(cubeful),
});
/** A cube is seen by one side: that which throws first, whose opponent's plays may be asked about, but not both. */
const task = also(anyTask, ({ game, subjects, cubeful: cube }) => (!cube || (game === 'short' && subjects.every(({ of }) => of === subjects[0]!.of)))
  && subjects.every(({ mover, opponent, first, began, double }) => makePosition({ game, mover, opponent, ...(first && { first }), ...(began && { began }) }).ok && (game === 'long' || (!first && !began)) && (cube || !double)));

const whole: Checker<number> = integer(-LARGEST, LARGEST);
const digits = when<string>((value) => typeof value === 'string' && /^(0|-?[1-9]\d{0,59})$/.test(value));
const chances = list(whole, 6, 5);
const range = also(pair(integer(0, MOST_BLOCKS)), ([from, to]) => from < to);
const open = also(fields<OpenTrials>({ subject: integer(0, MAX_SUBJECTS - 1), from: integer(0, MAX_TRIALS), to: integer(0, MAX_TRIALS), chances }),
  ({ from, to, chances: sums }) => from < to && Math.floor(from / BLOCK) === Math.floor((to - 1) / BLOCK) && sums.every((sum, k) => Math.abs(sum) <= (to - from) * mostOf(k)));

/** Which one it becomes is said by its task. */
const version: Checker<RolloutState['version']> = (value) => {
  oneOf(READ_VERSIONS)(value);
  return ROLLOUT_VERSION;
};

const anyState = fields<RolloutState>({
  format: oneOf([ROLLOUT_FORMAT] as const), version, task,
  net: fields<RolloutNet>({ name: text(LONGEST_NAME), version: integer(0, LARGEST) }),
  done: also(list(range, MOST_RANGES), (ranges) => JSON.stringify(union(ranges, [])) === JSON.stringify(ranges)),
  sums: list(fields<SubjectSums>({ chances, squares: list(digits, 6, 5), equity: whole }), MAX_SUBJECTS, 1),
  products: list(list(digits, MAX_SUBJECTS), MAX_SUBJECTS), open: list(open, MOST_OPEN),
});

/** No scatter is below zero, and no two scatter together more than each alone: n·Σx² ≥ (Σx)², and |covariance| ≤ √(variances). */
function canBe({ done, sums, products }: RolloutState): boolean {
  const n = count(done);
  const spread = (xy: string, x: number, y: number): bigint => BigInt(n) * BigInt(xy) - BigInt(x) * BigInt(y);
  const inBounds = (sum: number, k: number): boolean => Math.abs(sum) <= n * BLOCK * mostOf(k);
  return sums.every(({ chances: each, squares, equity }, i) =>
    each.every((sum, k) => inBounds(sum, k) && spread(squares[k]!, sum, sum) >= 0n)
    && spread(products[i]![i]!, equity, equity) >= 0n
    && products[i]!.every((xy, j) => spread(xy, equity, sums[j]!.equity) ** 2n <= spread(products[i]![i]!, equity, equity) * spread(products[j]![j]!, sums[j]!.equity, sums[j]!.equity)));
}

/** Sizes agree, and what is open overlaps neither itself nor what is done. */
function isWhole({ task: whatIs, done, sums, products, open: parts }: RolloutState): boolean {
  const { subjects } = whatIs;
  const numbers = numbersOf(whatIs);
  const blockOf = ({ from }: OpenTrials): number => Math.floor(from / BLOCK);
  const trials = (i: number): Range[] => parts.filter((part) => part.subject === i).map(({ from, to }) => [from, to]);
  return sums.every(({ chances: each, squares }) => each.length === numbers && squares.length === numbers) && parts.every((part) => part.chances.length === numbers)
    && (!whatIs.cubeful || sums.every(({ chances: each, equity }) => equity === each[5]))
    && sums.length === subjects.length && products.length === subjects.length && products.every((row, i) => row.length === i + 1)
    && parts.every((part) => part.subject < subjects.length && !done.some(([from, to]) => blockOf(part) >= from && blockOf(part) < to))
    && subjects.every((_, i) => count(union(trials(i), [])) === trials(i).reduce((sum, [from, to]) => sum + to - from, 0));
}

const facts = (at: string, { kind, ...limits }: Wanted): Record<string, string | number> => ({ at, wanted: kind, ...limits });
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Trials that would not be played alike now. */
const isUnsound = (value: Readonly<Record<string, unknown>>, { task: read }: RolloutState): boolean =>
  ((value.version as number) < FIRST_SOUND_ONE_PLY && read.plies > 0) || (isObject(value.task) && value.task.began !== undefined);

/**
 * Reads a rollout's state out of parsed JSON; unknown fields, such as a result beside it, are left out. Errors: rollout_unknown,
 * rollout_version {version, known}, rollout_malformed {at, wanted, …limits}.
 */
export function parseRollout(value: unknown): Result<RolloutState> {
  if (!isObject(value) || value.format !== ROLLOUT_FORMAT) return fail('rollout_unknown');
  if (typeof value.version === 'number' && !READ_VERSIONS.some((known) => known === value.version)) return fail('rollout_version', { version: value.version, known: ROLLOUT_VERSION });
  const checked = check(anyState, value);
  if (!checked.ok) return fail('rollout_malformed', facts(checked.at, checked.wanted));
  const state: RolloutState = { ...checked.value, version: versionOf(checked.value.task) };
  if (isUnsound(value, state)) return fail('rollout_version', { version: value.version as number, known: ROLLOUT_VERSION });
  if (!isWhole(state)) return fail('rollout_malformed', { at: '', wanted: 'other' });
  return canBe(state) ? ok(state) : fail('rollout_malformed', { at: 'sums', wanted: 'other' });
}
