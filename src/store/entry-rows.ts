/** Entries as rows and back: the list row, the heavy body and one row a decision. */
import { standAbove, trimMove } from '../analysis/below.ts';
import type { CubeAnalysis } from '../analysis/cube/analyse-cubes.ts';
import type { MoveAnalysis } from '../analysis/match-analysis.ts';
import { stays } from '../analysis/refine-match.ts';
import { eventOf } from '../core/match-event.ts';
import type { Evaluator } from '../engine/protocol.ts';
import type { Body, MoveRow } from './backend.ts';
import type { Depth, StoredEntry, StoredMatch, StoredPosition } from './entries.ts';
import { remarkOf } from './remark.ts';
import type { EntrySummary, MatchSummary, MoveUpdate, PositionSummary } from './store.ts';

export interface EntryRows {
  readonly summary: EntrySummary;
  readonly body: Body;
  readonly moves: readonly MoveRow[];
}

/** The one whose numbers are to be trusted less. */
export const weaker = (a: Evaluator, b: Evaluator): Evaluator =>
  b.netVersion < a.netVersion || (b.netVersion === a.netVersion && b.plies < a.plies) ? b : a;

/** The weakest that took part; null when none did. */
export const weakest = (evaluators: readonly Evaluator[]): Evaluator | null =>
  evaluators.length === 0 ? null : evaluators.reduce(weaker);

/** How many were made at each depth, deepest first. */
export const depthsOf = (evaluators: readonly Evaluator[]): readonly Depth[] =>
  [...new Set(evaluators.map(({ plies }) => plies))].sort((a, b) => b - a)
    .map((plies) => ({ plies, count: evaluators.filter((each) => each.plies === plies).length }));

const moveRows = ({ id, moves, cubes }: StoredMatch): MoveRow[] =>
  moves.flatMap((decisions, game) => decisions.flatMap((analysis, decision) => {
    const cube = cubes?.[game]?.[decision];
    return analysis || cube ? [{ id, game, decision, analysis, ...(cube && { cube }) }] : [];
  }));

/** What made the numbers of a row. */
export const evaluatorsOf = ({ analysis, cube }: Pick<MoveRow, 'analysis' | 'cube'>): Evaluator[] => [analysis, cube].flatMap((made) => (made ? [made.evaluator] : []));

type Made<T> = { readonly evaluator: Evaluator; readonly below?: readonly T[] };

/** The better of what is there and what comes, above the other. */
const better = <T extends Made<T>>(there: T | null | undefined, comes: T | undefined, trim?: (each: T) => T): T | undefined =>
  (comes === undefined ? there ?? undefined : there && stays(there.evaluator, comes.evaluator) ? there : standAbove(comes, there, trim));

/** One update for each decision: its play and its cube may come apart. */
export function joinUpdates(updates: readonly MoveUpdate[]): readonly MoveUpdate[] {
  const joined = new Map<string, MoveUpdate>();
  for (const update of updates) {
    const key = `${update.game} ${update.decision}`;
    joined.set(key, { ...joined.get(key), ...update });
  }
  return [...joined.values()];
}

/** A row with what is new about it, where that is as deep or deeper; null = nothing of it is. */
export function updatedRow(id: string, there: MoveRow | undefined, { game, decision, ...comes }: MoveUpdate): MoveRow | null {
  const analysis = better(there?.analysis, comes.analysis, trimMove) ?? null, cube = better(there?.cube, comes.cube);
  return analysis === (there?.analysis ?? null) && cube === there?.cube ? null : { id, game, decision, analysis, ...(cube && { cube }) };
}

export function splitEntry(entry: StoredEntry): EntryRows {
  const { id, title, createdAt, updatedAt } = entry;
  if (entry.kind === 'position') {
    const { kind, situation, answer, below } = entry;
    return { summary: { id, title, createdAt, updatedAt, kind, situation, evaluator: answer?.evaluator ?? null, ...remarkOf(entry) }, body: { id, kind, answer, ...(below && { below }) }, moves: [] };
  }
  const { kind, record, source, progress, remarks } = entry;
  const moves = moveRows(entry);
  const { game, preset, players, length, games } = record;
  const evaluator = weakest(moves.flatMap(evaluatorsOf));
  return {
    summary: { id, title, createdAt, updatedAt, kind, game, preset, players, length, games: games.length, progress, evaluator, ...eventOf(record), ...remarkOf(entry), ...(remarks && { remarks }) },
    body: { id, kind, record, source, shape: entry.moves.map((game) => game.length) },
    moves,
  };
}

/** The two halves are written together, so their kinds agree. */
export function joinEntry(summary: EntrySummary, body: Body, rows: readonly MoveRow[]): StoredEntry {
  const { id, title, createdAt, updatedAt } = summary;
  if (body.kind === 'position') {
    const { situation } = summary as PositionSummary;
    return { id, title, createdAt, updatedAt, kind: 'position', situation, answer: body.answer, ...(body.below && { below: body.below }), ...remarkOf(summary) } satisfies StoredPosition;
  }
  const { record, source, shape } = body;
  const moves = shape.map((decisions) => new Array<MoveAnalysis | null>(decisions).fill(null));
  const cubes = shape.map((decisions) => new Array<CubeAnalysis | null>(decisions).fill(null));
  const place = <T>(lists: (T | null)[][], game: number, decision: number, made: T): void => {
    while (lists.length <= game) lists.push([]);
    const decisions = lists[game]!;
    while (decisions.length <= decision) decisions.push(null);
    decisions[decision] = made;
  };
  for (const { game, decision, analysis, cube } of rows) {
    if (analysis) place(moves, game, decision, analysis);
    if (cube) place(cubes, game, decision, cube);
  }
  const { progress, remarks } = summary as MatchSummary;
  return { id, title, createdAt, updatedAt, kind: 'match', record, source, moves, ...(rows.some(({ cube }) => cube) && { cubes }), progress, ...remarkOf(summary), ...(remarks && { remarks }) };
}
