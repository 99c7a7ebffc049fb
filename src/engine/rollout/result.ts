/** What a rollout says so far: means, standard errors and how sure the order of the candidates is. */
import { swapChances, type Probabilities } from '../protocol.ts';
import { bestChances } from './best-chances.ts';
import { width95 } from './normal.ts';
import { count } from './ranges.ts';
import type { RolloutState } from './state.ts';
import { CHANCES } from './sums.ts';
import { BLOCK, UNITS, type StopRule } from './task.ts';

export interface SubjectResult {
  readonly name?: string;
  /** Of the side the subject is about. */
  readonly probabilities: Probabilities;
  /** Standard error of each chance. */
  readonly errors: Probabilities;
  /** In stakes. */
  readonly equity: number;
  readonly error: number;
  /** Holds the true mean of such trials 95 times in 100. */
  readonly interval: readonly [number, number];
  /** Equity less that of the best, with its standard error under common dice; 0 for the best. */
  readonly difference: { readonly equity: number; readonly error: number };
  /** Probability that this one is the best. */
  readonly best: number;
}

export interface RolloutResult {
  readonly trials: number;
  readonly subjects: readonly SubjectResult[];
  /** Of the best subject. */
  readonly bestIndex: number;
}

const BLOCK_UNITS = BLOCK * UNITS;

/** Error of a mean of n block means from exact sums: √((n·Σxy − Σx·Σy) / (n²·(n − 1))). */
function covarianceOfMeans(n: number, products: bigint, a: number, b: number): number {
  return n < 2 ? Infinity : Number(BigInt(n) * products - BigInt(a) * BigInt(b)) / BLOCK_UNITS ** 2 / n / n / (n - 1);
}
const errorOfMean = (n: number, squares: bigint, sum: number): number => Math.sqrt(Math.max(0, covarianceOfMeans(n, squares, sum, sum)));

const byName = (values: readonly number[]): Probabilities => Object.fromEntries(CHANCES.map((name, k) => [name, values[k]!])) as unknown as Probabilities;

/** Chances and errors from the other side: errors have no sign. */
const swapErrors = (p: Probabilities): Probabilities => ({ ...swapChances(p), win: p.win });

/** Null before the first block is done. Standard errors need two blocks and are Infinity with one. */
export function rolloutResult({ task, done, sums, products }: RolloutState): RolloutResult | null {
  const n = count(done);
  if (n === 0) return null;
  const means = sums.map(({ equity }, i) => ((task.subjects[i]!.of === 'roller' ? 1 : -1) * equity) / n / BLOCK_UNITS);
  const sign = (i: number): number => (task.subjects[i]!.of === 'roller' ? 1 : -1);
  const covariance = products.map((row, i) => row.map((each, j) => sign(i) * sign(j) * covarianceOfMeans(n, BigInt(each), sums[i]!.equity, sums[j]!.equity)));
  const bestIndex = means.indexOf(Math.max(...means));
  const best = n < 2 ? means.map((_, i) => (means.length === 1 || i === bestIndex ? 1 : 0)) : bestChances(means, covariance);
  const variance = (i: number, j: number): number => covariance[Math.max(i, j)]![Math.min(i, j)]!;
  const subjects = sums.map(({ chances, squares }, i): SubjectResult => {
    const mine = task.subjects[i]!.of === 'roller';
    const probabilities = byName(chances.map((sum) => sum / n / BLOCK_UNITS));
    const errors = byName(squares.map((each, k) => errorOfMean(n, BigInt(each), chances[k]!)));
    const equity = means[i]!;
    const error = Math.sqrt(Math.max(0, covariance[i]![i]!));
    const half = width95(n) * error;
    const { name } = task.subjects[i]!;
    return {
      ...(name !== undefined && { name }),
      probabilities: mine ? probabilities : swapChances(probabilities), errors: mine ? errors : swapErrors(errors),
      equity, error, interval: [equity - half, equity + half],
      difference: i === bestIndex ? { equity: 0, error: 0 } : {
        equity: equity - means[bestIndex]!,
        error: n < 2 ? Infinity : Math.sqrt(Math.max(0, variance(i, i) + variance(bestIndex, bestIndex) - 2 * variance(i, bestIndex))),
      },
      best: best[i]!,
    };
  });
  return { trials: n * BLOCK, subjects, bestIndex };
}

/** Fewer blocks say too little of their own scatter. */
const FEWEST_BLOCKS = 12;
/** Blocks between two looks: 216 trials. */
export const LOOK_EVERY = 6;

/** Whether a rollout of so many blocks may stop. Rules of both kinds must both be met; without a rule it may not. */
export function mayStop(state: RolloutState, { error, sure }: StopRule): boolean {
  if ((error === undefined && sure === undefined) || count(state.done) < FEWEST_BLOCKS) return false;
  const result = rolloutResult(state)!;
  const { subjects, bestIndex } = result;
  const errors = subjects.length === 1 ? [subjects[0]!.error] : subjects.map(({ difference }) => difference.error);
  return (error === undefined || errors.every((each) => each <= error)) && (sure === undefined || subjects[bestIndex]!.best >= sure);
}
