/** What long nard's texts disagree about, as data: packed to flags once, by whoever asks the rule book. */

/** When a second checker may leave the head in one turn. */
export const HEADS = ['first_346', 'first_346_note', 'first_blocked', 'first_double', 'any_double'] as const;
/** When six or more in a row are allowed: always, with an enemy checker ahead, with one in its home, or not at all. */
export const BLOCKS = ['none', 'ahead', 'home', 'never'] as const;
/** A forbidden six made and broken within one turn. */
export const TRANSIENTS = ['no', 'same_checker', 'end_of_turn'] as const;
export const BEAROFFS = ['strict', 'lax'] as const;

export interface LongRules {
  readonly head: (typeof HEADS)[number];
  readonly block: (typeof BLOCKS)[number];
  readonly transient: (typeof TRANSIENTS)[number];
  /** Where only one die can be played, it must be the larger. */
  readonly largerDie: boolean;
  readonly bearoff: (typeof BEAROFFS)[number];
}

export const NARDEON_RULES: LongRules = { head: 'first_346', block: 'ahead', transient: 'no', largerDie: true, bearoff: 'strict' };
