/** What both games share: stepping on the board, and bearing off once all are home. Masks have bit `p` for own slot `p`. */

export const POINTS: u32 = 0x1fffffe;
export const HOME_END: u32 = 7;

/** Own slots from which a step by `die` ends on an open point of the board. */
@inline
export function sourcesInside(occupied: u32, closed: u32, die: u32): u32 {
  return occupied & ~(closed << die) & ((<u32>-2) << die);
}

/** With all checkers home: the slot from which `die` bears off, its own or, above the highest occupied, the highest. */
@inline
export function bearsOff(occupied: u32, die: u32): u32 {
  const highest: u32 = 31 - clz(occupied);
  return highest < die ? (<u32>1) << highest : occupied & ((<u32>1) << die);
}

/** Whether neither of two steps can bear off: two checkers or more are outside the home. `topCount` is how many are farthest. */
@inline
export function twoStayOutside(occupied: u32, topCount: u32): bool {
  const outside = occupied >> HOME_END;
  return outside != 0 && ((outside & (outside - 1)) != 0 || topCount > 1);
}
