/** Inputs of a short-nard position without contact, seen by the side to roll; slots and columns as in `contact`. */
import { OTHER } from '../memory';
import { occupied } from './masks';

const COUNT_SLOT: i32 = 0;
const OFF_SLOT: i32 = COUNT_SLOT + 2 * 24;
const PIPS_SLOT: i32 = OFF_SLOT + 2;
const HOMEWARD_SLOT: i32 = PIPS_SLOT + 2;
const LEAD_SLOT: i32 = HOMEWARD_SLOT + 2;
/** A multiple of eight. */
export const RACE_SLOTS: i32 = (LEAD_SLOT + 1 + 7) & ~7;

const COUNT_COLUMN: i32 = 1;
const OFF_COLUMN: i32 = COUNT_COLUMN + 2 * 24 * 15;
const PIPS_COLUMN: i32 = OFF_COLUMN + 2 * 16;
const HOMEWARD_COLUMN: i32 = PIPS_COLUMN + 2 * 90;
const LEAD_COLUMN: i32 = HOMEWARD_COLUMN + 2 * 64;
export const RACE_COLUMNS: i32 = LEAD_COLUMN + 101;

@inline
function put(slots: usize, slot: i32, column: i32): void {
  store<u16>(slots + (<usize>slot << 1), <u16>column);
}

/** Returns the side's pips. */
function ownInputs(counts: usize, side: i32, slots: usize): i32 {
  let pips = 0, homeward = 0;
  for (let rest = occupied(counts); rest; rest &= rest - 1) {
    const point = <i32>ctz(rest);
    const count = <i32>load<u8>(counts + point);
    pips += point * count;
    if (point > 6) homeward += (point - 6) * count;
    put(slots, COUNT_SLOT + side * 24 + point - 1, COUNT_COLUMN + (side * 24 + point - 1) * 15 + count - 1);
  }
  const off = <i32>load<u8>(counts);
  put(slots, OFF_SLOT + side, OFF_COLUMN + side * 16 + off);
  put(slots, PIPS_SLOT + side, PIPS_COLUMN + side * 90 + min(pips / 2, 89));
  // Pips to bring everyone home decide about gammons, as long as nobody is off.
  if (!off) put(slots, HOMEWARD_SLOT + side, HOMEWARD_COLUMN + side * 64 + min(homeward, 63));
  return pips;
}

/** Writes `RACE_SLOTS` columns (u16) of the board, whose mover is the side to roll. */
export function raceInputs(board: usize, slots: usize): void {
  memory.fill(slots, 0, <usize>RACE_SLOTS << 1);
  const lead = ownInputs(board + OTHER, 1, slots) - ownInputs(board, 0, slots);
  put(slots, LEAD_SLOT, LEAD_COLUMN + min(max(lead + 50, 0), 100));
}
