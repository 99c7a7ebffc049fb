/**
 * What the doubling cube is worth in one position, by Janowski's model: between a dead cube, which nobody can use, and a live
 * one, which is always turned at the very point where the other side may as well pass, lies the real one; the cube's efficiency
 * says how far (docs/cube.md).
 *
 * Utilities are f64 of the side to roll. Money: points. Match: 2 × match-winning chance − 1. Either way the other side's is the
 * negative. Sides: 0 = the one to roll on the host's board, 1 = the other. Levels: the cube shows `base << level`.
 */
import { CONTACT, OVER, RACE } from './nets';
import { OTHER } from './memory';
import { CENTRED, OTHER_OWNED, OWNED, twoSidedEquity, twoSidedHolds } from './two-sided';

/** Points from which on one more changes nothing: no table of match equities goes farther. */
const MOST_POINTS: i32 = 31;
/** Levels that are looked at; a cube of a match ends at the sixth. */
const LEVELS: i32 = 18;
/** More than anybody can need. */
const ENDLESS: i32 = 1 << 30;

/** GAINS[side][points]: what winning so many points is worth in a match. */
const GAINS = memory.data(2 * 32 * 8, 16);
let isMoney: bool = true;
let need0: i32 = ENDLESS;
let need1: i32 = ENDLESS;
let base: i32 = 1;
let cap: i32 = ENDLESS;
let gammonPoints: i32 = 2;
let backgammonPoints: i32 = 3;
let jacoby: bool = false;
let beavers: bool = false;

/** Where the host writes GAINS. */
export function cubeGainsAt(): usize {
  return GAINS;
}

/**
 * What is played for. `own`, `other`: points that the side to roll and the other need, 0 = money; `value`: the cube's, before any
 * double; `limit`: the highest it may be turned to, 0 = none (also of a cube that rests: its own value); points of a gammon and a
 * backgammon in stakes; `options`: 1 = Jacoby, 2 = beavers.
 */
export function playFor(own: i32, other: i32, value: i32, limit: i32, gammon: i32, backgammon: i32, options: i32): void {
  isMoney = own == 0;
  need0 = isMoney ? ENDLESS : own;
  need1 = isMoney ? ENDLESS : other;
  base = value;
  cap = limit ? limit : ENDLESS;
  gammonPoints = gammon;
  backgammonPoints = backgammon;
  jacoby = isMoney && (options & 1) != 0;
  beavers = isMoney && (options & 2) != 0;
}

@inline
function need(side: i32): i32 {
  return side ? need1 : need0;
}

/** What winning points is worth to a side. */
@inline
export function gain(side: i32, points: i32): f64 {
  return isMoney ? <f64>points : load<f64>(GAINS + (<usize>((side << 5) + min(points, MOST_POINTS)) << 3));
}

/** What the cube shows at level 0. */
@inline
export function cubeValue(): i32 {
  return base;
}

/** Moves level 0: the cube has been turned. */
@inline
export function turnTo(value: i32): void {
  base = value;
}

/** Whether a side that may turn the cube at a level can gain by it. */
@inline
export function isOfUse(side: i32, level: i32): bool {
  const value = base << level;
  return value < need(side) && value << 1 <= cap;
}

/*
 * Of the position at hand, by level: what a win is worth to the side to roll and to the other, its gammons averaged in, and the
 * least chance of winning with which each takes a double to that level when the cube is live.
 */
const WIN_MEANS = memory.data(18 * 8, 16);
const LOSS_MEANS = memory.data(18 * 8, 16);
const OWN_TAKES = memory.data(19 * 8, 16);
const OTHER_TAKES = memory.data(19 * 8, 16);

@inline
function at(list: usize, level: i32): f64 {
  return load<f64>(list + (<usize>level << 3));
}

@inline
function put(list: usize, level: i32, value: f64): void {
  store<f64>(list + (<usize>level << 3), value);
}

/** What a win is worth with its shares of gammons and backgammons. */
function meanWin(side: i32, value: i32, gammons: f64, backgammons: f64): f64 {
  return (1 - gammons) * gain(side, value) + (gammons - backgammons) * gain(side, value * gammonPoints) + backgammons * gain(side, value * backgammonPoints);
}

@inline
function share(part: f32, whole: f64): f64 {
  return whole > 0 ? min(<f64>part / whole, 1) : 0;
}

