import { describe, expect, it } from 'vitest';
import { readTurn, type TypedTurn } from './typed-turn.ts';

const IDS = ['4HPwATDgc/ABMA:cAkAAAAAAAAA', '4HPwATDgc/ABMA', 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10', 'LN1-CH__gAAAf_8AAAAAAAALHPQ'];

describe('what is typed beside IDs', () => {
  it.each<[rule: string, text: string, turn: TypedTurn | null]>([
    ['dice', '31', { roll: [3, 1], play: null }],
    ['dice apart', ' 6 - 4 ', { roll: [6, 4], play: null }],
    ['a play', '8/5 6/5', { roll: null, play: '8/5 6/5' }],
    ['a play of one step is no dice', '6/3', { roll: null, play: '6/3' }],
    ['a play with commas, hits and counts', ' bar/24, 13/11*(2) ', { roll: null, play: 'bar/24, 13/11*(2)' }],
    ['both, as in a match file', '31: 8/5 6/5', { roll: [3, 1], play: '8/5 6/5' }],
    ['both, with a space', '3-1 8/5 6/5', { roll: [3, 1], play: '8/5 6/5' }],
    ['a point of two digits is no dice', '13/7 8/7', { roll: null, play: '13/7 8/7' }],
    ['no die', '71', null],
    ['no play', '8/5 hello', null],
    ['nothing', '', null],
    ...IDS.map((id): [string, string, null] => ['an ID', id, null]),
  ])('%s: %s', (_rule, text, turn) => expect(readTurn(text)).toEqual(turn));
});
