/**
 * Legal plays: every distinct resulting position of a roll, without trying the same one twice where that can be
 * ruled out by structure. The rules come as an object, so that one generator serves both games. Results are packed
 * sides (`side.ts`).
 */
import { inEveryOrder } from './every-order';
import { BAR, OTHER, RESULT_BYTES } from './memory';
import { sourcesInside, twoStayOutside } from './rules/bearing';
import { clearSeen, countAt, emit, emitNew, FEW, highAfter, highCounts, highest, HIT_SHIFT, landing, lowAfter, lowCounts, maskOf, occupiedAfter } from './side';

/** Slots 1..25 where a board's mover has checkers. */
@inline
export function occupiedOf(board: usize): u32 {
  return maskOf(v128.load(board), v128.load(board, 16));
}

/** The mover's counts, two to a byte: also the result of a play that changes nothing. */
@inline
export function packed(board: usize): v128 {
  const low = v128.load(board), high = v128.load(board, 16);
  return i8x16.shuffle(
    v128.or(low, i16x8.shr_u(low, 4)), v128.or(high, i16x8.shr_u(high, 4)),
    0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30,
  );
}

/** Start of the list that is being written, and the most steps any play in it has (doubles only). */
let list: usize = 0;
let longest: i32 = 0;

/**
 * Writes the distinct results of a roll to `results` (room for MAX_RESULTS) and returns how many there are;
 * 0 is a dance. The order of the dice does not matter.
 */
export function generate<R>(rules: R, board: usize, die1: u32, die2: u32, results: usize): i32 {
  rules.begin(board, die1, die2);
  const side = packed(board);
  const low = <u64>i64x2.extract_lane(side, 0), high = <u64>i64x2.extract_lane(side, 1);
  const occupied = occupiedOf(board), closed = rules.closed(board), blots = rules.blots(board);
  if (rules.orderMatters(occupied, closed, die1, die2)) return inEveryOrder(rules, low, high, closed, die1, die2, results);
  list = results;
  let end: usize;
  if (die1 == die2) {
    longest = 0;
    end = doubles(rules, results, low, high, occupied, closed, blots, die1, -1, 0);
  } else if (!occupied) {
    end = results;
  } else {
    if (twoStayOutside(occupied, countAt(low, high, highest(occupied)))) {
      end = pairsAndRunners(rules, results, low, high, occupied, closed, blots, die1, die2);
    } else {
      clearSeen();
      end = inOrder(rules, results, low, high, occupied, closed, blots, die1, die2);
      end = inOrder(rules, end, low, high, occupied, closed, blots, die2, die1);
    }
    if (end == results) end = singles(rules, results, low, high, occupied, closed, blots, die1, die2);
  }
  return <i32>((end - results) / RESULT_BYTES);
}

/** The same results, in another order, of a game without hits: step by step as where the order of the dice matters, which is a third of the code. */
export function generateSlowly<R>(rules: R, board: usize, die1: u32, die2: u32, results: usize): i32 {
  rules.begin(board, die1, die2);
  const side = packed(board);
  return inEveryOrder(rules, <u64>i64x2.extract_lane(side, 0), <u64>i64x2.extract_lane(side, 1), rules.closed(board), die1, die2, results);
}

/**
 * A double is played from the highest source down: any play can be put in that order (a lower step never makes room
 * for a higher one), and two different sequences in that order end differently. `reach` masks sources not above the
 * last one. A list of shorter plays is dropped when a longer one is found.
 */
function doubles<R>(rules: R, end: usize, low: u64, high: u64, occupied: u32, closed: u32, blots: u32, die: u32, reach: u32, depth: i32): usize {
  let from = rules.sources(occupied, closed, die) & reach;
  if (!from) {
    if (depth > longest) {
      longest = depth;
      end = list;
    }
    return depth == longest && depth ? emit(end, low, high) : end;
  }
  if (depth == 3) {
    if (longest < 4) {
      longest = 4;
      end = list;
    }
    do {
      const slot = highest(from), to = landing(slot, die);
      from ^= (<u32>1) << slot;
      end = emit(end, lowAfter(low, slot, to), highAfter(high, blots, slot, to));
    } while (from);
    return end;
  }
  do {
    const slot = highest(from), to = landing(slot, die);
    from ^= (<u32>1) << slot;
    end = doubles(
      rules, end, lowAfter(low, slot, to), highAfter(high, blots, slot, to), occupiedAfter(occupied, low, high, slot, to),
      closed, blots, die, ((<u32>1) << (slot + <u32>rules.mayLeave(slot, depth + 1))) - 1, depth + 1,
    );
  } while (from);
  return end;
}

/** One step by `die` from each slot of `from`. */
@inline
function eachStep(end: usize, low: u64, high: u64, blots: u32, from: u32, die: u32): usize {
  while (from) {
    const slot = highest(from), to = slot - die;
    from ^= (<u32>1) << slot;
    end = emit(end, lowAfter(low, slot, to), highAfter(high, blots, slot, to));
  }
  return end;
}

/**
 * Two dice when nothing can be borne off: either two checkers take a die each, or one runs with both. A pair in
 * which one checker lands where the other starts is the same as a runner and is left to the runners; all other
 * pairs end differently. A runner's two ways differ only by what they hit.
 */
