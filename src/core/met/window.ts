/**
 * What the score makes of the cube, apart from any position: gammon values, take points, cash points and the market window between
 * them, for a cube that is dead (nobody will turn it again) and for one that is live (turned at the very point where the other side
 * may as well pass). Chances are of the side that is said to double or to take.
 */
import { gainOf, isCubeAlive, type CubeConditions } from '../cube-conditions.ts';

export type Side = 'own' | 'other';
const opponent = (side: Side): Side => (side === 'own' ? 'other' : 'own');

/** Shares of a side's wins that are gammons (backgammons among them), and backgammons. */
export interface GammonShares {
  readonly gammon: number;
  readonly backgammon: number;
}
export type Gammons = Readonly<Record<Side, GammonShares>>;
export const NO_GAMMONS: Gammons = { own: { gammon: 0, backgammon: 0 }, other: { gammon: 0, backgammon: 0 } };

type Stakes = Pick<CubeConditions, 'match' | 'met' | 'cap' | 'gammon' | 'backgammon'>;

/** Gains of a win at a cube value, its gammons averaged in. */
const meanGain = (stakes: Stakes, side: Side, value: number, { gammon, backgammon }: GammonShares): number =>
  (1 - gammon) * gainOf(stakes, side, value) + (gammon - backgammon) * gainOf(stakes, side, value * stakes.gammon) + backgammon * gainOf(stakes, side, value * stakes.backgammon);

/** What a gammon adds to a win, beside what a win adds to a loss: .5 for money. */
export function gammonValue(stakes: Stakes, side: Side, value: number): number {
  const win = gainOf(stakes, side, value), loss = gainOf(stakes, opponent(side), value);
  return (gainOf(stakes, side, value * stakes.gammon) - win) / (win + loss);
}

/** The least chance with which `side` takes a cube turned from `value` to twice that, and never turns it again. */
export function deadTakePoint(stakes: Stakes, side: Side, value: number, gammons: Gammons): number {
  const win = meanGain(stakes, side, 2 * value, gammons[side]), loss = meanGain(stakes, opponent(side), 2 * value, gammons[opponent(side)]);
  return (loss - gainOf(stakes, opponent(side), value)) / (win + loss);
}

/** The same when the taker's cube is live: it reaches what it needs where its own double is a pass. */
export function liveTakePoint(stakes: Stakes, side: Side, value: number, gammons: Gammons): number {
  const taken = 2 * value;
  if (!isCubeAlive(stakes, side, taken)) return deadTakePoint(stakes, side, value, gammons);
  const loss = meanGain(stakes, opponent(side), taken, gammons[opponent(side)]);
  const kept = loss - gainOf(stakes, opponent(side), value);
  if (!stakes.match && stakes.cap === null) {
    // All cubes are alike, so that both take points stand in their own equations; these are their solutions.
    const win = meanGain(stakes, side, value, gammons[side]);
    return (loss / 2 - value / 2) / (win + loss / 2 + value / 2);
  }
  const reach = 1 - liveTakePoint(stakes, opponent(side), taken, gammons);
  return (reach * kept) / (gainOf(stakes, side, taken) + loss);
}

/** What the cube at a score comes to for the side that may double. */
export interface CubeWindow {
  /** From here on a last double is right: the other side will not turn the cube again. */
  readonly doublePoint: number;
  /** The other side passes from here on. */
  readonly cashPoint: { readonly dead: number; readonly live: number };
  /** With a dead cube it is better from here on to play for the gammon than to cash; null = never. */
  readonly tooGoodPoint: number | null;
  /** The least chance with which this side takes when the other doubles. */
  readonly takePoint: { readonly dead: number; readonly live: number };
}

/** The window of `side` at a cube value; null = it cannot gain by doubling. Jacoby's rule does not touch it: a doubled cube counts gammons. */
export function cubeWindow(stakes: Stakes, side: Side, value: number, gammons: Gammons = NO_GAMMONS): CubeWindow | null {
  const other = opponent(side);
  if (!isCubeAlive(stakes, side, value)) return null;
  const win = meanGain(stakes, side, value, gammons[side]), loss = meanGain(stakes, other, value, gammons[other]);
  const doubledWin = meanGain(stakes, side, 2 * value, gammons[side]), doubledLoss = meanGain(stakes, other, 2 * value, gammons[other]);
  const risked = doubledLoss - loss, won = doubledWin - win;
  const tooGood = (gainOf(stakes, side, value) + loss) / (win + loss);
  return {
    doublePoint: risked + won > 0 ? risked / (risked + won) : 0,
    cashPoint: { dead: 1 - deadTakePoint(stakes, other, value, gammons), live: 1 - liveTakePoint(stakes, other, value, gammons) },
    tooGoodPoint: tooGood < 1 ? tooGood : null,
    takePoint: { dead: deadTakePoint(stakes, side, value, gammons), live: liveTakePoint(stakes, side, value, gammons) },
  };
}
