/**
 * What a roll is worth some plies deep: its best play is chosen at 0-ply, the position after it is the mean over the
 * other side's 21 rolls one ply less. Chances are those of `evaluate.ts`; each level has memory of its own.
 */
import { swapChances } from './chances';
import { highDie, lowDie, ROLLS, waysOf } from './dice';
import { bestBoard, bestOfRoll, playChances } from './evaluate';
import { OVER } from './nets';

const CHANCE_BYTES: usize = 32;
const CHANCES: usize = 5;
/** One sum for each level below the host's call. */
const SUMS = memory.data(4 * 32, 16);

/**
 * Writes the chances of the side to roll on `board` once it has made the best play of a roll, looked at `plies` deep
 * from there. `depth`: 0 for the host's call, one more for each level below it.
 */
export function afterRoll<G>(game: G, board: usize, die1: i32, die2: i32, plies: i32, depth: i32, out: usize): void {
  const best = bestOfRoll(game, board, die1, die2, depth);
  if (plies == 0 || game.kindOf(bestBoard(depth)) == OVER) {
    memory.copy(out, playChances(depth) + <usize>best * CHANCE_BYTES, CHANCE_BYTES);
    return;
  }
  meanOfRolls(game, bestBoard(depth), plies, depth + 1, out);
  swapChances(out, out);
}

/** The side to roll's chances `plies` ≥ 1 deep: the mean over its 21 rolls. */
export function meanOfRolls<G>(game: G, board: usize, plies: i32, depth: i32, out: usize): void {
  const sum = SUMS + <usize>(depth - 1) * CHANCE_BYTES;
  memory.fill(sum, 0, CHANCE_BYTES);
  for (let roll = 0; roll < ROLLS; roll++) {
    afterRoll(game, board, highDie(roll), lowDie(roll), plies - 1, depth, out);
    const weight = <f32>waysOf(roll) / 36;
    for (let chance: usize = 0; chance < CHANCES; chance++) {
      const at = chance << 2;
      store<f32>(sum + at, load<f32>(sum + at) + weight * load<f32>(out + at));
    }
  }
  memory.copy(out, sum, CHANCE_BYTES);
}
