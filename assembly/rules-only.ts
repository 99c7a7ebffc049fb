/** The rules of short nard without an evaluator: what the board element, importers and the command line load. */
import { BOARD, BOARDS, resultsAt, RESULT_BYTES } from './memory';
import { expand, generate } from './plays';
import { SHORT } from './rules/short';

/** Where the host writes the board its calls are about. */
export function boardAt(): usize {
  return BOARD;
}

/** Where calls write board `n`, 0..7. */
export function boardsAt(): usize {
  return BOARDS;
}

/** Distinct results of a roll on the board; they stay until the next call. */
export function playsOf(die1: u32, die2: u32): i32 {
  return generate(SHORT, BOARD, die1, die2, resultsAt(0));
}

/** Writes the board after result `index` to the first of the boards. */
export function expandResult(index: usize): void {
  expand(BOARD, resultsAt(0) + index * RESULT_BYTES, BOARDS);
}
