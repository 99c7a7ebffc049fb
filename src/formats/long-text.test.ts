import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUMBERINGS } from '../core/numbering.ts';
import type { Action, MatchRecord } from '../core/record.ts';
import { unwrap } from '../core/result.ts';
import { makeLongText } from './long-text-make.ts';
import { parseLongText } from './long-text.ts';
import { anyLongRecord } from './testing/records.ts';

const read = (text: string): MatchRecord => unwrap(parseLongText(text));
/** Without where and how it was written. */
const substance = (record: MatchRecord): unknown =>
  ({ ...record, games: record.games.map((game) => ({ ...game, actions: game.actions.map(({ text: _, line: __, ...rest }) => rest) })) });
/** An action in a word or two: player, roll, moves. */
function short(action: Action): string {
  const who = action.player === 0 ? 'W' : 'B';
  if (action.kind !== 'move') return `${who} ${action.kind}${'value' in action && action.value !== undefined ? ` ${action.value}` : ''}${action.kind === 'resign' ? ` ${action.points}` : ''}`;
  const moves = action.moves.map(({ from, to, count }) => `${from}/${to}${count > 1 ? `(${count})` : ''}`).join(' ');
  return `${who} ${action.roll?.join('') ?? '00'}: ${action.written === 'moves' ? moves : action.written}`;
}
const actions = (rows: string, head = ''): string[] => read(`${head}\nGame 1\n${rows}`).games[0]!.actions.map(short);

describe('writing and reading', () => {
  it.each(NUMBERINGS)('gives the same record in the numbering %s', (numbering) => {
    fc.assert(fc.property(anyLongRecord(), (record) => { expect(substance(read(makeLongText(record, numbering)))).toEqual(substance(record)); }), { numRuns: 200 });
  });
  it('looks as people write it', () => {
    const record = read('White: Ada\nBlack: Bek\nMatch: 3\nPreset: moscow_open\n[Event "Cup"]\nGame 1\n1) 63: 24/18 24/21   52: 24/19 19/17\n; bold\n2) 66: pass\nWhite wins mars\nGame 2\nStart: 1-1 2-5\n1) ... 21: head/22 22/21');
    expect(makeLongText(record).split('\n')).toEqual([
      'Nardscope long nard 1', 'White: Ada', 'Black: Bek', 'Preset: moscow_open 1', 'Match: 3 points', 'Numbering: own', '[Event "Cup"]', '',
      'Game 1: 0-0', '  1) 63: 24/18 24/21                52: 24/19 19/17', '; bold', '  2) 66: no move', 'White wins 2 points (mars)', '',
      'Game 2: 2-0', 'Start: 1-1 2-5', '  1) ...                            21: 24/22 22/21', '',
    ]);
    expect(makeLongText(record, 'white_1')).toContain('63: 1/7 1/4                    52: 13/18 18/20');
  });
  it('what could not be read is kept with its line', () => {
    const record = read('Preset: nardeon\n; note unread_row, line 7: torn\nGame 1\n 1) 63: 24/18 24/21\nthe cat walked over the board\n');
    expect(record.notes).toEqual([{ flag: 'unread_row', line: 7, text: 'torn' }, { flag: 'unread_row', line: 5, text: 'the cat walked over the board' }]);
    expect(read(makeLongText(record)).notes).toEqual(record.notes);
  });
});

