/**
 * Plies over the 0-ply evaluator, as jobs that yield after every roll, from three plies on after every roll of the turn below.
 * GNU counting: an n-ply value is the mean over the 21 rolls of the other side's best play (chosen at 0-ply) evaluated at n−1 plies.
 */
import { ROLLS, type Roll } from '../core/dice.ts';
import { positionKey, swapSides, type Position } from '../core/position.ts';
import type { LegalPlay } from '../core/rule-book.ts';
import type { EngineCore } from './core.ts';
import { FILTERS } from './filters.ts';
import { swapChances, type Candidate, type Plies, type Probabilities, type RollEquity } from './protocol.ts';
import type { Job } from './slices.ts';
import type { Valuer } from './valuer.ts';

export const ZERO: Probabilities = { win: 0, winGammon: 0, winBackgammon: 0, loseGammon: 0, loseBackgammon: 0 };

export const addWeighted = (sum: Probabilities, p: Probabilities, weight: number): Probabilities => ({
  win: sum.win + weight * p.win,
  winGammon: sum.winGammon + weight * p.winGammon,
  winBackgammon: sum.winBackgammon + weight * p.winBackgammon,
  loseGammon: sum.loseGammon + weight * p.loseGammon,
  loseBackgammon: sum.loseBackgammon + weight * p.loseBackgammon,
});

/** The deepest look after a roll that is one call: a few hundred plays chosen, a millisecond or so. */
const AT_ONCE = 1;

/** Chances of the side to roll, `plies` deep. */
export function* evaluateJob(core: EngineCore, position: Position, plies: Plies): Job<Probabilities> {
  const flat = core.evaluate(position);
  if (plies === 0 || flat.by === 'over') return flat.probabilities;
  const below = (plies - 1) as Plies;
  let sum = ZERO;
  for (const { roll, ways } of ROLLS) {
    sum = addWeighted(sum, below > AT_ONCE ? yield* afterRollJob(core, position, roll, below) : core.afterRoll(position, roll, below), ways / 36);
    yield;
  }
  return sum;
}

/** `afterRoll` of the core in smaller pieces. */
function* afterRollJob(core: EngineCore, position: Position, roll: Roll, plies: Plies): Job<Probabilities> {
  const best = core.best(position, roll);
  return best.by === 'over' ? best.probabilities : swapChances(yield* evaluateJob(core, swapSides(best.result), plies));
}

/** The 21 rolls at 0-ply. */
export function* rollsJob(valuer: Valuer, position: Position): Job<RollEquity[]> {
  const equities: RollEquity[] = [];
  for (const { roll, ways } of ROLLS) {
    equities.push({ roll, ways, equity: valuer.roll(position, roll) });
    yield;
  }
  return equities;
}

/** Deepest first, then by equity: only results of equal depth are ranked against each other. */
const byDepthThenEquity = (a: Candidate, b: Candidate): number => b.plies - a.plies || b.equity - a.equity;

export interface RankTask {
  readonly position: Position;
  readonly roll: Roll;
  readonly plies: Plies;
  readonly keep: ReadonlySet<string>;
  /** The legal plays with routes for display. */
  readonly legal: readonly LegalPlay[];
  readonly valuer: Valuer;
  /** From 0-ply on, then after each candidate that went two or more plies deep: a shallower look is too short to tell of. */
  readonly onProgress?: (candidates: readonly Candidate[]) => void;
}

/** Depth from which candidates are told of one by one. */
const TOLD_FROM = 2;

/** Ranks the plays of a roll: all at 0-ply, then the best of each depth one deeper. */
export function* rankJob(core: EngineCore, task: RankTask): Job<Candidate[]> {
  const routes = new Map(task.legal.map((each) => [positionKey(each.result), each.play]));
  let candidates: Candidate[] = core
    .flat(task.position, task.roll)
    .filter((flat) => routes.has(positionKey(flat.result)))
    .map((flat) => ({ ...task.valuer.flat(flat), result: flat.result, play: routes.get(positionKey(flat.result))!, plies: 0 as Plies }))
    .sort(byDepthThenEquity);
  yield;
  for (let depth = 1 as Plies; depth <= task.plies; depth++) {
    if (candidates.length > 0) task.onProgress?.(candidates);
    const filter = FILTERS[task.position.game][depth - 1]!;
    const previous = candidates.filter((each) => each.plies === depth - 1);
    const best = previous[0]?.equity ?? 0;
    const kept = previous.filter((each, rank) => (rank < filter.count && each.equity >= best - filter.width) || task.keep.has(positionKey(each.result)));
    for (const [done, each] of kept.entries()) {
      const deeper = { ...each, ...(yield* task.valuer.deep(each, depth)), plies: depth };
      candidates = candidates.map((other) => (other === each ? deeper : other)).sort(byDepthThenEquity);
      if (depth >= TOLD_FROM && done < kept.length - 1) task.onProgress?.(candidates);
    }
  }
  return candidates;
}
