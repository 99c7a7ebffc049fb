/** What becomes of a puzzle that is made once more. Apart from the checkers of `review`, which only files need. */
import type { StoredPuzzle } from './review.ts';

/** Its analysis where that is deeper; what somebody wrote to it stays. */
export function renewed(there: StoredPuzzle, comes: StoredPuzzle): StoredPuzzle {
  const deeper = (comes.puzzle.evaluator?.plies ?? 0) > (there.puzzle.evaluator?.plies ?? 0);
  if (!deeper) return there;
  const { note, tags } = there.puzzle;
  return { ...there, puzzle: { ...comes.puzzle, note: note || comes.puzzle.note, tags: [...new Set([...tags, ...comes.puzzle.tags])] } };
}
