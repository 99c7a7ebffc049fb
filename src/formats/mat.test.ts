import { describe, expect, it } from 'vitest';
import type { MatchRecord } from '../core/record.ts';
import { unwrap } from '../core/result.ts';
import { decodeText } from './decode.ts';
import { MAX_ACTIONS, MAX_MATCH_LENGTH, parseMat, parseMatFile } from './mat.ts';
import { fixtureBytes } from './testing/files.ts';

const load = (name: string): MatchRecord => unwrap(parseMat(decodeText(fixtureBytes(name))));
const errorOf = (text: string): unknown => {
  const record = parseMat(text);
  return record.ok ? null : record.error;
};
/** `[points before, winner and points]` of each game. */
const scores = (record: MatchRecord): unknown[] => record.games.map((game) => [...game.points, game.result && [game.result.winner, game.result.points]]);

describe('match files of each writer', () => {
  it('plain', () => {
    const record = load('plain.mat');
    expect(record).toMatchObject({ game: 'short', preset: 'backgammon', players: ['Ines', 'Tove'], length: 5, crawfordRule: true, jacoby: false, beavers: false, notes: [] });
    expect(record.headers).toEqual({ Event: 'Harbour club', EventDate: '2026.02.03', 'Player 1': 'Ines', 'Player 2': 'Tove' });
    expect(scores(record)).toEqual([[0, 0, [1, 2]], [0, 2, [1, 1]]]);
    expect(record.games[0]!.actions.map((action) => action.kind).slice(-5)).toEqual(['move', 'move', 'move', 'double', 'drop']);
    expect(record.games[0]!.actions[0]).toEqual({ kind: 'move', player: 0, line: 10, text: '42: 6/2 6/4', roll: [4, 2], written: 'moves', moves: [{ from: 6, to: 2, hit: false, count: 1 }, { from: 6, to: 4, hit: false, count: 1 }] });
    // The right side began: the left cell of the first row is blank.
    expect(record.games[1]!.actions[0]).toMatchObject({ player: 1, text: '42: 13/9 9/7' });
  });
  it('Studio: a Windows code page, forfeits by the thousand', () => {
    const record = load('studio.txt');
    expect(record.players).toEqual(['zoë', 'josé']);
    expect(scores(record)).toEqual([[0, 0, [1, 1]], [0, 1, [0, 2]], [2, 1, [1, 6]]]);
    expect(record.notes).toEqual([{ flag: 'result_corrected', line: 35, text: 'Wins 1004 point' }]);
  });
  it('Galaxy: an empty name, resignations in cells, alone, glued to a row, and a game without a play', () => {
    const record = load('galaxy.txt');
    expect(record.players).toEqual(['', 'right_one']);
    expect(scores(record)).toEqual([[0, 0, [0, 1]], [1, 0, [0, 1]], [2, 0, [1, 2]], [2, 2, [0, 3]]]);
    expect(record.games.map((game) => game.actions.at(-1))).toMatchObject([
      { kind: 'resign', player: 1, points: 1 }, { kind: 'resign', player: 1, points: 1 }, { kind: 'resign', player: 0, points: 2 }, { kind: 'resign', player: 1, points: 3 },
    ]);
    expect(record.notes).toEqual([]);
  });
  it('XG text: a mark before the first byte, CRLF, the header’s players the other way round, a match that begins later', () => {
    const record = load('xg-text.txt');
    expect(record.players).toEqual(['Left Hand', 'Björn Åkesson']);
    expect(record.headers['Player 1']).toBe('Björn Åkesson');
    expect(scores(record)).toEqual([[0, 3, [0, 1]], [1, 3, [0, 3]]]);
  });
  it('HedgeHog: no blank before the colon, dice as thrown, other words for answers', () => {
    const record = load('hedgehog.mat');
    expect(record.players).toEqual(['Ada', 'Ben']);
    expect(record.games[1]!.actions.map((action) => action.kind)).toEqual(['move', 'double', 'take', 'move', 'move', 'move', 'double', 'drop']);
    expect(record.games[1]!.actions[3]).toMatchObject({ player: 0, roll: [2, 5] });
  });
  it('money play: Jacoby from the header, beavers from the rows, a file that stops', () => {
    const record = load('money-beavers.mat');
    expect(record).toMatchObject({ length: 0, crawfordRule: false, jacoby: true, beavers: true });
    expect(scores(record)).toEqual([[0, 0, [0, 16]], [16, 0, [0, 4]], [20, 0, null]]);
  });
  it('a match within a mail: text before, comments between, a stray line kept with its number', () => {
    const record = load('mail.txt');
    expect(record).toMatchObject({ length: 9, players: ['goldbach7', 'Jo: the 2nd'], headers: { Event: 'Winter, final' } });
    expect(record.games.map((game) => game.number)).toEqual([7, 8]);
    expect(record.games[0]!.actions).toHaveLength(7);
    expect(record.notes).toEqual([{ flag: 'unread_row', line: 15, text: 'this line is nobody\'s' }, { flag: 'unread_row', line: 27, text: 'Regards' }]);
  });
  it('two matches in one file, each with its own header', () => {
    const records = unwrap(parseMatFile(decodeText(fixtureBytes('two-matches.mat'))));
    expect(records.map((record) => [record.length, ...record.players, record.headers.Event])).toEqual([[3, 'A', 'B', 'one'], [1, 'C', 'D', 'two']]);
  });
  it('other starts are refused by name', () => {
    expect(errorOf(decodeText(fixtureBytes('nackgammon.mat')))).toEqual({ code: 'variant_unsupported', facts: { name: 'NackGammon' } });
    expect(errorOf('; [Variation "HyperGammon (3)"]\n3 point match\n Game 1\n A : 0   B : 0\n')).toEqual({ code: 'variant_unsupported', facts: { name: 'HyperGammon (3)' } });
  });
});