describe('rows as people type them', () => {
  it.each([
    ['dashes', '1. 6-3 24-18 18-15   5-2 24-19 19-17', ['W 63: 24/18 18/15', 'B 52: 24/19 19/17']],
    ['dashes with colons and single blanks', '1) 6-3: 24-18 18-15 5-2: 24-19 19-17', ['W 63: 24/18 18/15', 'B 52: 24/19 19/17']],
    ['a move that looks like a roll', '1) 31: 6-3 4-3 52: 24/19 6-4', ['W 31: 6/3 4/3', 'B 52: 24/19 6/4']],
    ['bare rolls', '1) 63 24/18 24/21 52 24/19 19/17', ['W 63: 24/18 24/21', 'B 52: 24/19 19/17']],
    ['colons, crosses and stars between dice', '1) 6:3 24/18 24/21  4x4 24/20(2)\n2) 3**3 24/21(2) 21/18(2)', ['W 63: 24/18 24/21', 'B 44: 24/20(2)', 'W 33: 24/21(2) 21/18(2)']],
    ['a bar between the columns', '1) 63: 24/18|52: 24/19', ['W 63: 24/18', 'B 52: 24/19']],
    ['a tab between the columns', '1)\t6-3 24-18\t5-2 24-19', ['W 63: 24/18', 'B 52: 24/19']],
    ['joined moves, commas and counts', '1) 63: 24/18/15, 62: head-18 18→16\n2) 11: 24/23x2 23/22*2', ['W 63: 24/18 18/15', 'B 62: 24/18 18/16', 'W 11: 24/23(2) 23/22(2)']],
    ['words of the head in three languages', '1) 61: bosh/18 24/23   51: baş-19 голова-23', ['W 61: 24/18 24/23', 'B 51: 24/19 24/23']],
    ['bearing off', '9) 65: 6/off 5/0   41: 4-out 1/off', ['W 65: 6/0 5/0', 'B 41: 4/0 1/0']],
    ['no move in many words', '1) 66: no move   55: -\n2) 44: pass   33: cannot move\n3) 22:   11: ????', ['W 66: dance', 'B 55: dance', 'W 44: dance', 'B 33: dance', 'W 22: none', 'B 11: unknown']],
    ['only the right side', '1) ... 63: 24/18\n2) 51: 24/19\n3)                               62: 24/16', ['B 63: 24/18', 'W 51: 24/19', 'B 62: 24/16']],
    ['a turn a line with names of the sides', 'W: 63 24/18\nB: 52 24/19\nwhite 41: 18/13', ['W 63: 24/18', 'B 52: 24/19', 'W 41: 18/13']],
    ['a turn a line without anything', '63: 24/18\n52: 24/19\n41: 18/13', ['W 63: 24/18', 'B 52: 24/19', 'W 41: 18/13']],
    ['the cube, where it is agreed on', '1) doubles => 2   takes\n2) 63: 24/18   doubles 4\n3) drops', ['W double 2', 'B take', 'W 63: 24/18', 'B double 4', 'W drop']],
    ['a number behind a cube word is no roll', '1) doubles => 16   takes', ['W double 16', 'B take']],
    ['resignations', '1) 63: 24/18   52: resigns 2\n2) resigns', ['W 63: 24/18', 'B 52: unknown', 'B resign 2', 'W resign null']],
    ['dice that nobody wrote down', '1) 00: 24/18', ['W 00: 24/18']],
    ['a move nobody can read', '1) 63: 24/18 18/x   52: bar/20\n2) 41: 24/20*', ['W 63: illegal', 'B 52: illegal', 'W 41: illegal']],
  ])('%s', (_, rows, expected) => expect(actions(rows)).toEqual(expected));

  it.each([
    ['T1: heads 1 and 13', 'white_1', '1) 63: 1/7 1/4   52: 13/18 head/15', ['W 63: 24/18 24/21', 'B 52: 24/19 24/22']],
    ['T4: heads 13 and 1', 'white_13', '1) 63: 13/19   52: 1/6\n2) 11: 24/1 7/off', ['W 63: 24/18', 'B 52: 24/19', 'W 11: 13/12 6/0']],
    ['T2: 24 and 12', 'white_24', '1) 63: 24/18   52: 12/7\n2) 11: 6/off   11: 13/off', ['W 63: 24/18', 'B 52: 24/19', 'W 11: 6/0', 'B 11: 1/0']],
  ])('numbers of %s', (_, numbering, rows, expected) => expect(actions(rows, `Numbering: ${numbering}`)).toEqual(expected));

  it('one game needs no line of its own', () => expect(read('Preset: nardeon\n\n1) 63: 24/18\n').games).toHaveLength(1));
  it('comments belong to what stands before them', () => {
    const [game] = read('; of the file\nGame 1\n; of the game\n1) 63: 24/18\n; one\n# two\n').games;
    expect([game!.comment, game!.actions[0]!.comment]).toEqual(['of the game', 'one\ntwo']);
  });
});

