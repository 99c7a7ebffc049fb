/** Inputs of one side of a short-nard position without contact: nothing of the other side matters there. Slots and columns as in `contact`. */
import { occupied } from './masks';

const COUNT_SLOT: i32 = 0;
const OFF_SLOT: i32 = COUNT_SLOT + 24;
const PIPS_SLOT: i32 = OFF_SLOT + 1;
const HOMEWARD_SLOT: i32 = PIPS_SLOT + 1;
const AWAY_SLOT: i32 = HOMEWARD_SLOT + 1;
/** A multiple of eight. */
export const SIDE_SLOTS: i32 = (AWAY_SLOT + 1 + 7) & ~7;

const COUNT_COLUMN: i32 = 1;
const OFF_COLUMN: i32 = COUNT_COLUMN + 24 * 15;
const PIPS_COLUMN: i32 = OFF_COLUMN + 16;
const HOMEWARD_COLUMN: i32 = PIPS_COLUMN + 90;
const AWAY_COLUMN: i32 = HOMEWARD_COLUMN + 64;
export const SIDE_COLUMNS: i32 = AWAY_COLUMN + 32;

/** The last point of the quarter that one's checkers come through first, where they may cost a backgammon. */
const FAR: i32 = 18;

const PIPS = memory.data(3 * 4, 16);

/** Of the side asked about last: 0 = its pips, 1 = pips until all are home, 2 = until none is in the other side's home (i32). */
@inline
export function pipsTo(goal: i32): i32 {
  return load<i32>(PIPS + (<usize>goal << 2));
}

@inline
function put(slots: usize, slot: i32, column: i32): void {
  store<u16>(slots + (<usize>slot << 1), <u16>column);
}

/** Writes `SIDE_SLOTS` columns (u16) of a side's counts. */
export function sideInputs(counts: usize, slots: usize): void {
  memory.fill(slots, 0, <usize>SIDE_SLOTS << 1);
  let pips = 0, homeward = 0, away = 0;
  for (let rest = occupied(counts); rest; rest &= rest - 1) {
    const point = <i32>ctz(rest);
    const count = <i32>load<u8>(counts + point);
    pips += point * count;
    homeward += max(0, point - 6) * count;
    away += max(0, point - FAR) * count;
    put(slots, COUNT_SLOT + point - 1, COUNT_COLUMN + (point - 1) * 15 + count - 1);
  }
  put(slots, OFF_SLOT, OFF_COLUMN + <i32>load<u8>(counts));
  put(slots, PIPS_SLOT, PIPS_COLUMN + min(pips / 2, 89));
  put(slots, HOMEWARD_SLOT, HOMEWARD_COLUMN + min(homeward, 63));
  put(slots, AWAY_SLOT, AWAY_COLUMN + min(away, 31));
  store<i32>(PIPS, pips);
  store<i32>(PIPS, homeward, 4);
  store<i32>(PIPS, away, 8);
}
