/**
 * The exact end of short nard's money game with its cube: for every pair of arrangements of up to six checkers on the six home
 * points, the equity of the side to roll when nobody may double (cubeless), when it owns the cube, when the cube is centred and
 * when the other side owns it. Both sides play and double perfectly; nobody can lose a gammon any more.
 *
 * The table is POSITIONS × POSITIONS × 4 i16, `SCALE` to the point, the side to roll's arrangement (`home.ts`) first. As in GNU
 * Backgammon's tables, owned and centred are what it is worth NOT to double now.
 */
import { highDie, lowDie, ROLLS, waysOf } from './dice';
import { afterStep, arrangementAt, homeIndex, isHome, indexOf, mayLeave, POINTS } from './home';
import { allocate, OTHER } from './memory';

const CHECKERS: i32 = 6;
/** C(12, 6). */
const POSITIONS: i32 = 924;
const PAIR_BYTES: usize = 8;
const TABLE_BYTES: usize = 924 * 924 * 8;
const SCALE: f32 = 32767;

/** Distinct results of all rolls of all arrangements are 69,022. */
const MOST_PLAYS: usize = 1 << 17;

/** States of the cube, as seen by the side to roll; also the order within a pair. */
export const CUBELESS: u8 = 0;
export const OWNED: u8 = 1;
export const CENTRED: u8 = 2;
export const OTHER_OWNED: u8 = 3;

let table: usize = 0;
let ready: bool = false;
/** While the table is made: what a pair is worth to the side to roll with its best cube action, 4 f32 a pair. */
let values: usize = 0;
/** Likewise: for each arrangement and roll, the first of its plays (i32); and of each play, where its row's column begins (u32). */
let firsts: usize = 0;
let plays: usize = 0;
/** The farthest arrangement of pairs that are made. */
let made: i32 = 0;

const WEIGHTS = memory.data(21 * 16, 16);

/** The table's bytes, for the host to keep or to fill; the first call takes the memory. */
export function twoSidedAt(): usize {
  if (!table) table = allocate(TABLE_BYTES);
  return table;
}

export function twoSidedBytes(): i32 {
  return <i32>TABLE_BYTES;
}

/** Units of `makeTwoSided`. */
export function twoSidedPositions(): i32 {
  return POSITIONS;
}

@inline
export function twoSidedReady(): bool {
  return ready;
}

/** The host has filled the table with bytes whose hash is right. */
export function acceptTwoSided(): void {
  ready = true;
}

/** A hash of the table's bytes, eight at a time. */
export function twoSidedHash(): u64 {
  const end = twoSidedAt() + TABLE_BYTES;
  let hash: u64 = 0x6e61726473636f70;
  for (let at = table; at < end; at += 8) {
    hash = (hash ^ load<u64>(at)) * 0x9e3779b97f4a7c15;
    hash ^= hash >> 29;
  }
  return hash;
}

/**
 * Makes all pairs of up to `count` more arrangements with themselves and those before them, and returns how many are made;
 * complete at `twoSidedPositions()`.
 */
export function makeTwoSided(count: i32): i32 {
  twoSidedAt();
  if (!values && count) begin();
  const end = min(made + count, POSITIONS);
  for (; made < end; made++) {
    // Plays lead to lower numbers, so that a pair needs only pairs of which one is lower and none higher.
    for (let other = 0; other <= made; other++) {
      makePair(made, other);
      if (other < made) makePair(other, made);
    }
  }
  if (made == POSITIONS) ready = true;
  return made;
}

@inline
function valueAt(mover: i32, other: i32): usize {
  return values + (<usize>(mover * POSITIONS + other) << 4);
}

@inline
function pairAt(mover: i32, other: i32): usize {
  return table + <usize>(mover * POSITIONS + other) * PAIR_BYTES;
}

function begin(): void {
  values = allocate(<usize>(POSITIONS * POSITIONS) << 4);
  firsts = allocate(<usize>(POSITIONS * ROLLS + 1) << 2);
  plays = allocate(MOST_PLAYS << 2);
  for (let roll = 0; roll < ROLLS; roll++) v128.store(WEIGHTS + (<usize>roll << 4), f32x4.splat(<f32>waysOf(roll) / 36));
  let end = 0;
  for (let index = 0; index < POSITIONS; index++) {
    const home = arrangementAt(index, CHECKERS);
    for (let roll = 0; roll < ROLLS; roll++) {
      store<i32>(firsts + (<usize>(index * ROLLS + roll) << 2), end);
      if (index) end = listPlays(home, highDie(roll), lowDie(roll), end);
    }
  }
  store<i32>(firsts + (<usize>(POSITIONS * ROLLS) << 2), end);
}

