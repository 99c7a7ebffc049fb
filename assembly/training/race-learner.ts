/**
 * Learning how many rolls a side of a race needs. That follows from how many it needs a roll later, with nothing of chance in it
 * and nothing of the other side: of each of the 21 rolls the play that then needs the fewest on average, and where all checkers
 * are home the exact table. So the net is moved towards what it says itself of sides one roll on, until both agree.
 *
 * What was to be learnt of the latest sides is kept, and much of the learning is from these, at random: sides of one game resemble each
 * other, so that in their own order each undoes some of what the one before has taught.
 */
import { checkersBehind } from '../chances';
import { highDie, lowDie, ROLLS, waysOf } from '../dice';
import { bestBoard, bestOfRoll } from '../evaluate';
import { isHome } from '../home';
import { SIDE_SLOTS } from '../inputs/one-side';
import { allocate, BAR, BOARD_BYTES, OTHER, RESULT_BYTES, resultsAt } from '../memory';
import { CONTACT, netOf, OVER, RACE, useWeights } from '../nets';
import { expand } from '../plays';
import { forgetRolls } from '../race';
import { randomBits } from '../random';
import { ALL, AWAY, bendErrors, BENDS, FIRST, GOALS, LENGTH, netRolls, ROLLS_BYTES, rollsTo, SIDE_HIDDEN, SIDE_OUTPUTS, sideBias, sideRolls, sideSlots, sideUnits } from '../side-rolls';
import { nextThrow, startDice } from './dice';
import { adjustColumns, moveBiases, moveOutputs, refreshBoosts } from './learner';
import { FEW_ODD, startBoard, startRace } from './starts';

const COUNTS: usize = <usize>BAR + 1;
const LONGEST: u32 = 2000;
const BOOST_EVERY: u32 = 500;
/** One game in so many is a race from the beginning. */
const RACES_EVERY: u32 = 2;
/** Of sides that are all home, which the table answers for, one in so many is learnt too: for the first second, while it is made. */
const HOME_EVERY: u32 = 4;
/** A bend is moved by no more than this at once: far-off rolls weigh by the fourth power of their distance. */
const MOST_ERROR: f32 = 1;

/** Sides kept, and how many of them are learnt again with each new one. A side's counts (32 bytes), then what was wanted of it. */
const MOST_KEPT: u32 = 65536;
const AGAIN: u32 = 16;
const KEPT_BYTES: usize = 32 + 3 * 48 * 4;
let keptAt: usize = 0;
let kept: u32 = 0;
/** Random numbers for what is learnt again are counted from here, beyond those of dice and starts. */
const AGAIN_COUNTER: u32 = 0xc0000000;

const TURN = memory.data(64, 16);
/** A side whose opponent has gone. */
const LONE = memory.data(64, 16);
const AFTER = memory.data(64, 16);
const LATER = memory.data(3 * 48 * 4, 16);
const BEST = memory.data(3 * 48 * 4, 16);
/** What was to be learnt of the last side. */
export const WANTED = memory.data(3 * 48 * 4, 16);
const SAID = memory.data(3 * 48 * 4, 16);
const ERRORS = memory.data(3 * 4 * 4, 16);

let squaredErrors: f64 = 0;
let sides: f64 = 0;

function meanOf(row: usize): f32 {
  let mean: f32 = 0;
  for (let rolls = 1; rolls < LENGTH; rolls++) mean += <f32>rolls * load<f32>(row + (<usize>rolls << 2));
  return mean;
}

/** Whether something is to be learnt of how soon a side reaches a goal. */
function isOpen(goal: i32, counts: usize): bool {
  return goal == ALL || (goal == FIRST ? load<u8>(counts) == 0 : checkersBehind(counts) != 0);
}

/** Writes what a side needs, judged a roll later, to WANTED. */
function lookAhead<G>(game: G, net: usize, counts: usize): void {
  memory.fill(LONE, 0, BOARD_BYTES);
  memory.copy(LONE, counts, COUNTS);
  store<u8>(LONE + OTHER, 15);
  memory.fill(WANTED, 0, ROLLS_BYTES);
  for (let roll = 0; roll < ROLLS; roll++) {
    const plays = game.generate(LONE, highDie(roll), lowDie(roll), 0, resultsAt(0));
    let all: f32 = Infinity, first: f32 = Infinity, away: f32 = Infinity;
    for (let play = 0; play < plays; play++) {
      expand(LONE, resultsAt(0) + <usize>play * RESULT_BYTES, AFTER);
      sideRolls(net, AFTER, LATER);
      all = keepBest(ALL, all);
      first = keepBest(FIRST, first);
      away = keepBest(AWAY, away);
    }
    const ways = <f32>waysOf(roll) / 36;
    for (let goal = 0; goal < GOALS; goal++) {
      const from = rollsTo(goal, BEST), to = rollsTo(goal, WANTED);
      for (let rolls: usize = 4; rolls < <usize>LENGTH << 2; rolls += 4) store<f32>(to + rolls, load<f32>(to + rolls) + ways * load<f32>(from + rolls - 4));
    }
  }
}

