import { describe, expect, it } from 'vitest';
import { parseMatLine } from './mat-lines.ts';

describe('score lines', () => {
  const rows: [string, string, [string, string], [number, number]][] = [
    ['plain', ' Alice : 0                      Bob : 12', ['Alice', 'Bob'], [0, 12]],
    ['no blank before the colon', ' Owen Talbot: 4                      Dana Ellery: 0', ['Owen Talbot', 'Dana Ellery'], [4, 0]],
    ['empty left name', '  : 0                            left_player : 3', ['', 'left_player'], [0, 3]],
    ['both names empty', ' : 1                              : 2', ['', ''], [1, 2]],
    ['colon in the right name', ' Mary : 2            Jo: the 2nd : 0', ['Mary', 'Jo: the 2nd'], [2, 0]],
    ['colon and number in the left name', ' Room: 5 east : 2            Jo : 0', ['Room: 5 east', 'Jo'], [2, 0]],
    ['ratings', ' goldbach7808,1673 : 0      x,1544.5 : 1', ['goldbach7808', 'x'], [0, 1]],
    ['comma in a name', " Ra'ul, the 3rd : 0      x : 1", ["Ra'ul, the 3rd", 'x'], [0, 1]],
    ['single blank between', 'X-22 : 4 Jacobsen : 3', ['X-22', 'Jacobsen'], [4, 3]],
    ['letters beyond ASCII', ' Lévi Kärna : 1                       Жанна : 0', ['Lévi Kärna', 'Жанна'], [1, 0]],
  ];
  it.each(rows)('%s', (_, line, names, points) => expect(parseMatLine(line, true)).toEqual({ kind: 'score', names, points }));
  it('only where one may stand', () => expect(parseMatLine(' A : 0     B : 1', false).kind).toBe('other'));
});

describe('other lines', () => {
  const rows: [string, string, unknown][] = [
    ['length', ' 7 point match', { kind: 'length', length: 7 }],
    ['length with capitals', '0 Point Match', { kind: 'length', length: 0 }],
    ['game with a trailing blank', ' Game 12 ', { kind: 'game', number: 12 }],
    ['row', '  3) 41: 13/9', { kind: 'row', body: ' 41: 13/9' }],
    ['tag', '; [Event "a "quoted" one"]', { kind: 'tag', key: 'Event', value: 'a "quoted" one' }],
    ['empty tag', '; [Event ""]', { kind: 'tag', key: 'Event', value: '' }],
    ['tag after #', '# [Round "2"]', { kind: 'tag', key: 'Round', value: '2' }],
    ['comment', '; connection lost', { kind: 'comment', text: '; connection lost' }],
    ['blank', '   ', { kind: 'blank' }],
    ['result', '      Wins 2 points', { kind: 'other' }],
  ];
  it.each(rows)('%s', (_, line, expected) => expect(parseMatLine(line, false)).toEqual(expected));
});
