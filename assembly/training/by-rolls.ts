/**
 * Learning from whole games with the luck taken out. What a position is worth is the result of the game less the luck of every roll
 * from there on: the roll's best play against the mean over the 21 rolls. Such targets are as quiet as those of TD(0) and do not
 * believe what the net says of the next position; what they cost is a look at all rolls of every turn. `trust` = 1 believes the result
 * alone, 0 the mean over the next rolls alone.
 */
import { swapChances } from '../chances';
import { bestOfRoll, boardAfter, evaluate, forgetFrames, playChances, playCount, playEquities } from '../evaluate';
import { BOARD_BYTES } from '../memory';
import { useWeights } from '../nets';
import { randomBits } from '../random';
import { meanOfRolls } from '../search';
import { nextThrow, startDice } from './dice';
import { learn, refreshBoosts } from './learner';
import { FEW_ODD, startBoard } from './starts';

export const LONGEST: i32 = 1000;
const BOARDS = memory.data(1001 * 64, 16);
/** By turn, seen by its mover: the mean over the rolls, and what the net says of the play that was made. */
const MEANS = memory.data(1001 * 32, 16);
const MADE = memory.data(1001 * 32, 16);
const TARGET = memory.data(32, 16);
const THOUGHT = memory.data(32, 16);

const BOOST_EVERY: u32 = 500;
/** Random numbers other than dice are counted from here. */
const PICK_COUNTER: u32 = 0xc0000000;
/** One play in so many is any that is worse than the best by no more than this. */
const STRAY_EVERY: u64 = 4;
const STRAY_WITHIN: f32 = 0.15;

let squaredErrors: f64 = 0;
let positions: f64 = 0;

@inline
export function boardAt(turn: i32): usize {
  return BOARDS + <usize>turn * BOARD_BYTES;
}

@inline
function meanAt(turn: i32): usize {
  return MEANS + (<usize>turn << 5);
}

/** A random play among those evaluated at depth 0 that are at most `STRAY_WITHIN` worse than the best. */
function nearly(best: i32, random: u64): i32 {
  const least = load<f32>(playEquities(0) + (<usize>best << 2)) - STRAY_WITHIN;
  const count = playCount(0);
  let good = 0;
  for (let index = 0; index < count; index++) good += i32(load<f32>(playEquities(0) + (<usize>index << 2)) >= least);
  let place = <i32>(((random >> 32) * <u64>good) >> 32);
  for (let index = 0; index < count; index++) {
    if (load<f32>(playEquities(0) + (<usize>index << 2)) < least) continue;
    if (!place) return index;
    place--;
  }
  return best;
}

/** Plays one game as far as it is learnt from; returns its turns. The board after the last is at `boardAt(turns)`; for `odd` see `starts.ts`. */
export function play<G>(game: G, seed: u32, number: u32, odd: u32): i32 {
  startDice(seed, number);
  const noDouble = startBoard(game, BOARDS, seed, number, odd) && !game.opensWithDouble();
  let turn = 0;
  while (turn < LONGEST) {
    const board = boardAt(turn);
    if (!game.learnsFromGames(game.kindOf(board))) break;
    const cast = nextThrow(noDouble && turn == 0);
    meanOfRolls(game, board, 1, 1, meanAt(turn));
    let made = bestOfRoll(game, board, cast / 6 + 1, cast % 6 + 1, 0);
    const random = randomBits(seed, number, PICK_COUNTER + turn);
    if (random % STRAY_EVERY == 0) made = nearly(made, random);
    memory.copy(MADE + (<usize>turn << 5), playChances(0) + (<usize>made << 5), 32);
    turn++;
    boardAfter(board, 0, made, boardAt(turn));
  }
  return turn;
}

/** What a game says of the turn that `comeBack` came to last. */
@inline
export function target(): usize {
  return TARGET;
}

/** Moves TARGET, seen by the mover of the turn after `turn`, one turn back. */
export function comeBack(turn: i32, trust: f32): void {
  swapChances(TARGET, TARGET);
  const mean = meanAt(turn), made = MADE + (<usize>turn << 5);
  for (let at: usize = 0; at < 20; at += 4) {
    // Luck may carry a target beyond 0 or 1: cut off there, targets would no longer be right on average.
    store<f32>(TARGET + at, load<f32>(mean + at) + trust * (load<f32>(TARGET + at) - load<f32>(made + at)));
  }
}

/** Plays games `first` … `first + games − 1` and learns each from its end backwards; for `trust` see above. */
export function learnByRolls<G>(game: G, first: u32, games: u32, seed: u32, rate: f32, trust: f32): void {
  useWeights(game, game.weights());
  for (let number = first; number < first + games; number++) {
    if (number == first || number % BOOST_EVERY == 0) refreshBoosts(game);
    const turns = play(game, seed, number, FEW_ODD);
    evaluate(game, boardAt(turns), TARGET);
    for (let turn = turns - 1; turn >= 0; turn--) {
      comeBack(turn, trust);
      squaredErrors += learn(game, boardAt(turn), TARGET, rate, THOUGHT);
    }
    positions += turns;
    forgetFrames();
  }
}

/** Mean squared error of winning chances since the last call. */
export function takeRollsError(): f64 {
  const error = positions ? squaredErrors / positions : 0;
  squaredErrors = 0;
  positions = 0;
  return error;
}