/** Keeps LATER's chances if their mean is below that of BEST's; returns the lower mean. */
function keepBest(goal: i32, mean: f32): f32 {
  const later = meanOf(rollsTo(goal, LATER));
  if (later < mean) memory.copy(rollsTo(goal, BEST), rollsTo(goal, LATER), <usize>LENGTH << 2);
  return min(mean, later);
}

/** Learns one side of a race. */
export function learnSide<G>(game: G, net: usize, counts: usize, rate: f32): void {
  if (isHome(counts)) sideRolls(net, counts, WANTED);
  else lookAhead(game, net, counts);
  moveTowards(game, net, counts, WANTED, rate);
  const error = meanOf(rollsTo(ALL, WANTED)) - meanOf(rollsTo(ALL, SAID));
  squaredErrors += error * error;
  sides++;
}

/** Moves the net by what was wanted of a side; what it says of it before is left in SAID. */
function moveTowards<G>(game: G, net: usize, counts: usize, wanted: usize, rate: f32): void {
  netRolls(net, counts, SAID);
  memory.fill(ERRORS, 0, <usize>SIDE_OUTPUTS << 2);
  for (let goal = 0; goal < GOALS; goal++) {
    if (isOpen(goal, counts)) bendErrors(goal, rollsTo(goal, wanted), rollsTo(goal, SAID), ERRORS + (<usize>(goal * BENDS) << 2));
  }
  for (let at: usize = 0; at < <usize>SIDE_OUTPUTS << 2; at += 4) store<f32>(ERRORS + at, max(-MOST_ERROR, min(MOST_ERROR, load<f32>(ERRORS + at))));
  const bias = sideBias(net), weights = bias + (<usize>SIDE_HIDDEN << 2), outputBiases = weights + (<usize>(SIDE_OUTPUTS * SIDE_HIDDEN) << 2);
  moveOutputs(sideUnits(), weights, SIDE_HIDDEN, ERRORS, SIDE_OUTPUTS, rate);
  for (let at: usize = 0; at < <usize>SIDE_OUTPUTS << 2; at += 4) store<f32>(outputBiases + at, load<f32>(outputBiases + at) + rate * load<f32>(ERRORS + at));
  moveBiases(sideUnits(), bias, SIDE_HIDDEN, rate);
  adjustColumns(game, game.contactNets(), net, SIDE_HIDDEN, sideSlots(), SIDE_SLOTS);
}

/** Keeps a side with WANTED, in place of the oldest one where there is no room. */
function keep(counts: usize): void {
  if (!keptAt) keptAt = allocate(<usize>MOST_KEPT * KEPT_BYTES);
  const at = keptAt + <usize>(kept++ % MOST_KEPT) * KEPT_BYTES;
  memory.copy(at, counts, COUNTS);
  memory.copy(at + 32, WANTED, ROLLS_BYTES);
}

/** Learns some of the kept sides again. `ply` of game `number`: decides which. */
function learnAgain<G>(game: G, net: usize, seed: u32, number: u32, ply: u32, rate: f32): void {
  const most = min(kept, MOST_KEPT);
  for (let time: u32 = 0; time < AGAIN; time++) {
    const at = keptAt + <usize>(randomBits(seed, number, AGAIN_COUNTER + ply * AGAIN + time) % most) * KEPT_BYTES;
    moveTowards(game, net, at, at + 32, rate);
  }
}

/** Plays games `first` … `first + games − 1` at 0-ply and learns every side of their races that is to roll. */
export function learnRaces<G>(game: G, first: u32, games: u32, seed: u32, rate: f32): void {
  useWeights(game, game.weights());
  const net = netOf(RACE);
  for (let number = first; number < first + games; number++) {
    if (number == first || number % BOOST_EVERY == 0) refreshBoosts(game);
    startDice(seed, number);
    let noDouble = false;
    if (number % RACES_EVERY == 0) startRace(TURN, seed, number);
    else noDouble = startBoard(game, TURN, seed, number, FEW_ODD) && !game.opensWithDouble();
    for (let ply: u32 = 0; ply < LONGEST; ply++) {
      const kind = game.kindOf(TURN);
      if (kind == OVER) break;
      const cast = nextThrow(noDouble && ply == 0);
      if (kind < CONTACT && (!isHome(TURN) || (number + ply) % HOME_EVERY == 0)) {
        learnSide(game, net, TURN, rate);
        keep(TURN);
        learnAgain(game, net, seed, number, ply, rate);
        forgetRolls();
      }
      bestOfRoll(game, TURN, cast / 6 + 1, cast % 6 + 1, 0);
      memory.copy(TURN, bestBoard(0), BOARD_BYTES);
    }
  }
}

/** Mean squared error of how many rolls a side needs since the last call. */
export function takeRaceError(): f64 {
  const error = sides ? squaredErrors / sides : 0;
  squaredErrors = 0;
  sides = 0;
  return error;
}
