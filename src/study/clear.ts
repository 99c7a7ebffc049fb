/** Whether the answer to a puzzle is clear beyond what the analysis itself may be wrong by. */
import type { Candidate, Plies } from '../engine/protocol.ts';

/**
 * What a difference of two equities may be wrong by, by depth. Somewhat above the mean error measured on rolled-out decisions
 * (`docs/strength.md`).
 */
const ERRORS: Readonly<Record<Plies, number>> = { 0: 0.04, 1: 0.03, 2: 0.02, 3: 0.015 };
/** Exact tables and finished games are as fine as they are printed. */
const EXACT = 0.0005;

export const errorOf = (plies: Plies, bys: readonly Candidate['by'][]): number => (bys.every((by) => by !== 'net') ? EXACT : ERRORS[plies]);

/** More right answers than these make no question. */
const MOST_RIGHT = 3;

/** Near enough to the best to count as right. */
export const isRight = (loss: number, error: number): boolean => loss < error;

/**
 * Some answers are right, few of them, and some are wrong beyond doubt. `losses`: of all answers that were judged alike, the best one's
 * is 0; `others`: there are also some that are known to be wrong and not by how much.
 */
export function isClear(losses: readonly number[], error: number, others = false): boolean {
  const right = losses.filter((loss) => isRight(loss, error)).length;
  return right > 0 && right <= MOST_RIGHT && (others || losses.some((loss) => loss >= 2 * error));
}
