/**
 * The exact end of short nard: for every arrangement of up to fifteen checkers on the six home points, how many rolls it
 * takes to bear off all of them, and how many until the first is off, each when played for the fewest rolls on average.
 *
 * An arrangement's index is its rank (`home.ts`). The table is POSITIONS × 32 f32 (chance of exactly 0..31 rolls to bear off
 * all), then POSITIONS × 8 f32 (chance of exactly 0..7 rolls until a checker is off; 0 rolls where one is off already).
 */
import { highDie, lowDie, ROLLS, waysOf } from './dice';
import { afterStep, arrangementAt, homeIndex, indexOf, isHome, mayLeave, POINTS } from './home';
import { NOBODY, ROLLER } from './last-throw';
import { allocate, OTHER } from './memory';
import { twoSidedAnswers, twoSidedWin } from './two-sided';

const CHECKERS: i32 = 15;
/** C(21, 6). */
const POSITIONS: i32 = 54264;
const ALL_SLOTS: i32 = 32;
const FIRST_SLOTS: i32 = 8;
const TABLE_BYTES: usize = 54264 * (32 + 8) * 4;

let table: usize = 0;
/** Mean rolls (f64) by index, to bear off all and to the first; kept only to make the table. */
let means: usize = 0;
let made: i32 = 0;
let ready: bool = false;

@inline
function allAt(index: i32): usize {
  return table + <usize>index * (ALL_SLOTS << 2);
}

@inline
function firstAt(index: i32): usize {
  return table + <usize>POSITIONS * (ALL_SLOTS << 2) + <usize>index * (FIRST_SLOTS << 2);
}

@inline
function meanAt(index: i32): usize {
  return means + (<usize>index << 4);
}

/** The table's bytes, for the host to keep or to fill; the first call takes the memory. */
export function bearoffAt(): usize {
  if (!table) table = allocate(TABLE_BYTES);
  return table;
}

export function bearoffBytes(): i32 {
  return <i32>TABLE_BYTES;
}

export function bearoffPositions(): i32 {
  return POSITIONS;
}

/** Whether the evaluator may use the table. */
@inline
export function bearoffReady(): bool {
  return ready;
}

/** The host has filled the table with bytes whose hash is right. */
export function acceptBearoff(): void {
  ready = true;
}

/** A hash of the table's bytes, eight at a time. */
export function bearoffHash(): u64 {
  const end = bearoffAt() + TABLE_BYTES;
  let hash: u64 = 0x6e61726473636f70;
  for (let at = table; at < end; at += 8) {
    hash = (hash ^ load<u64>(at)) * 0x9e3779b97f4a7c15;
    hash ^= hash >> 29;
  }
  return hash;
}

/** Makes up to `count` more positions of the table and returns how many are made; complete at `bearoffPositions()`. */
export function makeBearoff(count: i32): i32 {
  bearoffAt();
  if (!means && count) means = allocate(<usize>POSITIONS << 4);
  const end = min(made + count, POSITIONS);
  for (; made < end; made++) makePosition(made);
  if (made == POSITIONS) ready = true;
  return made;
}

/** The best play found so far for a roll: by its mean rolls to bear off all, and to the first. */
let bestMean: f64 = 0;
let bestIndex: i32 = 0;
let bestFirstMean: f64 = 0;
let bestFirst: i32 = 0;

const ALL_SUM = memory.data(32 * 8, 16);
const FIRST_SUM = memory.data(8 * 8, 16);

function makePosition(index: i32): void {
  const home = arrangementAt(index);
  memory.fill(allAt(index), 0, ALL_SLOTS << 2);
  memory.fill(firstAt(index), 0, FIRST_SLOTS << 2);
  if (index == 0) {
    store<f32>(allAt(0), 1);
    store<f32>(firstAt(0), 1);
    store<f64>(meanAt(0), 0);
    store<f64>(meanAt(0), 0, 8);
    return;
  }
  const none = isFull(home);
  memory.fill(ALL_SUM, 0, ALL_SLOTS << 3);
  memory.fill(FIRST_SUM, 0, FIRST_SLOTS << 3);
  let mean: f64 = 36, firstMean: f64 = 36;
  for (let roll = 0; roll < ROLLS; roll++) {
    const high = highDie(roll), low = lowDie(roll);
    bestMean = Infinity;
    bestFirstMean = Infinity;
    if (high == low) {
      playDouble(home, high, POINTS, 4);
    } else {
      playBoth(home, high, low);
      playBoth(home, low, high);
    }
    const ways = <f64>waysOf(roll);
    mean += ways * bestMean;
    addTo(ALL_SUM, ways, allAt(bestIndex), ALL_SLOTS);
    if (!none) continue;
    firstMean += ways * bestFirstMean;
    addTo(FIRST_SUM, ways, firstAt(bestFirst), FIRST_SLOTS);
  }
  store<f64>(meanAt(index), mean / 36);
  store<f64>(meanAt(index), none ? firstMean / 36 : 0, 8);
  oneRollLater(ALL_SUM, allAt(index), ALL_SLOTS);
  if (none) oneRollLater(FIRST_SUM, firstAt(index), FIRST_SLOTS);
  else store<f32>(firstAt(index), 1);
}

/** Whether all fifteen are still there. */
@inline
function isFull(home: u32): bool {
  let count: u32 = 0;
  for (let rest = home; rest; rest >>= 4) count += rest & 15;
  return count == CHECKERS;
}

