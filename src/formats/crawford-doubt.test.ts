import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../core/result.ts';
import { makeBase64, parseBase64 } from './base64.ts';
import { crawfordDoubt } from './crawford-doubt.ts';
import { makeGnubgId } from './gnubg-id.ts';
import { anySituation } from './testing/arbitrary.ts';
import { makeXgid } from './xgid-make.ts';
import { parseXgid } from './xgid.ts';

const xgid = (state: string): string => `XGID=-b----E-C---eE---c-e----B-:${state}:10`;

/** The same situation as a GNU ID whose Crawford mark is set by hand. */
function gnuId(state: string): string {
  const [board, match] = makeGnubgId(unwrap(parseXgid(xgid(state)))).split(':') as [string, string];
  const [first, ...rest] = parseBase64(match)!;
  return `${board}:${makeBase64([first! | 0x80, ...rest])}`;
}

describe('a Crawford mark', () => {
  it.each<[string, string, ReturnType<typeof crawfordDoubt>]>([
    ['where nobody is one point away contradicts the score', '0:0:1:00:0:0:1:7', { why: 'score', needs: [7, 7] }],
    ['where both are one point away contradicts the score', '0:0:1:31:6:6:1:7', { why: 'score', needs: [1, 1] }],
    ['with a turned cube contradicts the cube', '1:1:1:00:6:5:1:7', { why: 'cube', needs: [1, 2] }],
    ['where just one side is one point away stands', '0:0:1:00:6:5:1:7', null],
  ])('%s', (_rule, state, doubt) => {
    expect(crawfordDoubt(xgid(state))).toEqual(doubt);
    expect(crawfordDoubt(`Cubes: ${xgid(state)}\nX to play`)).toEqual(doubt);
    expect(crawfordDoubt(gnuId(state))).toEqual(doubt);
  });
  it.each([
    ['Jacoby’s rule of money play', xgid('0:0:1:00:0:0:1:0')],
    ['an ID without a mark', xgid('0:0:1:00:0:0:0:7')],
    ['an ID that cannot be read', xgid('0:0:1:00:9:0:1:7')],
    ['a bare position ID', '4HPwATDgc/ABMA'],
    ['a text without an ID', 'Crawford'],
  ])('is doubted by nobody in %s', (_what, text) => expect(crawfordDoubt(text)).toBeNull());
  it('is never doubted in IDs that Nardscope writes', () => {
    fc.assert(fc.property(anySituation(), (situation) => {
      expect([crawfordDoubt(makeXgid(situation)), crawfordDoubt(makeGnubgId(situation))]).toEqual([null, null]);
    }));
  });
});
