/** The rules of both games without an evaluator: what the board element, importers and the command line load. */
import { highDie, lowDie, ROLLS } from './dice';
import { BOARD, BOARD_BYTES, BOARDS, resultsAt, RESULT_BYTES, STEPS } from './memory';
import { expand, generate, generateSlowly, occupiedOf, swapBoard } from './plays';
import { refusal } from './refusal';
import { LONG, setLongRules } from './rules/long';
import { SHORT } from './rules/short';
import { route, sources, step } from './steps';

/** The game that calls are about. */
let isLong = false;

/** Compiled for one game alone (`--use ONLY_SHORT=1`, `--use ONLY_LONG=1`), the other's rules are left out. */
@inline
function playsLong(): bool {
  if (isDefined(ONLY_LONG)) return true;
  if (isDefined(ONLY_SHORT)) return false;
  return isLong;
}

export function chooseShort(): void {
  isLong = false;
}

/** `flags`: the options, and whether it is the mover's first turn (`src/engine/long-flags.ts`). */
export function chooseLong(flags: u32): void {
  isLong = true;
  setLongRules(flags);
}

/** Where the host writes the board its calls are about. */
export function boardAt(): usize {
  return BOARD;
}

/** Where calls write board `n`, 0..7. */
export function boardsAt(n: usize): usize {
  return BOARDS + n * BOARD_BYTES;
}

/** Where a route's steps are written. */
export function stepsAt(): usize {
  return STEPS;
}

/** Number of distinct results of a roll on the board; they stay until the next call. A page's one board of long nard goes without what is there for speed alone. */
export function playsOf(die1: u32, die2: u32): i32 {
  if (isDefined(ONLY_LONG)) return generateSlowly(LONG, BOARD, die1, die2, resultsAt(0));
  return playsLong() ? generate(LONG, BOARD, die1, die2, resultsAt(0)) : generate(SHORT, BOARD, die1, die2, resultsAt(0));
}

/** Number of distinct results of all 21 rolls on the board: what speed is measured by, in the wasm of both games only. */
export function countPlays(): i32 {
  if (isDefined(ONLY_SHORT) || isDefined(ONLY_LONG)) return 0;
  return playsLong() ? countOf(LONG) : countOf(SHORT);
}

function countOf<R>(rules: R): i32 {
  let count = 0;
  for (let roll = 0; roll < ROLLS; roll++) count += generate(rules, BOARD, highDie(roll), lowDie(roll), resultsAt(0));
  return count;
}

/** Writes the board after result `index` to `target`. */
export function expandResult(index: usize, target: usize): void {
  expand(BOARD, resultsAt(0) + index * RESULT_BYTES, target);
}

/** Writes one way to result `index` of the roll and returns its number of steps. */
export function routeOf(index: usize, die1: u32, die2: u32): i32 {
  const result = resultsAt(0) + index * RESULT_BYTES;
  return playsLong() ? route(LONG, BOARD, die1, die2, result) : route(SHORT, BOARD, die1, die2, result);
}

/**
 * Own slots of a board (bit p = slot p) from which a single step by `die` is legal in the turn that `playsOf` was last asked
 * about; `last` is where the step before ended, 25 at the start.
 */
export function sourcesOf(board: usize, die: u32, last: u32): u32 {
  return playsLong() ? sources(LONG, board, die, last) : sources(SHORT, board, die, last);
}

/** Why a single step is not legal in that turn, 0 when it is: see `refusal.ts`. */
export function refusalOf(board: usize, from: u32, die: u32, last: u32): i32 {
  return playsLong() ? refusal(LONG, board, from, die, last) : refusal(SHORT, board, from, die, last);
}

/** Whether that turn may end on a board. */
export function mayEndOn(board: usize): bool {
  return !playsLong() || LONG.mayEnd(occupiedOf(board));
}

/** Writes the board after one step to `target` (it may be the board itself); 1 when it hit. */
export function stepOn(board: usize, from: u32, to: u32, target: usize): i32 {
  return <i32>(playsLong() ? step(LONG, board, from, to, target) : step(SHORT, board, from, to, target));
}

/** Writes the board as the other side sees it to `target`. */
export function swapOf(board: usize, target: usize): void {
  swapBoard(board, target);
}
