/** Questions whose answer is a number. */
import { ROLLS, type Roll } from '../core/dice.ts';
import { pips } from '../core/position.ts';
import { presetOfSituation } from '../core/presets.ts';
import type { BookOf, RuleBook } from '../core/rule-book.ts';
import type { Situation } from '../core/situation.ts';
import type { EvaluateAnswer } from '../engine/protocol.ts';
import { makeSituationId } from '../formats/situation-id.ts';
import { puzzleId, rounded, type EstimatePuzzle, type Quantity } from './puzzle.ts';

/** How far from the value an answer still counts as right: a chance, pips, throws. */
export const TOLERANCES: Readonly<Record<Quantity, number>> = { win: 0.05, pips: 3, hits: 1, dances: 1 };

/** No answer is greater: a chance, the pips of fifteen checkers on the bar, throws. */
export const MOST: Readonly<Record<Quantity, number>> = { win: 1, pips: 375, hits: 36, dances: 36 };

/** Of the 36 throws, those of which some test holds. */
const throwsWith = (test: (roll: Roll) => boolean): number => ROLLS.reduce((sum, { roll, ways }) => sum + (test(roll) ? ways : 0), 0);

const mayHit = ({ position }: Situation, book: RuleBook) => (roll: Roll): boolean => book.plays(position, roll).some(({ play }) => play.some(({ hit }) => hit));

/** What is counted exactly; null = that is not to be asked here, or only an engine knows. */
export function countedValue(quantity: Quantity, situation: Situation, bookOf: BookOf): number | null {
  const { position } = situation;
  const book = bookOf(position.game, presetOfSituation(situation));
  switch (quantity) {
    case 'pips': return pips(position.mover);
    case 'hits': return position.game === 'short' && position.opponent.some((n, slot) => n === 1 && slot >= 1 && slot <= 24) ? throwsWith(mayHit(situation, book)) : null;
    case 'dances': {
      const count = throwsWith((roll) => book.plays(position, roll).length === 0);
      return count > 0 ? count : null;
    }
    case 'win': return null;
  }
}

/** A question for a number about a position before its throw. `answer`: of the engine, where the chance to win is asked. null = it has no such answer. */
export function estimatePuzzle(quantity: Quantity, given: Situation, bookOf: BookOf, answer: EvaluateAnswer | null = null): EstimatePuzzle | null {
  const situation: Situation = { ...given, phase: 'roll', roll: null };
  const value = quantity === 'win' ? (answer && rounded(answer.probabilities.win)) : countedValue(quantity, situation, bookOf);
  if (value === null) return null;
  const position = makeSituationId(situation);
  return {
    id: puzzleId({ kind: 'estimate', position, quantity }), kind: 'estimate', position, note: '', tags: [], source: { from: 'hand' }, quantity, value,
    evaluator: quantity === 'win' ? answer!.evaluator : null,
  };
}
