/**
 * Rules of long nard: no hits, one checker a turn from the head, rows of six, bearing off. Masks have bit `p` for own
 * slot `p`: 24 = head, 6..1 = home. Own point p is the enemy's p ± 12.
 */
import { BAR, OTHER } from '../memory';
import { highest, maskOf } from '../side';
import { bearsOff, HOME_END, POINTS, sourcesInside } from './bearing';

const HEAD: u32 = 24;
/** Own point on which the enemy's head stands. */
const ENEMY_HEAD: u32 = 12;
const CHECKERS: u32 = 15;

// The options as the host packs them (`src/engine/long-flags.ts`), in the order of their lists in `src/core/long-rules.ts`.
const FIRST_346: u32 = 0, FIRST_346_NOTE: u32 = 1, FIRST_BLOCKED: u32 = 2, FIRST_DOUBLE: u32 = 3;
const BLOCK_NONE: u32 = 0, BLOCK_AHEAD: u32 = 1, BLOCK_HOME: u32 = 2, BLOCK_NEVER: u32 = 3;
const TRANSIENT_NO: u32 = 0, SAME_CHECKER: u32 = 1;
/** Whether this is the mover's first turn: judged by the board, yes, or no. */
const BY_BOARD: u32 = 0, FIRST: u32 = 1, LATER: u32 = 2;

let head: u32 = FIRST_346;
let block: u32 = BLOCK_AHEAD;
let transient: u32 = TRANSIENT_NO;
let largerDie: bool = true;
let lax: bool = false;
let firstTurn: u32 = BY_BOARD;
/** The same as the host says it, of the mover and of the other side. */
let moverFirst: u32 = BY_BOARD, otherFirst: u32 = BY_BOARD;
/** The same as it was told, two bits for each: a game that is played out moves on from there. */
let toldFirst: u32 = 0;

/**
 * Takes the options: three bits of `head`, two of `block`, two of `transient`, one of `largerDie`, one of lax bearing off, two of
 * the mover's first turn, two of the other side's.
 */
export function setLongRules(flags: u32): void {
  head = flags & 7;
  block = (flags >> 3) & 3;
  transient = (flags >> 5) & 3;
  largerDie = ((flags >> 7) & 1) != 0;
  lax = ((flags >> 8) & 1) != 0;
  toldFirst = (flags >> 9) & 15;
  startTurns();
}

function startTurns(): void {
  moverFirst = toldFirst & 3;
  otherFirst = toldFirst >> 2;
  firstTurn = moverFirst;
}

// What holds for one roll on one board.
let headLimit: i32 = 1;
let headCount: u32 = 0;
/** Rows that are forbidden, a bit for the row's nearest point by the enemy's numbering. */
let forbidden: u32 = 0;

/** Passed as an object to the generator, which calls every rule by name; `begin` comes before all others. */
export class LongRules {
  begin(board: usize, die1: u32, die2: u32): void {
    const enemies = enemyPoints(board);
    headCount = load<u8>(board + HEAD);
    headLimit = secondLeaves(acrossFrom(enemies), die1, die2) ? 2 : 1;
    const foremost: u32 = load<u8>(board + OTHER) ? 0 : ctz(enemies);
    if (block == BLOCK_NONE) forbidden = 0;
    // A row with an enemy checker ahead of it, or off, is one whose nearest point lies beyond the foremost.
    else if (block == BLOCK_AHEAD) forbidden = ((<u32>2) << foremost) - 1;
    else if (block == BLOCK_HOME && foremost < HOME_END) forbidden = 0;
    else forbidden = POINTS;
  }

  /** The next roll is one `depth` turns after the host's board; the sides take turns, and each has its first turn but once. */
  @inline
  goDown(depth: i32): void {
    if (depth > 1) firstTurn = moverFirst == BY_BOARD ? BY_BOARD : LATER;
    else firstTurn = depth ? otherFirst : moverFirst;
  }

  /** A game is played out from the host's board. */
  @inline
  restart(): void {
    startTurns();
  }

  /** One turn of that game is over: the other side is the mover now. */
  @inline
  passTurn(): void {
    const later = moverFirst == BY_BOARD ? BY_BOARD : LATER;
    moverFirst = otherFirst;
    otherFirst = later;
    firstTurn = moverFirst;
  }

  /** Whether two sides with all checkers home bear off by the table: strictly, and six in a row allowed there. */
  @inline
  bearsOffPlainly(): bool {
    return !lax && block != BLOCK_NEVER;
  }

  /** Own points that an enemy checker closes. */
  @inline
  closed(board: usize): u32 {
    return acrossFrom(enemyPoints(board));
  }

  @inline
  blots(_board: usize): u32 {
    return 0;
  }

  /** Own slots from which a step by `die` is possible, whatever was played before. */
  @inline
  sources(occupied: u32, closed: u32, die: u32): u32 {
    const inside = sourcesInside(occupied, closed, die);
    if (occupied >> HOME_END || !occupied) return inside;
    if (!lax || (occupied >> die) & 1) return inside | bearsOff(occupied, die);
    // The die's own point is empty: the next lower one, even with checkers behind.
    const lower = occupied & (((<u32>1) << die) - 1);
    return lower ? inside | ((<u32>1) << highest(lower)) : inside;
  }

