/** The 21 distinct rolls, larger die first, in the order 1-1, 2-1, 2-2, 3-1 … 6-6. */

export const ROLLS: i32 = 21;

// prettier-ignore
const HIGH = memory.data<u8>([1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6]);
// prettier-ignore
const LOW = memory.data<u8>([1, 1, 2, 1, 2, 3, 1, 2, 3, 4, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6]);

@inline
export function highDie(roll: i32): i32 {
  return load<u8>(HIGH + roll);
}

@inline
export function lowDie(roll: i32): i32 {
  return load<u8>(LOW + roll);
}

/** How many of the 36 throws show this roll: 1 for a double, else 2. */
@inline
export function waysOf(roll: i32): i32 {
  return 2 - i32(load<u8>(HIGH + roll) == load<u8>(LOW + roll));
}
