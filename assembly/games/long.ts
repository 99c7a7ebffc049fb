/** Long nard as the evaluator, the search and the trainer see it. Rules are those that `setLongRules` was told, scoring as below. */
import { bearoffHolds, bearoffReady } from '../bearoff';
import { checkersBehind } from '../chances';
import { LONG_COLUMNS, LONG_SLOTS, longInputs } from '../inputs/long';
import { occupied, rearmost } from '../inputs/masks';
import { RACE_COLUMNS, RACE_SLOTS, raceInputs } from '../inputs/race';
import { NOBODY, OTHER_SIDE, ROLLER } from '../last-throw';
import { OTHER } from '../memory';
import { OUTPUTS, REST, ROWS } from '../net';
import { CONTACT, OVER, RACE, TABLE } from '../nets';
import { generate } from '../plays';
import { LONG } from '../rules/long';
import { SIEVE_FLOATS } from '../sieve';

const CONTACT_NETS: i32 = 1;
const CONTACT_HIDDEN: i32 = 128;
const RACE_HIDDEN: i32 = 32;
/** Raised when the meaning of a column changes while the sizes stay the same. */
const INPUTS_VERSION: u32 = 1;

const RACE_FLOATS: i32 = (RACE_COLUMNS + ROWS) * RACE_HIDDEN + REST;
const FLOATS: i32 = CONTACT_NETS * ((LONG_COLUMNS + ROWS) * CONTACT_HIDDEN + REST) + RACE_FLOATS + CONTACT_NETS * SIEVE_FLOATS;
const WEIGHTS = memory.data(FLOATS * 4, 16);

// What a win counts, and the slot from which a loser's checker makes koks of mars: 24 = the head, 19 = its quarter.
let mars: f32 = 2;
let koks: f32 = 2;
let koksFrom: i32 = 24;
/** Who began the game (`last-throw.ts`), seen by the side to roll on the host's board; and by the one to roll now, in a game that is played out. */
let toldBegan: i32 = NOBODY;
let began: i32 = NOBODY;

/** Takes the scoring; without koks it counts as much as mars. `who`: began the game, where a last throw is played. */
export function scoreBy(marsValue: f32, koksValue: f32, from: i32, who: i32): void {
  mars = marsValue;
  koks = koksValue;
  koksFrom = from;
  toldBegan = who;
  began = who;
}

@inline
function seenByOther(who: i32): i32 {
  return who == NOBODY ? NOBODY : who == ROLLER ? OTHER_SIDE : ROLLER;
}

export class LongGame {
  @inline
  contactNets(): i32 {
    return CONTACT_NETS;
  }

  @inline
  contactColumns(): i32 {
    return LONG_COLUMNS;
  }

  @inline
  contactHidden(): i32 {
    return CONTACT_HIDDEN;
  }

  @inline
  contactSlots(): i32 {
    return LONG_SLOTS;
  }

  @inline
  contactInputs(board: usize, slots: usize): void {
    longInputs(board, slots);
  }

  @inline
  raceColumns(): i32 {
    return RACE_COLUMNS;
  }

  @inline
  raceHidden(): i32 {
    return RACE_HIDDEN;
  }

  @inline
  raceSlots(): i32 {
    return RACE_SLOTS;
  }

  @inline
  raceFloats(): i32 {
    return RACE_FLOATS;
  }

  /** Numbers that the race net answers with. */
  @inline
  raceOutputs(): i32 {
    return OUTPUTS;
  }

  /** Whether the race net is asked about each side by itself, and not about the board. */
  @inline
  racesBySide(): bool {
    return false;
  }

  @inline
  raceInputs(board: usize, slots: usize): void {
    raceInputs(board, slots);
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

  /** Whether a kind's net learns from how games go on. */
  @inline
  learnsFromGames(kind: i32): bool {
    return kind >= RACE;
  }

  /** Plays of a roll for the side to roll `depth` plies below the host's call. */
  @inline
  generate(board: usize, die1: i32, die2: i32, depth: i32, results: usize): i32 {
    LONG.goDown(depth);
    return generate(LONG, board, die1, die2, results);
  }

  /** A game is played out from the host's board. */
  @inline
  firstTurn(): void {
    LONG.restart();
    began = toldBegan;
  }

  /** One turn of that game is over. */
  @inline
  nextTurn(): void {
    LONG.passTurn();
    began = seenByOther(began);
  }

  /** Who began the game, as the side to roll sees it `turns` later. */
  @inline
  whoBegan(turns: i32): i32 {
    return turns & 1 ? seenByOther(began) : began;
  }

  /** What answers for a board. */
  kindOf(board: usize): i32 {
    if (load<u8>(board) == 15 || load<u8>(board + OTHER) == 15) return OVER;
    // Own points 1..12 are the enemy's 13..24: with all checkers of both sides there, nobody is in anybody's way.
    if (max(rearmost(occupied(board)), rearmost(occupied(board + OTHER))) > 12) return CONTACT;
    return bearoffReady() && LONG.bearsOffPlainly() && bearoffHolds(board) ? TABLE : RACE;
  }

  /** Koks needs a checker that has not left the head, or its quarter. */
  @inline
  mayLoseBackgammon(loser: usize, _apart: bool): bool {
    return checkersBehind(loser, koksFrom) != 0;
  }

  /** Cubeless equity in oyin of the side whose chances they are. */
  @inline
  equity(chances: usize): f32 {
    return 2 * load<f32>(chances) - 1
      + (mars - 1) * (load<f32>(chances, 4) - load<f32>(chances, 12))
      + (koks - mars) * (load<f32>(chances, 8) - load<f32>(chances, 16));
  }

  opening(board: usize): void {
    store<u8>(board, 15, 24);
    store<u8>(board + OTHER, 15, 24);
  }

  @inline
  opensWithDouble(): bool {
    return true;
  }

  /** Whether the trainer also begins at random set-ups. */
  @inline
  hasSetUps(): bool {
    return false;
  }
}

export const LONG_GAME = new LongGame();