/** The least chance with which a side takes: where taking begins to be worth more than `pass`. */
@inline
function takePoint(pass: f64, loss: f64, win: f64, reach: f64): f64 {
  return (reach * (pass + loss)) / (win + loss);
}

/** Fills the lists above; `levels`: how many are asked about. */
function weigh(chances: usize, side: i32, levels: i32): void {
  const other = 1 - side;
  const win = <f64>load<f32>(chances), loss = 1 - win;
  const winGammons = share(load<f32>(chances, 4), win), winBackgammons = share(load<f32>(chances, 8), win);
  const lossGammons = share(load<f32>(chances, 12), loss), lossBackgammons = share(load<f32>(chances, 16), loss);
  if (isMoney && cap == ENDLESS) {
    // All levels are alike: the take points reproduce themselves.
    const unitWin = meanWin(side, 1, winGammons, winBackgammons), unitLoss = meanWin(other, 1, lossGammons, lossBackgammons);
    const whole = unitWin + unitLoss + 0.5;
    for (let level = 0; level < levels; level++) {
      const value = <f64>(base << level);
      put(WIN_MEANS, level, value * unitWin);
      put(LOSS_MEANS, level, value * unitLoss);
    }
    for (let level = 0; level <= levels; level++) {
      put(OWN_TAKES, level, (unitLoss - 0.5) / whole);
      put(OTHER_TAKES, level, (unitWin - 0.5) / whole);
    }
    return;
  }
  // From the highest cube that anybody can gain by downwards; a cap may be far away.
  let top = levels;
  while (top < LEVELS && (isOfUse(side, top - 1) || isOfUse(other, top - 1))) top++;
  for (let level = top - 1; level >= 0; level--) {
    const value = base << level;
    const winMean = meanWin(side, value, winGammons, winBackgammons), lossMean = meanWin(other, value, lossGammons, lossBackgammons);
    put(WIN_MEANS, level, winMean);
    put(LOSS_MEANS, level, lossMean);
    if (level == 0) break;
    const own = isOfUse(side, level), others = isOfUse(other, level);
    put(OWN_TAKES, level, takePoint(-gain(other, value >> 1), lossMean, own ? gain(side, value) : winMean, own ? 1 - at(OTHER_TAKES, level + 1) : 1));
    put(OTHER_TAKES, level, takePoint(-gain(side, value >> 1), winMean, others ? gain(other, value) : lossMean, others ? 1 - at(OWN_TAKES, level + 1) : 1));
  }
}

/** Equity on the straight line between two points of chance. */
@inline
function between(win: f64, low: f64, lowValue: f64, high: f64, highValue: f64): f64 {
  return high > low ? lowValue + ((highValue - lowValue) * (win - low)) / (high - low) : highValue;
}

/**
 * With a cube that nobody uses but the other side, at its turn, when it loses nothing by it since this one wins the match anyhow: this
 * one takes or passes, whichever is better, and the other rolls on where that is better still.
 */
function deadValue(win: f64, side: i32, level: i32, otherTurns: bool, plain: bool): f64 {
  const value = base << level;
  if (plain) return (2 * win - 1) * <f64>value;
  const rest = restValue(win, level);
  return otherTurns && value >= need(side) ? min(rest, max(restValue(win, level + 1), -gain(1 - side, value))) : rest;
}

/** With a cube at a level that nobody will turn. */
@inline
function restValue(win: f64, level: i32): f64 {
  return win * at(WIN_MEANS, level) - (1 - win) * at(LOSS_MEANS, level);
}

function liveValue(win: f64, side: i32, level: i32, ownTurns: bool, otherTurns: bool, plain: bool): f64 {
  const value = base << level;
  const worst = plain ? -<f64>value : -at(LOSS_MEANS, level), best = plain ? <f64>value : at(WIN_MEANS, level);
  let low: f64 = 0, lowValue = worst, high: f64 = 1, highValue = best;
  if (otherTurns) {
    const take = at(OWN_TAKES, level + 1), lost = -gain(1 - side, value);
    if (win < take) return between(win, 0, worst, take, lost);
    low = take;
    lowValue = lost;
  }
  if (ownTurns) {
    const cash = 1 - at(OTHER_TAKES, level + 1), won = gain(side, value);
    if (win > cash) return between(win, cash, won, 1, best);
    high = cash;
    highValue = won;
  }
  return between(win, low, lowValue, high, highValue);
}

