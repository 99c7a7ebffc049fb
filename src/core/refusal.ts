/** Why a step that somebody tried is not allowed: found by the rule book, put into words by `i18n`. */
import type { NardError } from './result.ts';

/** Facts: points by the mover's own numbering; `dice` = those left, such as `5, 3`. */
export const REFUSALS = [
  // Nothing is left to play; no own checker on {from}; not towards home.
  'turn_complete', 'not_yours', 'wrong_way',
  // Checkers on the bar enter first; {dice} do not lead from {from} to {to}; the enemy holds {point}.
  'bar_first', 'no_such_die', 'point_closed',
  // A checker is outside the home on {point}; a die above the checker's point while one stands on {point}.
  'not_all_home', 'farther_checker',
  // As many have left the head as may in this turn.
  'head_once', 'head_twice',
  // A row of six, by what would allow it; a row that its last checker must itself open.
  'block_ahead', 'block_home', 'block_never', 'block_open_again',
  // Other steps play both dice, or more steps ({most}) of a double, or the larger die ({die}) of which only one can be played.
  'both_dice', 'most_steps', 'larger_die',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export interface Refusal {
  readonly code: RefusalCode;
  readonly facts: NardError['facts'];
}
