/** The match being played as it is kept in the store, and back. */
import { bool, check, fields, nullable, number, oneOf, pair } from '../../core/check.ts';
import { digest } from '../../core/check-record.ts';
import { readSavedMatch } from '../../core/check-saved.ts';
import type { ChouetteState } from '../../core/chouette.ts';
import { resumeMatch, type MatchState, type SavedMatch } from '../../core/match-play.ts';
import { isKnownPreset } from '../../core/presets.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { BookOf } from '../../core/rule-book.ts';
import { readStrength } from '../../engine/strength-presets.ts';
import { clockChecker, pauseClock, type Clock } from './play-clock.ts';
import { SEATS, type PlaySetup } from './play-setup.ts';

/** A match on the Play screen with all that belongs to it. */
export interface Table {
  readonly setup: PlaySetup;
  readonly match: MatchState;
  /** The chouette whose game this is: `match` shows its box against its captain. null = a match of two. */
  readonly chouette: ChouetteState | null;
  /** Secret until the game is over; null with dice of a real board. */
  readonly seed: string | null;
  /** What its commitment is, shown from the start. */
  readonly commitment: string | null;
  readonly clock: Clock | null;
  /** It is in the library already. */
  readonly filed: boolean;
}

export const SAVED_VERSION = 1;

export interface SavedPlay extends Omit<Table, 'match' | 'chouette' | 'setup'> {
  readonly version: typeof SAVED_VERSION;
  readonly setup: Omit<PlaySetup, 'options'>;
  readonly match: SavedMatch;
}

export function saveTable({ match, setup, seed, commitment, clock, filed }: Table): SavedPlay {
  const { seats, strength, minutes } = setup;
  return { version: SAVED_VERSION, seed, commitment, clock, filed, setup: { seats, strength, minutes }, match: { options: match.options, journal: match.journal } };
}

const secret = nullable(digest);
/** All but the match, which has a checker of its own; a strength that was never kept is the usual one. */
const around = fields<Omit<SavedPlay, 'match'>>({
  version: oneOf([SAVED_VERSION] as const), seed: secret, commitment: secret, clock: nullable(clockChecker), filed: bool,
  setup: fields<SavedPlay['setup']>({ seats: pair(oneOf(SEATS)), strength: readStrength, minutes: nullable(number(0, 1e6)) }),
});

/**
 * What was kept, played again by its rules; null = nothing was. A clock stands still until somebody lets it go on: nobody knows
 * how long the page was away. Errors: those of `readSavedMatch` and `resumeMatch`; preset_unknown {id, version}; journal_refused {at: 0} for what is no saved match of this version.
 */
export function openTable(kept: unknown, bookOf: BookOf, now: number): Result<Table | null> {
  if (kept === null || kept === undefined) return ok(null);
  const table = check(around, kept);
  if (!table.ok) return fail('journal_refused', { at: 0 });
  const saved = readSavedMatch((kept as Partial<SavedPlay>).match);
  if (!saved.ok) return saved;
  const { options } = saved.value;
  if (!isKnownPreset(options.game, options.preset)) return fail('preset_unknown', { id: options.preset.id, version: options.preset.version });
  const match = resumeMatch(saved.value, bookOf(options.game, options.preset));
  if (!match.ok) return match;
  const { setup, clock, seed, commitment, filed } = table.value;
  // The time between the last action and now was nobody's.
  const standing = clock && pauseClock({ ...clock, running: null }, now);
  return ok({ setup: { ...setup, options }, match: match.value, chouette: null, seed, commitment, clock: standing, filed });
}