const match = (...lines: string[]): MatchRecord => unwrap(parseMat(['7 point match', ...lines].join('\n')));

describe('results and score lines', () => {
  const score = (a: number, b: number): string => ` A : ${a}                 B : ${b}`;
  const LEFT = '      Wins';
  const RIGHT = `${' '.repeat(34)}Wins`;
  const cases: [string, string[], unknown[], number][] = [
    ['the side is told by the indentation', [' Game 1', score(0, 0), `${LEFT} 1 point`, ' Game 2', score(1, 0), `${RIGHT} 2 points`], [[0, 0, [0, 1]], [1, 0, [1, 2]]], 0],
    ['the next score line is the truth about a number', [' Game 1', score(0, 0), `${LEFT} 3016 points`, ' Game 2', score(2, 0)], [[0, 0, [0, 2]], [2, 0, null]], 1],
    ['the next score line is the truth about the winner', [' Game 1', score(0, 0), `${LEFT} 1 point`, ' Game 2', score(0, 1)], [[0, 0, [1, 1]], [0, 1, null]], 1],
    ['a missing result is taken from the next score line', [' Game 1', score(0, 0), ' Game 2', score(0, 4)], [[0, 0, [1, 4]], [0, 4, null]], 0],
    ['a missing score line is counted', [' Game 1', score(0, 0), `${LEFT} 2 points`, ' Game 2', '  1) 31: 8/5 6/5'], [[0, 0, [0, 2]], [2, 0, null]], 0],
    ['a last result that forfeits the match stands', [' Game 1', score(2, 0), `${LEFT} 5 points and the match`], [[2, 0, [0, 5]]], 0],
    ['a last result beyond reason becomes what was needed', [' Game 1', score(2, 4), `${RIGHT} 1004 points`], [[2, 4, [1, 3]]], 1],
    ['a last result of a turned cube may exceed what was needed', [' Game 1', score(6, 4), '  1)                               31: 8/5 6/5', '  2) Doubles => 2           Takes', `${LEFT} 6 points`], [[6, 4, [0, 6]]], 0],
    ['a result without a number is worth the cube', [' Game 1', score(0, 0), `${LEFT}`], [[0, 0, [0, 1]]], 1],
  ];
  it.each(cases)('%s', (_, lines, expected, notes) => {
    const record = match(...lines);
    expect(scores(record)).toEqual(expected);
    expect(record.notes.filter((note) => note.flag === 'result_corrected')).toHaveLength(notes);
  });
});

