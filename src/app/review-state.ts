/** The Review screen as data; transitions are pure. */
import type { ReplayedGame } from '../core/decision.ts';
import type { NardError } from '../core/result.ts';
import { standAbove, trimMove } from '../analysis/below.ts';
import { isJudged } from '../analysis/judge.ts';
import type { CubeAnalysis } from '../analysis/cube/analyse-cubes.ts';
import { cubePlaces } from '../analysis/cube/analyse-cubes.ts';
import { ratePlayers } from '../analysis/cube/rates.ts';
import type { CubeOptions } from '../core/cube-conditions.ts';
import type { Situation } from '../core/situation.ts';
import { termsOfRecord } from '../core/record.ts';
import type { MoveAnalysis, Thresholds } from '../analysis/match-analysis.ts';
import { isSameMet, stays, wantedMet } from '../analysis/refine-match.ts';
import type { Evaluator, Plies } from '../engine/protocol.ts';
import type { Progress, StoredMatch } from '../store/entries.ts';
import { depthsOf } from '../store/entry-rows.ts';
import { EVERY_ERROR, lossOf, rowsOf, type ErrorFilter, type MatchRow } from './match-rows.ts';
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

/** What is finished of a decision, on its way into the match. */
export interface Finished extends Place {
  readonly analysis?: MoveAnalysis;
  readonly cube?: CubeAnalysis;
}

/** What cube decisions of a match depend on besides the situation. */
export const cubeOptionsOf = (record: StoredMatch['record'], met?: CubeOptions['met']): CubeOptions => ({ scoring: termsOfRecord(record).scoring, cap: record.cubeCap ?? null, ...(met && { met }) });

/** A situation of a match with what the match says of its cube, as Analyse asks about it. */
export function situationIn({ terms, cubeCap }: StoredMatch['record'], situation: Situation): Situation {
  const two = situation.position.game === 'short' && terms?.scoring.backgammon?.value === 2;
  return { ...situation, score: { ...situation.score, ...(cubeCap && { cap: cubeCap }), ...(two && { backgammon: 2 as const }) } };
}

/** Candidates kept of a decision: what a list shows, and the play that was made. */
const KEPT = 8;

export function trimAnalysis(analysis: MoveAnalysis): MoveAnalysis {
  const { candidates, played } = analysis;
  if (candidates.length <= KEPT) return analysis;
  const kept = candidates.slice(0, KEPT);
  return played < KEPT ? { ...analysis, candidates: kept } : { ...analysis, candidates: [...kept, candidates[played]!], played: KEPT };
}

/** Numbers without the cube, among names of tables. */
export const CUBELESS = '';

/** By what the numbers of a match were made that would be made by something else now: names of tables, {@link CUBELESS}; none = all is as it should be. */
export function outdatedMets(rows: readonly MatchRow[], options: CubeOptions): readonly string[] {
  const names = rows.flatMap(({ analysis, cube, decision: { situation } }) => {
    const wanted = wantedMet(situation, options);
    const made = [analysis, cube].flatMap((each) => (each ? [each.evaluator] : []));
    return made.filter(({ met }) => !isSameMet(met, wanted)).map(({ met }) => met?.name ?? CUBELESS);
  });
  return [...new Set(names)];
}

/** Made by the same net or a newer one, and as deep. */
export const isAsGood = (made: Pick<Evaluator, 'netVersion' | 'plies'>, wanted: { readonly netVersion: number; readonly plies: Plies }): boolean =>
  made.netVersion >= wanted.netVersion && made.plies >= wanted.plies;

/** What a list shows: PRs so far, the depths they are of and the situation of the costliest play. */
function summaryOf({ entry, games }: OpenMatch, thresholds: Thresholds): Pick<Progress, 'pr' | 'cover' | 'depths'> {
  const rates = ratePlayers(entry.record, games, entry.moves, entry.cubes ?? []);
  const costly = rowsOf(games, entry, thresholds)
    .filter((row) => row.mark !== 'none')
    .reduce<MatchRow | null>((worst, row) => ((lossOf(row) ?? 0) > (worst ? (lossOf(worst) ?? 0) : 0) ? row : worst), null);
  const depths = depthsOf(entry.moves.flat().flatMap((analysis) => (analysis ? [analysis.evaluator] : [])));
  return { pr: [rates[0].all.pr, rates[1].all.pr], depths, cover: costly?.decision.situation ?? null };
}

