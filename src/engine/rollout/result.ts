/** What a rollout says so far: means, standard errors and how sure the order of the candidates is. */
import { swapChances, type Probabilities } from '../protocol.ts';
import { bestChances } from './best-chances.ts';
import { isCubeDecision, mwcOfEquity } from './cubeful.ts';
import { actionChances, actionMeans, cubelessEquity, decisionOf, type RolloutDecision } from './decision.ts';
import { NORMAL95, width95 } from './normal.ts';
import { count } from './ranges.ts';
import type { RolloutState } from './state.ts';
import { CHANCES } from './sums.ts';
import { BLOCK, UNITS, type Cubeful, type StopRule } from './task.ts';

export interface SubjectResult {
  readonly name?: string;
  /** Of the side the subject is about. */
  readonly probabilities: Probabilities;
  /** Standard error of each chance. */
  readonly errors: Probabilities;
  /** In stakes; of a cubeful task EMG with the cube: stakes of the cube as it was at first, in a match a plain win is 1 and a plain loss −1. */
  readonly equity: number;
  readonly error: number;
  /** Chance to win the match, with its standard error, of a cubeful task in a match. */
  readonly mwc?: { readonly chance: number; readonly error: number };
  /** Holds the true mean of such trials 95 times in 100. */
  readonly interval: readonly [number, number];
  /** Equity less that of the best, with its standard error under common dice; 0 for the best. */
  readonly difference: { readonly equity: number; readonly error: number };
  /** Probability that this one is the best; null while one block says nothing of their scatter. 1 where it is alone. */
  readonly best: number | null;
}

export interface RolloutResult {
  readonly trials: number;
  /** Of a cube decision. `best` and `difference` of its subjects are then those of not doubling and of doubling, rightly replied to. */
  readonly decision?: RolloutDecision;
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
  const { cubeful } = task;
  const decides = cubeful && isCubeDecision(task) ? cubeful : null;
  const pair = [means[0]!, means[1]!] as const;
  const compared = decides ? actionMeans(decides, pair, covariance) : { means, covariance };
  // Errors out of few blocks may be too small themselves: as much wider as Student's interval is than the normal one.
  const wider = n < 2 ? null : covariance.map((row) => row.map((each) => each * (width95(n) / NORMAL95) ** 2));
  const bestIndex = compared.means.indexOf(Math.max(...compared.means));
  const known = means.length === 1 ? [1] : wider && (decides ? actionChances(decides, pair, wider) : bestChances(means, wider));
  const variance = (i: number, j: number): number => compared.covariance[Math.max(i, j)]![Math.min(i, j)]!;
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
      equity, error, ...mwcOfSubject(cubeful, equity, error, mine), interval: [equity - half, equity + half],
      difference: i === bestIndex ? { equity: 0, error: 0 } : {
        equity: compared.means[i]! - compared.means[bestIndex]!,
        error: n < 2 ? Infinity : Math.sqrt(Math.max(0, variance(i, i) + variance(bestIndex, bestIndex) - 2 * variance(i, bestIndex))),
      },
      best: known ? known[i]! : null,
    };
  });
  const decision = decides && decisionOf(decides, pair, wider, cubelessEquity(decides, subjects[0]!.probabilities));
  return { trials: n * BLOCK, ...(decision && { decision }), subjects, bestIndex };
}

/** The cube is seen by the side to throw first; `mine`: so is the equity. */
function mwcOfSubject(cubeful: Cubeful | undefined, equity: number, error: number, mine: boolean): Pick<SubjectResult, 'mwc'> {
  if (!cubeful?.match) return {};
  const chanceOf = (x: number): number => mwcOfEquity(cubeful, x)!;
  const chance = chanceOf(mine ? equity : -equity);
  return { mwc: { chance: mine ? chance : 1 - chance, error: error * (chanceOf(1) - chanceOf(0)) } };
}

/** Fewer blocks say too little of their own scatter. */
const FEWEST_BLOCKS = 12;
/** Blocks between two looks: 216 trials. */
export const LOOK_EVERY = 6;

/** Whether a rollout of so many blocks may stop. Rules of both kinds must both be met; without a rule it may not. */
export function mayStop(state: RolloutState, { error, sure }: StopRule): boolean {
  if ((error === undefined && sure === undefined) || count(state.done) < FEWEST_BLOCKS) return false;
  const result = rolloutResult(state)!;
  const { decision, subjects, bestIndex } = result;
  const errors = subjects.length === 1 ? [subjects[0]!.error] : subjects.map(({ difference }) => difference.error);
  return (error === undefined || errors.every((each) => each <= error)) && (sure === undefined || (decision ? decision.sure : subjects[bestIndex]!.best)! >= sure);
}
