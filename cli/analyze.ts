/** `nardscope analyze FILE`: a match file and what each play cost, for people or as one JSON document. */
import { analyseMatch } from '../src/analysis/analyse-match.ts';
import { DEFAULT_THRESHOLDS, type MoveAnalysis } from '../src/analysis/match-analysis.ts';
import { reportPlayers } from '../src/analysis/report.ts';
import { rulesOf } from '../src/core/presets.ts';
import { presetOfRecord } from '../src/core/record.ts';
import { replayMatch } from '../src/core/replay.ts';
import { presetTerms } from '../src/core/terms.ts';
import { decodeText } from '../src/formats/decode.ts';
import { readText } from '../src/formats/detect.ts';
import { texts } from '../src/i18n/index.ts';
import { readRuleBook } from './assets.ts';
import { createNodeEngine } from './engine.ts';
import { Failure, fileFailure } from './failure.ts';
import { readArgs, readInput, readPlies } from './options.ts';
import { reportJson } from './report-json.ts';
import { reportText } from './report-text.ts';

/** Progress on one line of stderr, only where a person looks at it. */
function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${text}\x1b[K`);
}

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, { plies: { type: 'string', default: '2' }, json: { type: 'boolean', default: false } });
  const file = positionals[0];
  if (file === undefined) throw new Failure(texts().cli.missing({ what: 'FILE' }));
  const plies = readPlies(values.plies);

  const read = readText(decodeText(await readInput(file)));
  if (!read.ok) throw fileFailure(file, read.error);
  if (read.value.kind !== 'match') throw new Failure(texts().cli.inFile({ file, sentence: texts().cli.notAMatch }));
  const { record } = read.value;
  const games = replayMatch(record, await readRuleBook(rulesOf(presetOfRecord(record))));
  const moves: (MoveAnalysis | null)[][] = games.map((game) => game.decisions.map(() => null));

  const engine = createNodeEngine();
  try {
    if (record.game === 'short') await engine.prepare(() => showProgress(texts().cli.makingTable));
    await analyseMatch(games, engine, {
      plies,
      scoring: (record.terms ?? presetTerms(record.game, record.preset)).scoring,
      onMove: (game, decision, analysis) => { moves[game]![decision] = analysis; },
      onProgress: (done, total) => showProgress(texts().cli.analysing({ done, total })),
    });
    showProgress('');
    const { net } = await engine.info(record.game);
    const report = { record, games, moves, players: reportPlayers(record, games, moves, DEFAULT_THRESHOLDS), thresholds: DEFAULT_THRESHOLDS, net, plies };
    process.stdout.write(values.json ? `${JSON.stringify(reportJson(report), null, 1)}\n` : reportText(report));
  } finally {
    engine.close();
  }
  return 0;
}
