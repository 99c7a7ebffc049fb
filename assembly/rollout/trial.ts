/**
 * A rollout: a position is played many times to the end, or to where something else answers for it. What luck did is taken out
 * of each trial: after a throw the best play of that throw is worth so much more or less than the mean over all 21, both by the
 * 0-ply evaluator; these differences have mean 0 whatever the evaluator thinks, so that the mean of the trials stays the same
 * while they scatter far less.
 */
import { swapChances } from '../chances';
import { highDie, lowDie, ROLLS, waysOf } from '../dice';
import { bestBoard, bestOfRoll, evaluate, playChances } from '../evaluate';
import { BOARD_BYTES } from '../memory';
import { OVER, TABLE } from '../nets';
import { chooseDeeper } from './choose';
import { throwOf } from './throws';

// How a rollout is made, a bit each: what `src/engine/rollout/trials.ts` sends.
const TAKE_LUCK: u32 = 1, STOP_AT_TABLE: u32 = 2;

const CHANCES: usize = 5;
const CHANCE_BYTES: usize = 32;
/** Sums are whole numbers of this part of a chance: they come out the same in whatever order trials are added. */
const UNITS: f64 = 16777216;
/** A game that has not ended by then is judged where it stands. */
const LONGEST: i32 = 2000;

/** Sums of the five chances over the trials of the last call, f64, in 1 / UNITS; with a cube, sixth, what the trials were worth. */
export const TOTALS = memory.data(6 * 8, 16);

const TURN = memory.data(64, 16);
const NEXT = memory.data(64, 16);
const END = memory.data(32, 16);
/** What luck has brought the side that rolled first, five f64. */
const LUCK = memory.data(5 * 8, 16);
const MEAN = memory.data(5 * 8, 16);
const BEST = memory.data(32, 16);

/** Rolls out a board, seen by the side to roll, in trials `first` … `first + count − 1`, into TOTALS, seen by the same side. */
export function rollOut<G, S>(game: G, stakes: S, board: usize, seed: u32, first: u32, count: u32, plies: i32, truncation: i32, options: u32): void {
  memory.fill(TOTALS, 0, (CHANCES + 1) << 3);
  for (let trial = first; trial < first + count; trial++) {
    playTrial(game, stakes, board, seed, trial, plies, truncation, options);
    for (let chance: usize = 0; chance < CHANCES; chance++) {
      const value = <f64>load<f32>(END + (chance << 2)) - load<f64>(LUCK + (chance << 3));
      store<f64>(TOTALS + (chance << 3), load<f64>(TOTALS + (chance << 3)) + nearest<f64>(value * UNITS));
    }
    stakes.addTo(TOTALS + (CHANCES << 3), UNITS);
  }
  stakes.end(game);
}

/** One trial: leaves in END what it ended with and in LUCK what of that was luck, both seen by the side that rolled first. */
function playTrial<G, S>(game: G, stakes: S, board: usize, seed: u32, trial: u32, plies: i32, truncation: i32, options: u32): void {
  memory.copy(TURN, board, BOARD_BYTES);
  memory.fill(LUCK, 0, CHANCES << 3);
  game.firstTurn();
  stakes.begin();
  // Whether it is the other side's turn.
  let swapped = false;
  for (let ply = 0; ; ply++) {
    if (isEnd(game, stakes, swapped, ply, truncation, options) || stakes.act(game, TURN, <i32>swapped, ply)) {
      judge(game, stakes, swapped, ply);
      return;
    }
    const roll = throwOf(seed, trial, ply);
    stakes.weigh(game, <i32>swapped);
    // First throws come equally often in every block of trials, so that their luck sums up to nothing.
    const luck = (options & TAKE_LUCK) != 0 && ply > 0;
    if (luck) takeLuck(game, stakes, roll, swapped);
    if (!luck || plies > 0) play(game, stakes, roll, swapped, plies);
    memory.copy(TURN, NEXT, BOARD_BYTES);
    swapped = !swapped;
    game.nextTurn();
    stakes.pass();
  }
}

/** Whether the trial stops at TURN, before the throw. */
function isEnd<G, S>(game: G, stakes: S, swapped: bool, ply: i32, truncation: i32, options: u32): bool {
  const kind = game.kindOf(TURN);
  if (kind == OVER || ply == truncation || ply == LONGEST) return true;
  return kind == TABLE && (options & STOP_AT_TABLE) != 0 && stakes.mayEnd(TURN, <i32>swapped);
}

/** Writes what TURN is worth to END; a last throw to come is counted, not made. */
function judge<G, S>(game: G, stakes: S, swapped: bool, ply: i32): void {
  stakes.settle(TURN, evaluate(game, TURN, END), END, <i32>swapped, ply);
  if (swapped) swapChances(END, END);
}

/** Plays a throw on TURN and leaves the board after it in NEXT, seen by the other side. */
function play<G, S>(game: G, stakes: S, roll: i32, swapped: bool, plies: i32): void {
  stakes.choose(game, TURN, bestOfRoll(game, TURN, roll / 6 + 1, roll % 6 + 1, 0), <i32>swapped);
  memory.copy(NEXT, bestBoard(0), BOARD_BYTES);
  if (plies > 0) chooseDeeper(game, stakes, TURN, NEXT, <i32>swapped);
}

/** Adds to LUCK what a throw on TURN is better or worse than the mean of all; leaves its best play in NEXT as `play` does. */
function takeLuck<G, S>(game: G, stakes: S, roll: i32, swapped: bool): void {
  const high = max(roll / 6, roll % 6) + 1, low = min(roll / 6, roll % 6) + 1;
  memory.fill(MEAN, 0, CHANCES << 3);
  stakes.startLuck();
  for (let each = 0; each < ROLLS; each++) {
    const best = stakes.choose(game, TURN, bestOfRoll(game, TURN, highDie(each), lowDie(each), 0), <i32>swapped);
    const chances = playChances(0) + <usize>best * CHANCE_BYTES;
    const weight = <f64>waysOf(each);
    for (let chance: usize = 0; chance < CHANCES; chance++) {
      const sum = MEAN + (chance << 3);
      store<f64>(sum, load<f64>(sum) + weight * <f64>load<f32>(chances + (chance << 2)));
    }
    const isThrown = highDie(each) == high && lowDie(each) == low;
    stakes.meetThrow(waysOf(each), isThrown);
    if (!isThrown) continue;
    memory.copy(BEST, chances, CHANCE_BYTES);
    memory.copy(NEXT, bestBoard(0), BOARD_BYTES);
  }
  stakes.endLuck(<i32>swapped);
  for (let chance: usize = 0; chance < CHANCES; chance++) {
    const luck = <f64>load<f32>(BEST + (chance << 2)) - load<f64>(MEAN + (chance << 3)) / 36;
    // The other side's wins are losses: the win changes its sign, gammons won become gammons lost.
    const target = LUCK + ((swapped && chance ? (chance > 2 ? chance - 2 : chance + 2) : chance) << 3);
    store<f64>(target, load<f64>(target) + (swapped && !chance ? -luck : luck));
  }
}
