/** One decision judged: what the engine's answers say of the play that was made. */
import type { Decision } from '../core/decision.ts';
import { isDouble, sortRoll, type Roll } from '../core/dice.ts';
import { positionKey } from '../core/position.ts';
import type { RankAnswer, RollEquity } from '../engine/protocol.ts';
import type { MoveAnalysis } from './match-analysis.ts';

/** A checker play that can be looked at: it has dice. */
export const isJudged = (decision: Decision): boolean => decision.kind === 'move' && decision.situation.roll !== null;

/** Counted in rates: a real choice that was played legally and fully recorded. */
export const isCounted = (decision: Decision): boolean =>
  isJudged(decision) && !decision.forced && decision.flags.length === 0 && decision.played !== null;

/**
 * Luck of a roll: what its best play is worth less the mean over the rolls that could have come.
 * The first roll of a game cannot be a double: doubles are thrown again until the higher die starts.
 */
export function luckOf(roll: Roll, rolls: readonly RollEquity[], opening: boolean): number | null {
  const possible = opening ? rolls.filter((each) => !isDouble(each.roll)) : rolls;
  const [high, low] = sortRoll(roll);
  const own = possible.find((each) => each.roll[0] === high && each.roll[1] === low);
  if (!own) return null;
  const ways = possible.reduce((sum, each) => sum + each.ways, 0);
  const mean = possible.reduce((sum, each) => sum + each.ways * each.equity, 0) / ways;
  return own.equity - mean;
}

/** Puts a ranking and the 21 rolls together. The loss compares candidates of full depth only. */
export function judge(decision: Decision, answer: RankAnswer, rolls: readonly RollEquity[], opening: boolean): MoveAnalysis {
  const { candidates, evaluator } = answer;
  const key = decision.result && positionKey(decision.result);
  const played = key === null ? -1 : candidates.findIndex((each) => positionKey(each.result) === key);
  const best = candidates[0];
  const own = candidates[played];
  const dance = candidates.length === 0 && decision.played?.length === 0;
  const isFull = best !== undefined && own !== undefined && own.plies === best.plies;
  const loss = dance ? 0 : isFull ? Math.max(0, best.equity - own.equity) : null;
  const lossMwc = dance ? 0 : isFull && best.mwc !== undefined && own.mwc !== undefined ? Math.max(0, best.mwc - own.mwc) : null;
  return { evaluator, candidates, played, loss, ...(evaluator.met && { lossMwc }), luck: decision.situation.roll && luckOf(decision.situation.roll, rolls, opening) };
}
