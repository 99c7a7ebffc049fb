/** One puzzle in an address, pressed together: nobody reads the answer in the link. */
import { fail, type Result } from '../../core/result.ts';
import type { BookOf } from '../../core/rule-book.ts';
import { openPressed, pressText } from '../../formats/pressed-text.ts';
import { openPuzzle, type OpenPuzzle } from '../../study/open-puzzle.ts';
import { makePuzzleSet, parsePuzzleSet } from '../../study/puzzle-set.ts';
import type { Puzzle } from '../../study/puzzle.ts';

/** Characters of the link and of what it opens to: a puzzle with all that it may hold takes some thousands. */
const LONGEST = { packed: 20_000, text: 60_000 };

/** Letters, digits, `-` and `_`. */
export const packPuzzle = (puzzle: Puzzle): Promise<string> => pressText(makePuzzleSet({ title: '', puzzles: [puzzle] }));

/** Errors: puzzle_link_malformed, those of `parsePuzzleSet`. */
export async function unpackPuzzle(packed: string, bookOf: BookOf): Promise<Result<OpenPuzzle>> {
  const text = packed.length > LONGEST.packed ? null : await openPressed(packed, LONGEST.text);
  if (text === null) return fail('puzzle_link_malformed');
  const set = await parsePuzzleSet(text, bookOf);
  if (!set.ok) return set.error.code === 'json_malformed' ? fail('puzzle_link_malformed') : set;
  const [puzzle, ...others] = set.value.puzzles;
  return puzzle && others.length === 0 ? openPuzzle(puzzle, bookOf) : fail('puzzle_link_malformed');
}
