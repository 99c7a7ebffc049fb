import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { MatchRecord } from '../core/record.ts';
import { unwrap } from '../core/result.ts';
import { readText } from '../formats/detect.ts';
import { remarksOfFile } from './file-remarks.ts';
import { remarksChecker } from './remark.ts';

const recordOf = (path: string): MatchRecord => {
  const read = unwrap(readText(readFileSync(new URL(`../../fixtures/${path}`, import.meta.url), 'utf8')));
  if (read.kind !== 'match') throw new Error(path);
  return read.record;
};
const remarks = (record: MatchRecord) => remarksOfFile(record, (number) => `Game ${number}`);
const record = recordOf('mat/comments.mat');
/** The same with something said of each action of its first game. */
const saying = (comment: string, count = 1): MatchRecord => {
  const [game] = record.games;
  const actions = Array.from({ length: count }, (_, at) => ({ ...game!.actions[at % game!.actions.length]!, comment }));
  return { ...record, headers: {}, games: [{ ...game!, comment: undefined, actions }] };
};

it('what a file says becomes notes of its decisions and of the match, games by their numbers', () => {
  expect(remarks(record)).toEqual({
    note: 'typed in from paper\nGame 1: a quick one\nAda passed at once',
    remarks: [{ game: 0, decision: 1, note: 'the five point was there,\n<b onclick="alert(1)">always</b> make it' }, { game: 0, decision: 3, note: 'too early' }],
  });
});
it('the only game of a match needs no number', () => expect(remarks({ ...record, headers: {}, games: record.games.slice(0, 1) }).note).toBe('a quick one\nAda passed at once'));
it('a file that says nothing leaves nothing', () => expect(remarks(recordOf('mat/plain.mat'))).toEqual({}));
it.each([
  ['blanks alone say nothing', ' \n\t ', undefined],
  ['what cannot be seen is left out, lines and tabs stay', 'a\u0000\u001b[31mb\r\n\tc\u0085', 'a[31mb\n\tc'],
  ['a note has its longest', 'x'.repeat(10_000), 'x'.repeat(4000)],
])('%s', (_rule, comment, note) => expect(remarks(saying(comment)).remarks?.[0]?.note).toBe(note));
it('all of them together have theirs, and are what a backup may hold', () => {
  const said = remarks(saying('x'.repeat(10_000), 1000)).remarks!;
  expect(said).toHaveLength(50);
  expect(remarksChecker(said)).toEqual(said);
});
