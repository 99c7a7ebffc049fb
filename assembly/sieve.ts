/**
 * A small net that says cheaply which plays of a roll deserve the large one. It sees only how many checkers each side has on each
 * slot, and answers for a play by the few slots that the play changes. In memory (f32): columns × units, biases, output weights,
 * output bias, 1 once the net was taught, and two zeros.
 */
import { BAR, OTHER, RESULT_BYTES } from './memory';
import { sumColumns } from './net';
import { packed } from './plays';
import { HIT_SHIFT } from './side';

export const SIEVE_UNITS: i32 = 32;
/** A column for each side (0 = who plays), slot 0..25 and count 0..15. */
const SIDE_COLUMNS: i32 = 26 * 16;
export const SIEVE_COLUMNS: i32 = 2 * SIDE_COLUMNS;
export const SIEVE_FLOATS: i32 = (SIEVE_COLUMNS + 2) * SIEVE_UNITS + 4;

/** The most plays of a roll that are let through, and how far below the best they may seem. */
const MOST: i32 = 6;
const MARGIN: f32 = 0.2;

// Offsets in bytes.
export const COLUMN_BYTES: usize = <usize>SIEVE_UNITS << 2;
export const BIAS: usize = <usize>SIEVE_COLUMNS * COLUMN_BYTES;
export const OUTPUT: usize = BIAS + COLUMN_BYTES;
const OUTPUT_BIAS: usize = OUTPUT + COLUMN_BYTES;
export const TAUGHT: usize = OUTPUT_BIAS + 4;

/** Room for the columns of a board: thirty checkers stand on so many slots at most. */
const ADDED = memory.data(64 * 4, 16);
const REMOVED = memory.data(64 * 4, 16);
const START = memory.data(SIEVE_UNITS * 4, 16);
const SUMS = memory.data(SIEVE_UNITS * 4, 16);

let base: v128 = i64x2.splat(0);
let board: usize = 0;
let weights: usize = 0;

@inline
function columnOf(net: usize, side: i32, slot: i32, count: i32): u32 {
  return <u32>net + <u32>((side * SIDE_COLUMNS + (slot << 4) + count) * <i32>COLUMN_BYTES);
}

/** Lists the columns (pointers, u32) of a board seen by the side that plays or has played; returns the list's end. */
export function listCounts(net: usize, from: usize, list: usize): usize {
  for (let side = 0; side < 2; side++) {
    const counts = from + <usize>side * OTHER;
    for (let slot = 0; slot <= BAR; slot++) {
      const count = <i32>load<u8>(counts + slot);
      if (!count) continue;
      store<u32>(list, columnOf(net, side, slot, count));
      list += 4;
    }
  }
  return list;
}

/** Makes `from`, seen by the side that plays, what `sieve` compares plays with; the board must stay as it is until then. */
function startSieve(net: usize, from: usize): void {
  weights = net;
  board = from;
  base = packed(from);
  sumColumns(SIEVE_UNITS, net + BIAS, ADDED, listCounts(net, from, ADDED), REMOVED, REMOVED, START);
}

let added: usize = 0;
let removed: usize = 0;

@inline
function change(side: i32, slot: i32, before: i32, after: i32): void {
  if (before) { store<u32>(removed, columnOf(weights, side, slot, before)); removed += 4; }
  if (after) { store<u32>(added, columnOf(weights, side, slot, after)); added += 4; }
}

/** Lists what a word of a packed side changes; its first slot is `first`. */
@inline
function changesOf(before: u64, after: u64, first: i32): void {
  let different = before ^ after;
  different |= different >> 1;
  different |= different >> 2;
  for (different &= 0x1111111111111111; different; different &= different - 1) {
    const shift = ctz(different);
    change(0, first + <i32>(shift >> 2), <i32>(before >> shift) & 15, <i32>(after >> shift) & 15);
  }
}

/** Roughly the equity of a play for the side that makes it. `result` as the generator wrote it. */
function sieve(result: usize): f32 {
  added = ADDED;
  removed = REMOVED;
  const low = load<u64>(result), high = load<u64>(result, 8);
  const slots: u64 = (<u64>1 << (HIT_SHIFT + 1)) - 1;
  changesOf(<u64>i64x2.extract_lane(base, 0), low, 0);
  changesOf(<u64>i64x2.extract_lane(base, 1) & slots, high & slots, 16);
  let hits = high >> HIT_SHIFT & ~1;
  if (hits) {
    const other = board + OTHER, bar = <i32>load<u8>(other + BAR);
    change(1, BAR, bar, bar + <i32>popcnt(hits));
    for (; hits; hits &= hits - 1) change(1, 25 - <i32>ctz(hits), 1, 0);
  }
  sumColumns(SIEVE_UNITS, START, ADDED, added, REMOVED, removed, SUMS);
  let sum = f32x4.splat(0);
  for (let at: usize = 0; at < COLUMN_BYTES; at += 16) {
    const unit = f32x4.pmax(v128.load(SUMS + at), f32x4.splat(0));
    sum = f32x4.add(sum, f32x4.mul(unit, v128.load(weights + OUTPUT + at)));
  }
  return load<f32>(weights + OUTPUT_BIAS) + f32x4.extract_lane(sum, 0) + f32x4.extract_lane(sum, 1) + f32x4.extract_lane(sum, 2) + f32x4.extract_lane(sum, 3);
}

const SCORES = memory.data(4096 * 4, 16);
const PICKS = memory.data(4096 * 2, 16);

/** Index of a play that the last `sift` let through. */
@inline
export function pickAt(pick: i32): i32 {
  return load<u16>(PICKS + (<usize>pick << 1));
}

/** Where the rough equity (f32) is that the last `sift` gave to a play. */
@inline
export function scoreAt(index: i32): usize {
  return SCORES + (<usize>index << 2);
}

/** Lets through the plays of a board that may be the best, `MOST` at most; returns how many. */
export function sift(net: usize, from: usize, results: usize, count: i32): i32 {
  startSieve(net, from);
  let least: f32 = -1000;
  for (let index = 0; index < count; index++) {
    const score = sieve(results + <usize>index * RESULT_BYTES);
    store<f32>(scoreAt(index), score);
    least = max(least, score);
  }
  least -= MARGIN;
  let picks = 0;
  for (let index = 0; index < count; index++) {
    if (load<f32>(scoreAt(index)) < least) continue;
    store<u16>(PICKS + (<usize>picks << 1), <u16>index);
    picks++;
  }
  for (let place = 0; picks > MOST && place < MOST; place++) bringForward(place, picks);
  return min(picks, MOST);
}

/** Exchanges the pick at `place` for the highest of those from there on. */
function bringForward(place: i32, picks: i32): void {
  let highest = place;
  for (let pick = place + 1; pick < picks; pick++) if (load<f32>(scoreAt(pickAt(pick))) > load<f32>(scoreAt(pickAt(highest)))) highest = pick;
  const index = pickAt(highest);
  store<u16>(PICKS + (<usize>highest << 1), <u16>pickAt(place));
  store<u16>(PICKS + (<usize>place << 1), <u16>index);
}
