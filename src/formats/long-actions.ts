/** What a cell of a long nard text says: its words brought into the form that cells of match files have. Syntax only. */
import { ownPoint, type Numbering } from '../core/numbering.ts';
import type { Player } from '../core/situation.ts';
import { parseCell, type CellContent } from './mat-actions.ts';

const HEADS = /^(?:head|bosh|baş|голова)$/i;
const OFFS = /^(?:off|out|0)$/i;
const POINT = /^(?:[1-9]|1\d|2[0-4])$/;
const COUNT = /(?:\(([1-4])\)|[x×*]([1-4]))$/i;
const ROLL = /^([0-6])[-–:,.x×*]{0,2}([0-6]):?(?=\s|$)\s*(.*)$/si;
const DANCE = /^(?:-|–|—|pass(?:es)?|(?:no|cannot|can['’`]?t) ?(?:legal )?(?:move|play).*|dances?)$/i;

/** What no play has in it, so that the cell is kept as written. */
const UNREADABLE = '!';

interface Place {
  readonly player: Player;
  readonly line: number;
  readonly nextCube: number;
}

/** `24-18`, `head/18`, `6/off`, `24/18/15`, `24/18x2` in some numbering, as a move of a match file. */
function moveOf(word: string, numbering: Numbering, player: Player): string {
  const count = COUNT.exec(word);
  const parts = (count ? word.slice(0, count.index) : word).split(/-?>|[/:→–—-]/);
  const slots = parts.map((part) => {
    if (HEADS.test(part)) return '24';
    if (OFFS.test(part)) return 'off';
    return POINT.test(part) ? String(ownPoint(numbering, 'long', player, Number(part))) : UNREADABLE;
  });
  return slots.join('/') + (count ? `(${count[1] ?? count[2]})` : '');
}

/** Reads one cell, trimmed and not empty. Its moves are in the player's own numbering, whatever the text has. */
export function parseLongCell(cell: string, numbering: Numbering, place: Place): CellContent {
  const rolled = ROLL.exec(cell);
  const asMat = (rest: string): CellContent => parseCell(rest, place);
  let content: CellContent;
  if (!rolled) content = asMat(cell);
  else {
    const [, one, two, rest = ''] = rolled;
    // Words keep their order and meaning; everything else must be moves.
    const words = /^(?:\?|conced|resign|los[es])/i.test(rest) ? rest : DANCE.test(rest) ? 'no move' : rest.split(/[\s,;]+/).filter(Boolean).map((word) => moveOf(word, numbering, place.player)).join(' ');
    content = asMat(`${one}${two}: ${words}`);
  }
  if (content.kind !== 'actions') return content;
  const text = cell.slice(0, 200);
  return { kind: 'actions', actions: content.actions.map((action) => ({ ...action, text })) };
}
