/** Writes long nard as people write it down: what `parseLongText` reads. */
import { shownPoint, type Numbering } from '../core/numbering.ts';
import { BAR, OFF } from '../core/position.ts';
import type { Action, GameRecord, MatchRecord } from '../core/record.ts';
import { WIN_KINDS } from '../core/scoring.ts';
import { WIN_WORDS } from './long-lines.ts';
import { isFieldName, LONG_TEXT_VERSION } from './long-text.ts';
import { makeNoteLine } from './note-lines.ts';
import { makeRuleList } from './rule-list.ts';

/** Column of right cells, counted in characters. */
const RIGHT = 36;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
const pointsText = (n: number): string => `${n} point${n === 1 ? '' : 's'}`;

function slotName(slot: number, action: Action, numbering: Numbering): string {
  if (slot === OFF) return 'off';
  return slot === BAR ? 'bar' : String(shownPoint(numbering, 'long', action.player, slot));
}

function movesText(action: Extract<Action, { kind: 'move' }>, numbering: Numbering): string {
  return action.moves.map(({ from, to, count }) => `${slotName(from, action, numbering)}/${slotName(to, action, numbering)}${count > 1 ? `(${count})` : ''}`).join(' ');
}

function cellOf(action: Action, numbering: Numbering): string {
  switch (action.kind) {
    case 'move': {
      if (action.written === 'illegal') return plain(action.text);
      const rest = { none: '', dance: ' no move', unknown: ' ????', moves: ` ${movesText(action, numbering)}` }[action.written];
      return `${action.roll ? action.roll.join('') : '00'}:${rest}`;
    }
    case 'double':
      return `doubles => ${action.value}`;
    case 'resign':
      return action.points === null ? 'resigns' : `resigns ${pointsText(action.points)}`;
    default:
      return `${action.kind}s${action.value === undefined ? '' : ` => ${action.value}`}`;
  }
}

const commentLines = (comment: string | undefined): string[] => (comment === undefined ? [] : comment.split(/\r\n|\n|\r/).map((line) => `; ${line}`.trimEnd()));

interface OpenRow {
  readonly left: string;
  readonly right: string;
}

function rowsOf(game: GameRecord, numbering: Numbering): string[] {
  const lines: string[] = [];
  let open: OpenRow | null = null;
  let number = 0;
  const close = (): void => {
    if (!open) return;
    number += 1;
    const start = `${String(number).padStart(3)}) ${open.left || '...'}`;
    lines.push(open.right === '' ? start : `${start.padEnd(RIGHT - 2)}  ${open.right}`);
    open = null;
  };
  for (const action of game.actions) {
    const cell = cellOf(action, numbering);
    if (action.player === 0) {
      close();
      open = { left: cell, right: '' };
    } else {
      open = { left: (open as OpenRow | null)?.left ?? '', right: cell };
      close();
    }
    // A comment is about the action in front of it.
    if (action.comment !== undefined) {
      close();
      lines.push(...commentLines(action.comment));
    }
  }
  close();
  return lines;
}

function endLine({ result, draw }: GameRecord): string[] {
  if (draw !== undefined) return [`Draw: ${draw} points each`];
  if (!result) return [];
  const word = result.kind ? ` (${WIN_WORDS[WIN_KINDS.indexOf(result.kind)]})` : '';
  return [`${result.winner === 0 ? 'White' : 'Black'} wins ${pointsText(result.points)}${word}`];
}

const gameLines = (game: GameRecord, numbering: Numbering): string[] => [
  '', `Game ${game.number}: ${game.points.join('-')}`,
  ...(game.starts ? [`Start: ${game.starts.map((roll) => roll.join('-')).join(' ')}`] : []),
  ...commentLines(game.comment), ...rowsOf(game, numbering), ...endLine(game),
];

/**
 * The text of a long nard record, with line feeds. Terms other than the preset's, limits of the cube and proofs of dice are in the
 * JSON record only.
 */
export function makeLongText(record: MatchRecord, numbering: Numbering = 'own'): string {
  const fields: readonly (readonly [string, string | null])[] = [
    ['White', record.players[0]], ['Black', record.players[1]],
    ['Preset', `${record.preset.replace(/\s+/g, '_').slice(0, 40)} ${record.presetVersion}`], ['Rules', record.rules ? makeRuleList(record.rules) : null],
    ['Match', record.length > 0 ? pointsText(record.length) : 'money'], ['Numbering', numbering],
    ['Crawford', record.crawfordRule ? 'on' : null], ['Jacoby', record.jacoby ? 'on' : null], ['Beavers', record.beavers ? 'on' : null],
  ];
  const tags = Object.entries(record.headers).filter(([key]) => !isFieldName(key)).map(([key, value]) => `[${plain(key).replace(/["[\]]/g, '')} "${plain(value)}"]`);
  const head = [`Nardscope long nard ${LONG_TEXT_VERSION}`, ...fields.flatMap(([key, value]) => (value === null ? [] : [`${key}: ${plain(value)}`.trimEnd()])), ...tags, ...record.notes.map(makeNoteLine)];
  return `${[...head, ...record.games.flatMap((game) => gameLines(game, numbering))].join('\n')}\n`;
}
