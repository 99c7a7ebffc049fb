import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { chanceAfter, couldBeCrawford, gainOf, isCubeAlive, mayDouble, MONEY_CUBE, whyNoDouble, type CubeConditions, type NoCubeReason } from '../cube-conditions.ts';
import { DEFAULT_MET, loadMet, MET_IDS, MET_NAMES } from './known.ts';
import { makeMet, matchChance, metLength } from './table.ts';
import { cubeWindow, deadTakePoint, gammonValue, liveTakePoint, NO_GAMMONS } from './window.ts';

const at = (own: number, other: number, changes: Partial<CubeConditions> = {}): CubeConditions => ({ ...MONEY_CUBE, match: { own, other, crawford: false }, ...changes });

describe('the tables', () => {
  it.each(MET_IDS)('%s: two sides’ chances add up to one at every score, and needing fewer points is never worse', async (id) => {
    const met = await loadMet(id);
    const length = metLength(met);
    expect([met.id, met.name]).toEqual([id, MET_NAMES[id]]);
    for (let own = 1; own <= length; own++) for (let other = 1; other <= length; other++) {
      expect(matchChance(met, own, other, false) + matchChance(met, other, own, false)).toBeCloseTo(1, 9);
      if (own > 1) expect(matchChance(met, own - 1, other, false)).toBeGreaterThanOrEqual(matchChance(met, own, other, false));
    }
    for (let own = 2; own < met.post.length; own++) {
      expect(matchChance(met, own, 1, true) + matchChance(met, 1, own, true)).toBeCloseTo(1, 9);
      expect(met.post[own - 1]!).toBeGreaterThanOrEqual(met.post[own]!);
    }
  });

  it('Kazaross XG2 is the first: a lead of two to one away in the Crawford game wins 67.736%', () => {
    expect(DEFAULT_MET.id).toBe('kazaross-xg2');
    expect([matchChance(DEFAULT_MET, 1, 2, false), matchChance(DEFAULT_MET, 2, 1, true), metLength(DEFAULT_MET)]).toEqual([0.67736, 0.48803, 25]);
  });

  it.each([
    ['no row', [], [], 'length'],
    ['rows of different lengths', [[0.5, 0.6], [0.4]], [0.5], 'row'],
    ['no chances after the Crawford game', [[0.5]], [], 'row'],
    ['a number that is no chance', [[1.5]], [0.5], 'chance'],
    ['nothing where a number should be', [[NaN]], [0.5], 'chance'],
  ])('refused: %s', (_rule, pre, post, what) => expect(makeMet({ id: 'x', name: '' }, pre, post)).toMatchObject({ ok: false, error: { code: 'met_malformed', facts: { what } } }));

  it('a table for unequal players is refused, one that only rounds is mended', () => {
    expect(makeMet({ id: 'x', name: '' }, [[0.5, 0.7], [0.4, 0.5]], [0.5])).toMatchObject({ ok: false, error: { code: 'met_unequal' } });
    const made = makeMet({ id: 'x', name: '' }, [[0.5, 0.701], [0.3, 0.5]], [0.5]);
    expect(made.ok && matchChance(made.value, 1, 2, false)).toBeCloseTo(0.7005, 9);
  });
});

describe('the score', () => {
  it('after the Crawford game the other row counts', () => {
    // 3 points: 2–1, Crawford; the side behind wins one and it is 2–2.
    expect(chanceAfter({ own: 2, other: 1, crawford: true }, DEFAULT_MET, 'own', 1)).toBe(0.5);
    expect(chanceAfter({ own: 4, other: 1, crawford: true }, DEFAULT_MET, 'own', 1)).toBe(DEFAULT_MET.post[2]);
    expect(chanceAfter({ own: 4, other: 2, crawford: false }, DEFAULT_MET, 'other', 1)).toBeCloseTo(1 - matchChance(DEFAULT_MET, 1, 4, false), 12);
  });
  it('the cube rests in the Crawford game, and is of no use to a side whose match it wins', () => {
    expect(mayDouble(at(3, 1, { match: { own: 3, other: 1, crawford: true } }))).toBe(false);
    expect([mayDouble(at(3, 1)), mayDouble(at(1, 3)), isCubeAlive(at(4, 4), 'own', 4)]).toEqual([true, false, false]);
    expect([isCubeAlive({ match: null, cap: 2 }, 'own', 1), isCubeAlive({ match: null, cap: 2 }, 'own', 2)]).toEqual([true, false]);
    expect(mayDouble({ ...MONEY_CUBE, cube: { value: 2, holder: 'other' } })).toBe(false);
  });
  it.each<[string, Partial<CubeConditions>, NoCubeReason | null]>([
    ['nothing is in the way', {}, null],
    ['the other side has the cube', { cube: { value: 2, holder: 'other' } }, 'other_owns'],
    ['the cube is at its limit', { cube: { value: 4, holder: 'own' }, cap: 4 }, 'cap'],
    ['the limit is not reached yet', { cube: { value: 2, holder: 'own' }, cap: 4 }, null],
    ['it is the Crawford game', { match: { own: 3, other: 1, crawford: true } }, 'crawford'],
    ['a win wins the match already', { cube: { value: 2, holder: 'own' }, match: { own: 2, other: 5, crawford: false } }, 'wins_match'],
    ['a win is not enough yet', { cube: { value: 2, holder: 'own' }, match: { own: 3, other: 5, crawford: false } }, null],
  ])('why there is no double: %s', (_, changes, reason) => expect(whyNoDouble({ ...MONEY_CUBE, ...changes })).toBe(reason));
  it.each<[string, Partial<CubeConditions>, boolean]>([
    ['money', {}, false],
    ['one side one point away', { match: { own: 3, other: 1, crawford: false } }, true],
    ['both sides one point away', { match: { own: 1, other: 1, crawford: false } }, false],
    ['the Crawford game itself', { match: { own: 3, other: 1, crawford: true } }, false],
    ['a cube that was turned', { match: { own: 3, other: 1, crawford: false }, cube: { value: 2, holder: 'own' } }, false],
  ])('it could be the Crawford game: %s', (_, changes, wanted) => expect(couldBeCrawford({ ...MONEY_CUBE, ...changes })).toBe(wanted));
});

