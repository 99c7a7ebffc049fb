/**
 * One side's checkers on its six home points, with the others borne off: their number in a table, and the steps they may take
 * once nothing can be hit. A table of at most `left` checkers a side numbers them by rank in lexicographic order, highest point
 * first, so that every play leads to a lower number.
 *
 * While a table is made an arrangement is packed: four bits a point, the ace point lowest.
 */

export const POINTS: i32 = 6;
const CHECKERS: i32 = 15;

/** BELOW[points][left][n]: arrangements of at most `left` checkers on `points` points with fewer than n on the highest. */
const BELOW = memory.data(7 * 16 * 16 * 4, 16);

@inline
function below(points: i32, left: i32, n: i32): i32 {
  return load<i32>(BELOW + ((((points << 4) + left) << 4) + n << 2));
}

for (let left = 0; left <= CHECKERS; left++) {
  for (let points = 1; points <= POINTS; points++) {
    let sum = 0;
    for (let n = 0; n <= left; n++) {
      store<i32>(BELOW + ((((points << 4) + left) << 4) + n << 2), sum);
      sum += choose(left - n + points - 1, points - 1);
    }
  }
}

function choose(n: i32, k: i32): i32 {
  let product = 1;
  for (let i = 1; i <= k; i++) product = (product * (n - k + i)) / i;
  return product;
}

@inline
export function indexOf(home: u32, left: i32 = CHECKERS): i32 {
  let index = 0;
  for (let point = POINTS; point > 0; point--) {
    const n = <i32>((home >> ((point - 1) << 2)) & 15);
    index += below(point, left, n);
    left -= n;
  }
  return index;
}

export function arrangementAt(index: i32, left: i32 = CHECKERS): u32 {
  let home: u32 = 0;
  for (let point = POINTS; point > 0; point--) {
    let n = left;
    while (below(point, left, n) > index) n--;
    index -= below(point, left, n);
    left -= n;
    home |= (<u32>n) << ((point - 1) << 2);
  }
  return home;
}

/** Index of one side's counts, all of them home or off. */
export function homeIndex(counts: usize, left: i32 = CHECKERS): i32 {
  let index = 0;
  for (let point = POINTS; point > 0; point--) {
    const n = <i32>load<u8>(counts + point);
    index += below(point, left, n);
    left -= n;
  }
  return index;
}

/** Whether a checker may leave `point` by `die`: inside the home, off by its own die, off the highest point by a larger one. */
@inline
export function mayLeave(home: u32, point: i32, die: i32): bool {
  const shift = (point - 1) << 2;
  return ((home >> shift) & 15) != 0 && (point >= die || home >> shift >> 4 == 0);
}

@inline
export function afterStep(home: u32, point: i32, die: i32): u32 {
  home -= (<u32>1) << ((point - 1) << 2);
  return point > die ? home + ((<u32>1) << ((point - die - 1) << 2)) : home;
}

/** Whether a side of a board has nothing outside its home. */
@inline
export function isHome(counts: usize): bool {
  // Slots 7..14, 15..22 and 23..25 with the bytes behind them, which are 0.
  return !(load<u64>(counts, 7) | load<u64>(counts, 15) | load<u64>(counts, 23));
}
