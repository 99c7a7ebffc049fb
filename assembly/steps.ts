/** Single steps, and one way there for a result: what people see and enter. Speed does not matter here, so boards stay bytes. */
import { BAR, BOARD_BYTES, STEPS } from './memory';
import { expand, highest, landing, occupiedOf } from './plays';

const AFTER_FIRST = memory.data(64, 16);
const AFTER_SECOND = memory.data(64, 16);
const WANTED = memory.data(64, 16);

/** Own slots (bit p = slot p) from which one step by `die` is legal; whether the whole turn allows it is another question. */
export function sources<R>(rules: R, board: usize, die: u32): u32 {
  return rules.sources(occupiedOf(board), rules.closed(board), die);
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

function isWanted(board: usize): bool {
  return memory.compare(board, WANTED, BOARD_BYTES) == 0;
}

/** Writes steps that lead from `board` to one of the results of the roll to STEPS; returns how many. */
export function route<R>(rules: R, board: usize, die1: u32, die2: u32, result: usize): i32 {
  expand(board, result, WANTED);
  if (die1 == die2) return doubleRoute(rules, board, die1);
  const high = max(die1, die2), low = min(die1, die2);
  let count = twoSteps(rules, board, high, low);
  if (!count) count = twoSteps(rules, board, low, high);
  if (!count) count = oneStep(rules, board, high);
  return count ? count : oneStep(rules, board, low);
}

/**
 * From the top down every checker that is missing has left and every one too many has come, and all steps are equally
 * long: so the counts alone say how many left each slot.
 */
function doubleRoute<R>(rules: R, board: usize, die: u32): i32 {
  memory.copy(AFTER_FIRST, board, BOARD_BYTES);
  let count = 0;
  for (let slot: u32 = BAR; slot > 0; slot--) {
    const to = landing(slot, die);
    while (load<u8>(AFTER_FIRST + slot) > load<u8>(WANTED + slot)) write(count++, slot, to, step(rules, AFTER_FIRST, slot, to, AFTER_FIRST));
  }
  return count;
}

function twoSteps<R>(rules: R, board: usize, first: u32, second: u32): i32 {
  for (let from = sources(rules, board, first); from; ) {
    const slot = highest(from), to = landing(slot, first);
    from ^= (<u32>1) << slot;
    write(0, slot, to, step(rules, board, slot, to, AFTER_FIRST));
    for (let next = sources(rules, AFTER_FIRST, second); next; ) {
      const slot2 = highest(next), to2 = landing(slot2, second);
      next ^= (<u32>1) << slot2;
      write(1, slot2, to2, step(rules, AFTER_FIRST, slot2, to2, AFTER_SECOND));
      if (isWanted(AFTER_SECOND)) return 2;
    }
  }
  return 0;
}

function oneStep<R>(rules: R, board: usize, die: u32): i32 {
  for (let from = sources(rules, board, die); from; ) {
    const slot = highest(from), to = landing(slot, die);
    from ^= (<u32>1) << slot;
    write(0, slot, to, step(rules, board, slot, to, AFTER_FIRST));
    if (isWanted(AFTER_FIRST)) return 1;
  }
  return 0;
}