describe('head and results', () => {
  it('fields in any case and order; others are headers', () => {
    expect(read('long nard\nRED: Bek\nwhite: Ada: the 2nd\nMATCH: to 5\nPlace: Samarkand\n[Event "x"]\nPreset: classic_uzun v1\nCrawford: off\nGame 4: 1½-2\n')).toMatchObject({
      players: ['Ada: the 2nd', 'Bek'], length: 5, preset: 'classic_uzun', presetVersion: 1, crawfordRule: false, headers: { Place: 'Samarkand', Event: 'x' }, games: [{ number: 4, points: [1.5, 2] }],
    });
  });
  it('custom rules', () => expect(read('Preset: ours\nRules: block=never, transient=end_of_turn\nGame 1\n')).toMatchObject({ preset: 'ours', rules: { head: 'first_346', block: 'never', transient: 'end_of_turn' } }));
  it.each([
    ['White wins 2 points (mars)', { result: { winner: 0, points: 2, kind: 'gammon' } }],
    ['Black wins', { result: { winner: 1, points: 1 } }],
    ['red wins 4', { result: { winner: 1, points: 4 } }],
    ['White wins mars', { result: { winner: 0, points: 2, kind: 'gammon' } }],
    ['Black wins 1 point, oin', { result: { winner: 1, points: 1, kind: 'single' } }],
    ['White wins 3 points (koks) and the match.', { result: { winner: 0, points: 3, kind: 'backgammon' } }],
    ['White wins 4 (home mars)', { result: { winner: 0, points: 4, kind: 'home_mars' } }],
    ['Draw: 0.5 points each', { result: null, draw: 0.5 }],
    ['draw', { result: null, draw: 0.5 }],
    ['Draw, 1 point each', { result: null, draw: 1 }],
  ])('%s', (line, end) => expect(read(`Game 1\n1) 11: 1/off\n${line}\n`).games[0]).toMatchObject(end));
  it('points follow from the games before, halves too', () =>
    expect(read('Game 1\nWhite wins mars\nGame 2\nDraw\nGame 3\nBlack wins\nGame 4').games.map(({ points }) => points)).toEqual([[0, 0], [2, 0], [2.5, 0.5], [2.5, 1.5]]));
  it('a second result is not believed', () => expect(read('Game 1\nWhite wins 1\nBlack wins 2\n')).toMatchObject({ games: [{ result: { winner: 0 } }], notes: [{ line: 3 }] }));
});

describe('errors name the line', () => {
  const rows = 'Game 1\n1) 63: 24/18\n';
  it.each([
    ['no games', 'Preset: nardeon\n', ['match_no_games', {}]],
    ['a later version', `Nardscope long nard 2\n${rows}`, ['record_version', { version: 2, known: 1 }]],
    ['a length that is none', `White: A\nMatch: five\n${rows}`, ['long_text_line', { line: 2, text: 'Match: five' }]],
    ['a numbering nobody knows', `Numbering: chess\n${rows}`, ['long_text_line', { line: 1, text: 'Numbering: chess' }]],
    ['a rule nobody knows', `\nRules: head=often\n${rows}`, ['rules_malformed', { line: 2, text: 'head=often' }]],
    ['a preset nobody knows', `Preset: hypergammon\n${rows}`, ['preset_unknown', { id: 'hypergammon', version: 1 }]],
    ['a preset’s version to come', `Preset: nardeon 7\n${rows}`, ['preset_unknown', { id: 'nardeon', version: 7 }]],
    ['custom rules that are not said', `Preset: custom\n${rows}`, ['preset_unknown', { id: 'custom', version: 1 }]],
    ['too many rows', `Game 1\n${'1) 63: 24/18\n'.repeat(20_001)}`, ['match_too_many_rows', { limit: 20_000 }]],
    ['too long', ' '.repeat(4_000_001), ['match_too_big', { length: 4_000_001, limit: 4_000_000 }]],
  ])('%s', (_, text, error) => {
    const record = parseLongText(text);
    expect(record.ok ? null : [record.error.code, record.error.facts]).toEqual(error);
  });
});
