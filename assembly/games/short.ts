/** Short nard as the evaluator, the search and the trainer see it: they take a game as an object and ask it everything by name. */
import { bearoffHolds, bearoffReady } from '../bearoff';
import { checkersBehind } from '../chances';
import { CONTACT_COLUMNS, CONTACT_SLOTS, contactInputs } from '../inputs/contact';
import { occupied, rearmost } from '../inputs/masks';
import { SIDE_COLUMNS, SIDE_SLOTS, sideInputs } from '../inputs/one-side';
import { NOBODY } from '../last-throw';
import { OTHER } from '../memory';
import { REST, ROWS } from '../net';
import { CONTACT, OVER, RACE, TABLE } from '../nets';
import { generate } from '../plays';
import { SHORT } from '../rules/short';
import { SIDE_FLOATS, SIDE_HIDDEN, SIDE_OUTPUTS } from '../side-rolls';
import { SIEVE_FLOATS } from '../sieve';

const CONTACT_NETS: i32 = 4;
const CONTACT_HIDDEN: i32 = 128;
/** Raised when the meaning of a column changes while the sizes stay the same. */
const INPUTS_VERSION: u32 = 2;

const FLOATS: i32 = CONTACT_NETS * ((CONTACT_COLUMNS + ROWS) * CONTACT_HIDDEN + REST) + SIDE_FLOATS
  + CONTACT_NETS * SIEVE_FLOATS;
const WEIGHTS = memory.data(FLOATS * 4, 16);

let winGammonWeight: f32 = 1;
let winBackgammonWeight: f32 = 1;
let loseGammonWeight: f32 = 1;
let loseBackgammonWeight: f32 = 1;

export class ShortGame {
  @inline
  contactNets(): i32 {
    return CONTACT_NETS;
  }

  @inline
  contactColumns(): i32 {
    return CONTACT_COLUMNS;
  }

  @inline
  contactHidden(): i32 {
    return CONTACT_HIDDEN;
  }

  @inline
  contactSlots(): i32 {
    return CONTACT_SLOTS;
  }

  @inline
  contactInputs(board: usize, slots: usize): void {
    contactInputs(board, slots);
  }

  @inline
  raceColumns(): i32 {
    return SIDE_COLUMNS;
  }

  @inline
  raceHidden(): i32 {
    return SIDE_HIDDEN;
  }

  @inline
  raceSlots(): i32 {
    return SIDE_SLOTS;
  }

  @inline
  raceFloats(): i32 {
    return SIDE_FLOATS;
  }

  /** Numbers that the race net answers with. */
  @inline
  raceOutputs(): i32 {
    return SIDE_OUTPUTS;
  }

  /** Whether the race net is asked about each side by itself, and not about the board. */
  @inline
  racesBySide(): bool {
    return true;
  }

  /** Of the side to roll alone. */
  @inline
  raceInputs(board: usize, slots: usize): void {
    sideInputs(board, slots);
  }

  @inline
  inputsVersion(): u32 {
    return INPUTS_VERSION;
  }

  /** Where the weights lie that the host fills. */
  @inline
  weights(): usize {
    return WEIGHTS;
  }

  /** Whether a kind's net learns from how games go on. Of races it has nothing to learn there: see `training/race-learner.ts`. */
  @inline
  learnsFromGames(kind: i32): bool {
    return kind >= CONTACT;
  }

  /** Plays of a roll for the side to roll `depth` plies below the host's call. */
  @inline
  generate(board: usize, die1: i32, die2: i32, _depth: i32, results: usize): i32 {
    return generate(SHORT, board, die1, die2, results);
  }

  /** A game is played out from the host's board: turns are all alike here. */
  @inline
  firstTurn(): void {}

  @inline
  nextTurn(): void {}

  /** Here no last throw is played. */
  @inline
  whoBegan(_turns: i32): i32 {
    return NOBODY;
  }

  /** What answers for a board. */
  kindOf(board: usize): i32 {
    if (load<u8>(board) == 15 || load<u8>(board + OTHER) == 15) return OVER;
    const mover = rearmost(occupied(board)), other = rearmost(occupied(board + OTHER));
    // My p faces their 25 − p: the two have met and passed exactly when the rearmost add up to less.
    if (mover + other > 25) return CONTACT + contactNet(board);
    return bearoffReady() && bearoffHolds(board) ? TABLE : RACE;
  }

  /** Whether a loser with nobody off, still there, may lose a backgammon; `apart`: without contact. */
  @inline
  mayLoseBackgammon(loser: usize, apart: bool): bool {
    return !apart || checkersBehind(loser) != 0;
  }

  /** Cubeless equity of the side whose chances they are: money, a backgammon being worth three, unless `weigh` said otherwise. */
  @inline
  equity(chances: usize): f32 {
    return (
      2 * load<f32>(chances) - 1 + winGammonWeight * load<f32>(chances, 4) + winBackgammonWeight * load<f32>(chances, 8)
      - loseGammonWeight * load<f32>(chances, 12) - loseBackgammonWeight * load<f32>(chances, 16)
    );
  }

  /** What gammons, and backgammons on top, weigh beside a win at 1 and a loss at −1; all are 1 for money. */
  @inline
  weigh(winGammon: f32, winBackgammon: f32, loseGammon: f32, loseBackgammon: f32): void {
    winGammonWeight = winGammon;
    winBackgammonWeight = winBackgammon;
    loseGammonWeight = loseGammon;
    loseBackgammonWeight = loseBackgammon;
  }

  opening(board: usize): void {
    for (let side: usize = 0; side <= OTHER; side += OTHER) {
      store<u8>(board + side, 2, 24);
      store<u8>(board + side, 5, 13);
      store<u8>(board + side, 3, 8);
      store<u8>(board + side, 5, 6);
    }
  }

  /** Whether the first roll of a game may be a double. */
  @inline
  opensWithDouble(): bool {
    return false;
  }

  /** Whether the trainer also begins at random set-ups. */
  @inline
  hasSetUps(): bool {
    return true;
  }
}

export const SHORT_GAME = new ShortGame();

/** Which contact net: 3 = somebody has borne off, 2 = three or more behind, 1 = a side has nobody behind, else 0. */
function contactNet(board: usize): i32 {
  if (load<u8>(board) | load<u8>(board + OTHER)) return 3;
  const mover = checkersBehind(board), other = checkersBehind(board + OTHER);
  if (mover >= 3 || other >= 3) return 2;
  return mover == 0 || other == 0 ? 1 : 0;
}