  /**
   * Whether some play of the roll may be legal in one order and not in another: a row that is forbidden can come about
   * or be there already, or several dice bear off by the lax rule.
   */
  orderMatters(occupied: u32, closed: u32, die1: u32, die2: u32): bool {
    if (lax && die1 == die2 && popcnt(occupied >> HOME_END) < 4) return true;
    if (!forbidden) return false;
    const steps: u32 = die1 == die2 ? 4 : 2;
    let reached = (occupied >> die1) | (occupied >> die2) | (occupied >> (die1 + die2));
    if (steps == 4) reached |= (occupied >> (3 * die1)) | (occupied >> (4 * die1));
    const mine = acrossFrom(occupied);
    for (let rows = rowsOfSix(acrossFrom(occupied | (reached & ~closed))) & forbidden; rows; rows &= rows - 1) {
      if (<u32>popcnt((mine >> ctz(rows)) & 63) + steps >= 6) return true;
    }
    return false;
  }

  /** Whether another checker may leave a slot after `left` have in this turn. */
  @inline
  mayLeave(slot: u32, left: i32): bool {
    return slot != HEAD || left < headLimit;
  }

  /** With one die to play: whether it must be the larger where either could be. */
  @inline
  onlyLarger(): bool {
    return largerDie;
  }

  /**
   * Own slots from which a step by `die` is possible in the middle of a turn: `onHead` checkers are on the head now, `last`
   * is where the last step ended (BAR at the start).
   */
  @inline
  nextSources(occupied: u32, closed: u32, die: u32, onHead: u32, last: u32): u32 {
    const free = this.sources(occupied, closed, die) & ~(<u32>!this.mayLeave(HEAD, this.leftHead(onHead)) << HEAD);
    return this.mustGoOn(occupied, last) ? free & ((<u32>1) << last) : free;
  }

  /** How many checkers have left the head in this turn, when `onHead` are there now. */
  @inline
  leftHead(onHead: u32): i32 {
    return headCount - onHead;
  }

  /** Whether the checker that ended the last step on slot `last` has closed a row and must itself open it again. */
  @inline
  mustGoOn(occupied: u32, last: u32): bool {
    return transient == SAME_CHECKER && last != BAR && !this.mayEnd(occupied);
  }

  /** Whether a turn may come through a board where these slots are occupied. */
  @inline
  mayPass(occupied: u32): bool {
    return transient != TRANSIENT_NO || this.mayEnd(occupied);
  }

  /** Whether a turn may end on a board where these slots are occupied. */
  @inline
  mayEnd(occupied: u32): bool {
    return !(rowsOfSix(acrossFrom(occupied)) & forbidden);
  }

  @inline
  land(_board: usize, _point: i32): bool {
    return false;
  }
}

/** Nothing is kept in it: the rules of one game alone go without the object, and so without what makes objects. */
export const LONG = isDefined(ONLY_SHORT) || isDefined(ONLY_LONG) ? changetype<LongRules>(0) : new LongRules();

/** Points where the enemy stands, by its own numbering. */
@inline
function enemyPoints(board: usize): u32 {
  return maskOf(v128.load(board + OTHER), v128.load(board + OTHER, 16));
}

/** The points of a mask by the other side's numbering. */
@inline
export function acrossFrom(mask: u32): u32 {
  const points = mask & POINTS;
  return ((points >> 12) | (points << 12)) & POINTS;
}

/** A bit for the lowest of each six points in a row. */
@inline
function rowsOfSix(mask: u32): u32 {
  const two = mask & (mask >> 1), four = two & (two >> 2);
  return four & (two >> 4);
}

/** Whether this turn two checkers may leave the head. */
function secondLeaves(closed: u32, die1: u32, die2: u32): bool {
  const isDouble = die1 == die2;
  if (head > FIRST_DOUBLE) return isDouble;
  if (firstTurn == BY_BOARD ? headCount != CHECKERS : firstTurn != FIRST) return false;
  if (head == FIRST_DOUBLE) return isDouble;
  if (head == FIRST_BLOCKED) return isDouble ? stopOf(closed, die1) != 0 : !runsAlone(closed, die1, die2);
  if (!isDouble || die1 == 5 || die1 < 3) return false;
  return head == FIRST_346 || stopOf(closed, die1) == ENEMY_HEAD;
}

/** Where a lone checker from the head meets its first closed point, or its end (25), within four steps of a double; 0 = nowhere. */
function stopOf(closed: u32, die: u32): u32 {
  for (let steps: u32 = 1, slot = HEAD - die; steps <= 4; steps++, slot -= die) {
    // Four sixes would bear the checker off with the others far from home.
    if (slot == 0) return BAR;
    if ((closed >> slot) & 1) return slot;
  }
  return 0;
}

/** Whether a lone checker from the head can play two different dice. */
function runsAlone(closed: u32, die1: u32, die2: u32): bool {
  return !((closed >> (HEAD - die1 - die2)) & 1) && (((closed >> (HEAD - die1)) & 1) == 0 || ((closed >> (HEAD - die2)) & 1) == 0);
}
