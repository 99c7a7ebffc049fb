/** The play of a throw by one ply more: the best few at 0-ply are judged by the mean over the other side's 21 throws. */
import { boardAfter, evaluate, playCount, playEquities } from '../evaluate';
import { BOARD_BYTES } from '../memory';
import { OVER } from '../nets';
import { meanOfRolls } from '../search';

/** Plays that are looked at: so many at most, none worse than the best at 0-ply by more. */
const MOST: i32 = 6;
const WIDTH: f32 = 0.12;

const AFTER = memory.data(64, 16);
const CHANCES = memory.data(32, 16);

/** Chooses among the plays that `bestOfRoll` left at depth 0 for `board` and `side`; writes the board after the best to `next`, seen by the other side. */
export function chooseDeeper<G, S>(game: G, stakes: S, board: usize, next: usize, side: i32): void {
  const count = playCount(0);
  if (count == 1) return;
  let best: f32 = -100;
  let above: f32 = Infinity, aboveIndex = -1, first: f32 = 0;
  for (let rank = 0; rank < min(MOST, count); rank++) {
    const index = nextBest(count, above, aboveIndex);
    if (index < 0) return;
    above = equityOf(index);
    aboveIndex = index;
    if (rank == 0) first = above;
    if (above < first - WIDTH) return;
    boardAfter(board, 0, index, AFTER);
    const kind = game.kindOf(AFTER);
    if (kind == OVER) {
      evaluate(game, AFTER, CHANCES, 1);
    } else {
      stakes.weigh(game, 1 - side);
      meanOfRolls(game, AFTER, 1, 1, CHANCES);
      stakes.weigh(game, side);
    }
    const equity = stakes.worth(game, AFTER, kind, above, CHANCES, side);
    if (equity <= best) continue;
    best = equity;
    memory.copy(next, AFTER, BOARD_BYTES);
  }
}

@inline
function equityOf(index: i32): f32 {
  return load<f32>(playEquities(0) + (<usize>index << 2));
}

/** The best play below one that has been looked at; equal ones come in the order of the list. −1: only plays that the sieve held back are left. */
function nextBest(count: i32, above: f32, aboveIndex: i32): i32 {
  let found = -1;
  let most: f32 = -100;
  for (let index = 0; index < count; index++) {
    const equity = equityOf(index);
    if (equity > above || (equity == above && index <= aboveIndex) || equity <= most) continue;
    most = equity;
    found = index;
  }
  return found;
}
