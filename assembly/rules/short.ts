/** Rules of short nard: where a checker may land, hits, the bar, bearing off. Masks have bit `p` for own slot `p`. */
import { BAR, OTHER } from '../memory';
import { bearsOff, HOME_END, POINTS, sourcesInside } from './bearing';

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
    const inside = sourcesInside(occupied, closed, die);
    return occupied >> HOME_END || !occupied ? inside : inside | bearsOff(occupied, die);
  }

  // What long nard asks beside: here nothing depends on the steps before.

  @inline
  begin(_board: usize, _die1: u32, _die2: u32): void {}

  @inline
  orderMatters(_occupied: u32, _closed: u32, _die1: u32, _die2: u32): bool {
    return false;
  }

  @inline
  mayLeave(_slot: u32, _left: i32): bool {
    return true;
  }

  @inline
  onlyLarger(): bool {
    return true;
  }

  @inline
  nextSources(occupied: u32, closed: u32, die: u32, _headCount: u32, _last: u32): u32 {
    return this.sources(occupied, closed, die);
  }

  @inline
  leftHead(_onHead: u32): i32 {
    return 0;
  }

  @inline
  mustGoOn(_occupied: u32, _last: u32): bool {
    return false;
  }

  @inline
  mayPass(_occupied: u32): bool {
    return true;
  }

  @inline
  mayEnd(_occupied: u32): bool {
    return true;
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

/** Nothing is kept in it: the rules of one game alone go without the object, and so without what makes objects. */
export const SHORT = isDefined(ONLY_SHORT) || isDefined(ONLY_LONG) ? changetype<ShortRules>(0) : new ShortRules();

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
