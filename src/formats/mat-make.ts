/** Writes match files in the form that the most programs read: rolls with the higher die first, one move a checker and die, 25 and 0 for bar and off. */
import type { Decision, ReplayedGame } from '../core/decision.ts';
import { makeRoll } from '../core/dice.ts';
import { addPoints, isMatchOver } from '../core/match.ts';
import type { SpelledMove } from '../core/play.ts';
import type { Action, GameRecord, MatchRecord } from '../core/record.ts';
import { makeCommentLines, makeNoteLine } from './note-lines.ts';

/** Column of right cells and right names, counted in characters. */
const RIGHT = 34;
const LEFT_RESULT = 6;
/** Written from the record's own fields, whatever the headers say. */
const OWN_TAGS = /^(?:crawford|jacoby|beaver|variation)$/i;

/** One line, single blanks: wide gaps part the columns. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

const moveText = ({ from, to, hit }: Pick<SpelledMove, 'from' | 'to' | 'hit'>): string => `${from}/${to}${hit ? '*' : ''}`;

/** A checker can be hit once: only the first of several equal moves carries the mark. */
const expand = (move: SpelledMove): string[] => Array.from({ length: move.count }, (_, i) => moveText({ ...move, hit: move.hit && i === 0 }));

function movesText(action: Extract<Action, { kind: 'move' }>, decision: Decision | undefined): string {
  const trusted = decision?.played && decision.flags.length === 0;
  return (trusted ? decision.played.map(moveText) : action.moves.flatMap(expand)).join(' ');
}

function cellOf(action: Action, decision: Decision | undefined): string {
  switch (action.kind) {
    case 'move': {
      const roll = `${action.roll ? makeRoll(action.roll) : '00'}:`;
      if (action.written === 'illegal') return plain(action.text);
      const rest = { none: '', dance: ' Cannot Move', unknown: ' ????', moves: ` ${movesText(action, decision)}` }[action.written];
      return roll + rest;
    }
    case 'double':
      return ` Doubles => ${action.value}`;
    case 'take':
      return ' Takes';
    case 'drop':
      return ' Drops';
    case 'resign':
      return action.points === null ? ' Resigns' : ` Losses ${points(action.points)}`;
    default:
      return ` ${action.kind === 'beaver' ? 'Beavers' : 'Raccoons'}${action.value === undefined ? '' : ` => ${action.value}`}`;
  }
}

const points = (n: number): string => `${n} point${n === 1 ? '' : 's'}`;

/** Pads the left part to the right column, with at least two blanks. */
const columns = (left: string, right: string): string => (right === '' ? left : `${left.padEnd(RIGHT - 2)}  ${right}`).trimEnd();

function rowsOf(game: GameRecord, replayed: ReplayedGame | undefined): string[] {
  const rows: { left: string; right: string }[] = [];
  game.actions.forEach((action, i) => {
    const cell = cellOf(action, replayed?.decisions[i]);
    const last = rows.at(-1);
    if (action.player === 0) rows.push({ left: cell, right: '' });
    else if (last && last.right === '') rows[rows.length - 1] = { ...last, right: cell };
    else rows.push({ left: '', right: cell });
  });
  return rows.map(({ left, right }, i) => columns(`${String(i + 1).padStart(3)}) ${left}`, right));
}

function resultLine(record: MatchRecord, game: GameRecord): string[] {
  if (!game.result) return [];
  const { winner, points: won } = game.result;
  const end = isMatchOver(record.length, addPoints(game.points, winner, won)) ? ' and the match' : '';
  return [`${' '.repeat(winner === 0 ? LEFT_RESULT : RIGHT)}Wins ${points(won)}${end}`];
}

const onOff = (value: boolean): string => (value ? 'On' : 'Off');

function tags(record: MatchRecord): string[] {
  const own: [string, string][] = record.length > 0
    ? [['Variation', 'Backgammon'], ['Crawford', onOff(record.crawfordRule)]]
    : [['Variation', 'Backgammon'], ['Jacoby', onOff(record.jacoby)], ['Beaver', onOff(record.beavers)]];
  return [...Object.entries(record.headers).filter(([key]) => !OWN_TAGS.test(key)), ...own].map(([key, value]) => `; [${plain(key)} "${plain(value)}"]`);
}

/**
 * A .mat text of a record, with line feeds. With the record's replayed games joined moves are written step by step and hits are
 * marked; without, moves stay as they were spelled.
 */
export function makeMat(record: MatchRecord, replayed: readonly ReplayedGame[] = []): string {
  if (record.game !== 'short') throw new Error('match files hold short nard only');
  const lines = [...tags(record), ...record.notes.map(makeNoteLine), ...makeCommentLines(record.games), '', ` ${record.length} point match`];
  record.games.forEach((game, i) => {
    const [left, right] = record.players.map(plain);
    lines.push('', ` Game ${game.number}`, columns(` ${left} : ${game.points[0]}`, `${right} : ${game.points[1]}`), ...rowsOf(game, replayed[i]), ...resultLine(record, game));
  });
  return `${lines.join('\n')}\n`;
}
