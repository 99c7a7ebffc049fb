/** Single steps, and one way there for a result: what people see and enter. Speed does not matter here, so boards stay bytes. */
import { BAR, BOARD_BYTES, STEPS } from './memory';
import { expand, occupiedOf } from './plays';
import { highest, landing, maskAfter } from './side';

const HEAD: usize = 24;
/** Boards after no, one … four steps of a route. */
const ON_THE_WAY = memory.data(5 * 64, 16);
const WANTED = memory.data(64, 16);
/** How many steps of a route may still start from a slot. */
const LEFT = memory.data(32, 16);

/**
 * Own slots (bit p = slot p) from which one step by `die` is legal in the turn that the rules have begun; whether the whole
 * turn allows it is another question. `last` is where the step before ended, BAR at the start.
 */
export function sources<R>(rules: R, board: usize, die: u32, last: u32): u32 {
  const occupied = occupiedOf(board);
  const possible = rules.nextSources(occupied, rules.closed(board), die, load<u8>(board + HEAD), last);
  let legal: u32 = 0;
  for (let from = possible; from; from &= from - 1) {
    const slot: u32 = ctz(from);
    if (rules.mayPass(maskAfter(occupied, load<u8>(board + slot), slot, landing(slot, die)))) legal |= (<u32>1) << slot;
  }
  return legal;
}

/** Writes the board after one checker's step and returns whether it hit. `target` may be `board`. */
export function step<R>(rules: R, board: usize, from: u32, to: u32, target: usize): bool {
  memory.copy(target, board, BOARD_BYTES);
  store<u8>(target + from, load<u8>(target + from) - 1);
  store<u8>(target + to, load<u8>(target + to) + 1);
  return rules.land(target, to);
}

@inline
function write(n: usize, from: u32, to: u32, hit: bool): void {
  const at = STEPS + (n << 2);
  store<u8>(at, <u8>from);
  store<u8>(at, <u8>to, 1);
  store<u8>(at, <u8>hit, 2);
}

/** Writes steps that lead from `board` to one of the results of the roll to STEPS; returns how many. */
export function route<R>(rules: R, board: usize, die1: u32, die2: u32, result: usize): i32 {
  rules.begin(board, die1, die2);
  expand(board, result, WANTED);
  memory.copy(ON_THE_WAY, board, BOARD_BYTES);
  const high = max(die1, die2), low = min(die1, die2);
  if (high == low) {
    const length = countLeaving(board, high);
    walk(rules, high, high, 0, length, BAR);
    return length;
  }
  memory.fill(LEFT, 2, BAR + 1);
  for (let length = 2; length > 0; length--) {
    if (walk(rules, high, low, 0, length, BAR) || walk(rules, low, high, 0, length, BAR)) return length;
  }
  return 0;
}

/**
 * From the top down every checker that is missing has left and every one too many has come, and all steps of a double are
 * equally long: so the counts alone say how many left each slot. Returns how many in all.
 */
function countLeaving(board: usize, die: u32): i32 {
  memory.fill(LEFT, 0, BAR + 1);
  let length = 0;
  for (let slot: u32 = BAR; slot > 0; slot--) {
    const come = slot + die <= <u32>BAR ? load<u8>(LEFT + slot + die) : 0;
    const left = load<u8>(board + slot) + come - load<u8>(WANTED + slot);
    store<u8>(LEFT + slot, left);
    length += left;
  }
  return length;
}

/** Tries steps by the two dice in turn, higher slots first, until the wanted board is there after `length`. */
function walk<R>(rules: R, die: u32, next: u32, depth: i32, length: i32, last: u32): bool {
  const board = ON_THE_WAY + <usize>depth * BOARD_BYTES;
  if (depth == length) return memory.compare(board, WANTED, BOARD_BYTES) == 0;
  for (let from = sources(rules, board, die, last); from; ) {
    const slot = highest(from), to = landing(slot, die);
    from ^= (<u32>1) << slot;
    const left = load<u8>(LEFT + slot);
    if (!left) continue;
    write(depth, slot, to, step(rules, board, slot, to, board + BOARD_BYTES));
    store<u8>(LEFT + slot, left - 1);
    const arrives = walk(rules, next, die, depth + 1, length, to);
    store<u8>(LEFT + slot, left);
    if (arrives) return true;
  }
  return false;
}