describe('money', () => {
  it('a dead cube is taken with 25%, a live one with 20%', () => {
    expect(deadTakePoint(MONEY_CUBE, 'own', 1, NO_GAMMONS)).toBeCloseTo(0.25, 12);
    expect(liveTakePoint(MONEY_CUBE, 'own', 1, NO_GAMMONS)).toBeCloseTo(0.2, 12);
  });
  it('a last double is right from 50% on; the market window is 20–80%', () => {
    const window = cubeWindow(MONEY_CUBE, 'own', 4)!;
    expect([window.doublePoint, window.takePoint.live, window.cashPoint.live, window.cashPoint.dead].map((x) => x.toFixed(6))).toEqual(['0.500000', '0.200000', '0.800000', '0.750000']);
    expect(window.tooGoodPoint).toBeNull();
  });
  it('a gammon is worth half a win', () => expect(gammonValue(MONEY_CUBE, 'own', 2)).toBe(0.5));
  it('every second win a gammon: taken dead with (3 − 1) / (2 + 3), too good where no loss is one', () => {
    const gammons = { own: { gammon: 0, backgammon: 0 }, other: { gammon: 0.5, backgammon: 0 } };
    expect(deadTakePoint(MONEY_CUBE, 'own', 1, gammons)).toBeCloseTo(2 / 5, 12);
    expect(cubeWindow(MONEY_CUBE, 'other', 1, gammons)!.tooGoodPoint).toBeCloseTo(2 / 2.5, 12);
  });
  it('a capped cube is dead at its cap, and nearly the endless one far below it', () => {
    expect(liveTakePoint({ ...MONEY_CUBE, cap: 2 }, 'own', 1, NO_GAMMONS)).toBeCloseTo(0.25, 12);
    expect(liveTakePoint({ ...MONEY_CUBE, cap: 2 ** 15 }, 'own', 1, NO_GAMMONS)).toBeCloseTo(0.2, 4);
  });
});

describe('matches', () => {
  it('at two away each the first double decides: taken with 1 − the Crawford chance', () => {
    expect(deadTakePoint(at(2, 2), 'own', 1, NO_GAMMONS)).toBeCloseTo(1 - 0.67736, 9);
    expect(liveTakePoint(at(2, 2), 'own', 1, NO_GAMMONS)).toBeCloseTo(1 - 0.67736, 9);
    expect(gammonValue(at(2, 2), 'own', 2)).toBe(0);
  });
  it('two away against one in the Crawford game, the leader’s gammons are worth nothing, the other’s as much as a win', () => {
    const crawford = at(2, 1, { match: { own: 2, other: 1, crawford: true } });
    expect([gammonValue(crawford, 'own', 1), gammonValue(crawford, 'other', 1)]).toEqual([1, 0]);
  });
  it('four away against two: the cube turned to 2 is taken with 18.6% live, since 4 wins the match', () => {
    expect(liveTakePoint(at(4, 2), 'own', 1, NO_GAMMONS)).toBeCloseTo((0.5 * matchChance(DEFAULT_MET, 4, 1, false)) / 0.5 ** 1, 2);
  });
  it('whatever the score: take points are chances, and without gammons the live one is no higher than the dead', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 25 }), fc.integer({ min: 1, max: 25 }), fc.constantFrom(1, 2, 4, 8), fc.double({ min: 0, max: 0.5, noNaN: true }), (own, other, value, share) => {
      const conditions = at(own, other);
      const gammons = { own: { gammon: share, backgammon: share / 20 }, other: { gammon: share / 2, backgammon: 0 } };
      const window = cubeWindow(conditions, 'own', value, gammons);
      expect(window !== null).toBe(isCubeAlive(conditions, 'own', value));
      if (!window) return;
      const { takePoint, cashPoint } = window;
      const plain = cubeWindow(conditions, 'own', value)!;
      expect(plain.takePoint.live).toBeLessThanOrEqual(plain.takePoint.dead + 1e-9);
      expect(plain.cashPoint.live).toBeGreaterThanOrEqual(plain.cashPoint.dead - 1e-9);
      expect(takePoint.live).toBeGreaterThanOrEqual(0);
      expect(takePoint.dead).toBeLessThan(1);
      expect(cashPoint.live).toBeLessThanOrEqual(1);
    }));
  });
  it('what one side gains the other loses', () => fc.assert(fc.property(fc.integer({ min: 1, max: 25 }), fc.integer({ min: 1, max: 25 }), fc.nat(30), (own, other, points) => {
    expect(gainOf(at(own, other), 'own', points)).toBeCloseTo(gainOf(at(other, own), 'other', points), 12);
  })));
});