describe('what a file says of itself', () => {
  it('a match of another variant is left out and named', () => {
    const records = unwrap(parseMatFile('1 point match\n Game 1\n A : 0   B : 0\n  1) 31: 8/5 6/5\n; [Variation "HyperGammon (3)"]\n3 point match\n Game 1\n A : 0   B : 0\n'));
    expect(records.map(({ length, notes }) => ({ length, notes }))).toEqual([{ length: 1, notes: [{ flag: 'other_variant', line: 6, text: 'HyperGammon (3)' }] }]);
  });
  it('a match without games is left out and noted', () =>
    expect(unwrap(parseMatFile('5 point match\n1 point match\n Game 1\n A : 0   B : 0\n'))).toMatchObject([{ length: 1, notes: [{ flag: 'unread_row', line: 1, text: '5 point match' }] }]));
  it('notes and comments in front of a match are its own', () => {
    const [first, second] = unwrap(parseMatFile('; note unread_row, line 9: "torn"\n; comment on game 1: dull\n; comment on game 1, action 1: book\n; comment on game 1, action 1: ["still"]\n; comment on game 7: lost\n1 point match\n Game 1\n A : 0   B : 0\n  1) 31: 8/5 6/5\n1 point match\n Game 1\n'));
    expect(first).toMatchObject({ notes: [{ flag: 'unread_row', line: 9, text: '"torn"' }], games: [{ comment: 'dull', actions: [{ comment: 'book\n["still"]' }] }], headers: {} });
    expect(second).toMatchObject({ notes: [], games: [{ actions: [] }] });
  });
});

describe('comments of a match file', () => {
  it('belong to the action in front of them, else to the game, else to the match', () => {
    const record = load('comments.mat');
    expect(record.headers).toEqual({ Event: 'Club evening', Comment: 'typed in from paper' });
    expect(record.games.map(({ comment }) => comment)).toEqual(['a quick one\nAda passed at once', undefined]);
    expect(record.games[0]!.actions.map(({ kind, comment }) => [kind, comment])).toEqual([
      ['move', undefined], ['move', 'the five point was there,\n<b onclick="alert(1)">always</b> make it'], ['move', undefined], ['double', 'too early'], ['drop', undefined],
    ]);
  });
  it('are cut where they are too long, and a resignation on a line of its own stays whose it is', () => {
    const { games: [game] } = unwrap(parseMat(`1 point match\n Game 1\n A : 0   B : 0\n  1) 31: 8/5 6/5\n${'; 0123456789\n'.repeat(2000)}      Resigns\n; sadly\n      Wins 1 point\n`));
    expect(game!.actions[0]!.comment).toHaveLength(10_000);
    expect(game!.actions[1]).toMatchObject({ kind: 'resign', player: 1, comment: 'sadly' });
  });
});

describe('match files that are none', { timeout: 30_000 }, () => {
  const cases: [string, string, string][] = [
    ['no text', '', 'match_no_header'],
    ['no length', ' Game 1\n A : 0   B : 0\n', 'match_no_header'],
    ['no games', '7 point match\n', 'match_no_games'],
    ['too big', ' '.repeat(MAX_MATCH_LENGTH + 1), 'match_too_big'],
  ];
  it.each(cases)('%s', (_, text, code) => expect(errorOf(text)).toMatchObject({ code }));
  it('as many rows as are replayed, and one more', () => {
    const rows = `7 point match\n Game 1\n${' 1) 31: 8/5 6/5    31:\n'.repeat(MAX_ACTIONS / 2)}`;
    expect(errorOf(rows)).toBeNull();
    expect(errorOf(`${rows} 1) 31:\n`)).toEqual({ code: 'match_too_many_rows', facts: { limit: MAX_ACTIONS } });
  });
  it('the length may hide within a line when no line is one', () => {
    expect(unwrap(parseMat('> our 7 point match, as promised:\n Game 1\n A : 0   B : 0\n')).length).toBe(7);
    expect(unwrap(parseMat('> our 7 point match, as promised:\n5 point match\n Game 1\n A : 0   B : 0\n')).length).toBe(5);
  });
});

describe('bytes as text', () => {
  const cases: [string, number[], string][] = [
    ['UTF-8', [0x4c, 0xc3, 0xa9], 'Lé'],
    ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0x4c], 'L'],
    ['Windows-1252', [0x4c, 0xe9, 0x92], 'Lé’'],
    ['UTF-16, low byte first', [0xff, 0xfe, 0x4c, 0], 'L'],
    ['UTF-16, high byte first', [0xfe, 0xff, 0, 0x4c], 'L'],
    ['nothing', [], ''],
  ];
  it.each(cases)('%s', (_, bytes, text) => expect(decodeText(new Uint8Array(bytes))).toBe(text));
});
