/** What becomes of a puzzle that is made once more. Apart from the checkers of `review`, which only files need. */
import type { StoredPuzzle } from './review.ts';

/** Its analysis where that is deeper; what somebody wrote to it stays, and tags that are new come to it. */
export function renewed(there: StoredPuzzle, comes: StoredPuzzle): StoredPuzzle {
  const deeper = (comes.puzzle.evaluator?.plies ?? 0) > (there.puzzle.evaluator?.plies ?? 0);
  const tags = [...new Set([...there.puzzle.tags, ...comes.puzzle.tags])];
  const note = there.puzzle.note || comes.puzzle.note;
  if (!deeper && tags.length === there.puzzle.tags.length && note === there.puzzle.note) return there;
  return { ...there, puzzle: { ...(deeper ? comes.puzzle : there.puzzle), note, tags } };
}
