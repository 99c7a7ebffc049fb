/** Where games of self-play begin: mostly the opening position, else positions that good play seldom meets. */
import { BAR, BOARD_BYTES, OTHER, RESULT_BYTES, resultsAt } from '../memory';
import { CONTACT } from '../nets';
import { expand, swapBoard } from '../plays';
import { randomBits } from '../random';

/** Random numbers for starts are counted from here, those for dice from 0. */
const START_COUNTER: u32 = 0x80000000;
let counter: u32 = 0;
/** Of twenty games, of each odd sort: where play is to be learnt as it comes. */
export const FEW_ODD: u32 = 1;

/** A number below `limit`, next in the game's own row. */
function below(limit: u32, seed: u64, number: u32): u32 {
  counter++;
  return <u32>(((randomBits(seed, number, counter) >> 32) * <u64>limit) >> 32);
}

/** Writes the start of a game; returns whether it is the opening position. Of twenty games `odd` are of each odd sort. */
export function startBoard<G>(game: G, board: usize, seed: u64, number: u32, odd: u32): bool {
  counter = START_COUNTER;
  const sort = below(20, seed, number);
  memory.fill(board, 0, BOARD_BYTES);
  game.opening(board);
  if (sort < odd) wander(game, board, seed, number);
  else if (sort < 2 * odd && game.hasSetUps()) scatter(board, seed, number);
  return sort >= 2 * odd;
}

const PLAYED = memory.data(64, 16);
const NEXT = memory.data(64, 16);

/** Up to forty random plays, stopping before contact ends. */
function wander<G>(game: G, board: usize, seed: u64, number: u32): void {
  for (let plays = 1 + below(40, seed, number); plays; plays--) {
    const count = game.generate(board, 1 + below(6, seed, number), 1 + below(6, seed, number), 0, resultsAt(0));
    if (count) {
      expand(board, resultsAt(0) + <usize>below(count, seed, number) * RESULT_BYTES, PLAYED);
      swapBoard(PLAYED, NEXT);
    } else {
      swapBoard(board, NEXT);
    }
    if (game.kindOf(NEXT) < CONTACT) return;
    memory.copy(board, NEXT, BOARD_BYTES);
  }
}

/** Short nard's sides anywhere: up to six behind, as in back games and holding games, the others in pairs, as in primes. */
function scatter(board: usize, seed: u64, number: u32): void {
  memory.fill(board, 0, BOARD_BYTES);
  for (let side: usize = 0; side <= OTHER; side += OTHER) {
    const behind = below(7, seed, number);
    place(board, side, 19, 6, behind, true, seed, number);
    place(board, side, 2, 12, 15 - behind, true, seed, number);
  }
  if (below(8, seed, number)) return;
  for (let checkers = 1 + below(4, seed, number); checkers; checkers--) sendToBar(board);
}

/** Short nard's sides on their last way: both up to point 12, or one up to 18 and the other nearly home. */
export function startRace(board: usize, seed: u64, number: u32): void {
  counter = START_COUNTER;
  memory.fill(board, 0, BOARD_BYTES);
  const uneven = below(3, seed, number) == 0;
  const first: usize = below(2, seed, number) ? OTHER : 0;
  const far = uneven ? 12 + below(7, seed, number) : 7 + below(6, seed, number);
  const near = uneven ? 24 - far : 7 + below(6, seed, number);
  const pairs = below(2, seed, number) == 0;
  for (let side: usize = 0; side <= OTHER; side += OTHER) {
    const span = side == first ? far : near;
    // Any number may be off, also of a side that was hit while it bore off and is not home again.
    const off = below(2, seed, number) ? below(15, seed, number) : 0;
    store<u8>(board + side, <u8>off);
    place(board, side, 1, span, 15 - off, pairs, seed, number);
  }
}

/** Places checkers on `span` points from `lowest` up, mostly two at a time or all one by one. */
function place(board: usize, side: usize, lowest: u32, span: u32, checkers: u32, pairs: bool, seed: u64, number: u32): void {
  while (checkers) {
    const point = lowest + below(span, seed, number);
    if (load<u8>(board + (OTHER - side) + (25 - point))) continue;
    const group = below(4, seed, number) && pairs ? min<u32>(2, checkers) : 1;
    const at = board + side + point;
    store<u8>(at, load<u8>(at) + <u8>group);
    checkers -= group;
  }
}

/** Sends the mover's rearmost checker to the bar. */
function sendToBar(board: usize): void {
  for (let point = 24; point >= 1; point--) {
    const count = load<u8>(board + point);
    if (!count) continue;
    store<u8>(board + point, count - 1);
    store<u8>(board + BAR, load<u8>(board + BAR) + 1);
    return;
  }
}
