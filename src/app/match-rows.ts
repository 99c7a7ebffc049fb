/** A match as a list to walk through: every decision with what is known of it. */
import type { Decision, ReplayedGame } from '../core/decision.ts';
import type { Player } from '../core/situation.ts';
import type { CubeAnalysis } from '../analysis/cube/analyse-cubes.ts';
import { markOf, worseMark } from '../analysis/marks.ts';
import { MARKS, type Mark, type MoveAnalysis, type Thresholds } from '../analysis/match-analysis.ts';
import type { StoredMatch } from '../store/entries.ts';
import type { Place } from './routes.ts';

export interface MatchRow {
  readonly place: Place;
  readonly decision: Decision;
  /** Of the play. */
  readonly analysis: MoveAnalysis | null;
  /** Of what was decided about the cube before the play, or instead of one. */
  readonly cube: CubeAnalysis | null;
  readonly playMark: Mark;
  readonly cubeMark: Mark;
  /** The worse of both. */
  readonly mark: Mark;
}

type Analysed = Pick<StoredMatch, 'moves' | 'cubes'>;

/** What a decision cost, play and cube together; null = nothing of it is judged. */
export const lossOf = ({ analysis, cube }: Pick<MatchRow, 'analysis' | 'cube'>): number | null => {
  const losses = [analysis?.loss, cube?.judgement.loss].filter((loss) => typeof loss === 'number');
  return losses.length === 0 ? null : losses.reduce((sum, loss) => sum + loss, 0);
};

export function rowsOf(games: readonly ReplayedGame[], { moves, cubes }: Analysed, thresholds: Thresholds): MatchRow[] {
  return games.flatMap((game, g) => game.decisions.map((decision, d) => {
    const analysis = moves[g]?.[d] ?? null;
    // Flagged and forced plays count in no rate, so they are no errors to walk to either.
    const flagged = decision.flags.length > 0;
    const playMark = decision.forced || flagged ? 'none' : markOf(analysis?.loss ?? null, thresholds);
    const cube = cubes?.[g]?.[d] ?? null;
    // A flagged play does not make the cube before it doubtful.
    const cubeMark = flagged && decision.kind !== 'move' ? 'none' : markOf(cube?.judgement.loss ?? null, thresholds);
    return { place: { game: g, decision: d }, decision, analysis, cube, playMark, cubeMark, mark: worseMark(playMark, cubeMark) };
  }));
}

/** Which errors `n` and `p` stop at. */
export interface ErrorFilter {
  /** null = both. */
  readonly player: Player | null;
  /** null = plays and cube decisions. */
  readonly kind: 'checker' | 'cube' | null;
  readonly atLeast: Exclude<Mark, 'none'>;
}
export const EVERY_ERROR: ErrorFilter = { player: null, kind: null, atLeast: 'doubtful' };

const markFor = (row: MatchRow, kind: ErrorFilter['kind']): Mark => (kind === null ? row.mark : kind === 'cube' ? row.cubeMark : row.playMark);

export const isStop = (row: MatchRow, filter: ErrorFilter): boolean =>
  MARKS.indexOf(markFor(row, filter.kind)) >= MARKS.indexOf(filter.atLeast) && (filter.player === null || filter.player === row.decision.player);

export const isSamePlace = (a: Place, b: Place): boolean => a.game === b.game && a.decision === b.decision;

export const rowIndex = (rows: readonly MatchRow[], place: Place): number => rows.findIndex((row) => isSamePlace(row.place, place));

/** The next row in a direction (1 or −1) that passes; null at the end. */
export function walk(rows: readonly MatchRow[], from: Place, direction: 1 | -1, passes: (row: MatchRow) => boolean = () => true): MatchRow | null {
  for (let at = rowIndex(rows, from) + direction; at >= 0 && at < rows.length; at += direction) {
    if (passes(rows[at]!)) return rows[at]!;
  }
  return null;
}
