/**
 * The last throw of long nard (`lastThrow` of `src/core/terms.ts`): when the side that began the game has borne off all, the
 * other throws once more; does it finish too, the game is a draw, which counts as half a win. Who began is told by the game
 * (`games/`), since no board shows it. The exact table's part is in `bearoff.ts`.
 */
import { overChances } from './chances';
import { highDie, lowDie, ROLLS, waysOf } from './dice';
import { DEPTHS, OTHER, RESULT_BYTES, resultsAt } from './memory';
import { expand } from './plays';

/** Who began the game, as the side to roll sees it; NOBODY: not known, or no last throw is played. */
export const NOBODY: i32 = 0, ROLLER: i32 = 1, OTHER_SIDE: i32 = 2;

/** No search goes so deep that its plays lie there. */
const DEEPEST: i32 = <i32>DEPTHS - 1;
/** Checkers that one throw bears off at most. */
const MOST_OFF: u8 = 4;
const CHANCES: usize = 5;
const CHANCE_BYTES: usize = 32;
/** Where the chance of losing one lies. */
const LOSE_BACKGAMMON: usize = 16;

const AFTER = memory.data(64, 16);
const END = memory.data(32, 16);
const BEST = memory.data(32, 16);

/** `overChances` where it is known who began. A last throw to come may still save a gammon, and a draw where four checkers or fewer are left. */
export function endWithLastThrow<G>(game: G, board: usize, began: i32, out: usize): void {
  const off = load<u8>(board);
  // Not the starter's win, the last throw has been, or it can change nothing.
  if (off == 15 || began == ROLLER || (off && off < 15 - MOST_OFF)) return judgeEnd(game, board, out);
  memory.fill(out, 0, CHANCE_BYTES);
  for (let roll = 0; roll < ROLLS; roll++) {
    playLast(game, board, highDie(roll), lowDie(roll));
    const ways = <f32>waysOf(roll);
    for (let at: usize = 0; at < CHANCES << 2; at += 4) store<f32>(out + at, load<f32>(out + at) + ways * load<f32>(BEST + at));
  }
  // Divided once, so that what every throw comes to is that number exactly.
  for (let at: usize = 0; at < CHANCES << 2; at += 4) store<f32>(out + at, load<f32>(out + at) / 36);
}

/** What a board is worth once no throw is left. */
function judgeEnd<G>(game: G, board: usize, out: usize): void {
  overChances(game, board, out);
  if (load<u8>(board) == 15 && load<u8>(board + OTHER) == 15) {
    memory.fill(out, 0, CHANCE_BYTES);
    store<f32>(out, 0.5);
  }
}

/** Writes the best end of a last throw to BEST; of ends worth the same, where koks counts as much as mars, the one that is less lost. */
function playLast<G>(game: G, board: usize, die1: i32, die2: i32): void {
  judgeEnd(game, board, BEST);
  let best = game.equity(BEST);
  const count = game.generate(board, die1, die2, DEEPEST, resultsAt(DEEPEST));
  for (let index = 0; index < count; index++) {
    expand(board, resultsAt(DEEPEST) + <usize>index * RESULT_BYTES, AFTER);
    judgeEnd(game, AFTER, END);
    const equity = game.equity(END);
    if (equity < best || (equity == best && load<f32>(END, LOSE_BACKGAMMON) >= load<f32>(BEST, LOSE_BACKGAMMON))) continue;
    best = equity;
    memory.copy(BEST, END, CHANCE_BYTES);
  }
}
