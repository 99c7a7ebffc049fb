/** One side's points as bits, and the few questions about them that several inputs ask. Bit p = own point p; bit 25 = bar. */

/** Bits of the 24 points. */
export const POINTS: u32 = 0x1fffffe;

@inline
function above(counts: usize, least: i8): u32 {
  const limit = i8x16.splat(least);
  const low = <u32>i8x16.bitmask(i8x16.gt_s(v128.load(counts), limit));
  const high = <u32>i8x16.bitmask(i8x16.gt_s(v128.load(counts, 16), limit));
  return low | (high << 16);
}

/** Points and bar that hold a checker; the borne-off slot is left out. */
@inline
export function occupied(counts: usize): u32 {
  return above(counts, 0) & 0x3fffffe;
}

/** Points, without the bar, that hold two or more. */
@inline
export function made(counts: usize): u32 {
  return above(counts, 1) & POINTS;
}

/** The same points in the other side's numbering (short nard: mine p is theirs 25 − p). */
@inline
export function mirrored(points: u32): u32 {
  let bits = bswap<u32>(points);
  bits = ((bits >> 4) & 0x0f0f0f0f) | ((bits & 0x0f0f0f0f) << 4);
  bits = ((bits >> 2) & 0x33333333) | ((bits & 0x33333333) << 2);
  bits = ((bits >> 1) & 0x55555555) | ((bits & 0x55555555) << 1);
  return bits >> 6;
}

/** Farthest slot with a checker, 25 = bar; 0 when all are off. */
@inline
export function rearmost(occupiedPoints: u32): i32 {
  return 31 - <i32>clz<u32>(occupiedPoints | 1);
}
