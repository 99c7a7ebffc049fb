import { describe, expect, it } from 'vitest';
import { emgOf, MONEY_CUBE, mwcOf, type CubeConditions } from '../../core/cube-conditions.ts';
import { setLanguage, texts } from '../../i18n/index.ts';
import { cubeVerdictText } from '../../i18n/cube-words.ts';
import type { CubeAnswer } from '../../engine/protocol.ts';
import { CLOSE_CUBE, decideCube, isCloseCube, judgeCube, type CubeChoice } from './cube-decision.ts';
import { ratingOf } from './rates.ts';

const answer = (noDouble: number, doubleTake: number): CubeAnswer => ({
  evaluator: { net: 'test', netVersion: 1, plies: 2 }, by: 'net', probabilities: { win: 0.6, winGammon: 0.1, winBackgammon: 0, loseGammon: 0, loseBackgammon: 0 }, cubeless: 0.3, noDouble, doubleTake,
});
const owned: CubeConditions = { ...MONEY_CUBE, cube: { value: 2, holder: 'own' } };
const beavers: CubeConditions = { ...MONEY_CUBE, beavers: true };

describe('verdicts, as people say them', () => {
  it.each<[string, CubeAnswer, CubeConditions]>([
    ['No double/Take', answer(0.3, 0.2), MONEY_CUBE],
    ['Double/Take', answer(0.5, 0.6), MONEY_CUBE],
    ['Double/Pass', answer(0.8, 1.2), MONEY_CUBE],
    ['Too good/Pass', answer(1.1, 1.5), MONEY_CUBE],
    ['Too good/Take', answer(1.1, 0.9), MONEY_CUBE],
    ['No redouble/Take', answer(0.6, 0.4), owned],
    ['Redouble/Take', answer(1, 1.2), owned],
    ['Redouble/Pass', answer(1.6, 2.4), owned],
    ['Optional double/Take', answer(0.5, 0.5), MONEY_CUBE],
    ['No double/Beaver', answer(-0.1, -0.2), beavers],
    ['Double/Beaver', answer(-0.3, -0.1), beavers],
    ['No double/Take', answer(-0.1, -0.2), MONEY_CUBE],
    ['No cube', answer(0.5, 0.9), { ...MONEY_CUBE, cube: { value: 2, holder: 'other' } }],
    ['No cube', answer(0.5, 0.9), { ...MONEY_CUBE, match: { own: 1, other: 3, crawford: true } }],
    ['No double/Take', answer(-0.1, -0.2), { ...beavers, cap: 2 }],
  ])('%s', (words, given, conditions) => expect(cubeVerdictText(decideCube(given, conditions).verdict, texts())).toBe(words));

  it('each language has its own words', async () => {
    await setLanguage('ru');
    expect(cubeVerdictText(decideCube(answer(0.5, 0.6), MONEY_CUBE).verdict, texts())).toBe('Удвоить/Принять');
    await setLanguage('en');
  });
});

describe('measures', () => {
  it('money is counted in stakes of the cube as it is', () => {
    const { emg, mwc } = decideCube(answer(1, 1.2), owned);
    expect([emg.noDouble, emg.doubleTake, emg.doublePass, mwc]).toEqual([0.5, 0.6, 1, null]);
  });
  it('in a match a plain win is 1, a plain loss −1, and a cash 1', () => {
    const conditions: CubeConditions = { ...MONEY_CUBE, match: { own: 4, other: 2, crawford: false } };
    const { emg, mwc } = decideCube(answer(-0.2, -0.1), conditions);
    expect(emg.doublePass).toBeCloseTo(1, 12);
    expect(mwc!.noDouble).toBeCloseTo(0.4, 12);
    expect(emgOf(2 * (1 - 0.81436) - 1, conditions)).toBeCloseTo(-1, 12);
    expect(mwcOf(0)).toBe(0.5);
  });
});

describe('what an action cost', () => {
  it.each<[string, CubeAnswer, CubeConditions, CubeChoice, string | null, number]>([
    ['a double not made', answer(0.5, 0.6), MONEY_CUBE, 'no_double', 'missed_double', 0.1],
    ['a cash not taken', answer(0.8, 1.2), MONEY_CUBE, 'no_double', 'missed_double', 0.2],
    ['a double made in time', answer(0.5, 0.6), MONEY_CUBE, 'double', null, 0],
    ['a double too early', answer(0.3, 0.2), MONEY_CUBE, 'double', 'double_early', 0.1],
    ['a double when too good', answer(1.1, 1.5), MONEY_CUBE, 'double', 'double_late', 0.1],
    ['a take that was a pass', answer(0.8, 1.2), MONEY_CUBE, 'take', 'wrong_take', 0.2],
    ['a pass that was a take', answer(0.5, 0.6), MONEY_CUBE, 'pass', 'wrong_pass', 0.4],
    ['a take that was right', answer(0.5, 0.6), MONEY_CUBE, 'take', null, 0],
    ['a beaver that was none', answer(0.5, 0.4), beavers, 'beaver', 'wrong_beaver', 0.4],
    ['a beaver not made', answer(-0.1, -0.2), beavers, 'take', 'missed_beaver', 0.2],
    ['a beaver that was right', answer(-0.1, -0.2), beavers, 'beaver', null, 0],
  ])('%s', (_rule, given, conditions, choice, error, loss) => {
    const judged = judgeCube(decideCube(given, conditions), choice)!;
    expect([judged.error, judged.loss.toFixed(6), judged.lossMwc]).toEqual([error, loss.toFixed(6), null]);
  });
  it('nothing where there was nothing to decide', () => expect(judgeCube(decideCube(answer(0.5, 0.9), { ...MONEY_CUBE, cube: { value: 2, holder: 'other' } }), 'no_double')).toBeNull());
});

describe('what is counted', () => {
  it.each([[0.3, 0.3 - CLOSE_CUBE + 0.01, true], [0.3, 0.3 - CLOSE_CUBE - 0.01, false], [0.5, 0.9, true], [1.3, 1.6, false]])('no double %f, double/take %f: %s', (noDouble, doubleTake, close) =>
    expect(isCloseCube(decideCube(answer(noDouble, doubleTake), MONEY_CUBE))).toBe(close));
  it('a rating word for each rate', () => expect([0, 2.5, 6, 29.9, 100].map(ratingOf)).toEqual(['champion', 'world_class', 'expert', 'beginner', 'distracted']));
});
