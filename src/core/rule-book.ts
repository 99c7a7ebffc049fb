/** The one rule book, as everybody asks it: declared here, implemented by `engine` over `assembly/rules`. */
import type { Roll } from './dice.ts';
import type { Game, PresetRef } from './games.ts';
import type { Play, SpelledMove, Step } from './play.ts';
import type { Position } from './position.ts';
import type { Refusal } from './refusal.ts';

/** A play is its resulting position; the route is one legal way there, for display. */
export interface LegalPlay {
  /** After the play, still seen by the side that moved. */
  readonly result: Position;
  readonly play: Play;
}

export interface RuleBook {
  /** Every distinct resulting position of a roll; empty = no legal play (a dance). */
  plays(position: Position, roll: Roll): LegalPlay[];
  /** Steps that may come next: those that some legal play of the whole roll begins with. Empty = the play is complete. */
  nextSteps(position: Position, roll: Roll, done: Play): Step[];
  /**
   * Why the checker on `from` may not go to `to` (0 = off) after the steps already done; null when it may, with one die or with
   * several.
   */
  refusal(position: Position, roll: Roll, done: Play, from: number, to: number): Refusal | null;
  /** Board after steps that are known to be legal, still seen by the mover. */
  afterSteps(position: Position, steps: Play): Position;
  /** The legal play a spelling means, in whatever order and with whatever joins it is written; null when there is none. */
  find(position: Position, roll: Roll, spelled: readonly SpelledMove[]): LegalPlay | null;
}

/** The rule book of a preset that is known here, or of rules that somebody put together. */
export type BookOf = (game: Game, preset: PresetRef) => RuleBook;
