/** Six neighbouring points at a time: which of them are held, for all 19 windows of a side at once. */

/** Lifts the six bits that window n of eight begins with to the top of its lane; the lane then holds no more than them. */
const LIFT: v128 = i16x8(1 << 10, 1 << 9, 1 << 8, 1 << 7, 1 << 6, 1 << 5, 1 << 4, 1 << 3);
const OFFSETS: v128 = i16x8(0, 64, 128, 192, 256, 320, 384, 448);

/** The last three windows. */
const LAST: v128 = i16x8(-1, -1, -1, 0, 0, 0, 0, 0);

export const WINDOWS: i32 = 19;

/** The column of each of eight windows, 0 where fewer than two points are held: one point says no more than its count does. */
@inline
function columnsOf(points: u32, first: i32): v128 {
  const shapes = i16x8.shr_u(i16x8.mul(i16x8.splat(<i16>points), LIFT), 10);
  const rest = v128.and(shapes, i16x8.sub(shapes, i16x8.splat(1)));
  const columns = i16x8.add(i16x8.add(shapes, OFFSETS), i16x8.splat(<i16>first));
  return v128.and(columns, i16x8.ne(rest, i16x8.splat(0)));
}

/**
 * Writes the columns of the windows from points 1..6 up to 19..24, 64 columns each from `first` on, to as many slots (u16), and nothing
 * to the five slots that follow. `points` has bit p for point p.
 */
@inline
export function putWindows(points: u32, first: i32, slots: usize): void {
  v128.store(slots, columnsOf(points >> 1, first));
  v128.store(slots, columnsOf(points >> 9, first + 512), 16);
  v128.store(slots, v128.and(columnsOf(points >> 17, first + 1024), LAST), 32);
}
