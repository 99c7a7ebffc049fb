/** `npm run bench [-- --json]`: speed against others doing the same work in the same run, a row a target; docs/strength.md says how. */
import { parseArgs } from 'node:util';
import { loadGame } from '../bench-game.ts';
import { rowsAsData, rowsAsText } from '../rows.ts';
import { decisionsRow, deepRow } from './decisions.ts';
import { playsRow, sizeRows, tableRow } from './others.ts';
import { twoSidedRow } from './two-sided.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const bench = await loadGame('short');
const rows = [decisionsRow(bench), deepRow(bench), playsRow(bench), await tableRow(), await twoSidedRow(), ...sizeRows()];
console.log(values.json ? JSON.stringify({ net: `${bench.net} version ${bench.netVersion}`, rows: rowsAsData(rows) }, null, 1) : `Net: ${bench.net} version ${bench.netVersion}\n${rowsAsText(rows)}`);
