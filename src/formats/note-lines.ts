/** What a text format has no place for, as comment lines at the head of the file, so that it survives a copy. */
import { LONGEST } from '../core/check-record.ts';
import { COMMENT_HEADER } from '../core/match-event.ts';
import { FLAGS, type Flag, type GameRecord, type RecordNote } from '../core/record.ts';

const NOTE = /^[;#] {0,4}note ([a-z_]{1,30}), line (\d{1,9}): ?(.*)$/s;
const COMMENT = /^[;#] {0,4}comment on game (\d{1,4})(?:, action (\d{1,5}))?: ?(.*)$/s;

export const makeNoteLine = ({ flag, line, text }: RecordNote): string => `; note ${flag}, line ${line}: ${text.replace(/\s+/g, ' ').trim()}`.trimEnd();

/** Null for any other comment. */
export function parseNoteLine(comment: string): RecordNote | null {
  const found = NOTE.exec(comment);
  const flag = found && FLAGS.find((each) => each === found[1]);
  return found && flag ? { flag: flag satisfies Flag, line: Number(found[2]), text: found[3]! } : null;
}

/** Of the header of comments. */
const LONGEST_HEADER = 2_000;

/** Another line of a comment on a game or an action; what is too long is cut. */
export const moreSaid = (before: string | undefined, text: string): string =>
  ((before ?? '').length < LONGEST.line ? (before === undefined ? text : `${before}
${text}`).slice(0, LONGEST.line) : before!);

/** Headers with another comment in front of the games. */
export function withHeadComment(headers: Readonly<Record<string, string>>, text: string): Record<string, string> {
  const said = headers[COMMENT_HEADER] ?? '';
  return said.length < LONGEST_HEADER ? { ...headers, [COMMENT_HEADER]: `${said} ${text}`.trim().slice(0, LONGEST_HEADER) } : headers;
}

/** A line of what was said about a game, or about one of its actions. */
export interface CommentLine {
  /** Places in the record, from 0. */
  readonly game: number;
  readonly action: number | null;
  readonly text: string;
}

/** A line of the file for each line of a comment. */
export function makeCommentLines(games: readonly GameRecord[]): string[] {
  const lines = (place: string, comment: string | undefined): string[] =>
    (comment === undefined ? [] : comment.split(/\r\n|\n|\r/).map((line) => `; comment on ${place}: ${line}`.trimEnd()));
  return games.flatMap((game, g) => [
    ...lines(`game ${g + 1}`, game.comment),
    ...game.actions.flatMap((action, a) => lines(`game ${g + 1}, action ${a + 1}`, action.comment)),
  ]);
}

/** Null for any other comment. */
export function parseCommentLine(comment: string): CommentLine | null {
  const found = COMMENT.exec(comment);
  return found && { game: Number(found[1]) - 1, action: found[2] === undefined ? null : Number(found[2]) - 1, text: found[3]! };
}

/** Games with the comments that lines say of them; lines about what is not there are left out. */
export function withComments(games: readonly GameRecord[], lines: readonly CommentLine[]): readonly GameRecord[] {
  if (lines.length === 0) return games;
  const said = new Map<string, string[]>();
  for (const { game, action, text } of lines) {
    const key = `${game} ${action ?? ''}`;
    const before = said.get(key);
    if (before) before.push(text);
    else said.set(key, [text]);
  }
  const add = <T extends object>(value: T, key: string): T => (said.has(key) ? { ...value, comment: said.get(key)!.join('\n').slice(0, LONGEST.line) } : value);
  return games.map((game, g) => add({ ...game, actions: game.actions.map((action, a) => add(action, `${g} ${a}`)) }, `${g} `));
}
