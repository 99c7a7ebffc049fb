/**
 * Inputs of a short-nard position with contact, seen by the side to roll. A slot is one question about the position, its value
 * the column of the answer; 0 = nothing to add. So a net's first layer is a sum of columns, and two positions differ by the few
 * slots in which they differ.
 */
import { BAR, OTHER } from '../memory';
import { escapingThrows } from './escapes';
import { made, mirrored, occupied, POINTS } from './masks';
import { hittingThrows } from './shots';
import { putWindows, WINDOWS } from './windows';

// Slots: mover's first, then the other's.
const COUNT_SLOT: i32 = 0; // points 1..24 and bar
const OFF_SLOT: i32 = COUNT_SLOT + 2 * 25;
const WINDOW_SLOT: i32 = OFF_SLOT + 2;
const PIPS_SLOT: i32 = WINDOW_SLOT + 2 * WINDOWS;
const LEAD_SLOT: i32 = PIPS_SLOT + 2;
const SHOTS_SLOT: i32 = LEAD_SLOT + 1;
const ESCAPES_SLOT: i32 = SHOTS_SLOT + 2; // of the two rearmost groups
const FACING_SLOT: i32 = ESCAPES_SLOT + 4; // likewise
const ENTRY_SLOT: i32 = FACING_SLOT + 4;
const BACK_SLOT: i32 = ENTRY_SLOT + 2;
const USED_SLOTS: i32 = BACK_SLOT + 2;
/** A multiple of eight, so that slots are compared eight at a time. */
export const CONTACT_SLOTS: i32 = (USED_SLOTS + 7) & ~7;

// Columns; column 0 is never added.
const MOST: i32 = 8; // more checkers on a point count as eight
const COUNT_COLUMN: i32 = 1;
const OFF_COLUMN: i32 = COUNT_COLUMN + 2 * 25 * MOST;
const WINDOW_COLUMN: i32 = OFF_COLUMN + 2 * 15;
const PIPS_COLUMN: i32 = WINDOW_COLUMN + 2 * WINDOWS * 64;
const LEAD_COLUMN: i32 = PIPS_COLUMN + 2 * 48;
const SHOTS_COLUMN: i32 = LEAD_COLUMN + 41;
const ESCAPES_COLUMN: i32 = SHOTS_COLUMN + 2 * 37;
const FACING_COLUMN: i32 = ESCAPES_COLUMN + 4 * 37;
const ENTRY_COLUMN: i32 = FACING_COLUMN + 4 * 64;
const BACK_COLUMN: i32 = ENTRY_COLUMN + 2 * 3 * 64;
export const CONTACT_COLUMNS: i32 = BACK_COLUMN + 2 * 16;

@inline
function put(slots: usize, slot: i32, column: i32): void {
  store<u16>(slots + (<usize>slot << 1), <u16>column);
}

/** Counts, off and checkers behind, of one side (0 = mover): what depends on that side alone. Returns its pips. */
function ownInputs(counts: usize, side: i32, points: u32, slots: usize): i32 {
  let pips = 0;
  for (let rest = points; rest; rest &= rest - 1) {
    const point = <i32>ctz(rest);
    const count = <i32>load<u8>(counts + point);
    pips += point * count;
    put(slots, COUNT_SLOT + side * 25 + point - 1, COUNT_COLUMN + (side * 25 + point - 1) * MOST + min(count, MOST) - 1);
  }
  const off = <i32>load<u8>(counts);
  if (off) put(slots, OFF_SLOT + side, OFF_COLUMN + side * 15 + off - 1);
  let back = 0;
  for (let point = 19; point <= BAR; point++) back += <i32>load<u8>(counts + point);
  put(slots, BACK_SLOT + side, BACK_COLUMN + side * 16 + back);
  put(slots, PIPS_SLOT + side, PIPS_COLUMN + side * 48 + min(pips / 6, 47));
  return pips;
}

/** Shots, entering and escaping of one side against the other's blots and made points, these by the other's numbering. */
function crossInputs(counts: usize, side: i32, points: u32, otherBlots: u32, otherPairs: u32, slots: usize): void {
  const bar = <i32>load<u8>(counts + BAR);
  const blocks = mirrored(otherPairs);
  put(slots, SHOTS_SLOT + side, SHOTS_COLUMN + side * 37 + hittingThrows(points & POINTS, bar, mirrored(otherBlots), blocks));
  if (bar) put(slots, ENTRY_SLOT + side, ENTRY_COLUMN + (side * 3 + min(bar, 3) - 1) * 64 + <i32>((blocks >> 19) & 63));
  let rest = points;
  for (let group = 0; group < 2 && rest; group++) {
    const point = 31 - <i32>clz(rest);
    rest &= ~(1 << point);
    // By the other's numbering the way ahead runs upwards, from 26 − point.
    const ahead = (otherPairs >> (26 - point)) & 4095;
    put(slots, ESCAPES_SLOT + side * 2 + group, ESCAPES_COLUMN + (side * 2 + group) * 37 + escapingThrows(ahead));
    put(slots, FACING_SLOT + side * 2 + group, FACING_COLUMN + (side * 2 + group) * 64 + <i32>(ahead & 63));
  }
}

/** Writes `CONTACT_SLOTS` columns (u16) of the board, whose mover is the side to roll. */
export function contactInputs(board: usize, slots: usize): void {
  memory.fill(slots, 0, <usize>CONTACT_SLOTS << 1);
  const other = board + OTHER;
  const moverPoints = occupied(board), moverPairs = made(board);
  const otherPoints = occupied(other), otherPairs = made(other);
  // Each also empties slots behind its own, which are filled below.
  putWindows(moverPairs, WINDOW_COLUMN, slots + (<usize>WINDOW_SLOT << 1));
  putWindows(otherPairs, WINDOW_COLUMN + WINDOWS * 64, slots + (<usize>(WINDOW_SLOT + WINDOWS) << 1));
  const lead = ownInputs(other, 1, otherPoints, slots) - ownInputs(board, 0, moverPoints, slots);
  put(slots, LEAD_SLOT, LEAD_COLUMN + min(max(lead + 120, 0) / 6, 40));
  crossInputs(board, 0, moverPoints, otherPoints & ~otherPairs & POINTS, otherPairs, slots);
  crossInputs(other, 1, otherPoints, moverPoints & ~moverPairs & POINTS, moverPairs, slots);
}