@inline
function pairsAndRunners<R>(rules: R, end: usize, low: u64, high: u64, occupied: u32, closed: u32, blots: u32, die1: u32, die2: u32): usize {
  const onBoard = occupied & ~((<u32>1) << BAR);
  let from1 = sourcesInside(onBoard, closed, die1);
  const from2 = sourcesInside(onBoard, closed, die2);
  let runners = onBoard;
  if (occupied >> BAR) {
    const entry1 = BAR - die1, entry2 = BAR - die2;
    const open1 = !((closed >> entry1) & 1), open2 = !((closed >> entry2) & 1);
    const low1 = lowAfter(low, BAR, entry1), high1 = highAfter(high, blots, BAR, entry1);
    if (countAt(low, high, BAR) > 1) {
      return open1 && open2 ? emit(end, lowAfter(low1, BAR, entry2), highAfter(high1, blots, BAR, entry2)) : end;
    }
    if (open1) end = eachStep(end, low1, high1, blots, from2 & ~((<u32>1) << entry1), die2);
    if (open2) end = eachStep(end, lowAfter(low, BAR, entry2), highAfter(high, blots, BAR, entry2), blots, from1 & ~((<u32>1) << entry2), die1);
    runners = (<u32>1) << BAR;
  } else {
    while (from1) {
      const slot = highest(from1), to = slot - die1;
      from1 ^= (<u32>1) << slot;
      const others = from2 & ~((<u32>1) << to) & ~((<u32>1) << (slot + die2)) & ~(<u32>(countAt(low, high, slot) == 1 || !rules.mayLeave(slot, 1)) << slot);
      end = eachStep(end, lowAfter(low, slot, to), highAfter(high, blots, slot, to), blots, others, die2);
    }
  }
  const both = die1 + die2;
  runners = sourcesInside(runners, closed, both);
  let by1 = runners & ~(closed << die1), by2 = runners & ~(closed << die2);
  by2 &= ~by1 | (blots << die1) | (blots << die2);
  end = runs(end, low, high, blots, by1, die1, both);
  return runs(end, low, high, blots, by2, die2, both);
}

/** Runners that touch down after `first` pips. */
@inline
function runs(end: usize, low: u64, high: u64, blots: u32, from: u32, first: u32, both: u32): usize {
  while (from) {
    const slot = highest(from), to = slot - both, stop = slot - first;
    from ^= (<u32>1) << slot;
    end = emit(end, lowAfter(low, slot, to), highAfter(high, blots, slot, to) | ((<u64>((blots >> stop) & 1)) << (HIT_SHIFT + stop)));
  }
  return end;
}

/** Near the end of a game different steps often end alike: every pair of steps, kept once. */
function inOrder<R>(rules: R, end: usize, low: u64, high: u64, occupied: u32, closed: u32, blots: u32, first: u32, second: u32): usize {
  let from = rules.sources(occupied, closed, first);
  while (from) {
    const slot = highest(from), to = landing(slot, first);
    from ^= (<u32>1) << slot;
    const low1 = lowAfter(low, slot, to), high1 = highAfter(high, blots, slot, to);
    let next = rules.sources(occupiedAfter(occupied, low, high, slot, to), closed, second);
    while (next) {
      const slot2 = highest(next), to2 = landing(slot2, second);
      next ^= (<u32>1) << slot2;
      end = emitNew(list, end, lowAfter(low1, slot2, to2), highAfter(high1, blots, slot2, to2), FEW);
    }
  }
  return end;
}

/** Only one die can be played: the larger if it can, or either where the rules do not mind. */
function singles<R>(rules: R, end: usize, low: u64, high: u64, occupied: u32, closed: u32, blots: u32, die1: u32, die2: u32): usize {
  clearSeen();
  const larger = oneDie(rules, end, low, high, occupied, closed, blots, max(die1, die2));
  return larger != end && rules.onlyLarger() ? larger : oneDie(rules, larger, low, high, occupied, closed, blots, min(die1, die2));
}

@inline
function oneDie<R>(rules: R, end: usize, low: u64, high: u64, occupied: u32, closed: u32, blots: u32, die: u32): usize {
  let from = rules.sources(occupied, closed, die);
  while (from) {
    const slot = highest(from), to = landing(slot, die);
    from ^= (<u32>1) << slot;
    end = emitNew(list, end, lowAfter(low, slot, to), highAfter(high, blots, slot, to), FEW);
  }
  return end;
}

/** Writes the board after a result of `board`, still seen by the mover. `target` may not be `board`. */
export function expand(board: usize, result: usize, target: usize): void {
  const packed = v128.load(result);
  v128.store(target, lowCounts(packed));
  v128.store(target, highCounts(packed), 16);
  v128.store(target + OTHER, v128.load(board + OTHER));
  v128.store(target + OTHER, v128.load(board + OTHER, 16), 16);
  let hits = <u32>(load<u64>(result, 8) >> 40);
  if (!hits) return;
  const bar = target + OTHER + BAR;
  store<u8>(bar, <u8>(<u32>load<u8>(bar) + popcnt(hits)));
  do {
    // Bit 0 is own point 1, the enemy's 24.
    store<u8>(target + OTHER + (24 - ctz(hits)), 0);
    hits &= hits - 1;
  } while (hits);
}

/** The same board seen by the other side. `target` may be `board`. */
export function swapBoard(board: usize, target: usize): void {
  const a = v128.load(board), b = v128.load(board, 16), c = v128.load(board, 32), d = v128.load(board, 48);
  v128.store(target, c);
  v128.store(target, d, 16);
  v128.store(target, a, 32);
  v128.store(target, b, 48);
}
