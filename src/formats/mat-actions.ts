/** What a cell of a .mat row says. Syntax only: whether a play is legal is asked elsewhere. */
import type { Die, Roll } from '../core/dice.ts';
import { parsePlay } from '../core/play.ts';
import type { Action, Answer } from '../core/record.ts';
import type { Player } from '../core/situation.ts';

export type CellContent =
  | { readonly kind: 'actions'; readonly actions: readonly Action[] }
  | { readonly kind: 'wins'; readonly points: number | null }
  | { readonly kind: 'unread' };

const MAX_TEXT = 200;
const CELL_ROLL = /^([0-6])([0-6]):(.*)$/s;
const NUMBER = /(\d{1,9})/;
const ANSWERED: readonly (readonly [RegExp, Answer])[] = [
  [/^(?:take|accept)/i, 'take'],
  [/^(?:drop|pass|reject|declin|refus)/i, 'drop'],
  [/^beaver/i, 'beaver'],
  [/^raccoon/i, 'raccoon'],
];

const numberIn = (text: string): number | null => {
  const found = NUMBER.exec(text);
  return found ? Number(found[1]) : null;
};

const rollOf = (a: string, b: string): Roll | null => (a === '0' || b === '0' ? null : [Number(a) as Die, Number(b) as Die]);

interface Place {
  readonly player: Player;
  readonly line: number;
  /** New value of a double that names none. */
  readonly nextCube: number;
}

/** Reads one cell, already trimmed and not empty. */
export function parseCell(cell: string, { player, line, nextCube }: Place): CellContent {
  const common = { player, text: cell.slice(0, MAX_TEXT), line };
  const one = (action: Action): CellContent => ({ kind: 'actions', actions: [action] });
  const rolled = CELL_ROLL.exec(cell);
  if (rolled) {
    const roll = rollOf(rolled[1]!, rolled[2]!);
    const rest = rolled[3]!.trim();
    const move = { ...common, kind: 'move', roll, moves: [] } as const;
    if (rest === '') return one({ ...move, written: 'none' });
    if (/^(?:cannot|can['’`]?t|no) ?(?:legal )?(?:move|play)|^danc/i.test(rest)) return one({ ...move, written: 'dance' });
    if (/^\?{1,9}$/.test(rest)) return one({ ...move, written: 'unknown' });
    // Rolled, then gave up.
    if (/^(?:conced|resign|los[es])/i.test(rest)) return { kind: 'actions', actions: [{ ...move, written: 'unknown' }, { ...common, kind: 'resign', points: numberIn(rest) }] };
    const moves = parsePlay(rest);
    return one(moves.ok ? { ...move, moves: moves.value, written: 'moves' } : { ...move, written: 'illegal' });
  }
  if (/^(?:re)?doubl/i.test(cell)) return one({ ...common, kind: 'double', value: numberIn(cell) ?? nextCube });
  for (const [pattern, kind] of ANSWERED) {
    if (!pattern.test(cell)) continue;
    const value = numberIn(cell);
    return one(value === null ? { ...common, kind } : { ...common, kind, value });
  }
  if (/^(?:los[es]|conced|resign)/i.test(cell)) return one({ ...common, kind: 'resign', points: numberIn(cell) });
  if (/^w[io]ns?\b/i.test(cell)) return { kind: 'wins', points: numberIn(cell) };
  return { kind: 'unread' };
}