/** Where a state's utility stands in a list of states: the owner as the side to roll sees it. Only a cube at level 0 is centred. */
@inline
export function stateOf(owner: u8, level: i32): i32 {
  return owner == CENTRED ? 0 : (level << 1) + (owner == OWNED ? 1 : 2);
}

function valueOf(win: f64, side: i32, owner: u8, level: i32, efficiency: f64): f64 {
  const ownTurns = owner != OTHER_OWNED && isOfUse(side, level), otherTurns = owner != OWNED && isOfUse(1 - side, level);
  const plain = jacoby && owner == CENTRED;
  const dead = deadValue(win, side, level, otherTurns, plain);
  if (!ownTurns && !otherTurns) return dead;
  return efficiency * liveValue(win, side, level, ownTurns, otherTurns, plain) + (1 - efficiency) * dead;
}

/** How far the cube is alive, from 0 to 1, by what answers for the position. */
function efficiencyOf(kind: i32, board: usize): f64 {
  if (kind >= CONTACT) return 0.68;
  if (kind != RACE) return 0.6;
  return min(max(0.55 + 0.00125 * <f64>pips(board), 0.6), 0.7);
}

function pips(counts: usize): i32 {
  let sum = 0;
  for (let slot = 1; slot < 26; slot++) sum += slot * <i32>load<u8>(counts + slot);
  return sum;
}

/** Whether the table of both sides answers: for money without a cap, when the game is not over. */
export function isExact(board: usize): bool {
  return isMoney && cap == ENDLESS && twoSidedHolds(board);
}

/**
 * Writes what every state up to `top` levels is worth to `side`, to roll with these chances and not doubling now: f64 by
 * `stateOf`. Efficiency below 0 = as the position says.
 */
export function weighStates(board: usize, kind: i32, chances: usize, side: i32, top: i32, efficiency: f64, out: usize): void {
  if (kind != OVER && efficiency < 0 && isExact(board)) {
    const owned = <f64>twoSidedEquity(board, OWNED), others = <f64>twoSidedEquity(board, OTHER_OWNED);
    put(out, 0, <f64>base * <f64>twoSidedEquity(board, CENTRED));
    for (let level = 0; level <= top; level++) {
      put(out, stateOf(OWNED, level), <f64>(base << level) * owned);
      put(out, stateOf(OTHER_OWNED, level), <f64>(base << level) * others);
    }
    return;
  }
  // One level more: whoever loses nothing by it has turned the cube.
  weigh(chances, side, top + 2);
  const win = <f64>load<f32>(chances);
  const live = kind == OVER ? 0 : efficiency < 0 ? efficiencyOf(kind, board) : efficiency;
  put(out, 0, stateValue(kind, win, side, CENTRED, 0, live));
  for (let level = 0; level <= top; level++) {
    put(out, stateOf(OWNED, level), stateValue(kind, win, side, OWNED, level, live));
    put(out, stateOf(OTHER_OWNED, level), stateValue(kind, win, side, OTHER_OWNED, level, live));
  }
}

@inline
function stateValue(kind: i32, win: f64, side: i32, owner: u8, level: i32, efficiency: f64): f64 {
  return kind == OVER ? deadValue(win, side, level, false, jacoby && owner == CENTRED) : valueOf(win, side, owner, level, efficiency);
}

/** What a state is worth to `side`, to roll, with its best cube action; `states` go one level farther. */
export function bestAction(states: usize, side: i32, owner: u8, level: i32): f64 {
  const rest = at(states, stateOf(owner, level));
  if (owner == OTHER_OWNED || !isOfUse(side, level)) return rest;
  const taken = answered(at(states, stateOf(OTHER_OWNED, level + 1)), level);
  return max(rest, min(taken, gain(side, base << level)));
}

/** Where beavers are played, a double that the other side is glad of is turned once more. */
@inline
export function answered(taken: f64, level: i32): f64 {
  return beavers && taken < 0 && base << (level + 2) <= cap ? 2 * taken : taken;
}

/** What gammons and backgammons of a side weigh in the choice of plays, beside a win and a loss at the cube as it is. */
export function gammonWeight(side: i32): f64 {
  return (2 * (gain(side, base * gammonPoints) - gain(side, base))) / (gain(0, base) + gain(1, base));
}

export function backgammonWeight(side: i32): f64 {
  return (2 * (gain(side, base * backgammonPoints) - gain(side, base * gammonPoints))) / (gain(0, base) + gain(1, base));
}
