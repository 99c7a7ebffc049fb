/**
 * Learning what the nets themselves see deeper, in two halves. First games are played by nets that stay as they are, and every position
 * is written down with the mean over its 21 rolls and something of what the next turns said. Then these rows are learnt many times over:
 * little of chance is in them, so that high rates pay. A row: counts of the side to roll (26 bytes), of the other side (26), five chances (f32).
 */
import { evaluate } from '../evaluate';
import { BAR, BOARD_BYTES, OTHER } from '../memory';
import { useWeights } from '../nets';
import { boardAt, comeBack, LONGEST, play, target } from './by-rolls';
import { learn, refreshBoosts } from './learner';

const COUNTS: usize = <usize>BAR + 1;
const CHANCES: usize = 20;
const ROW_BYTES: usize = 2 * COUNTS + CHANCES;
/** Room for the rows of a call: a call that writes stops when another game might not fit. */
export const MOST_ROWS: i32 = 16384;
const ROWS = memory.data(16384 * 72, 16);
/** Of twenty games, of each odd sort: half of all, since what is rare in good play is judged worst. */
const MANY_ODD: u32 = 5;

const TURN = memory.data(64, 16);
const THOUGHT = memory.data(32, 16);

let squaredErrors: f64 = 0;
let learnt: f64 = 0;
let gamesWritten: u32 = 0;

@inline
export function rowAt(row: i32): usize {
  return ROWS + <usize>row * ROW_BYTES;
}

/** Games that the last `writeRows` played. */
export function writtenGames(): u32 {
  return gamesWritten;
}

/**
 * Plays games `first` … `first + games − 1`, fewer if rows would not fit, and writes a row for each position that a net which
 * learns from games answers; returns how many. For `trust` see `by-rolls.ts`; at 0 there is nothing of chance in a row.
 */
export function writeRows<G>(game: G, first: u32, games: u32, seed: u32, trust: f32): i32 {
  let rows = 0;
  for (gamesWritten = 0; gamesWritten < games && rows + LONGEST <= MOST_ROWS; gamesWritten++) {
    const turns = play(game, seed, first + gamesWritten, MANY_ODD);
    evaluate(game, boardAt(turns), target());
    for (let turn = turns - 1; turn >= 0; turn--, rows++) {
      comeBack(turn, trust);
      const row = rowAt(rows), board = boardAt(turn);
      memory.copy(row, board, COUNTS);
      memory.copy(row + COUNTS, board + OTHER, COUNTS);
      memory.copy(row + 2 * COUNTS, target(), CHANCES);
    }
  }
  return rows;
}

/** Learns the rows that lie from `rowAt(0)` on, in their order. Long nard's rules must be such that a net still answers for whatever one answered for. */
export function learnRows<G>(game: G, count: i32, rate: f32): void {
  useWeights(game, game.weights());
  refreshBoosts(game);
  memory.fill(TURN, 0, BOARD_BYTES);
  for (let index = 0; index < count; index++) {
    const row = rowAt(index);
    memory.copy(TURN, row, COUNTS);
    memory.copy(TURN + OTHER, row + COUNTS, COUNTS);
    if (!game.learnsFromGames(game.kindOf(TURN))) continue;
    squaredErrors += learn(game, TURN, row + 2 * COUNTS, rate, THOUGHT);
    learnt++;
  }
}

/** Mean squared error of winning chances since the last call. */
export function takeRowsError(): f64 {
  const error = learnt ? squaredErrors / learnt : 0;
  squaredErrors = 0;
  learnt = 0;
  return error;
}
