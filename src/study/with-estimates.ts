/** Numbers asked about the positions of other puzzles, before their throw: the same on the page and in the shell. */
import { presetOfSituation, rulesOf } from '../core/presets.ts';
import type { BookOf } from '../core/rule-book.ts';
import type { Situation } from '../core/situation.ts';
import { presetTerms } from '../core/terms.ts';
import type { Engine, EvaluateAnswer, Plies } from '../engine/protocol.ts';
import { estimatePuzzle } from './estimate.ts';
import { distinct } from './make-puzzles.ts';
import { openPuzzle } from './open-puzzle.ts';
import type { Puzzle, Quantity } from './puzzle.ts';

/** The chance to win of the side to roll, by the situation's own rules. */
export function askChance(engine: Pick<Engine, 'evaluate'>, situation: Situation, plies: Plies): Promise<EvaluateAnswer> {
  const { position, preset } = situation;
  const rules = position.game === 'long' ? rulesOf(presetOfSituation(situation)) : undefined;
  return engine.evaluate({ position, plies, scoring: presetTerms(position.game, preset?.id ?? '').scoring, ...(rules && { rules }) }, { priority: 'now' });
}

/** The puzzles, and a question for each quantity about the position of each, where there is one to ask. */
export async function withEstimates(puzzles: readonly Puzzle[], quantities: readonly Quantity[], plies: Plies, { bookOf, engine }: { readonly bookOf: BookOf; readonly engine: Pick<Engine, 'evaluate'> }): Promise<readonly Puzzle[]> {
  const made: Puzzle[] = [...puzzles];
  for (const puzzle of quantities.length === 0 ? [] : puzzles) {
    const opened = openPuzzle(puzzle, bookOf);
    // A double that waits is no moment to count in.
    if (!opened.ok || opened.value.situation.phase === 'answer') continue;
    const { situation } = opened.value;
    const { player: _, loss: __, ...source } = puzzle.source;
    for (const quantity of quantities) {
      const estimate = estimatePuzzle(quantity, situation, bookOf, quantity === 'win' ? await askChance(engine, situation, plies) : null);
      if (estimate) made.push({ ...estimate, source, tags: puzzle.tags });
    }
  }
  return distinct(made);
}
