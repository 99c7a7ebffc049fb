/** A match through the shell's engine, its progress on stderr. */
import { analyseCubes, type CubeAnalysis } from '../src/analysis/cube/analyse-cubes.ts';
import { analyseMatch } from '../src/analysis/analyse-match.ts';
import type { MoveAnalysis } from '../src/analysis/match-analysis.ts';
import type { ReplayedGame } from '../src/core/decision.ts';
import type { MatchEquityTable } from '../src/core/met/table.ts';
import { rulesOf } from '../src/core/presets.ts';
import { presetOfRecord, termsOfRecord, type MatchRecord } from '../src/core/record.ts';
import { replayMatch } from '../src/core/replay.ts';
import type { Plies } from '../src/engine/protocol.ts';
import type { EnginePool } from '../src/engine/pool.ts';
import { texts } from '../src/i18n/index.ts';
import { readRuleBook } from './assets.ts';
import { showProgress } from './progress.ts';

export interface AnalysedRecord {
  readonly record: MatchRecord;
  readonly games: readonly ReplayedGame[];
  readonly moves: readonly (readonly (MoveAnalysis | null)[])[];
  readonly cubes: readonly (readonly (CubeAnalysis | null)[])[];
}

export async function analyseRecord(record: MatchRecord, engine: EnginePool, { plies, met }: { readonly plies: Plies; readonly met: MatchEquityTable }): Promise<AnalysedRecord> {
  const games = replayMatch(record, await readRuleBook(rulesOf(presetOfRecord(record))));
  const moves: (MoveAnalysis | null)[][] = games.map((game) => game.decisions.map(() => null));
  const cubes: (CubeAnalysis | null)[][] = games.map((game) => game.decisions.map(() => null));
  if (record.game === 'short') await engine.prepare(() => showProgress(texts().cli.makingTable));
  const options = { plies, scoring: termsOfRecord(record).scoring, met, cap: record.cubeCap ?? null };
  await analyseMatch(games, engine, {
    ...options,
    onMove: (game, decision, analysis) => { moves[game]![decision] = analysis; },
    onProgress: (done, total) => showProgress(texts().cli.analysing({ done, total })),
  });
  await analyseCubes(games, engine, {
    ...options,
    onCube: (game, decision, analysis) => { cubes[game]![decision] = analysis; },
    onProgress: (done, total) => showProgress(texts().cube.analysing({ done, total })),
  });
  return { record, games, moves, cubes };
}
