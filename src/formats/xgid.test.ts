import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countsOf, startPosition, swapSides } from '../core/position.ts';
import { unwrap } from '../core/result.ts';
import { makeGnubgId, renumberPlayers } from './gnubg-id.ts';
import { anySituation } from './testing/arbitrary.ts';
import { hasShared, sharedText } from './testing/shared.ts';
import { makeXgid } from './xgid-make.ts';
import { parseXgid, parseXgidSetup } from './xgid.ts';

const START = '-b----E-C---eE---c-e----B-';
const errorOf = (text: string): unknown => {
  const result = parseXgid(text);
  return result.ok ? null : result.error;
};

describe('XGID', () => {
  it('start of a 7-point match, X to play 64', () => {
    const situation = unwrap(parseXgid(`XGID=${START}:0:0:1:64:0:0:0:7:10`));
    expect(situation).toMatchObject({ position: startPosition('short'), turn: 0, phase: 'play', roll: [6, 4], cube: { value: 1, owner: null } });
    expect(makeXgid(situation)).toBe(`XGID=${START}:0:0:1:64:0:0:0:7:10`);
  });
  it('fields are X’s also when O is on turn', () => {
    const x = countsOf({ 25: 1, 6: 3 });
    const o = countsOf({ 25: 2, 1: 4 });
    expect(unwrap(parseXgid('b-----C-----------------dA:1:-1:-1:13:3:1:0:5:10'))).toMatchObject({
      position: { mover: o, opponent: x }, turn: 1, roll: [1, 3], cube: { value: 2, owner: 1 }, score: { points: [3, 1], length: 5 },
    });
  });

  const same: [string, string][] = [
    ['nine fields', `XGID=${START}:0:0:1:64:0:0:0:7`],
    ['no prefix', `${START}:0:0:1:64:0:0:0:7:10`],
    ['lower-case prefix', `xgid=${START}:0:0:1:64:0:0:0:7:10`],
    ['prefix without =', `XGID${START}:0:0:1:64:0:0:0:7:10`],
    ['text glued to the last field', `XGID=${START}:0:0:1:64:0:0:0:7:10eXtreme Gammon Version: 2.10`],
    ['text glued to the ninth field', `XGID=${START}:0:0:1:64:0:0:0:7<br>`],
    ['a line below', `XGID=${START}:0:0:1:64:0:0:0:7:10\nX:You   O:Me`],
    ['more colons behind', `XGID=${START}:0:0:1:64:0:0:0:7:10:x:y`],
    ['a cube limit that nobody reaches', `XGID=${START}:0:0:1:64:0:0:0:7:12`],
    ['no number for a cube limit', `XGID=${START}:0:0:1:64:0:0:0:7:x`],
    ['dice in the order thrown', `XGID=${START}:0:0:1:46:0:0:0:7:10`],
    ['turn 0 is X', `XGID=${START}:0:0:0:64:0:0:0:7:10`],
    ['Crawford where the score has none', `XGID=${START}:0:0:1:64:0:0:1:7:10`],
  ];
  it.each(same)('read alike: %s', (_, text) => expect(makeXgid(unwrap(parseXgid(text)))).toBe(`XGID=${START}:0:0:1:64:0:0:0:7:10`));

  it.each([[0, 1], [3, 8], [9, 512]])('a cube limit of 2 to the %i is read and written', (exponent, cap) => {
    const text = `XGID=${START}:0:0:1:64:0:0:0:0:${exponent}`;
    const situation = unwrap(parseXgid(text));
    expect(situation.score.cap).toBe(cap);
    expect(makeXgid(situation)).toBe(text);
  });

  it('D: the side on turn has doubled, the other answers', () => {
    expect(unwrap(parseXgid(`XGID=${START}:0:0:1:D:0:0:0:7:10`))).toMatchObject({ turn: 1, phase: 'answer', roll: null });
  });
  it('D with the cube on the other side: only an owner redoubles, so the side on turn answers', () => {
    expect(unwrap(parseXgid(`XGID=${START}:1:-1:1:D:0:0:0:7:10`))).toMatchObject({ turn: 0, phase: 'answer' });
  });
  it('B: the doubler answers a beaver; R: the other side a raccoon', () => {
    expect(unwrap(parseXgid(`XGID=${START}:1:-1:1:B:0:0:2:0:10`))).toMatchObject({ turn: 0, phase: 'beaver', score: { beavers: true, jacoby: false } });
    expect(unwrap(parseXgid(`XGID=${START}:2:-1:1:R:0:0:3:0:10`))).toMatchObject({ turn: 1, phase: 'raccoon', score: { beavers: true, jacoby: true } });
  });
  it('a turned cube wins over the Crawford flag', () => {
    expect(unwrap(parseXgid(`XGID=${START}:0:0:1:00:6:5:1:7:10`)).score.crawford).toBe(true);
    expect(unwrap(parseXgid(`XGID=${START}:1:1:1:00:6:5:1:7:10`)).score.crawford).toBe(false);
  });

  const bad: [string, string, unknown][] = [
    ['empty', '', { code: 'xgid_fields', facts: { count: 1 } }],
    ['eight fields', `XGID=${START}:0:0:1:64:0:0:0`, { code: 'xgid_fields', facts: { count: 8 } }],
    ['board too short', 'XGID=-b----E:0:0:1:64:0:0:0:7:10', { code: 'xgid_board', facts: { at: 8 } }],
    ['board too long', `XGID=${START}-:0:0:1:64:0:0:0:7:10`, { code: 'xgid_board', facts: { at: 27 } }],
    ['a character boards never have', 'XGID=-b----E-C---eZ---c-e----B-:0:0:1:64:0:0:0:7:10', { code: 'xgid_board', facts: { at: 14 } }],
    ['X’s letter on O’s bar', 'XGID=Ab----E-C---eD---c-e----B-:0:0:1:64:0:0:0:7:10', { code: 'xgid_board', facts: { at: 1 } }],
    ['O’s letter on X’s bar', 'XGID=-a----E-C---eE---c-e----Ba:0:0:1:64:0:0:0:7:10', { code: 'xgid_board', facts: { at: 26 } }],
    ['sixteen checkers', 'XGID=-b----P-----e----c-e------:0:0:1:64:0:0:0:7:10', { code: 'position_too_many_checkers', facts: { side: 'mover', count: 16 } }],
    ['seventeen checkers', 'XGID=a-B--C-dE---eE---c-e----B-:1:0:1:63:0:0:0:0:10', { code: 'position_too_many_checkers', facts: { side: 'mover', count: 17 } }],
    ['nobody on the board', 'XGID=--------------------------:0:0:1:64:0:0:0:7:10', { code: 'position_both_done', facts: {} }],
    ['an ID of long nard', 'LN1-CH__gAAAf_8AAAAAAAALHPQ', { code: 'id_of_long', facts: { text: 'LN1-CH__gAAAf_8AAAAAAAALHPQ' } }],
    ['one die', `XGID=${START}:0:0:1:6:0:0:0:7:10`, { code: 'dice_malformed', facts: { text: '6' } }],
    ['half a roll', `XGID=${START}:0:0:1:60:0:0:0:7:10`, { code: 'dice_malformed', facts: { text: '60' } }],
    ['cube 2^16', `XGID=${START}:16:0:1:64:0:0:0:7:10`, { code: 'xgid_field', facts: { field: 2, text: '16' } }],
    ['cube owner 2', `XGID=${START}:1:2:1:64:0:0:0:7:10`, { code: 'xgid_field', facts: { field: 3, text: '2' } }],
    ['turn in letters', `XGID=${START}:0:0:X:64:0:0:0:7:10`, { code: 'xgid_field', facts: { field: 4, text: 'X' } }],
    ['negative score', `XGID=${START}:0:0:1:64:-1:0:0:7:10`, { code: 'xgid_field', facts: { field: 6, text: '-1' } }],
    ['rule 4', `XGID=${START}:0:0:1:64:0:0:4:7:10`, { code: 'xgid_field', facts: { field: 8, text: '4' } }],
    ['no length', `XGID=${START}:0:0:1:64:0:0:0:x:10`, { code: 'xgid_field', facts: { field: 9, text: 'x' } }],
    ['match already won', `XGID=${START}:0:0:1:64:7:0:0:7:10`, { code: 'score_impossible', facts: {} }],
  ];
  it.each(bad)('error: %s', (_, text, error) => expect(errorOf(text)).toEqual(error));

  it('parse after make is the same situation', () => {
    fc.assert(fc.property(anySituation().filter((s) => s.phase !== 'over'), (situation) => {
      const owned = situation.phase === 'answer' && situation.cube.owner === situation.turn;
      fc.pre(!owned);
      expect(unwrap(parseXgid(makeXgid(situation)))).toEqual(situation);
    }));
  });
  it('both sides of the board are kept apart', () => {
    const situation = unwrap(parseXgid(`XGID=${START}:0:0:-1:00:0:0:0:7:10`));
    expect(swapSides(situation.position)).toEqual(startPosition('short'));
  });
});

describe.skipIf(!hasShared)('XGIDs as GNU Backgammon converts them', () => {
  const rows = hasShared ? sharedText('fixtures/xgid-to-gnubgid.tsv').split('\n').filter((line) => line && !line.startsWith('#')).map((line) => line.split('\t')) : [];
  it('there are 132', () => expect(rows).toHaveLength(132));
  it.each(rows)('%s', (xgid, expected) => {
    const situation = unwrap(parseXgidSetup(xgid!));
    expect(makeGnubgId(situation.turn === 1 ? situation : renumberPlayers(situation))).toBe(expected);
  });
});
