/** `nardscope analyze FILE`: a match file and what each play cost, for people or as one JSON document. */
import { ratePlayers } from '../src/analysis/cube/rates.ts';
import { DEFAULT_THRESHOLDS } from '../src/analysis/match-analysis.ts';
import { reportPlayers } from '../src/analysis/report.ts';
import { analyseRecord } from './analyse-record.ts';
import { createNodeEngine } from './engine.ts';
import { oneFile, readArgs, readPlies } from './options.ts';
import { showProgress } from './progress.ts';
import { MATCH_OPTION, readMatch } from './read-match.ts';
import { readMet } from './read-met.ts';
import { reportJson, type Report } from './report-json.ts';
import { reportText } from './report-text.ts';

export const OPTIONS = { ...MATCH_OPTION, plies: { type: 'string', default: '2' }, met: { type: 'string' }, json: { type: 'boolean', default: false } } as const;

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS);
  const file = oneFile(positionals);
  const plies = readPlies(values.plies);
  const met = await readMet(values.met);

  const { record, remark } = await readMatch(file, values.match);
  if (remark) process.stderr.write(remark);
  const engine = createNodeEngine();
  try {
    const { games, moves, cubes } = await analyseRecord(record, engine, { plies, met });
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