/** Where the list of the roll's plays begins. */
let listStart: i32 = 0;

function listPlays(home: u32, high: i32, low: i32, end: i32): i32 {
  listStart = end;
  if (high == low) return listDouble(home, high, POINTS, 4, end);
  return listBoth(home, low, high, listBoth(home, high, low, end));
}

function listBoth(home: u32, die1: i32, die2: i32, end: i32): i32 {
  for (let point = POINTS; point > 0; point--) {
    if (!mayLeave(home, point, die1)) continue;
    const after = afterStep(home, point, die1);
    if (!after) end = listed(after, end);
    for (let next = POINTS; next > 0; next--) if (mayLeave(after, next, die2)) end = listed(afterStep(after, next, die2), end);
  }
  return end;
}

function listDouble(home: u32, die: i32, highest: i32, steps: i32, end: i32): i32 {
  if (!steps || !home) return listed(home, end);
  for (let point = highest; point > 0; point--) if (mayLeave(home, point, die)) end = listDouble(afterStep(home, point, die), die, point, steps - 1, end);
  return end;
}

/** Adds a play unless the roll has it already. */
function listed(home: u32, end: i32): i32 {
  const column = <u32>indexOf(home, CHECKERS) << 4;
  for (let play = listStart; play < end; play++) if (load<u32>(plays + (<usize>play << 2)) == column) return end;
  store<u32>(plays + (<usize>end << 2), column);
  return end + 1;
}

/** Lanes of the vectors: the states above. */
function makePair(mover: i32, other: i32): void {
  // The other side bore off its last checker; or, never asked about, the side to roll did.
  if (!other || !mover) return keep(mover, other, f32x4.splat(mover ? -1 : 1), mover ? -1 : 1, mover ? -1 : 1);
  const row = valueAt(other, 0), first = firsts + (<usize>(mover * ROLLS) << 2);
  let sum = f32x4.splat(0);
  for (let roll: usize = 0; roll < <usize>ROLLS; roll++) {
    const end = plays + (<usize>load<i32>(first + (roll << 2), 4) << 2);
    let worst = f32x4.splat(2);
    for (let play = plays + (<usize>load<i32>(first + (roll << 2)) << 2); play < end; play += 4) worst = f32x4.pmin(worst, v128.load(row + load<u32>(play)));
    sum = f32x4.add(sum, f32x4.mul(worst, v128.load(WEIGHTS + (roll << 4))));
  }
  // What the other side owns it sees as its own.
  const after = f32x4.neg(i32x4.shuffle(sum, sum, CUBELESS, OTHER_OWNED, CENTRED, OWNED));
  const doubled = min<f32>(2 * f32x4.extract_lane(after, OTHER_OWNED), 1);
  keep(mover, other, after, max(f32x4.extract_lane(after, OWNED), doubled), max(f32x4.extract_lane(after, CENTRED), doubled));
}

/** Keeps a pair's equities, and those of its best cube actions for the pairs made later. */
@inline
function keep(mover: i32, other: i32, after: v128, owned: f32, centred: f32): void {
  const scaled = i32x4.trunc_sat_f32x4_s(f32x4.nearest(f32x4.mul(after, f32x4.splat(SCALE))));
  store<i64>(pairAt(mover, other), i64x2.extract_lane(i16x8.narrow_i32x4_s(scaled, scaled), 0));
  v128.store(valueAt(mover, other), f32x4.replace_lane(f32x4.replace_lane(after, OWNED, owned), CENTRED, centred));
}

/** Whether the table is there and holds a board with all checkers home or off. */
@inline
export function twoSidedAnswers(board: usize): bool {
  return ready && <i32>load<u8>(board) >= 15 - CHECKERS && <i32>load<u8>(board + OTHER) >= 15 - CHECKERS;
}

/** The same of any board. */
export function twoSidedHolds(board: usize): bool {
  return twoSidedAnswers(board) && isHome(board) && isHome(board + OTHER);
}

/** Equity of the side to roll, not doubling now, in one state of the cube. */
export function twoSidedEquity(board: usize, state: u8): f32 {
  return <f32>load<i16>(pairAt(homeIndex(board, CHECKERS), homeIndex(board + OTHER, CHECKERS)) + (<usize>state << 1)) / SCALE;
}

/** Chance of the side to roll to win when nobody doubles. */
export function twoSidedWin(board: usize): f32 {
  return (1 + twoSidedEquity(board, CUBELESS)) / 2;
}
