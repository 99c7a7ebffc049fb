/**
 * How many rolls one side of a race still needs, which the other side has no part in: until all its checkers are off, until the
 * first is, and until none is left where it may cost a backgammon. Each as chances of exactly 0, 1, 2 … rolls. With all checkers
 * home they come from the exact table; before that from a net, whose answer is not the chances themselves but how they bend: of n
 * rolls the chance is proportional to exp(−u²/2 + a·u + b·u²/2 + c·u³/6 + d·u⁴/24), u being n's distance from where pips alone
 * would have it, in standard deviations, and a, b, c, d what the net says. So neighbouring positions have neighbouring answers
 * whatever roll they fall on.
 */
import { bearoffReady, copyRolls } from './bearoff';
import { isHome } from './home';
import { pipsTo, SIDE_COLUMNS, SIDE_SLOTS, sideInputs } from './inputs/one-side';
import { exponential, lanesSum, listColumns, sigmoid, sumColumns } from './net';

export const ALL: i32 = 0;
export const FIRST: i32 = 1;
export const AWAY: i32 = 2;
export const GOALS: i32 = 3;

/** Numbers of rolls that are told apart, from 0; more than that happens once in millions of games. */
export const LENGTH: i32 = 48;
const LENGTH_BYTES: usize = 48 * 4;
/** The three rows of chances of a side, f32. */
export const ROLLS_BYTES: usize = 3 * 48 * 4;

export const BENDS: i32 = 4;
export const SIDE_OUTPUTS: i32 = GOALS * BENDS;
export const SIDE_HIDDEN: i32 = 64;
const HIDDEN_BYTES: usize = 64 * 4;
export const SIDE_FLOATS: i32 = (SIDE_COLUMNS + 1 + SIDE_OUTPUTS) * SIDE_HIDDEN + SIDE_OUTPUTS;

/** Pips of a roll on average. */
const ROLL_PIPS: f32 = 8.166667;
/** How far rolls are looked for from where pips would have them, and where a distance stops to count, in deviations. */
const BELOW: f32 = 4.5, ABOVE: f32 = 7, FARTHEST: f32 = 5;

const SLOTS = memory.data(32 * 2, 16);
const LIST = memory.data(32 * 4, 16);
const UNITS = memory.data(64 * 4, 16);
const BENT = memory.data(12 * 4, 16);

/** Slots, hidden units and answers of the side that the net was asked about last, for the trainer. */
export function sideSlots(): usize {
  return SLOTS;
}
export function sideUnits(): usize {
  return UNITS;
}

/** Where a net's biases of hidden units begin; `SIDE_OUTPUTS` rows of output weights and the outputs' biases follow. */
@inline
export function sideBias(net: usize): usize {
  return net + (<usize>(SIDE_COLUMNS * SIDE_HIDDEN) << 2);
}

@inline
export function rollsTo(goal: i32, rolls: usize): usize {
  return rolls + <usize>goal * LENGTH_BYTES;
}

/** Asks the net about a side. */
function askNet(net: usize, counts: usize): void {
  sideInputs(counts, SLOTS);
  const bias = sideBias(net);
  const end = listColumns(net, SIDE_HIDDEN, SLOTS, SIDE_SLOTS, LIST);
  sumColumns(SIDE_HIDDEN, bias, LIST, end, LIST, LIST, UNITS);
  for (let at: usize = 0; at < HIDDEN_BYTES; at += 16) v128.store(UNITS + at, sigmoid(v128.load(UNITS + at)));
  const weights = bias + HIDDEN_BYTES, biases = weights + <usize>SIDE_OUTPUTS * HIDDEN_BYTES;
  for (let output: usize = 0; output < <usize>SIDE_OUTPUTS; output++) {
    const row = weights + output * HIDDEN_BYTES;
    let sum = f32x4.splat(0);
    for (let at: usize = 0; at < HIDDEN_BYTES; at += 16) sum = f32x4.add(sum, f32x4.mul(v128.load(UNITS + at), v128.load(row + at)));
    store<f32>(BENT + (output << 2), lanesSum(sum) + load<f32>(biases + (output << 2)));
  }
}

// Where rolls to a goal are looked for, of the side asked about last.
let middle: f32 = 0;
let deviation: f32 = 0;
let least: i32 = 0;
let most: i32 = 0;

