import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countsOf, startPosition, swapSides } from '../core/position.ts';
import { unwrap } from '../core/result.ts';
import { CENTRED, MONEY, situationOf } from '../core/situation.ts';
import { positions } from '../engine/testing/positions.ts';
import { anySituation } from './testing/arbitrary.ts';
import { makeGnubgId, makeMatchId, makePositionId, parseGnubgId, parseMatchId, parsePositionId, renumberPlayers } from './gnubg-id.ts';
import { makeBase64 } from './base64.ts';

const errorOf = (result: { ok: boolean; error?: { code: string } }): string | undefined => result.error?.code;

describe('position ID', () => {
  it('start', () => {
    expect(makePositionId(startPosition('short'))).toBe('4HPwATDgc/ABMA');
    expect(unwrap(parsePositionId('4HPwATDgc/ABMA'))).toEqual(startPosition('short'));
  });
  it('the side not on roll comes first', () => {
    const position = unwrap(parsePositionId('4PPgASjgc/ABMA'));
    expect(position.opponent).toEqual(countsOf({ 24: 1, 23: 1, 13: 4, 8: 4, 6: 5 }));
    expect(position.mover).toEqual(countsOf({ 24: 2, 13: 5, 8: 3, 6: 5 }));
  });
  it('padding and blanks around are ignored', () => expect(parsePositionId(' 4HPwATDgc/ABMA== ').ok).toBe(true));
  const bad: [string, string, string][] = [
    ['too short', '4HPwATDgc/ABM', 'id_length'],
    ['too long', '4HPwATDgc/ABMAA', 'id_length'],
    ['empty', '', 'id_length'],
    ['one of long nard', 'LN1-CH__gAAAf_8AAAAAAAALHPQ', 'id_of_long'],
    ['a short one of long nard with mistakes', 'ln1-CH__gAAAf_', 'id_of_long'],
    ['a character IDs never have', '4HPwATDgc-ABMA', 'id_malformed'],
    ['bits behind the last byte', '4HPwATDgc/ABMB', 'id_malformed'],
    ['eighty checkers', '/////////////w', 'position_too_many_checkers'],
    ['sixteen checkers', makeBase64([0xff, 0xff, 0, 0, 0, 0, 0, 0, 0, 0]), 'position_too_many_checkers'],
    ['both sides on one point', makeBase64([0x01, 0, 0, 0, 0, 0, 2, 0, 0, 0]), 'position_both_on_point'],
    ['both sides done', 'AAAAAAAAAAAAAA', 'position_both_done'],
  ];
  it.each(bad)('error: %s', (_, text, code) => expect(errorOf(parsePositionId(text))).toBe(code));
  it('a side that is done', () => expect(unwrap(parsePositionId('AAAAAA8AAAAAAA')).opponent).toEqual(countsOf({})));
  it('parse after make is the same position', () => {
    fc.assert(fc.property(positions(), (position) => { expect(parsePositionId(makePositionId(position))).toEqual({ ok: true, value: position }); }));
  });
});

