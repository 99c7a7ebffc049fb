/** The 21 rolls of a turn: the best play of each and what it is worth, cubeless. */
import { ROLLS, type Roll } from '../../core/dice.ts';
import { swapSides, type Position } from '../../core/position.ts';
import type { Candidate, Engine, Evaluator, Plies } from '../../engine/protocol.ts';

export interface RollWorth {
  readonly roll: Roll;
  readonly ways: 1 | 2;
  /** null = no legal play. */
  readonly best: Candidate | null;
  /** Of the side that rolls, after the best play. */
  readonly equity: number;
  readonly evaluator: Evaluator;
}

/** In the order of `ROLLS`; null = not known yet. */
export type RollMap = readonly (RollWorth | null)[];

export const EMPTY_ROLL_MAP: RollMap = ROLLS.map(() => null);

export interface ExploreRollsOptions {
  readonly plies: Plies;
  readonly signal: AbortSignal;
  /** `at`: place in `ROLLS`. */
  readonly onRoll: (at: number, worth: RollWorth) => void;
}

/** Resolves when all 21 are known; rejects with the signal's reason when stopped. */
export async function exploreRolls(position: Position, engine: Engine, { plies, signal, onRoll }: ExploreRollsOptions): Promise<void> {
  const call = { signal, priority: 'later' } as const;
  await Promise.all(ROLLS.map(async ({ roll, ways }, at) => {
    const { candidates, evaluator } = await engine.rank({ position, roll, plies }, call);
    const best = candidates[0] ?? null;
    // A turn that passes is worth what the other side's turn is not.
    const equity = best ? best.equity : -(await engine.evaluate({ position: swapSides(position), plies }, call)).equity;
    onRoll(at, { roll, ways, best, equity, evaluator });
  }));
}

/** Of all 36 throws; null while some are not known, or not as deep as others. */
export function meanOfRolls(map: RollMap): number | null {
  const known = map.flatMap((each) => each ?? []);
  if (known.length < ROLLS.length || known.some(({ evaluator }) => evaluator.plies !== known[0]!.evaluator.plies)) return null;
  return known.reduce((sum, { equity, ways }) => sum + ways * equity, 0) / 36;
}
