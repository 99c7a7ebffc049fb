/** Where games of self-play begin: mostly the opening position, else positions that good play seldom meets. */
import { kindOf } from '../evaluate';
import { BAR, BOARD_BYTES, OTHER, RESULT_BYTES, resultsAt } from '../memory';
import { CONTACT } from '../nets';
import { expand, generate, swapBoard } from '../plays';
import { randomBits } from '../random';
import { SHORT } from '../rules/short';

/** Random numbers for starts are counted from here, those for dice from 0. */
const START_COUNTER: u32 = 0x80000000;
let counter: u32 = 0;

/** A number below `limit`, next in the game's own row. */
function below(limit: u32, seed: u64, game: u32): u32 {
  counter++;
  return <u32>(((randomBits(seed, game, counter) >> 32) * <u64>limit) >> 32);
}

export function openingBoard(board: usize): void {
  memory.fill(board, 0, BOARD_BYTES);
  for (let side: usize = 0; side <= OTHER; side += OTHER) {
    store<u8>(board + side, 2, 24);
    store<u8>(board + side, 5, 13);
    store<u8>(board + side, 3, 8);
    store<u8>(board + side, 5, 6);
  }
}

/** Writes the start of a game; returns whether it is the opening position. One game in twenty of each odd sort. */
export function startBoard(board: usize, seed: u64, game: u32): bool {
  counter = START_COUNTER;
  const sort = below(20, seed, game);
  openingBoard(board);
  if (sort == 0) wander(board, seed, game);
  else if (sort == 1) scatter(board, seed, game);
  return sort > 1;
}

const PLAYED = memory.data(64, 16);
const NEXT = memory.data(64, 16);

/** Up to forty random plays, stopping before contact ends. */
function wander(board: usize, seed: u64, game: u32): void {
  for (let plays = 1 + below(40, seed, game); plays; plays--) {
    const count = generate(SHORT, board, 1 + below(6, seed, game), 1 + below(6, seed, game), resultsAt(0));
    if (count) {
      expand(board, resultsAt(0) + <usize>below(count, seed, game) * RESULT_BYTES, PLAYED);
      swapBoard(PLAYED, NEXT);
    } else {
      swapBoard(board, NEXT);
    }
    if (kindOf(NEXT) < CONTACT) return;
    memory.copy(board, NEXT, BOARD_BYTES);
  }
}

/** Both sides anywhere: up to six behind, as in back games and holding games, the others in pairs, as in primes. */
function scatter(board: usize, seed: u64, game: u32): void {
  memory.fill(board, 0, BOARD_BYTES);
  for (let side: usize = 0; side <= OTHER; side += OTHER) {
    const behind = below(7, seed, game);
    place(board, side, 19, 6, behind, seed, game);
    place(board, side, 2, 12, 15 - behind, seed, game);
  }
  if (below(8, seed, game) == 0) sendToBar(board);
}

/** Places checkers on `span` points from `lowest` up, mostly two at a time. */
function place(board: usize, side: usize, lowest: u32, span: u32, checkers: u32, seed: u64, game: u32): void {
  while (checkers) {
    const point = lowest + below(span, seed, game);
    if (load<u8>(board + (OTHER - side) + (25 - point))) continue;
    const group = below(4, seed, game) ? min<u32>(2, checkers) : 1;
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
    store<u8>(board + BAR, 1);
    return;
  }
}
