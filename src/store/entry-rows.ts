/** Entries as rows and back: the list row, the heavy body and one row a decision. */
import type { MoveAnalysis } from '../analysis/match-analysis.ts';
import type { Evaluator } from '../engine/protocol.ts';
import type { Body, MoveRow } from './backend.ts';
import type { Depth, StoredEntry, StoredMatch, StoredPosition } from './entries.ts';
import type { EntrySummary, MatchSummary, PositionSummary } from './store.ts';

export interface EntryRows {
  readonly summary: EntrySummary;
  readonly body: Body;
  readonly moves: readonly MoveRow[];
}

/** The one whose numbers are to be trusted less. */
const weaker = (a: Evaluator, b: Evaluator): Evaluator =>
  b.netVersion < a.netVersion || (b.netVersion === a.netVersion && b.plies < a.plies) ? b : a;

/** The weakest that took part; null when none did. */
export const weakest = (evaluators: readonly Evaluator[]): Evaluator | null =>
  evaluators.length === 0 ? null : evaluators.reduce(weaker);

/** How many were made at each depth, deepest first. */
export const depthsOf = (evaluators: readonly Evaluator[]): readonly Depth[] =>
  [...new Set(evaluators.map(({ plies }) => plies))].sort((a, b) => b - a)
    .map((plies) => ({ plies, count: evaluators.filter((each) => each.plies === plies).length }));

const moveRows = (match: StoredMatch): MoveRow[] =>
  match.moves.flatMap((game, g) => game.flatMap((analysis, d) => (analysis ? [{ id: match.id, game: g, decision: d, analysis }] : [])));

export function splitEntry(entry: StoredEntry): EntryRows {
  const { id, title, createdAt, updatedAt } = entry;
  if (entry.kind === 'position') {
    const { kind, situation, answer } = entry;
    return { summary: { id, title, createdAt, updatedAt, kind, situation, evaluator: answer?.evaluator ?? null }, body: { id, kind, answer }, moves: [] };
  }
  const { kind, record, source, progress } = entry;
  const moves = moveRows(entry);
  const { game, preset, players, length, games } = record;
  const evaluator = weakest(moves.map((row) => row.analysis.evaluator));
  return {
    summary: { id, title, createdAt, updatedAt, kind, game, preset, players, length, games: games.length, progress, evaluator },
    body: { id, kind, record, source, shape: entry.moves.map((game) => game.length) },
    moves,
  };
}

/** The two halves are written together, so their kinds agree. */
export function joinEntry(summary: EntrySummary, body: Body, rows: readonly MoveRow[]): StoredEntry {
  const { id, title, createdAt, updatedAt } = summary;
  if (body.kind === 'position') {
    const { situation } = summary as PositionSummary;
    return { id, title, createdAt, updatedAt, kind: 'position', situation, answer: body.answer } satisfies StoredPosition;
  }
  const { record, source, shape } = body;
  const moves = shape.map((decisions) => new Array<MoveAnalysis | null>(decisions).fill(null));
  for (const { game, decision, analysis } of rows) {
    while (moves.length <= game) moves.push([]);
    const decisions = moves[game]!;
    while (decisions.length <= decision) decisions.push(null);
    decisions[decision] = analysis;
  }
  return { id, title, createdAt, updatedAt, kind: 'match', record, source, moves, progress: (summary as MatchSummary).progress };
}
