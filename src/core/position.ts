/**
 * Positions: two arrays of counts, each by its owner's own numbering, so that neither side needs a colour.
 * Index 0 = borne off, 1..24 = points counted towards home (24 farthest), 25 = bar.
 */
import { CHECKERS, type Game } from './games.ts';
import { fail, ok, type Result } from './result.ts';

export const OFF = 0;
export const BAR = 25;
/** off, twenty-four points, bar. */
export const SLOTS = 26;

/** Checkers of one side by slot, own numbering; length 26. */
export type Counts = readonly number[];

/** Anything read or edited: perhaps impossible. */
export interface Setup {
  readonly game: Game;
  /** The side whose turn it is. */
  readonly mover: Counts;
  readonly opponent: Counts;
  /** Long nard: who has the first throw of the game still to come. Absent = judged by the board: all fifteen on the head. */
  readonly first?: { readonly mover: boolean; readonly opponent: boolean };
  /** Where a last throw is played: who began the game. Absent = not said; then that throw is not counted. */
  readonly began?: Beginner;
}

/** Sides of a position, as those that may have begun the game. */
export const BEGINNERS = ['mover', 'opponent'] as const;
export type Beginner = (typeof BEGINNERS)[number];
export const otherBeginner = (began: Beginner): Beginner => (began === 'mover' ? 'opponent' : 'mover');

declare const checked: unique symbol;
/** A setup that passed {@link makePosition}: past it nobody checks again. */
export interface Position extends Setup {
  readonly [checked]: true;
}

/** The one place that knows how the two numberings meet: my point `p` is this point of the other side. */
export const facing = (game: Game, point: number): number => (game === 'short' ? 25 - point : ((point + 11) % 24) + 1);

/** Same board seen by the other side. */
export function swapSides<T extends Setup>(position: T): T {
  const { mover, opponent, first, began } = position;
  return { ...position, mover: opponent, opponent: mover, ...(first && { first: { mover: first.opponent, opponent: first.mover } }), ...(began && { began: otherBeginner(began) }) };
}

/** Once the mover's turn is over, played or not, its first throw has been. */
export const afterThrow = <T extends Setup>(position: T): T => (position.first ? { ...position, first: { ...position.first, mover: false } } : position);

/** Pips left to bear off every checker. */
export const pips = (counts: Counts): number => counts.reduce((sum, n, slot) => sum + n * slot, 0);

export const total = (counts: Counts): number => counts.reduce((sum, n) => sum + n, 0);

const START: Record<Game, Counts> = {
  short: countsOf({ 24: 2, 13: 5, 8: 3, 6: 5 }),
  long: countsOf({ 24: 15 }),
};

/** Counts from a literal such as `{ 24: 2, 13: 5, 8: 3, 6: 5 }`; what is missing to fifteen is borne off. */
export function countsOf(points: Readonly<Record<number, number>>): Counts {
  const counts = new Array<number>(SLOTS).fill(0);
  for (const [slot, n] of Object.entries(points)) counts[Number(slot)] = n;
  counts[OFF] = counts[OFF]! + CHECKERS - total(counts);
  return counts;
}

export const startPosition = (game: Game): Position => ({ game, mover: START[game], opponent: START[game] }) as Position;

/** Both arrays' slots in one string: equal exactly for equal positions. */
export const positionKey = (position: Setup): string =>
  `${position.game}:${position.mover.join()}/${position.opponent.join()}`;

/**
 * Checks a setup once.
 * Errors: position_negative, position_too_many_checkers / position_too_few_checkers {side, count}, position_both_on_point {point}, position_both_done.
 */
export function makePosition(setup: Setup): Result<Position> {
  for (const side of ['mover', 'opponent'] as const) {
    const counts = setup[side];
    if (counts.length !== SLOTS || counts.some((n) => !Number.isInteger(n) || n < 0)) return fail('position_negative', { side });
    const count = total(counts);
    if (count > CHECKERS) return fail('position_too_many_checkers', { side, count });
    if (count < CHECKERS) return fail('position_too_few_checkers', { side, count });
  }
  for (let point = 1; point <= 24; point++) {
    if (setup.mover[point]! > 0 && setup.opponent[facing(setup.game, point)]! > 0) return fail('position_both_on_point', { point });
  }
  // Only a last throw ends so, and where one is played it is said who began.
  if (setup.mover[OFF] === CHECKERS && setup.opponent[OFF] === CHECKERS && (setup.game === 'short' || !setup.began)) return fail('position_both_done');
  return ok(setup as Position);
}