describe('match ID', () => {
  it('61 rolled by player 1 of a 7-point match', () => {
    expect(unwrap(parseMatchId('cAnnAAAAAAAE'))).toEqual({ turn: 1, phase: 'play', roll: [6, 1], cube: CENTRED, score: { ...MONEY, length: 7 } });
  });
  it('player 0 has not rolled', () => expect(unwrap(parseMatchId('MAHgAAAAAAAE'))).toMatchObject({ turn: 0, phase: 'roll', roll: null }));
  it('player 1 doubled: the decision is player 0’s', () => expect(unwrap(parseMatchId('cBGgAAAAAAAE'))).toMatchObject({ turn: 0, phase: 'answer', score: { length: 5 } }));
  it('Crawford game at 2–1 to 3, state 0', () => {
    expect(unwrap(parseMatchId('8IhuACAACAAE'))).toMatchObject({ phase: 'play', roll: [5, 3], score: { length: 3, points: [2, 1], crawford: true } });
  });
  it('dice may stand in the order thrown', () => {
    const thrown = { ...unwrap(parseMatchId('cAnnAAAAAAAE')), roll: [1, 6] as const };
    expect(makeMatchId(thrown)).toBe('cAnnAAAAAAAE');
    // Bits 15–17 hold 1, bits 18–20 hold 6.
    expect(unwrap(parseMatchId(makeBase64([0x70, 0x89, 0xf8, 0, 0, 0, 0, 0, 0x04]))).roll).toEqual([1, 6]);
  });
  it('bit 66 clear in money play is Jacoby, in a match nothing', () => {
    expect(unwrap(parseMatchId('MAEAAAAAAAAA')).score.jacoby).toBe(true);
    expect(unwrap(parseMatchId('MAEAAAAAAAAE')).score.jacoby).toBe(false);
    expect(unwrap(parseMatchId('MAHgAAAAAAAA')).score.jacoby).toBe(false);
  });
  it('a beaver comes back to the doubler, a raccoon to the owner of the cube', () => {
    const beaver = { turn: 0, phase: 'beaver', roll: null, cube: { value: 2, owner: 1 }, score: MONEY } as const;
    expect(unwrap(parseMatchId(makeMatchId(beaver)))).toEqual(beaver);
    const raccoon = { ...beaver, turn: 1, phase: 'raccoon', cube: { value: 4, owner: 1 } } as const;
    expect(unwrap(parseMatchId(makeMatchId(raccoon)))).toEqual(raccoon);
  });
  const bad: [string, string, string][] = [
    ['length', 'cAnnAAAAAAA', 'id_length'],
    ['a character IDs never have', 'cAnnAAAAAAA!', 'id_malformed'],
    ['cube owner 2', makeBase64([0x20, 1, 0, 0, 0, 0, 0, 0, 4]), 'cube_impossible'],
    ['die 7', makeBase64([0x30, 0x81, 0x1f, 0, 0, 0, 0, 0, 4]), 'dice_malformed'],
    ['one die only', makeBase64([0x30, 0x81, 0, 0, 0, 0, 0, 0, 4]), 'dice_malformed'],
    ['points beyond the length', makeBase64([0x30, 1, 0x60, 0, 0x50, 0, 0, 0, 4]), 'score_impossible'],
  ];
  it.each(bad)('error: %s', (_, text, code) => expect(errorOf(parseMatchId(text))).toBe(code));
});

describe('GNUbg ID', () => {
  it('an answerer sees his own board, GNU writes the doubler’s', () => {
    const situation = unwrap(parseGnubgId('4PPgASjgc/ABMA:cBGgAAAAAAAE'));
    expect(situation.turn).toBe(0);
    expect(situation.position).toEqual(swapSides(unwrap(parsePositionId('4PPgASjgc/ABMA'))));
    expect(makeGnubgId(situation)).toBe('4PPgASjgc/ABMA:cBGgAAAAAAAE');
  });
  it('a position alone is money play', () => expect(unwrap(parseGnubgId('4HPwATDgc/ABMA'))).toEqual(situationOf(startPosition('short'))));
  it('an error of either part is the error', () => {
    expect(errorOf(parseGnubgId('4HPwATDgc/ABMA:cAnn'))).toBe('id_length');
    expect(errorOf(parseGnubgId('4HPw:cAnnAAAAAAAE'))).toBe('id_length');
  });
  it('parse after make is the same situation', () => {
    fc.assert(fc.property(anySituation(), (situation) => { expect(unwrap(parseGnubgId(makeGnubgId(situation)))).toEqual(situation); }));
  });
  it('renumbering players twice changes nothing', () => {
    fc.assert(fc.property(anySituation(), (situation) => { expect(renumberPlayers(renumberPlayers(situation))).toEqual(situation); }));
  });
});
