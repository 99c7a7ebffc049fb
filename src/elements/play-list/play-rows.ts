/** What the list of plays shows, before it is drawn: candidates of one depth ranked among themselves, others apart. */
import { markOf } from '../../analysis/marks.ts';
import type { Mark, Thresholds } from '../../analysis/match-analysis.ts';
import type { Candidate, Plies } from '../../engine/protocol.ts';

export interface PlayRow {
  readonly candidate: Candidate;
  /** Index among the candidates given. */
  readonly index: number;
  /** 1 = best; null below full depth: a shallow number ranks nothing. */
  readonly rank: number | null;
  /** Equity below the best of the same depth; null below full depth. */
  readonly loss: number | null;
  readonly mark: Mark;
  readonly isPlayed: boolean;
}

export interface PlayGroup {
  readonly plies: Plies;
  readonly isDeepest: boolean;
  readonly rows: readonly PlayRow[];
}

/** Rows shown before "show all". */
export const SHORT_LIST = 10;

/** Deepest first, best first within a depth. `played` is an index in `candidates`; −1 = none. */
export function groupPlays(candidates: readonly Candidate[], played: number, thresholds: Thresholds): PlayGroup[] {
  const depths = [...new Set(candidates.map(({ plies }) => plies))].sort((a, b) => b - a);
  return depths.map((plies, depth) => {
    const isDeepest = depth === 0;
    const members = candidates.map((candidate, index) => ({ candidate, index })).filter(({ candidate }) => candidate.plies === plies)
      .sort((a, b) => b.candidate.equity - a.candidate.equity);
    const best = members[0]!.candidate.equity;
    const rows = members.map(({ candidate, index }, place): PlayRow => {
      const loss = isDeepest ? best - candidate.equity : null;
      return { candidate, index, rank: isDeepest ? place + 1 : null, loss, mark: markOf(loss, thresholds), isPlayed: index === played };
    });
    return { plies, isDeepest, rows };
  });
}

/** The first rows over all groups, and the played one wherever it is; groups left empty go. */
export function shorten(groups: readonly PlayGroup[], limit: number = SHORT_LIST): PlayGroup[] {
  let left = limit;
  return groups.map((group) => {
    const rows = group.rows.filter((row, i) => i < left || row.isPlayed);
    left = Math.max(0, left - group.rows.length);
    return { ...group, rows };
  }).filter(({ rows }) => rows.length > 0);
}
