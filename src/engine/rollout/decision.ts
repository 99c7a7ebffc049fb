/** What a rollout of a cube decision says: the three equities people compare, the verdict, and how likely it is right. */
import { restingUtility } from '../../core/cube-conditions.ts';
import { bestReply, CUBE_LINES, DOUBLED, verdictOf, type CubeEquities, type CubeLine, type CubeVerdict } from '../../core/cube-verdict.ts';
import type { Probabilities } from '../protocol.ts';
import { shares } from './best-chances.ts';
import { gainIn, mwcOfEquity } from './cubeful.ts';
import type { Cubeful } from './task.ts';

export interface RolloutDecision {
  readonly verdict: CubeVerdict;
  /** Of the side to roll; `cubeless` by the chances of the trials that roll on. */
  readonly emg: CubeEquities;
  /** Match-winning chances; null in money play. */
  readonly mwc: CubeEquities | null;
  /** Probability that doubling or not is right and the reply too; null while nothing is known of the scatter. */
  readonly sure: number | null;
  /** Probability of each, a double with its reply, that it is the right one; together 1. Null as `sure`. */
  readonly best: Readonly<Record<CubeLine, number>> | null;
}

/** A pass is a plain win. */
const CASH = 1;

type Means = readonly [noDouble: number, doubleTake: number];
type Covariance = readonly (readonly number[])[];

/** After a beaver the cube shows four times its value. */
export const mayBeaver = ({ beavers, match, cap, cube }: Pick<Cubeful, 'beavers' | 'cap' | 'cube'> & { readonly match: object | null }): boolean => beavers && !match && cube.value * 4 <= (cap ?? Infinity);

function equitiesOf(cubeful: Cubeful, [noDouble, doubleTake]: Means, cubeless: number): CubeEquities {
  return { cubeless, noDouble, doubleTake, doublePass: CASH, doubleBeaver: mayBeaver(cubeful) ? 2 * doubleTake : null };
}

const REPLY_STAKES = { take: 1, pass: 0, beaver: 2 } as const;

/** Means and covariance of rolling on and of doubling, the other side replying as it should. */
export function actionMeans(cubeful: Cubeful, means: Means, covariance: Covariance): { readonly means: number[]; readonly covariance: number[][] } {
  const { reply, equity } = bestReply(equitiesOf(cubeful, means, 0))!;
  const stakes = REPLY_STAKES[reply];
  return { means: [means[0], equity], covariance: [[covariance[0]![0]!], [stakes * covariance[1]![0]!, stakes ** 2 * covariance[1]![1]!]] };
}

/** How likely it is that not doubling, and that doubling, is right. */
export const actionChances = (cubeful: Cubeful, means: Means, covariance: Covariance): number[] =>
  shares(means, covariance, 2, ([noDouble, doubleTake]) => (bestReply(equitiesOf(cubeful, [noDouble!, doubleTake!], 0))!.equity > noDouble! ? 1 : 0));

/** `cubeless`: equity of the chances in the same measure. `covariance` is that of the means, null while nothing is known of it. */
export function decisionOf(cubeful: Cubeful, means: Means, covariance: Covariance | null, cubeless: number): RolloutDecision {
  const emg = equitiesOf(cubeful, means, cubeless);
  const redouble = cubeful.cube.holder === 'own';
  const verdict = verdictOf(emg, redouble);
  // A kind is what is right by a sample, and the reply to a double, made or not.
  const kindOf = ([noDouble, doubleTake]: readonly number[]): number => {
    const { reply, equity } = bestReply(equitiesOf(cubeful, [noDouble!, doubleTake!], 0))!;
    return (equity > noDouble! ? 0 : CUBE_LINES.length) + CUBE_LINES.indexOf(DOUBLED[reply]);
  };
  const found = covariance ? shares(means, covariance, 2 * CUBE_LINES.length, kindOf) : null;
  const mwc = (equity: number): number => mwcOfEquity(cubeful, equity)!;
  return {
    verdict, emg,
    mwc: cubeful.match && { cubeless: mwc(cubeless), noDouble: mwc(means[0]), doubleTake: mwc(means[1]), doublePass: mwc(CASH), doubleBeaver: null },
    sure: found && found[kindOf(means)]!,
    best: found && (Object.fromEntries(CUBE_LINES.map((line, at) =>
      [line, line === 'noDouble' ? CUBE_LINES.reduce((sum, _, reply) => sum + found[CUBE_LINES.length + reply]!, 0) : found[at]!])) as Record<CubeLine, number>),
  };
}

/** Equity of chances at the cube as it is, as if nobody ever turned it: EMG. */
export function cubelessEquity(cubeful: Cubeful, chances: Probabilities): number {
  const { value } = cubeful.cube;
  const gain = (winner: 'own' | 'other', points: number): number => gainIn(cubeful, winner, points);
  const won = gain('own', value), lost = gain('other', value);
  return (2 * restingUtility(chances, cubeful, gain) - won + lost) / (won + lost);
}
