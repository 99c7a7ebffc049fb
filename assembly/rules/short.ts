/** Rules of short nard: where a checker may land, hits, the bar, bearing off. Masks have bit `p` for own slot `p`. */
import { BAR, OTHER } from '../memory';

const POINTS: u32 = 0x1fffffe;
const HOME_END: u32 = 7;

/** Passed as an object to the generator, which calls every rule by name; it holds nothing. */
export class ShortRules {
  /** Own points that two or more enemy checkers close. */
  @inline
  closed(board: usize): u32 {
    const low = facingLow(board), high = facingHigh(board), one = i8x16.splat(1);
    return (<u32>i8x16.bitmask(i8x16.gt_s(low, one)) | (<u32>i8x16.bitmask(i8x16.gt_s(high, one)) << 16)) & POINTS;
  }

  /** Own points where a single enemy checker stands. */
  @inline
  blots(board: usize): u32 {
    const low = facingLow(board), high = facingHigh(board), one = i8x16.splat(1);
    return (<u32>i8x16.bitmask(i8x16.eq(low, one)) | (<u32>i8x16.bitmask(i8x16.eq(high, one)) << 16)) & POINTS;
  }

  /**
   * Own slots from which a step by `die` is legal. The bar comes first. With all checkers home a die bears off
   * from its own point and, above the highest occupied point, from the highest.
   */
  @inline
  sources(occupied: u32, closed: u32, die: u32): u32 {
    if (occupied >> BAR) return (closed >> (BAR - die)) & 1 ? 0 : (<u32>1) << BAR;
    const inside = this.sourcesOnBoard(occupied, closed, die);
    if (occupied >> HOME_END || !occupied) return inside;
    const highest: u32 = 31 - clz(occupied);
    return inside | (highest < die ? (<u32>1) << highest : occupied & ((<u32>1) << die));
  }

  /** The same without bar and bearing off. */
  @inline
  sourcesOnBoard(occupied: u32, closed: u32, die: u32): u32 {
    return occupied & ~(closed << die) & ((<u32>-2) << die);
  }

  /** Whether neither of two steps can bear off: two checkers or more are outside the home. `topCount` is how many are farthest. */
  @inline
  staysOnBoard(occupied: u32, topCount: u32): bool {
    const outside = occupied >> HOME_END;
    return outside != 0 && ((outside & (outside - 1)) != 0 || topCount > 1);
  }

  /** Puts the enemy blot that stands on own point `point`, if any, on the bar. Returns whether there was one. */
  @inline
  land(board: usize, point: i32): bool {
    const at = board + OTHER + (25 - point);
    if (point == 0 || load<u8>(at) != 1) return false;
    store<u8>(at, 0);
    store<u8>(board + OTHER + BAR, load<u8>(board + OTHER + BAR) + 1);
    return true;
  }
}

export const SHORT = new ShortRules();

/** Enemy counts on own slots 0..15: own point p is the enemy's 25 − p. */
@inline
function facingLow(board: usize): v128 {
  return i8x16.shuffle(v128.load(board + OTHER), v128.load(board + OTHER, 16), 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10);
}

/** Enemy counts on own slots 16..25; what lies beyond is masked out by the callers. */
@inline
function facingHigh(board: usize): v128 {
  return i8x16.shuffle(v128.load(board + OTHER), v128.load(board + OTHER, 16), 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 31, 31, 31, 31, 31, 31);
}