@inline
function addTo(sums: usize, ways: f64, chances: usize, slots: i32): void {
  for (let slot = 0; slot < slots; slot++) store<f64>(sums + (slot << 3), load<f64>(sums + (slot << 3)) + ways * <f64>load<f32>(chances + (slot << 2)));
}

@inline
function oneRollLater(sums: usize, target: usize, slots: i32): void {
  for (let slot = 1; slot < slots; slot++) store<f32>(target + (slot << 2), <f32>(load<f64>(sums + ((slot - 1) << 3)) / 36));
}

@inline
function consider(home: u32): void {
  const index = indexOf(home);
  const mean = load<f64>(meanAt(index));
  if (mean < bestMean) {
    bestMean = mean;
    bestIndex = index;
  }
  const firstMean = load<f64>(meanAt(index), 8);
  if (firstMean < bestFirstMean) {
    bestFirstMean = firstMean;
    bestFirst = index;
  }
}

/** Without contact every die can be played as long as a checker is left. */
function playBoth(home: u32, die1: i32, die2: i32): void {
  for (let point = POINTS; point > 0; point--) {
    if (!mayLeave(home, point, die1)) continue;
    const after = afterStep(home, point, die1);
    if (!after) consider(after);
    for (let next = POINTS; next > 0; next--) if (mayLeave(after, next, die2)) consider(afterStep(after, next, die2));
  }
}

/** Highest point first, as in `plays.ts`. */
function playDouble(home: u32, die: i32, highest: i32, steps: i32): void {
  if (!steps || !home) {
    consider(home);
    return;
  }
  for (let point = highest; point > 0; point--) if (mayLeave(home, point, die)) playDouble(afterStep(home, point, die), die, point, steps - 1);
}

/** Whether both sides have all checkers home or off: then nothing can be hit any more, and the table answers. */
export function bearoffHolds(board: usize): bool {
  return isHome(board) && isHome(board + OTHER);
}

/** Writes a side's chances of 0, 1, 2 … rolls (f32), to bear off all its checkers and to the first, when all of them are home or off. */
export function copyRolls(counts: usize, all: usize, first: usize): void {
  const index = homeIndex(counts);
  memory.copy(all, allAt(index), ALL_SLOTS << 2);
  memory.copy(first, firstAt(index), FIRST_SLOTS << 2);
}

/** Mean rolls to bear off all, from the table. */
export function bearoffMean(index: i32): f64 {
  let mean: f64 = 0;
  for (let rolls = 1; rolls < ALL_SLOTS; rolls++) mean += <f64>rolls * <f64>load<f32>(allAt(index) + (rolls << 2));
  return mean;
}

/**
 * Chances of the side to roll, as five f32 (32 bytes are written), when `bearoffHolds`. Near the end the two-sided table
 * answers, where it is ready. Otherwise each side plays for the fewest rolls on average, whatever the other does; there are
 * no backgammons with all checkers home. `began`: who did, where a last throw is played (`last-throw.ts`).
 */
export function bearoffChances(board: usize, began: i32, out: usize): void {
  memory.fill(out, 0, 32);
  if (began != NOBODY) return withLastThrow(board, began == ROLLER, out);
  if (twoSidedAnswers(board)) {
    store<f32>(out, twoSidedWin(board));
    return;
  }
  const mine = homeIndex(board), theirs = homeIndex(board + OTHER);
  // The side to roll is done first with as many rolls as the other; the other needs one roll less.
  store<f32>(out, <f32>notLater(allAt(mine), allAt(theirs), ALL_SLOTS, 0));
  store<f32>(out, <f32>notLater(allAt(mine), firstAt(theirs), FIRST_SLOTS, 0), 4);
  store<f32>(out, <f32>notLater(allAt(theirs), firstAt(mine), FIRST_SLOTS, 1), 12);
}

/**
 * The starter has won when the other side needs more rolls than it has had by then and the last throw; with just so many it is a
 * draw, half a win: the mean of winning without that throw and of winning in spite of it. Gammons have to outlast it.
 */
function withLastThrow(board: usize, rollerBegan: bool, out: usize): void {
  const starter = homeIndex(rollerBegan ? board : board + OTHER), follower = homeIndex(rollerBegan ? board + OTHER : board);
  // How many more rolls the follower has had than the starter's, when the starter finishes, and one.
  const ahead = rollerBegan ? 0 : 1;
  const win = (notLater(allAt(starter), allAt(follower), ALL_SLOTS, ahead) + notLater(allAt(starter), allAt(follower), ALL_SLOTS, ahead + 1)) / 2;
  const gammon = <f32>notLater(allAt(starter), firstAt(follower), FIRST_SLOTS, ahead + 1);
  const otherGammon = <f32>notLater(allAt(follower), firstAt(starter), FIRST_SLOTS, 1 - ahead);
  store<f32>(out, <f32>(rollerBegan ? win : 1 - win));
  store<f32>(out, rollerBegan ? gammon : otherGammon, 4);
  store<f32>(out, rollerBegan ? otherGammon : gammon, 12);
}

/** Chance that `all` takes at most as many rolls less `handicap` as `other`; both are chances of 0, 1, 2 … rolls (f32), `other` of `slots` numbers of rolls. */
export function notLater(all: usize, other: usize, slots: i32, handicap: i32): f64 {
  let sum: f64 = 0, rest: f64 = 0;
  for (let slot = slots - 1; slot >= handicap; slot--) {
    rest += <f64>load<f32>(other + (slot << 2));
    sum += rest * <f64>load<f32>(all + ((slot - handicap) << 2));
  }
  return sum;
}
