/** `nardscope analyze FILE`: a match file and what each play cost, for people or as one JSON document. */
import { analyseCubes, type CubeAnalysis } from '../src/analysis/cube/analyse-cubes.ts';
import { ratePlayers } from '../src/analysis/cube/rates.ts';
import { analyseMatch } from '../src/analysis/analyse-match.ts';
import { DEFAULT_THRESHOLDS, type MoveAnalysis } from '../src/analysis/match-analysis.ts';
import { reportPlayers } from '../src/analysis/report.ts';
import { rulesOf } from '../src/core/presets.ts';
import { presetOfRecord } from '../src/core/record.ts';
import { replayMatch } from '../src/core/replay.ts';
import { presetTerms } from '../src/core/terms.ts';
import { texts } from '../src/i18n/index.ts';
import { readRuleBook } from './assets.ts';
import { createNodeEngine } from './engine.ts';
import { oneFile, readArgs, readPlies } from './options.ts';
import { showProgress } from './progress.ts';
import { MATCH_OPTION, readMatch } from './read-match.ts';
import { readMet } from './read-met.ts';
import { reportJson, type Report } from './report-json.ts';
import { reportText } from './report-text.ts';

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, { ...MATCH_OPTION, 'plies': { type: 'string', default: '2' }, 'met': { type: 'string' }, 'json': { type: 'boolean', default: false } });
  const file = oneFile(positionals);
  const plies = readPlies(values.plies);
  const met = await readMet(values.met);

  const { record, remark } = await readMatch(file, values.match);
  if (remark) process.stderr.write(remark);
  const games = replayMatch(record, await readRuleBook(rulesOf(presetOfRecord(record))));
  const moves: (MoveAnalysis | null)[][] = games.map((game) => game.decisions.map(() => null));
  const cubes: (CubeAnalysis | null)[][] = games.map((game) => game.decisions.map(() => null));

  const engine = createNodeEngine();
  try {
    if (record.game === 'short') await engine.prepare(() => showProgress(texts().cli.makingTable));
    const { scoring } = record.terms ?? presetTerms(record.game, record.preset);
    await analyseMatch(games, engine, {
      plies,
      scoring,
      onMove: (game, decision, analysis) => { moves[game]![decision] = analysis; },
      onProgress: (done, total) => showProgress(texts().cli.analysing({ done, total })),
    });
    await analyseCubes(games, engine, {
      plies, scoring, met, cap: record.cubeCap ?? null,
      onCube: (game, decision, analysis) => { cubes[game]![decision] = analysis; },
      onProgress: (done, total) => showProgress(texts().cube.analysing({ done, total })),
    });
    showProgress('');
    const { net } = await engine.info(record.game);
    const report: Report = {
      record, games, moves, cubes, met: met.name, players: reportPlayers(record, games, moves, DEFAULT_THRESHOLDS), rates: ratePlayers(record, games, moves, cubes),
      thresholds: DEFAULT_THRESHOLDS, net, plies,
    };
    process.stdout.write(values.json ? `${JSON.stringify(reportJson(report), null, 1)}\n` : reportText(report));
  } finally {
    engine.close();
  }
  return 0;
}
