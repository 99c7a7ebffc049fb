/**
 * Chances are five f32: win, win gammon, win backgammon, lose gammon, lose backgammon, a gammon including backgammons;
 * whoever writes them writes 32 bytes. In long nard a gammon is mars, a backgammon koks.
 */
import { BAR, OTHER } from './memory';

/** The same chances seen by the other side. `target` may be `chances`. */
export function swapChances(chances: usize, target: usize): void {
  const win = load<f32>(chances), winGammon = load<f32>(chances, 4), winBackgammon = load<f32>(chances, 8);
  store<f32>(target, 1 - win);
  store<f32>(target, load<f32>(chances, 12), 4);
  store<f32>(target, load<f32>(chances, 16), 8);
  store<f32>(target, winGammon, 12);
  store<f32>(target, winBackgammon, 16);
}

/** Checkers from `first` to the bar: for 19, those in the first quarter of their way. */
@inline
export function checkersBehind(counts: usize, first: i32 = 19): i32 {
  let behind = 0;
  for (let slot = first; slot <= BAR; slot++) behind += <i32>load<u8>(counts + slot);
  return behind;
}

/** A finished game; a loser with nobody off loses a gammon, and with somebody far enough behind a backgammon. */
export function overChances<G>(game: G, board: usize, out: usize): void {
  memory.fill(out, 0, 32);
  const won = load<u8>(board) == 15;
  const loser = won ? board + OTHER : board;
  const gammon: usize = won ? 4 : 12;
  if (won) store<f32>(out, 1);
  if (load<u8>(loser)) return;
  store<f32>(out + gammon, 1);
  if (game.mayLoseBackgammon(loser, true)) store<f32>(out + gammon + 4, 1);
}

/** Bends a net's answer to what is possible: no gammon once a checker is off, the rarer never likelier. */
export function limit<G>(game: G, board: usize, apart: bool, out: usize): void {
  const win = load<f32>(out);
  limitSide(game, board + OTHER, apart, win, out + 4);
  limitSide(game, board, apart, 1 - win, out + 12);
}

/** `most` = chance that `loser` loses at all; its gammon and backgammon chances are at `out`. */
@inline
function limitSide<G>(game: G, loser: usize, apart: bool, most: f32, out: usize): void {
  let gammon: f32 = 0, backgammon: f32 = 0;
  if (!load<u8>(loser)) {
    gammon = min(load<f32>(out), most);
    if (game.mayLoseBackgammon(loser, apart)) backgammon = min(load<f32>(out, 4), gammon);
  }
  store<f32>(out, gammon);
  store<f32>(out, backgammon, 4);
}
