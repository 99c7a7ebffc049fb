/** `npm run strength`: how strong the nets that ship are, a row a target; docs/strength.md says how each row is measured. */
import { loadGame } from '../bench-game.ts';
import { raceRow } from '../race/row.ts';
import { rowsAsData, rowsAsText, type Row } from '../rows.ts';
import { contactRows, longRow } from './decision-rows.ts';
import { gnubgRow, longPliesRow } from './match-rows.ts';
import { readOptions, USAGE, type Options, type Part } from './options.ts';

const RACES = 'bench/race-positions.jsonl';
const LONG_DECISIONS = 'bench/long-decisions.jsonl';

async function measure(options: Options): Promise<{ nets: string[]; rows: Row[] }> {
  const { plies, games, decisions: file, seed } = options;
  const seconds = 60 * options.minutes;
  const limits = { games, seconds, standardError: options.error, seed };
  const [short, long] = await Promise.all([loadGame('short'), loadGame('long')]);
  const measures: Readonly<Record<Part, () => Promise<Row[]> | Row[]>> = {
    contact: () => contactRows(short, { file, plies, seconds }),
    gnubg: async () => [await gnubgRow(short, 0, limits), ...(plies > 0 ? [await gnubgRow(short, 1, limits)] : [])],
    race: () => [raceRow(short, RACES)],
    long: () => [longRow(long, { file: LONG_DECISIONS, seconds })],
    'long-plies': async () => [await longPliesRow(long, limits)],
  };
  const rows: Row[] = [];
  for (const part of options.parts) {
    const found = await measures[part]();
    rows.push(...found);
    // A whole run takes long: each part is shown when it is there, on the side, the table at the end.
    if (process.stderr.isTTY) process.stderr.write(`${rowsAsText(found)}\n`);
  }
  return { nets: [short, long].map(({ net, netVersion }) => `${net} version ${netVersion}`), rows };
}

let options: Options | null = null;
try {
  options = readOptions(process.argv.slice(2));
} catch (error) {
  console.error(`${(error as Error).message}\n${USAGE}`);
  process.exitCode = 2;
}
if (options) {
  const { nets, rows } = await measure(options);
  console.log(options.json ? JSON.stringify({ nets, seed: options.seed, rows: rowsAsData(rows) }, null, 1) : `Nets: ${nets.join(', ')}\n${rowsAsText(rows)}`);
}
