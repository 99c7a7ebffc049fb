/**
 * Inputs of a long-nard position in which a side has still to come past the other, seen by the side to roll. Slots and columns
 * as in `contact.ts`: a slot is one question, its value the column of the answer, 0 = nothing to add.
 */
import { OTHER } from '../memory';
import { sourcesInside } from '../rules/bearing';
import { acrossFrom } from '../rules/long';
import { escapingThrows } from './escapes';
import { mirrored, occupied } from './masks';
import { putWindows, WINDOWS } from './windows';

const HEAD: i32 = 24;
/** Rearmost groups that are looked at one by one. */
const GROUPS: i32 = 3;

// Slots: mover's first, then the other's.
const COUNT_SLOT: i32 = 0; // points 1..23
const HEAD_SLOT: i32 = COUNT_SLOT + 2 * 23;
const OFF_SLOT: i32 = HEAD_SLOT + 2;
const WINDOW_SLOT: i32 = OFF_SLOT + 2; // six points of the enemy's path, from its 1..6 up to 19..24
const PIPS_SLOT: i32 = WINDOW_SLOT + 2 * WINDOWS;
const LEAD_SLOT: i32 = PIPS_SLOT + 2;
const QUARTER_SLOT: i32 = LEAD_SLOT + 1; // home first
const FOREMOST_SLOT: i32 = QUARTER_SLOT + 2 * 4;
const ESCAPES_SLOT: i32 = FOREMOST_SLOT + 2;
const FACING_SLOT: i32 = ESCAPES_SLOT + 2 * GROUPS;
const MOBILITY_SLOT: i32 = FACING_SLOT + 2 * GROUPS; // by die
const USED_SLOTS: i32 = MOBILITY_SLOT + 2 * 6;
/** A multiple of eight, so that slots are compared eight at a time. */
export const LONG_SLOTS: i32 = (USED_SLOTS + 7) & ~7;

// Columns; column 0 is never added.
const MOST: i32 = 7; // more checkers on a point count as seven
const COUNT_COLUMN: i32 = 1;
const HEAD_COLUMN: i32 = COUNT_COLUMN + 2 * 23 * MOST;
const OFF_COLUMN: i32 = HEAD_COLUMN + 2 * 15;
const WINDOW_COLUMN: i32 = OFF_COLUMN + 2 * 15;
const PIPS_COLUMN: i32 = WINDOW_COLUMN + 2 * WINDOWS * 64;
const LEAD_COLUMN: i32 = PIPS_COLUMN + 2 * 61;
const QUARTER_COLUMN: i32 = LEAD_COLUMN + 61;
const FOREMOST_COLUMN: i32 = QUARTER_COLUMN + 2 * 4 * 16;
const ESCAPES_COLUMN: i32 = FOREMOST_COLUMN + 2 * 25;
const FACING_COLUMN: i32 = ESCAPES_COLUMN + 2 * GROUPS * 37;
const MOBILITY_COLUMN: i32 = FACING_COLUMN + 2 * GROUPS * 64;
export const LONG_COLUMNS: i32 = MOBILITY_COLUMN + 2 * 6 * 4;

@inline
function put(slots: usize, slot: i32, column: i32): void {
  store<u16>(slots + (<usize>slot << 1), <u16>column);
}

/** What depends on one side (0 = mover) alone. Returns its pips. */
function ownInputs(counts: usize, side: i32, points: u32, slots: usize): i32 {
  let pips = 0, quarters: u32 = 0;
  for (let rest = points; rest; rest &= rest - 1) {
    const point = <i32>ctz(rest);
    const count = <i32>load<u8>(counts + point);
    pips += point * count;
    quarters += <u32>count << (((point - 1) / 6) << 3);
    if (point == HEAD) put(slots, HEAD_SLOT + side, HEAD_COLUMN + side * 15 + count - 1);
    else put(slots, COUNT_SLOT + side * 23 + point - 1, COUNT_COLUMN + (side * 23 + point - 1) * MOST + min(count, MOST) - 1);
  }
  const off = <i32>load<u8>(counts);
  if (off) put(slots, OFF_SLOT + side, OFF_COLUMN + side * 15 + off - 1);
  for (let quarter = 0; quarter < 4; quarter++) {
    put(slots, QUARTER_SLOT + side * 4 + quarter, QUARTER_COLUMN + (side * 4 + quarter) * 16 + <i32>((quarters >> (quarter << 3)) & 255));
  }
  put(slots, FOREMOST_SLOT + side, FOREMOST_COLUMN + side * 25 + <i32>ctz(points));
  put(slots, PIPS_SLOT + side, PIPS_COLUMN + side * 61 + min(pips / 6, 60));
  return pips;
}

/** How one side (0 = mover) gets past the other, whose points are `closed` by this side's numbering. */
function crossInputs(side: i32, points: u32, closed: u32, slots: usize): void {
  for (let die = 1; die <= 6; die++) {
    const movable = min(<i32>popcnt(sourcesInside(points, closed, die)), 3);
    put(slots, MOBILITY_SLOT + side * 6 + die - 1, MOBILITY_COLUMN + (side * 6 + die - 1) * 4 + movable);
  }
  const blocks = mirrored(closed);
  let rest = points;
  for (let group = 0; group < GROUPS && rest; group++) {
    const point = 31 - <i32>clz(rest);
    rest &= ~(1 << point);
    // Mirrored, the way ahead runs upwards from 26 − point.
    const ahead = (blocks >> (26 - point)) & 4095;
    put(slots, ESCAPES_SLOT + side * GROUPS + group, ESCAPES_COLUMN + (side * GROUPS + group) * 37 + escapingThrows(ahead));
    put(slots, FACING_SLOT + side * GROUPS + group, FACING_COLUMN + (side * GROUPS + group) * 64 + <i32>(ahead & 63));
  }
}

/** Writes `LONG_SLOTS` columns (u16) of the board, whose mover is the side to roll. */
export function longInputs(board: usize, slots: usize): void {
  memory.fill(slots, 0, <usize>LONG_SLOTS << 1);
  const moverPoints = occupied(board), otherPoints = occupied(board + OTHER);
  // Rows block along the enemy's path, where they may span the end of one's own. Each call also empties slots that are filled below.
  const moverWall = acrossFrom(moverPoints), otherWall = acrossFrom(otherPoints);
  putWindows(moverWall, WINDOW_COLUMN, slots + (<usize>WINDOW_SLOT << 1));
  putWindows(otherWall, WINDOW_COLUMN + WINDOWS * 64, slots + (<usize>(WINDOW_SLOT + WINDOWS) << 1));
  const lead = ownInputs(board + OTHER, 1, otherPoints, slots) - ownInputs(board, 0, moverPoints, slots);
  put(slots, LEAD_SLOT, LEAD_COLUMN + min(max(lead + 180, 0) / 6, 60));
  crossInputs(0, moverPoints, otherWall, slots);
  crossInputs(1, otherPoints, moverWall, slots);
}
