/** The match being played as it is kept in the store, and back. */
import { readSavedMatch } from '../../core/check-saved.ts';
import type { ChouetteState } from '../../core/chouette.ts';
import { resumeMatch, type MatchState, type SavedMatch } from '../../core/match-play.ts';
import type { Game, PresetRef } from '../../core/games.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { RuleBook } from '../../core/rule-book.ts';
import { readStrength } from '../../engine/strength-presets.ts';
import { pauseClock, type Clock } from './play-clock.ts';
import type { PlaySetup } from './play-setup.ts';

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

const isSaved = (value: unknown): value is SavedPlay => {
  const found = (value ?? {}) as Partial<SavedPlay>;
  return found.version === SAVED_VERSION && Array.isArray(found.match?.journal) && typeof found.match.options === 'object' && Array.isArray(found.setup?.seats);
};

/**
 * What was kept, played again by its rules; null = nothing was. A clock stands still until somebody lets it go on: nobody knows
 * how long the page was away. Errors: those of `readSavedMatch` and `resumeMatch`; journal_refused {at: 0} for what is no saved match of this version.
 */
export function openTable(kept: unknown, bookOf: (game: Game, preset: PresetRef) => RuleBook, now: number): Result<Table | null> {
  if (kept === null || kept === undefined) return ok(null);
  if (!isSaved(kept)) return fail('journal_refused', { at: 0 });
  const saved = readSavedMatch(kept.match);
  if (!saved.ok) return saved;
  const { options } = saved.value;
  const match = resumeMatch(saved.value, bookOf(options.game, options.preset));
  if (!match.ok) return match;
  const { seed, commitment, clock, filed } = kept;
  const { seats, strength, minutes } = kept.setup;
  // The time between the last action and now was nobody's.
  const standing = clock && pauseClock({ ...clock, running: null }, now);
  return ok({ setup: { options, seats, strength: readStrength(strength), minutes }, match: match.value, chouette: null, seed, commitment, clock: standing, filed });
}
