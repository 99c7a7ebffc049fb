import { describe, expect, it } from 'vitest';
import { parseCell } from './mat-actions.ts';

const read = (cell: string): unknown => {
  const content = parseCell(cell, { player: 1, line: 7, nextCube: 4 });
  return content.kind === 'actions' ? content.actions.map(({ player, line, text, ...rest }) => (player === 1 && line === 7 && text === cell ? rest : 'wrong place')) : content;
};
const moves = (...pairs: [number, number, boolean, number][]): object[] => pairs.map(([from, to, hit, count]) => ({ from, to, hit, count }));

describe('a cell', () => {
  const rows: [string, string, unknown][] = [
    ['roll and moves', '41: 13/9 24/23', [{ kind: 'move', roll: [4, 1], written: 'moves', moves: moves([13, 9, false, 1], [24, 23, false, 1]) }]],
    ['bar, off, hits and counts in words', '66: Bar/19* 6/Off(3)', [{ kind: 'move', roll: [6, 6], written: 'moves', moves: moves([25, 19, true, 1], [6, 0, false, 3]) }]],
    ['star before the count', '11: 6/5*(2)', [{ kind: 'move', roll: [1, 1], written: 'moves', moves: moves([6, 5, true, 2]) }]],
    ['chained', '64: 24/20*/14', [{ kind: 'move', roll: [6, 4], written: 'moves', moves: moves([24, 20, true, 1], [20, 14, false, 1]) }]],
    ['dice as thrown', '25: 25/20', [{ kind: 'move', roll: [2, 5], written: 'moves', moves: moves([25, 20, false, 1]) }]],
    ['nothing after the roll', '52:', [{ kind: 'move', roll: [5, 2], written: 'none', moves: [] }]],
    ['a dance in words', '52: Cannot Move', [{ kind: 'move', roll: [5, 2], written: 'dance', moves: [] }]],
    ['a dance in other words', "52: can't move", [{ kind: 'move', roll: [5, 2], written: 'dance', moves: [] }]],
    ['not played', '33: ????', [{ kind: 'move', roll: [3, 3], written: 'unknown', moves: [] }]],
    ['no dice', '00: ????', [{ kind: 'move', roll: null, written: 'unknown', moves: [] }]],
    ['a spelling nobody can read', '21: 13/ten', [{ kind: 'move', roll: [2, 1], written: 'illegal', moves: [] }]],
    ['an illegal play given as a position', '51: Illegal play (0;1;0;)', [{ kind: 'move', roll: [5, 1], written: 'illegal', moves: [] }]],
    ['rolled, then gave up', '62: Concedes', [{ kind: 'move', roll: [6, 2], written: 'unknown', moves: [] }, { kind: 'resign', points: null }]],
    ['double', 'Doubles => 2', [{ kind: 'double', value: 2 }]],
    ['double without a number', 'doubles', [{ kind: 'double', value: 4 }]],
    ['redouble', 'Redoubles => 8', [{ kind: 'double', value: 8 }]],
    ['take', 'Takes', [{ kind: 'take' }]],
    ['take in other words', 'Accepts', [{ kind: 'take' }]],
    ['drop', 'Drops', [{ kind: 'drop' }]],
    ['drop in other words', 'Passes', [{ kind: 'drop' }]],
    ['beaver', 'Beavers => 4', [{ kind: 'beaver', value: 4 }]],
    ['raccoon', 'Raccoons => 8', [{ kind: 'raccoon', value: 8 }]],
    ['resignation with points', 'Losses 2 point', [{ kind: 'resign', points: 2 }]],
    ['resignation', 'Resigns', [{ kind: 'resign', points: null }]],
    ['result', 'Wins 4016 point', { kind: 'wins', points: 4016 }],
    ['last result', 'Wins 1 point and the match', { kind: 'wins', points: 1 }],
    ['anything else', 'shakes hands', { kind: 'unread' }],
  ];
  it.each(rows)('%s', (_, cell, expected) => expect(read(cell)).toEqual(expected));
});
