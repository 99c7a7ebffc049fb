/** The 21 rolls of a turn: the best play of each and what it is worth. */
import { emgOf, seenByOther, withBestAction, type CubeConditions } from '../../core/cube-conditions.ts';
import { ROLLS, type Roll } from '../../core/dice.ts';
import { swapSides, type Position } from '../../core/position.ts';
import type { Candidate, Engine, Evaluator, Plies } from '../../engine/protocol.ts';

export interface RollWorth {
  readonly roll: Roll;
  readonly ways: 1 | 2;
  /** null = no legal play. */
  readonly best: Candidate | null;
  /** Of the side that rolls, after the best play, with the cube (EMG) where conditions are given. */
  readonly equity: number;
  readonly evaluator: Evaluator;
}

/** In the order of `ROLLS`; null = not known yet. */
export type RollMap = readonly (RollWorth | null)[];

export const EMPTY_ROLL_MAP: RollMap = ROLLS.map(() => null);

export interface ExploreRollsOptions {
  /** Stakes, score and cube, seen by the side that rolls; null = for money without the cube. */
  readonly conditions: CubeConditions | null;
  readonly plies: Plies;
  readonly signal: AbortSignal;
  /** `at`: place in `ROLLS`. */
  readonly onRoll: (at: number, worth: RollWorth) => void;
}

/** What passing the turn is worth: what the other side's turn, with its best action at the cube, is not. */
async function worthOfDance(position: Position, engine: Engine, conditions: CubeConditions | null, plies: Plies, call: { readonly signal: AbortSignal; readonly priority: 'later' }): Promise<number> {
  const across = swapSides(position);
  if (!conditions) return -(await engine.evaluate({ position: across, plies }, call)).equity;
  const theirs = seenByOther(conditions);
  return emgOf(-withBestAction(await engine.cube({ position: across, conditions: theirs, plies }, call), theirs), conditions);
}

/** Resolves when all 21 are known; rejects with the signal's reason when stopped. */
export async function exploreRolls(position: Position, engine: Engine, { conditions, plies, signal, onRoll }: ExploreRollsOptions): Promise<void> {
  const call = { signal, priority: 'later' } as const;
  await Promise.all(ROLLS.map(async ({ roll, ways }, at) => {
    const { candidates, evaluator } = await engine.rank({ position, roll, plies, ...(conditions && { cube: conditions }) }, call);
    const best = candidates[0] ?? null;
    const equity = best ? best.equity : await worthOfDance(position, engine, conditions, plies, call);
    onRoll(at, { roll, ways, best, equity, evaluator });
  }));
}

/** Of all 36 throws; null while some are not known, or not as deep as others. */
export function meanOfRolls(map: RollMap): number | null {
  const known = map.flatMap((each) => each ?? []);
  if (known.length < ROLLS.length || known.some(({ evaluator }) => evaluator.plies !== known[0]!.evaluator.plies)) return null;
  return known.reduce((sum, { equity, ways }) => sum + ways * equity, 0) / 36;
}
