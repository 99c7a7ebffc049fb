/** Arithmetic of matches: Crawford, what a game is worth, when a match ends. */
import type { Cube, Player } from './situation.ts';

export type Points = readonly [number, number];

/** Exactly one side is one point away: the score before which, for the first time, the cube rests. */
export const isCrawfordScore = (length: number, points: Points): boolean => {
  // A last throw may share half points: then one away is less than one away.
  const [first, second] = points.map((own) => own >= length - 1 && own < length);
  return length > 1 && first !== second;
};

/** Who has won; null = nobody yet. Level at or past the length, after a shared last throw, one more game decides. */
export const matchWinner = (length: number, points: Points): Player | null =>
  isMatchOver(length, points) && points[0] !== points[1] ? (points[0] > points[1] ? 0 : 1) : null;

export const isMatchOver = (length: number, points: Points): boolean => length > 0 && Math.max(...points) >= length;

/**
 * Which of consecutive games is the Crawford game; −1 = none among them. Only the first game at such a score is one; a record
 * that begins there is taken to begin with it, since nothing tells whether it was played before.
 */
export const crawfordGame = (rule: boolean, length: number, before: readonly Points[]): number =>
  rule ? before.findIndex((points) => isCrawfordScore(length, points)) : -1;

/** What was given up by a resignation that cost `points`: 1, 2 or 3 stakes. */
export const resignedMultiple = (cube: Cube, points: number): 1 | 2 | 3 =>
  Math.min(3, Math.max(1, Math.ceil(points / cube.value))) as 1 | 2 | 3;

export const addPoints = (points: Points, winner: Player, won: number): Points =>
  winner === 0 ? [points[0] + won, points[1]] : [points[0], points[1] + won];

/** Whether a tie of the first throws may double: where that is agreed, for money, with a cube that may stand at 2. */
export const canDoubleOnTie = (agreed: boolean | undefined, hasCube: boolean, length: number, cap: number | null | undefined): boolean =>
  agreed === true && hasCube && length === 0 && (cap ?? 2) >= 2;

/** A cube value: a power of two that IDs can hold. */
export const isCubeValue = (value: number): boolean => Number.isInteger(Math.log2(value)) && value >= 1 && value <= 2 ** 15;
