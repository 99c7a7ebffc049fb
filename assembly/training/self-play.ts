/** Games of a net against itself, and what is learnt from each. */
import { swapChances } from '../chances';
import { bestBoard, bestOfRoll, forgetFrames, playChances, playKinds } from '../evaluate';
import { BOARD_BYTES } from '../memory';
import { shareContactNet, useWeights } from '../nets';
import { nextThrow, startDice } from './dice';
import { copyFirstNet, learn, refreshBoosts } from './learner';
import { FEW_ODD, startBoard } from './starts';

/** Games longer than this are cut and learnt from where they stand. */
const LONGEST: i32 = 2000;
export const TRACE = memory.data(2001 * 64, 16);
const TARGET = memory.data(32, 16);
const THOUGHT = memory.data(32, 16);

/** Games between two looks at which columns are rare. */
const BOOST_EVERY: u32 = 2000;

let squaredErrors: f64 = 0;
let positions: f64 = 0;

@inline
function traceAt(turn: i32): usize {
  return TRACE + <usize>turn * BOARD_BYTES;
}

/** Plays one game; returns its turns. TARGET is then what the last board of the trace was worth to its side to roll. */
function play<G>(game: G, seed: u64, number: u32): i32 {
  startDice(seed, number);
  const noDouble = startBoard(game, TRACE, seed, number, FEW_ODD) && !game.opensWithDouble();
  let turn = 0;
  while (true) {
    const cast = nextThrow(noDouble && turn == 0);
    const best = bestOfRoll(game, traceAt(turn), cast / 6 + 1, cast % 6 + 1, 0);
    if (!game.learnsFromGames(<i32>load<u8>(playKinds(0) + best)) || turn + 1 == LONGEST) {
      memory.copy(TARGET, playChances(0) + (<usize>best << 5), 32);
      return turn + 1;
    }
    memory.copy(traceAt(++turn), bestBoard(0), BOARD_BYTES);
  }
}

/**
 * In the first `SHARED_GAMES` games one contact net learns for all, then each goes its own way from there: what is common to all
 * kinds of contact is learnt once.
 */
const SHARED_GAMES: u32 = 150000;

/** Plays games `first` … `first + games − 1` and learns each from its end backwards. */
export function selfPlay<G>(game: G, first: u32, games: u32, seed: u32, rate: f32): void {
  useWeights(game, game.weights());
  const shared = first < SHARED_GAMES;
  if (shared) shareContactNet(game);
  for (let number = first; number < first + games; number++) {
    if (number == first || number % BOOST_EVERY == 0) refreshBoosts(game);
    const turns = play(game, seed, number);
    for (let turn = turns - 1; turn >= 0; turn--) {
      squaredErrors += learn(game, traceAt(turn), TARGET, rate, THOUGHT);
      swapChances(THOUGHT, TARGET);
    }
    positions += turns;
    forgetFrames();
  }
  if (shared) copyFirstNet(game);
}

/** Mean squared error of winning chances since the last call. */
export function takeError(): f64 {
  const error = positions ? squaredErrors / positions : 0;
  squaredErrors = 0;
  positions = 0;
  return error;
}
