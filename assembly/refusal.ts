/** Why a single step is not legal in the turn that the rules have begun: for a person who tried it. */
import { BAR } from './memory';
import { occupiedOf } from './plays';
import { HOME_END } from './rules/bearing';
import { landing, maskAfter } from './side';

// The numbers are the places in STEP_REFUSALS of `src/engine/refusal.ts`.
const NONE: i32 = 0, NOT_YOURS: i32 = 1, BAR_FIRST: i32 = 2, CLOSED: i32 = 3, NOT_ALL_HOME: i32 = 4, FARTHER: i32 = 5, HEAD_TAKEN: i32 = 6;
const MUST_GO_ON: i32 = 7, BLOCK: i32 = 8;
const HEAD: usize = 24;

/** The first rule that forbids the step from a slot (1..25) by `die`; `last` is where the step before ended, BAR at the start. */
export function refusal<R>(rules: R, board: usize, from: u32, die: u32, last: u32): i32 {
  const occupied = occupiedOf(board), closed = rules.closed(board), to = landing(from, die);
  if (!((occupied >> from) & 1)) return NOT_YOURS;
  if (occupied >> BAR && from != BAR) return BAR_FIRST;
  if (to && (closed >> to) & 1) return CLOSED;
  if (!to && occupied >> HOME_END) return NOT_ALL_HOME;
  if (!((rules.sources(occupied, closed, die) >> from) & 1)) return FARTHER;
  if (rules.mustGoOn(occupied, last) && from != last) return MUST_GO_ON;
  if (!rules.mayLeave(from, rules.leftHead(load<u8>(board + HEAD)))) return HEAD_TAKEN;
  return rules.mayPass(maskAfter(occupied, load<u8>(board + from), from, to)) ? NONE : BLOCK;
}