type Lists<T> = readonly (readonly (T | null)[])[];

/** Lists by game and decision with what is new in its places; games with nothing new stay the lists they are. */
function joined<T extends { readonly evaluator: Evaluator; readonly below?: readonly T[] }>(games: readonly ReplayedGame[], known: Lists<T>, fresh: readonly (Place & { readonly made: T })[], trim?: (each: T) => T): Lists<T> {
  const byGame = new Map<number, (Place & { readonly made: T })[]>();
  for (const each of fresh) byGame.set(each.game, [...(byGame.get(each.game) ?? []), each]);
  if (byGame.size === 0) return known;
  return games.map((game, g) => {
    const before = known[g] ?? game.decisions.map(() => null);
    const own = byGame.get(g);
    if (!own) return before;
    const after = [...before];
    for (const { decision, made } of own) {
      const there = after[decision];
      if (!there || !stays(there.evaluator, made.evaluator)) after[decision] = standAbove(made, there, trim);
    }
    return after;
  });
}

/** Whether what made the numbers of a decision will do. */
export type IsDone = (made: Evaluator, situation: Situation) => boolean;

/** Puts finished decisions in their places, never a shallower one in that of a deeper, and says how far the work is. */
export function withFinished(match: OpenMatch, finished: readonly Finished[], thresholds: Thresholds, isDone: IsDone, options: CubeOptions): OpenMatch {
  const { moves: knownMoves, cubes: knownCubes = [] } = match.entry;
  const moves = joined(match.games, knownMoves, finished.flatMap(({ analysis, ...place }) => (analysis ? [{ ...place, made: analysis }] : [])), trimMove);
  const fresh = finished.flatMap(({ cube, ...place }) => (cube ? [{ ...place, made: cube }] : []));
  const cubes = fresh.length > 0 ? { cubes: joined(match.games, knownCubes, fresh) } : {};
  const next = { ...match, entry: { ...match.entry, moves, ...cubes } };
  return withProgress(next, { ...countDone(next, isDone, options), ...summaryOf(next, thresholds) });
}

export const withProgress = (match: OpenMatch, progress: Partial<Progress>): OpenMatch =>
  ({ ...match, entry: { ...match.entry, progress: { ...match.entry.progress, ...progress } } });

/** Decisions with dice and decisions about the cube, and those of them whose analysis is as good as wanted. */
export function countDone({ games, entry }: Pick<OpenMatch, 'games' | 'entry'>, isDone: IsDone, options: CubeOptions): Required<Pick<Progress, 'done' | 'total' | 'cubes'>> {
  let done = 0, total = 0;
  games.forEach((game, g) => game.decisions.forEach((decision, d) => {
    if (!isJudged(decision)) return;
    total++;
    const analysis = entry.moves[g]?.[d];
    if (analysis && isDone(analysis.evaluator, decision.situation)) done++;
  }));
  const places = cubePlaces(games, options);
  const cubes = places.filter(({ game, decision }) => { const made = entry.cubes?.[game]?.[decision]; return made && isDone(made.evaluator, games[game]!.decisions[decision]!.situation); });
  return { done, total, cubes: { done: cubes.length, total: places.length } };
}

/** Everything that was asked for is done; of a match from before cube decisions had numbers, it is not. */
export const isComplete = ({ done, total, cubes }: Pick<Progress, 'done' | 'total' | 'cubes'>): boolean => done >= total && cubes !== undefined && cubes.done >= cubes.total;

export const openMatch = (entry: StoredMatch, games: readonly ReplayedGame[], at: Place | null): OpenMatch => ({
  kind: 'open', entry, games, work: { kind: 'off' }, filter: EVERY_ERROR,
  at: at && games[at.game]?.decisions[at.decision] ? at : { game: Math.max(0, games.findIndex((game) => game.decisions.length > 0)), decision: 0 },
});
