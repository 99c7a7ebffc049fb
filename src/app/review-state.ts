/** The Review screen as data; transitions are pure. */
import type { ReplayedGame } from '../core/decision.ts';
import type { NardError } from '../core/result.ts';
import { isJudged } from '../analysis/judge.ts';
import { reportPlayers } from '../analysis/report.ts';
import type { MoveAnalysis, Thresholds } from '../analysis/match-analysis.ts';
import { stays } from '../analysis/refine-match.ts';
import type { Evaluator, Plies } from '../engine/protocol.ts';
import type { Progress, StoredMatch } from '../store/entries.ts';
import { depthsOf } from '../store/entry-rows.ts';
import { EVERY_ERROR, rowsOf, type ErrorFilter, type MatchRow } from './match-rows.ts';
import type { Place } from './routes.ts';

/** `off`: stopped or done; `unjudged`: the engine knows nothing of this game. */
export type Work = { readonly kind: 'off' } | { readonly kind: 'unjudged' } | { readonly kind: 'running' } | { readonly kind: 'failed'; readonly error: NardError };

export type ReviewState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'opening'; readonly id: string | null }
  | { readonly kind: 'missing'; readonly error: NardError }
  | OpenMatch;

export interface OpenMatch {
  readonly kind: 'open';
  readonly entry: StoredMatch;
  readonly games: readonly ReplayedGame[];
  readonly at: Place;
  readonly filter: ErrorFilter;
  readonly work: Work;
}

/** One finished decision, on its way into the match. */
export interface Finished extends Place {
  readonly analysis: MoveAnalysis;
}

/** Candidates kept of a decision: what a list shows, and the play that was made. */
const KEPT = 8;

export function trimAnalysis(analysis: MoveAnalysis): MoveAnalysis {
  const { candidates, played } = analysis;
  if (candidates.length <= KEPT) return analysis;
  const kept = candidates.slice(0, KEPT);
  return played < KEPT ? { ...analysis, candidates: kept } : { ...analysis, candidates: [...kept, candidates[played]!], played: KEPT };
}

/** Made by the same net or a newer one, and as deep. */
export const isAsGood = (made: Evaluator, wanted: { readonly netVersion: number; readonly plies: Plies }): boolean =>
  made.netVersion >= wanted.netVersion && made.plies >= wanted.plies;

/** What a list shows: PRs so far, the depths they are of and the situation of the costliest play. */
function summaryOf({ entry, games }: OpenMatch, thresholds: Thresholds): Pick<Progress, 'pr' | 'cover' | 'depths'> {
  const reports = reportPlayers(entry.record, games, entry.moves, thresholds);
  const costly = rowsOf(games, entry.moves, thresholds)
    .filter((row) => row.mark !== 'none')
    .reduce<MatchRow | null>((worst, row) => (row.analysis!.loss! > (worst?.analysis?.loss ?? 0) ? row : worst), null);
  const depths = depthsOf(entry.moves.flat().flatMap((analysis) => (analysis ? [analysis.evaluator] : [])));
  return { pr: [reports[0].pr, reports[1].pr], depths, cover: costly?.decision.situation ?? null };
}

/** Puts finished decisions in their places, never a shallower one in that of a deeper, and says how far the work is. */
export function withFinished(match: OpenMatch, finished: readonly Finished[], thresholds: Thresholds, isDone: (made: Evaluator) => boolean): OpenMatch {
  const byGame = new Map<number, Finished[]>();
  for (const each of finished) byGame.set(each.game, [...(byGame.get(each.game) ?? []), each]);
  const moves = match.games.map((game, g) => {
    const before = match.entry.moves[g] ?? game.decisions.map(() => null);
    const fresh = byGame.get(g);
    if (!fresh) return before;
    const after = [...before];
    for (const { decision, analysis } of fresh) {
      const there = after[decision];
      if (!there || !stays(there.evaluator, analysis.evaluator)) after[decision] = analysis;
    }
    return after;
  });
  const next = { ...match, entry: { ...match.entry, moves } };
  return withProgress(next, { ...countDone(next, isDone), ...summaryOf(next, thresholds) });
}

export const withProgress = (match: OpenMatch, progress: Partial<Progress>): OpenMatch =>
  ({ ...match, entry: { ...match.entry, progress: { ...match.entry.progress, ...progress } } });

/** Decisions with dice, and those of them whose analysis is as good as wanted. */
export function countDone({ games, entry }: Pick<OpenMatch, 'games' | 'entry'>, isDone: (made: Evaluator) => boolean): Pick<Progress, 'done' | 'total'> {
  let done = 0, total = 0;
  games.forEach((game, g) => game.decisions.forEach((decision, d) => {
    if (!isJudged(decision)) return;
    total++;
    const analysis = entry.moves[g]?.[d];
    if (analysis && isDone(analysis.evaluator)) done++;
  }));
  return { done, total };
}

export const openMatch = (entry: StoredMatch, games: readonly ReplayedGame[], at: Place | null): OpenMatch => ({
  kind: 'open', entry, games, work: { kind: 'off' }, filter: EVERY_ERROR,
  at: at && games[at.game]?.decisions[at.decision] ? at : { game: Math.max(0, games.findIndex((game) => game.decisions.length > 0)), decision: 0 },
});
