/** Simple players to measure a net against. */
import { bestBoard, bestOfRoll, evaluate } from '../evaluate';
import { BOARD_BYTES, OTHER, RESULT_BYTES, resultsAt } from '../memory';
import { OVER, useWeights } from '../nets';
import { expand, swapBoard } from '../plays';
import { randomBits, randomThrow } from '../random';

// Who plays against the net.
export const RANDOM_PLAYER: i32 = 0;
export const PIP_PLAYER: i32 = 1;
export const EARLIER_NET: i32 = 2;

const TURN = memory.data(64, 16);
const NEXT = memory.data(64, 16);
const PLAYED = memory.data(64, 16);
const CHANCES = memory.data(32, 16);
const PICK_COUNTER: u32 = 0x80000000;

function pips(counts: usize): i32 {
  let sum = 0;
  for (let slot = 1; slot <= 25; slot++) sum += slot * <i32>load<u8>(counts + slot);
  return sum;
}

/** Writes the board after a simple player's play to NEXT, seen by the other side: a random one, or the best by pips. */
function playSimply<G>(game: G, player: i32, die1: i32, die2: i32, random: u64): void {
  const count = game.generate(TURN, die1, die2, 0, resultsAt(0));
  if (!count) {
    swapBoard(TURN, NEXT);
    return;
  }
  let chosen = <i32>(((random >> 32) * <u64>count) >> 32);
  if (player == PIP_PLAYER) {
    let most = -1000;
    for (let index = 0; index < count; index++) {
      expand(TURN, resultsAt(0) + <usize>index * RESULT_BYTES, PLAYED);
      const lead = pips(PLAYED + OTHER) - pips(PLAYED);
      if (lead > most) {
        most = lead;
        chosen = index;
      }
    }
  }
  expand(TURN, resultsAt(0) + <usize>chosen * RESULT_BYTES, PLAYED);
  swapBoard(PLAYED, NEXT);
}

/** One contest to the end. Returns the points of the net at `own`, which plays second in odd games. */
function contest<G>(game: G, own: usize, player: i32, earlier: usize, seed: u64, number: u32): f32 {
  memory.fill(TURN, 0, BOARD_BYTES);
  game.opening(TURN);
  let ownTurn = (number & 1) == 0;
  for (let ply: u32 = 0; ; ply++) {
    const cast = randomThrow(seed, number >> 1, ply);
    const die1 = cast / 6 + 1, die2 = cast % 6 + 1;
    if (ply == 0 && die1 == die2 && !game.opensWithDouble()) continue;
    if (ownTurn || player == EARLIER_NET) {
      useWeights(game, ownTurn ? own : earlier);
      bestOfRoll(game, TURN, die1, die2, 0);
      memory.copy(NEXT, bestBoard(0), BOARD_BYTES);
    } else {
      playSimply(game, player, die1, die2, randomBits(seed, number >> 1, PICK_COUNTER + ply));
    }
    ownTurn = !ownTurn;
    memory.copy(TURN, NEXT, BOARD_BYTES);
    if (game.kindOf(TURN) != OVER) continue;
    evaluate(game, TURN, CHANCES);
    return ownTurn ? game.equity(CHANCES) : -game.equity(CHANCES);
  }
}

/** Mean points a game of the net at `own`; `player` may be another net, at `earlier`. */
export function pointsAgainst<G>(game: G, own: usize, player: i32, earlier: usize, games: i32, seed: u64): f64 {
  let points: f64 = 0;
  for (let number = 0; number < games; number++) points += contest(game, own, player, earlier, seed, number);
  useWeights(game, own);
  return points / <f64>games;
}
