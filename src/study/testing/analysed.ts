/** Matches analysed by the fake engine, as the page and the shell have them. */
import { analyseCubes, type CubeAnalysis } from '../../analysis/cube/analyse-cubes.ts';
import { analyseMatch } from '../../analysis/analyse-match.ts';
import type { MoveAnalysis } from '../../analysis/match-analysis.ts';
import { DEFAULT_MET } from '../../core/met/known.ts';
import { presetOfRecord, type MatchRecord } from '../../core/record.ts';
import { replayMatch } from '../../core/replay.ts';
import type { BookOf } from '../../core/rule-book.ts';
import { createFakeEngine } from '../../engine/fake.ts';
import type { Plies } from '../../engine/protocol.ts';
import type { AnalysedMatch } from '../make-puzzles.ts';

export async function analysed(record: MatchRecord, bookOf: BookOf, plies: Plies = 2): Promise<AnalysedMatch> {
  const book = bookOf(record.game, presetOfRecord(record));
  const games = replayMatch(record, book);
  const moves: (MoveAnalysis | null)[][] = games.map(({ decisions }) => decisions.map(() => null));
  const cubes: (CubeAnalysis | null)[][] = games.map(({ decisions }) => decisions.map(() => null));
  const engine = createFakeEngine(book);
  const options = { plies, met: DEFAULT_MET, scoring: record.terms?.scoring, cap: record.cubeCap ?? null };
  await analyseMatch(games, engine, { ...options, onMove: (game, decision, analysis) => { moves[game]![decision] = analysis; } });
  await analyseCubes(games, engine, { ...options, onCube: (game, decision, analysis) => { cubes[game]![decision] = analysis; } });
  return { record, games, moves, cubes };
}
