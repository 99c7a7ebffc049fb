/** What can be done in a game. Who does it follows from the state (`turn`), except for resigning, which both sides may. */
import type { Die, Roll } from './dice.ts';
import type { SpelledMove } from './play.ts';
import type { WinKind } from './scoring.ts';
import type { Player } from './situation.ts';

export type GameAction =
  /** Before the first throw: the dice are settled, and only their commitment is known. */
  | { readonly kind: 'commit'; readonly commitment: string; readonly words: string }
  /** After the game: the seed that the commitment was made of. */
  | { readonly kind: 'reveal'; readonly seed: string }
  /** One die each, player 0 first. */
  | { readonly kind: 'start'; readonly dice: readonly [Die, Die] }
  /** Again while typed dice are not picked up: they are mended. */
  | { readonly kind: 'roll'; readonly dice: Roll }
  /** One checker by one die, own numbering; 25 = bar, 0 = off. */
  | { readonly kind: 'step'; readonly from: number; readonly to: number }
  /** Takes back the last step; `all`: every step. */
  | { readonly kind: 'undo'; readonly all?: boolean }
  /** The whole play as somebody typed it, in place of what was moved. */
  | { readonly kind: 'enter'; readonly moves: readonly SpelledMove[] }
  /** The turn ends. */
  | { readonly kind: 'pickUp' }
  | { readonly kind: 'double' }
  | { readonly kind: 'take' }
  | { readonly kind: 'drop' }
  | { readonly kind: 'beaver' }
  | { readonly kind: 'raccoon' }
  | { readonly kind: 'resign'; readonly by: Player; readonly win: WinKind }
  | { readonly kind: 'answerResign'; readonly accept: boolean }
  /** Somebody says that the play picked up last was illegal. */
  | { readonly kind: 'claim' }
  /** The claimed play stands. */
  | { readonly kind: 'accept' }
  /** The claimed play is played anew, by the rules. */
  | { readonly kind: 'correct' };

export type GameActionKind = GameAction['kind'];
export type ActionOf<K extends GameActionKind> = Extract<GameAction, { kind: K }>;