function look(goal: i32): void {
  // A first checker that comes home may have some way to go yet; the others are right by half a roll, since a roll is whole.
  middle = <f32>(pipsTo(goal) + (goal == FIRST ? 3 : 0)) / ROLL_PIPS + (goal == ALL ? 0.8 : 0.5);
  deviation = 0.5 * sqrt<f32>(middle) + 0.25;
  least = max(1, <i32>ceil<f32>(middle - BELOW * deviation));
  most = max(least, min(LENGTH - 1, <i32>floor<f32>(middle + ABOVE * deviation) + 1));
}

/** Writes the chances to a goal as the net has them. */
function bend(goal: i32, row: usize): void {
  look(goal);
  memory.fill(row, 0, LENGTH_BYTES);
  const bends = BENT + (<usize>(goal * BENDS) << 2);
  const a = v128.load32_splat(bends), b = f32x4.splat(0.5 * (load<f32>(bends, 4) - 1));
  const c = f32x4.splat(load<f32>(bends, 8) / 6), d = f32x4.splat(load<f32>(bends, 12) / 24);
  const scale = f32x4.splat(1 / deviation), farthest = f32x4.splat(FARTHEST);
  let sum = f32x4.splat(0);
  for (let rolls = least & ~3; rolls <= most; rolls += 4) {
    const n = f32x4.add(f32x4.splat(<f32>rolls), f32x4(0, 1, 2, 3));
    const u = f32x4.pmin(f32x4.mul(f32x4.sub(n, f32x4.splat(middle)), scale), farthest);
    const power = f32x4.mul(u, f32x4.add(a, f32x4.mul(u, f32x4.add(b, f32x4.mul(u, f32x4.add(c, f32x4.mul(u, d)))))));
    const inside = v128.and(f32x4.ge(n, f32x4.splat(<f32>least)), f32x4.le(n, f32x4.splat(<f32>most)));
    const chance = v128.and(inside, exponential(power));
    v128.store(row + (<usize>rolls << 2), chance);
    sum = f32x4.add(sum, chance);
  }
  const all = f32x4.splat(1 / lanesSum(sum));
  for (let rolls = least & ~3; rolls <= most; rolls += 4) {
    const at = row + (<usize>rolls << 2);
    v128.store(at, f32x4.mul(v128.load(at), all));
  }
}

function atOnce(row: usize): void {
  memory.fill(row, 0, LENGTH_BYTES);
  store<f32>(row, 1);
}

/** Writes a side's three rows of chances to `rolls`. A side with a checker off has its first off in 0 rolls. */
export function sideRolls(net: usize, counts: usize, rolls: usize): void {
  if (!bearoffReady() || !isHome(counts)) {
    netRolls(net, counts, rolls);
    return;
  }
  memory.fill(rolls, 0, ROLLS_BYTES);
  copyRolls(counts, rollsTo(ALL, rolls), rollsTo(FIRST, rolls));
  atOnce(rollsTo(AWAY, rolls));
}

/** The same by the net alone. */
export function netRolls(net: usize, counts: usize, rolls: usize): void {
  askNet(net, counts);
  bend(ALL, rollsTo(ALL, rolls));
  if (load<u8>(counts)) atOnce(rollsTo(FIRST, rolls));
  else bend(FIRST, rollsTo(FIRST, rolls));
  if (pipsTo(AWAY)) bend(AWAY, rollsTo(AWAY, rolls));
  else atOnce(rollsTo(AWAY, rolls));
}

/**
 * By how much each of a goal's bends should change to come from the chances in `said` to those in `wanted`, both of the side asked
 * about last: the difference of what the bend multiplies, on average. Writes `BENDS` f32.
 */
export function bendErrors(goal: i32, wanted: usize, said: usize, errors: usize): void {
  look(goal);
  let a: f32 = 0, b: f32 = 0, c: f32 = 0, d: f32 = 0;
  for (let rolls = 0; rolls < LENGTH; rolls++) {
    const change = load<f32>(wanted + (<usize>rolls << 2)) - load<f32>(said + (<usize>rolls << 2));
    // What lies outside counts as lying at the edge.
    const u = min(FARTHEST, (<f32>min(most, max(least, rolls)) - middle) / deviation);
    a += change * u;
    b += change * (u * u / 2);
    c += change * (u * u * u / 6);
    d += change * (u * u * u * u / 24);
  }
  store<f32>(errors, a);
  store<f32>(errors, b, 4);
  store<f32>(errors, c, 8);
  store<f32>(errors, d, 12);
}
