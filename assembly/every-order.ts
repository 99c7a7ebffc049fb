/**
 * Plays where the order of the steps decides what is legal, as with long nard's rows of six: every order, step by step.
 * What a turn has come to is a packed side; boards that have come about in several ways are gone on from once.
 */
import { BAR, RESULT_BYTES } from './memory';
import { clearSeen, countAt, emit, emitNew, highAfter, highCounts, highest, landing, lowAfter, lowCounts, MANY, maskOf, occupiedAfter } from './side';

/** Sides after one and three steps, and after none and two: at most 680 boards, each with three checkers that may have moved last. */
const ODD = memory.data(2048 * 16, 16);
const EVEN = memory.data(2048 * 16, 16);

/** Where in `high` stands the slot of the checker that may have to move on: 0 = there is none. */
const LAST_SHIFT: u64 = 40;
const COUNTS: u64 = ((<u64>1) << LAST_SHIFT) - 1;
const HEAD: u32 = 24;

export function inEveryOrder<R>(rules: R, low: u64, high: u64, closed: u32, die1: u32, die2: u32, results: usize): i32 {
  emit(EVEN, low, high);
  let end: usize;
  if (die1 == die2) {
    end = doubles(rules, closed, die1, results);
  } else {
    clearSeen();
    const first = grow(rules, EVEN, EVEN + RESULT_BYTES, closed, die1, ODD, ODD, false);
    clearSeen();
    const second = grow(rules, EVEN, EVEN + RESULT_BYTES, closed, die2, first, first, false);
    // The finals of both orders make one list.
    clearSeen();
    end = grow(rules, ODD, first, closed, die2, results, results, true);
    end = grow(rules, first, second, closed, die1, results, end, true);
    if (end == results) end = singles(rules, closed, die1, die2, results);
  }
  return <i32>((end - results) / RESULT_BYTES);
}

function singles<R>(rules: R, closed: u32, die1: u32, die2: u32, results: usize): usize {
  clearSeen();
  const larger = grow(rules, EVEN, EVEN + RESULT_BYTES, closed, max(die1, die2), results, results, true);
  return larger != results && rules.onlyLarger() ? larger : grow(rules, EVEN, EVEN + RESULT_BYTES, closed, min(die1, die2), results, larger, true);
}

/** The finals of the longest plays that end as they may. */
function doubles<R>(rules: R, closed: u32, die: u32, results: usize): usize {
  let end = results;
  let from = EVEN, fromEnd = EVEN + RESULT_BYTES, to = ODD;
  for (let steps = 1; steps < 4; steps++) {
    clearSeen();
    const toEnd = grow(rules, from, fromEnd, closed, die, to, to, false);
    const kept = finals(rules, to, toEnd, results);
    if (kept != results) end = kept;
    fromEnd = toEnd;
    const free = from;
    from = to;
    to = free;
  }
  clearSeen();
  const kept = grow(rules, from, fromEnd, closed, die, results, results, true);
  return kept != results ? kept : end;
}

/** Copies those that a turn may end with; returns the end, which is `target` when there are none. */
function finals<R>(rules: R, from: usize, fromEnd: usize, target: usize): usize {
  for (; from < fromEnd; from += RESULT_BYTES) {
    const low = load<u64>(from), high = load<u64>(from, 8);
    if (rules.mayEnd(occupied(low, high))) target = emit(target, low, high & COUNTS);
  }
  return target;
}

/** One step by `die` from each side of a list, added to `list` where it ends at `end`; `last`: only those a turn may end with. */
function grow<R>(rules: R, from: usize, fromEnd: usize, closed: u32, die: u32, list: usize, end: usize, last: bool): usize {
  for (; from < fromEnd; from += RESULT_BYTES) {
    const low = load<u64>(from), mixed = load<u64>(from, 8), high = mixed & COUNTS, moved = <u32>(mixed >> LAST_SHIFT);
    const mask = occupied(low, high);
    let sources = rules.nextSources(mask, closed, die, countAt(low, high, HEAD), moved ? moved : <u32>BAR);
    while (sources) {
      const slot = highest(sources), to = landing(slot, die);
      sources ^= (<u32>1) << slot;
      const after = occupiedAfter(mask, low, high, slot, to);
      const isFinal = rules.mayEnd(after);
      // A checker that is off cannot move on where it must.
      if (isFinal || (!last && rules.mayPass(after) && (to || !rules.mustGoOn(after, to)))) {
        end = emitNew(list, end, lowAfter(low, slot, to), highAfter(high, 0, slot, to) | (<u64>(isFinal ? 0 : to) << LAST_SHIFT), MANY);
      }
    }
  }
  return end;
}

function occupied(low: u64, high: u64): u32 {
  const packed = i64x2.replace_lane(i64x2.splat(low), 1, high);
  return maskOf(lowCounts(packed), highCounts(packed));
}
