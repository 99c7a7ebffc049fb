/** GNU Backgammon's files of match equity tables (`met.dtd`), those that list their numbers. */
import { makeMet, type MatchEquityTable } from '../core/met/table.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { crc24 } from './crc24.ts';
import { parseXml, type XmlElement } from './xml.ts';

const MOST_NAME = 80;

const all = (element: XmlElement, name: string): XmlElement[] => element.children.filter((each) => each.name === name);

/** A chance as it is written; NaN for anything else. */
const chanceOf = ({ text }: XmlElement): number => (/^\+?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d{1,3})?$/.test(text) ? Number(text) : NaN);
const rowOf = (row: XmlElement): number[] => all(row, 'me').map(chanceOf);

const decimal = (chance: number): string => String(Number(chance.toFixed(6)));

const idOf = ({ pre, post }: Pick<MatchEquityTable, 'pre' | 'post'>): string => `imported-${crc24([...pre, post].map((row) => row.map(decimal).join(' ')).join('\n')).toString(16).padStart(6, '0')}`;

/** Control characters and the like must not reach a screen. */
const plain = (text: string): string => text.replace(/[\p{C}\s]+/gu, ' ').trim().slice(0, MOST_NAME);

/**
 * Reads a table; its id is made of its numbers, so that the same table is known again whatever it is called. Errors: text_empty, xml_malformed {line, what}, met_malformed {what} (`root`; `parameters`: the file holds a
 * formula, not numbers; `length`, `row`, `chance`), met_unequal {own, other}: a table for players of different strength.
 */
export function parseMetXml(text: string): Result<MatchEquityTable> {
  if (text.trim() === '') return fail('text_empty');
  const root = parseXml(text);
  if (!root.ok) return root;
  const met = root.value;
  const [before] = all(met, 'pre-crawford-table');
  const after = all(met, 'post-crawford-table');
  if (met.name !== 'met' || !before || !after[0]) return fail('met_malformed', { what: 'root' });
  if ([before, ...after].some(({ attributes }) => (attributes.type ?? 'explicit') !== 'explicit')) return fail('met_malformed', { what: 'parameters' });
  const pre = all(before, 'row').map(rowOf);
  const [post, second] = after.map((each) => rowOf(all(each, 'row')[0] ?? each));
  const differs = second?.findIndex((chance, at) => Math.abs(chance - post![at]!) > 0.005) ?? -1;
  if (differs >= 0) return fail('met_unequal', { own: differs + 1, other: 1 });
  const info = all(met, 'info')[0];
  const table = makeMet({ id: '', name: plain((info && all(info, 'name')[0]?.text) ?? '') }, pre, post!);
  return table.ok ? ok({ ...table.value, id: idOf(table.value) }) : table;
}

/** The same file from a table. */
export function makeMetXml({ name, pre, post }: MatchEquityTable): string {
  const escaped = name.replace(/[&<>]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[char]!);
  const row = (chances: readonly number[]): string => `    <row>${chances.map((chance) => `<me>${decimal(chance)}</me>`).join('')}</row>\n`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE met PUBLIC "-//GNU Backgammon//DTD Match Equity Tables//EN" "met.dtd">
<met>
  <info><name>${escaped}</name><description></description><length>${pre.length}</length></info>
  <pre-crawford-table type="explicit">
${pre.map(row).join('')}  </pre-crawford-table>
  <post-crawford-table type="explicit" player="both">
${row(post)}  </post-crawford-table>
</met>
`;
}
