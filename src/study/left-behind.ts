/** Plays that an analysis left at a lower depth: what may be said of them beside those that it looked at deeper. */
import { FILTERS } from '../engine/filters.ts';
import type { Game } from '../core/games.ts';
import type { Candidate } from '../engine/protocol.ts';

/**
 * Those of a finished ranking that were left for their distance alone: fewer plays went on than there was room for, so each of these is
 * further behind the best of its own depth than the filter is wide – more than twice what numbers of that depth may be wrong by. By how
 * much they are worse at the full depth nobody has looked. Of a play for which there was no room nothing can be said.
 */
export function leftBehind(game: Game, candidates: readonly Candidate[]): readonly Candidate[] {
  const deepest = candidates[0]?.plies ?? 0;
  return candidates.filter(({ plies }) => plies < deepest && candidates.filter((other) => other.plies > plies).length < FILTERS[game][plies]!.count);
}
