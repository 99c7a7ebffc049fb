/** A match as a list to walk through: every decision with what is known of it. */
import type { Decision, ReplayedGame } from '../core/decision.ts';
import type { Player } from '../core/situation.ts';
import { markOf } from '../analysis/marks.ts';
import { MARKS, type Mark, type MoveAnalysis, type Thresholds } from '../analysis/match-analysis.ts';
import type { Place } from './routes.ts';

export interface MatchRow {
  readonly place: Place;
  readonly decision: Decision;
  readonly analysis: MoveAnalysis | null;
  readonly mark: Mark;
}

type Moves = readonly (readonly (MoveAnalysis | null)[])[];

export function rowsOf(games: readonly ReplayedGame[], moves: Moves, thresholds: Thresholds): MatchRow[] {
  return games.flatMap((game, g) => game.decisions.map((decision, d) => {
    const analysis = moves[g]?.[d] ?? null;
    // Flagged and forced plays count in no rate, so they are no errors to walk to either.
    const mark = decision.forced || decision.flags.length > 0 ? 'none' : markOf(analysis?.loss ?? null, thresholds);
    return { place: { game: g, decision: d }, decision, analysis, mark };
  }));
}

/** Which errors `n` and `p` stop at. */
export interface ErrorFilter {
  /** null = both. */
  readonly player: Player | null;
  readonly atLeast: Exclude<Mark, 'none'>;
}
export const EVERY_ERROR: ErrorFilter = { player: null, atLeast: 'doubtful' };

export const isStop = (row: MatchRow, filter: ErrorFilter): boolean =>
  MARKS.indexOf(row.mark) >= MARKS.indexOf(filter.atLeast) && (filter.player === null || filter.player === row.decision.player);

export const isSamePlace = (a: Place, b: Place): boolean => a.game === b.game && a.decision === b.decision;

export const rowIndex = (rows: readonly MatchRow[], place: Place): number => rows.findIndex((row) => isSamePlace(row.place, place));

/** The next row in a direction (1 or −1) that passes; null at the end. */
export function walk(rows: readonly MatchRow[], from: Place, direction: 1 | -1, passes: (row: MatchRow) => boolean = () => true): MatchRow | null {
  for (let at = rowIndex(rows, from) + direction; at >= 0 && at < rows.length; at += direction) {
    if (passes(rows[at]!)) return rows[at]!;
  }
  return null;
}
