/** A puzzle whose answer is clear, for tests that need one. */
import { parsePlay, stepsOf } from '../../../core/play.ts';
import { startPosition } from '../../../core/position.ts';
import { unwrap } from '../../../core/result.ts';
import { situationOf } from '../../../core/situation.ts';
import { playPuzzle } from '../../../study/make-puzzles.ts';
import type { Puzzle } from '../../../study/puzzle.ts';

const PROBABILITIES = { win: 0.55, winGammon: 0.15, winBackgammon: 0.01, loseGammon: 0.12, loseBackgammon: 0.01 };

/** The opening 3-1: make the five point. */
export function puzzleOf31(): Puzzle {
  const position = startPosition('short');
  const candidates = ['8/5 6/5', '24/23 13/10', '24/20'].map((text, at) => ({
    play: stepsOf(unwrap(parsePlay(text))), result: position, equity: 0.2 - 0.2 * at, plies: 2 as const, by: 'net' as const, probabilities: PROBABILITIES,
  }));
  return playPuzzle(situationOf(position, [3, 1]), { evaluator: { net: 'test', netVersion: 1, plies: 2 }, played: -1, candidates }, { from: 'hand' })!;
}
