/**
 * One side packed into two words, and lists of them. Slots 0..15 are in `low`, 16..25 in `high`, four bits a slot;
 * from bit 40 of `high` there is a bit for each own point 1..24 where a blot was hit.
 */
import { RESULT_BYTES } from './memory';

export const HIT_SHIFT: u32 = 39;

/** What one checker adds to each word, by slot. */
const UNIT_LOW = memory.data(26 * 8, 16);
const UNIT_HIGH = memory.data(26 * 8, 16);
for (let slot: usize = 0; slot < 26; slot++) {
  store<u64>(UNIT_LOW + (slot << 3), slot < 16 ? (<u64>1) << (slot << 2) : 0);
  store<u64>(UNIT_HIGH + (slot << 3), slot < 16 ? 0 : (<u64>1) << ((slot - 16) << 2));
}

@inline
export function lowAfter(low: u64, from: u32, to: u32): u64 {
  return low + load<u64>(UNIT_LOW + (to << 3)) - load<u64>(UNIT_LOW + (from << 3));
}

@inline
export function highAfter(high: u64, blots: u32, from: u32, to: u32): u64 {
  return (high + load<u64>(UNIT_HIGH + (to << 3)) - load<u64>(UNIT_HIGH + (from << 3))) | ((<u64>((blots >> to) & 1)) << (HIT_SHIFT + to));
}

@inline
export function countAt(low: u64, high: u64, slot: u32): u32 {
  return <u32>(select<u64>(low, high, slot < 16) >> (<u64>(slot & 15) << 2)) & 15;
}

/** Occupied slots after a step from a slot with `count` checkers. */
@inline
export function maskAfter(occupied: u32, count: u32, from: u32, to: u32): u32 {
  return ((occupied & ~(<u32>(count == 1) << from)) | ((<u32>1) << to)) & ~1;
}

@inline
export function occupiedAfter(occupied: u32, low: u64, high: u64, from: u32, to: u32): u32 {
  return maskAfter(occupied, countAt(low, high, from), from, to);
}

/** Counts of slots 0..15, a byte each. */
@inline
export function lowCounts(packed: v128): v128 {
  return i8x16.shuffle(evenNibbles(packed), oddNibbles(packed), 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}

/** Counts of slots 16..25, a byte each; six bytes more are 0. */
@inline
export function highCounts(packed: v128): v128 {
  return v128.and(
    i8x16.shuffle(evenNibbles(packed), oddNibbles(packed), 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31),
    i8x16(-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0),
  );
}

@inline
function evenNibbles(packed: v128): v128 {
  return v128.and(packed, i8x16.splat(15));
}

@inline
function oddNibbles(packed: v128): v128 {
  return v128.and(i16x8.shr_u(packed, 4), i8x16.splat(15));
}

/** Slots 1..25 that hold a checker, from the counts of a board or of a packed side. */
@inline
export function maskOf(lowCounts: v128, highCounts: v128): u32 {
  const zero = i8x16.splat(0);
  return (<u32>i8x16.bitmask(i8x16.gt_s(lowCounts, zero)) | (<u32>i8x16.bitmask(i8x16.gt_s(highCounts, zero)) << 16)) & ~1;
}

/** Where a checker arrives: 0 = off. */
@inline
export function landing(from: u32, die: u32): u32 {
  return from > die ? from - die : 0;
}

@inline
export function highest(mask: u32): u32 {
  return 31 - clz(mask);
}

@inline
export function emit(end: usize, low: u64, high: u64): usize {
  store<u64>(end, low);
  store<u64>(end, high, 8);
  return end + RESULT_BYTES;
}

/** What a list holds already, by hash: stamp of the list in the high half, number of the entry in the low. */
const SEEN = memory.data(8192 * 4, 16);
/** Bits of the hash for a list of a few hundred entries, and for any list; the former stays in the cache. */
export const FEW: u32 = 10;
export const MANY: u32 = 13;
let stamp: u32 = 0;

/** A new list without doubles begins: every entry comes through `emitNew`. */
@inline
export function clearSeen(): void {
  stamp = (stamp + 1) & 0xffff;
  if (stamp) return;
  memory.fill(SEEN, 0, 8192 * 4);
  stamp = 1;
}

/** Adds to the list that begins at `list` what is not in it yet. `bits`: FEW or MANY, the same for all of a list. */
@inline
export function emitNew(list: usize, end: usize, low: u64, high: u64, bits: u32): usize {
  let place = <u32>(((low * 0x9e3779b97f4a7c15) ^ (high * 0xc2b2ae3d27d4eb4f)) >> (64 - bits));
  for (;;) {
    const entry = load<u32>(SEEN + (place << 2));
    if (entry >> 16 != stamp) break;
    const known = list + <usize>(entry & 0xffff) * RESULT_BYTES;
    if (load<u64>(known) == low && load<u64>(known, 8) == high) return end;
    place = (place + 1) & (((<u32>1) << bits) - 1);
  }
  store<u32>(SEEN + (place << 2), (stamp << 16) | <u32>((end - list) / RESULT_BYTES));
  return emit(end, low, high);
}
