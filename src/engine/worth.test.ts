import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { emgOf, gainOf, MONEY_CUBE, mwcOf, seenByOther, withBestAction, type CubeConditions } from '../core/cube-conditions.ts';
import { ROLLS, type Roll } from '../core/dice.ts';
import { countsOf, positionKey, startPosition, swapSides, type Position } from '../core/position.ts';
import type { RuleBook } from '../core/rule-book.ts';
import { partsOf } from './conditions.ts';
import type { EngineCore } from './core.ts';
import type { CubeCore } from './cube-core.ts';
import { cubeJob } from './cube-job.ts';
import { loadNet } from './load.ts';
import { swapChances, type Candidate, type Plies } from './protocol.ts';
import { rankJob, rollsJob } from './search.ts';
import { builtWasm, positions } from './testing/positions.ts';
import type { Valuer } from './valuer.ts';
import { valueCubeful, valueCubeless } from './worth.ts';

let core: EngineCore, cube: CubeCore, rules: RuleBook;
beforeAll(async () => {
  const { wasm } = await loadNet(builtWasm('short'), new Uint8Array(readFileSync('public/nets/short-1.net')));
  const parts = partsOf('short', wasm)({});
  ({ core, ruleBook: rules } = parts);
  cube = parts.cube!;
});

function run<T>(job: Generator<void, T>): T {
  for (;;) {
    const step = job.next();
    if (step.done) return step.value;
  }
}

const match = (own: number, other: number, crawford = false): CubeConditions => ({ ...MONEY_CUBE, match: { own, other, crawford } });
const rank = (position: Position, roll: Roll, plies: Plies, valuer: Valuer): Candidate[] =>
  run(rankJob(core, { position, roll, plies, keep: new Set(), legal: rules.plays(position, roll), valuer }));

const someConditions: fc.Arbitrary<CubeConditions> = fc.record({
  own: fc.integer({ min: 0, max: 9 }), other: fc.integer({ min: 1, max: 9 }), crawford: fc.boolean(), jacoby: fc.boolean(), beavers: fc.boolean(),
  cube: fc.constantFrom({ value: 1, holder: null }, { value: 2, holder: 'own' }, { value: 2, holder: 'other' }),
}).map(({ own, other, crawford, jacoby, beavers, cube: stands }) => {
  if (own === 0) return { ...MONEY_CUBE, cube: stands as CubeConditions['cube'], jacoby, beavers };
  return { ...match(own, other, crawford && stands.value === 1 && (own === 1) !== (other === 1)), cube: stands as CubeConditions['cube'] };
});
const someRoll = fc.constantFrom(...ROLLS.map(({ roll }) => roll));

describe('what the other side sees', () => {
  it('is the same seen twice over', () => fc.assert(fc.property(someConditions, (conditions) => { expect(seenByOther(seenByOther(conditions))).toEqual(conditions); })));
  it('its gain is this side’s loss', () => fc.assert(fc.property(someConditions, fc.integer({ min: 1, max: 6 }), (conditions, points) => {
    expect(gainOf(seenByOther(conditions), 'own', points)).toBeCloseTo(gainOf(conditions, 'other', points), 12);
  })));
});

describe('the best action at the cube', () => {
  it.each([
    ['no double where that is worth more', MONEY_CUBE, { noDouble: 0.3, doubleTake: 0.2 }, 0.3],
    ['double and take', MONEY_CUBE, { noDouble: 0.3, doubleTake: 0.5 }, 0.5],
    ['double and pass', MONEY_CUBE, { noDouble: 0.9, doubleTake: 1.4 }, 1],
    ['too good', MONEY_CUBE, { noDouble: 1.2, doubleTake: 1.4 }, 1.2],
    ['the other side’s cube', { ...MONEY_CUBE, cube: { value: 2, holder: 'other' as const } }, { noDouble: 0.3, doubleTake: 0.9 }, 0.3],
    ['the Crawford game', match(2, 1, true), { noDouble: 0.3, doubleTake: 0.9 }, 0.3],
    ['a double that would be beavered is none', { ...MONEY_CUBE, beavers: true }, { noDouble: -0.3, doubleTake: -0.2 }, -0.3],
    ['without beavers it may be', MONEY_CUBE, { noDouble: -0.3, doubleTake: -0.2 }, -0.2],
    ['at its cap the cube is not turned', { ...MONEY_CUBE, cap: 1 }, { noDouble: 0.3, doubleTake: 0.9 }, 0.3],
  ])('%s', (_rule, conditions, answer, worth) => expect(withBestAction(answer, conditions)).toBe(worth));
});

describe('plays with the cube', () => {
  it.each([0, 1] as const)('at %i-ply a play is worth what the other side’s cube decision after it leaves', (plies) => {
    fc.assert(fc.property(positions(), someRoll, someConditions, (position, roll, conditions) => {
      const [best] = rank(position, roll, plies, valueCubeful(cube, conditions)).filter((each) => each.plies === plies);
      if (!best) return;
      const across = seenByOther(conditions);
      const answer = run(cubeJob(cube, { position: swapSides(best.result), conditions: across, plies }));
      const utility = -(answer.by === 'over' ? answer.noDouble : withBestAction(answer, across));
      expect(best.equity).toBe(emgOf(utility, conditions));
      expect(best.mwc).toBe(conditions.match ? mwcOf(utility) : undefined);
      expect(best.probabilities).toEqual(swapChances(answer.probabilities));
    }), { numRuns: plies === 0 ? 60 : 8 });
  });

  it('every chance to win the match lies between losing and winning it, and ranks as the equity does', () => {
    fc.assert(fc.property(positions(), someRoll, someConditions, (position, roll, conditions) => {
      const ranked = rank(position, roll, 0, valueCubeful(cube, conditions));
      for (const { mwc, cubeless } of ranked) {
        expect(cubeless).toBeTypeOf('number');
        if (mwc !== undefined) expect(mwc).toSatisfy((chance: number) => chance >= -1e-9 && chance <= 1 + 1e-9);
      }
      if (conditions.match) expect(ranked.map(({ mwc }) => mwc)).toEqual(ranked.map(({ mwc }) => mwc).sort((a, b) => b! - a!));
    }), { numRuns: 60 });
  });

  it('at one point each only the game counts: equity is twice the chance to win it, less one', () => {
    fc.assert(fc.property(positions(), someRoll, (position, roll) => {
      for (const { equity, mwc, probabilities } of rank(position, roll, 0, valueCubeful(cube, match(1, 1)))) {
        expect(equity).toBeCloseTo(2 * probabilities.win - 1, 5);
        expect(mwc).toBeCloseTo(probabilities.win, 5);
      }
    }), { numRuns: 30 });
  });

  it('with a dead cube that gammons do not depend on, nothing but chances is left', () => {
    const dead: CubeConditions = { ...MONEY_CUBE, cap: 1 };
    const ranked = rank(startPosition('short'), [3, 1], 0, valueCubeful(cube, dead));
    for (const { equity, cubeless } of ranked) expect(equity).toBeCloseTo(cubeless!, 9);
    expect(ranked.map(({ result }) => positionKey(result))).toEqual(rank(startPosition('short'), [3, 1], 0, valueCubeless(core)).map(({ result }) => positionKey(result)));
  });

  it('a gammon wins the match at two away against one: 2-1 is played for gammons there, and against them at one away against two', () => {
    const chase = rank(startPosition('short'), [2, 1], 2, valueCubeful(cube, match(2, 1, true)))[0]!;
    const save = rank(startPosition('short'), [2, 1], 2, valueCubeful(cube, match(1, 2, true)))[0]!;
    expect(chase.probabilities.winGammon).toBeGreaterThan(save.probabilities.winGammon);
    expect(chase.probabilities.loseGammon).toBeGreaterThan(save.probabilities.loseGammon);
  });

  it('the last throw: with one to come for the other side it is exact, and a cube it may turn changes nothing but stakes', () => {
    const position = { game: 'short', mover: countsOf({ 1: 2, 6: 1 }), opponent: countsOf({ 1: 1 }) } as unknown as Position;
    const [best] = rank(position, [2, 1], 1, valueCubeful(cube, { ...MONEY_CUBE, cube: { value: 2, holder: 'other' } }));
    // The other side wins at once: it may as well double and is passed.
    expect(best!.equity).toBeCloseTo(-1, 5);
  });

  it('choosing by one score leaves choices by another as they were', () => {
    const before = rank(startPosition('short'), [4, 3], 1, valueCubeful(cube, match(5, 5)));
    rank(startPosition('short'), [4, 3], 1, valueCubeful(cube, match(2, 1, true)));
    expect(rank(startPosition('short'), [4, 3], 1, valueCubeful(cube, match(5, 5)))).toEqual(before);
  });
});

describe('the 21 rolls with the cube', () => {
  it('are worth at one point each what their best plays win', () => {
    const rolls = run(rollsJob(valueCubeful(cube, match(1, 1)), startPosition('short')));
    const cubeless = ROLLS.map(({ roll }) => Math.max(...core.flat(startPosition('short'), roll).map(({ probabilities }) => 2 * probabilities.win - 1)));
    rolls.forEach(({ equity }, n) => expect(equity).toBeLessThanOrEqual(cubeless[n]! + 1e-6));
    expect(rolls.reduce((sum, { equity, ways }) => sum + ways * equity, 0) / 36).toBeCloseTo(ROLLS.reduce((sum, { ways }, n) => sum + ways * cubeless[n]!, 0) / 36, 2);
  });
  it('with a cube of one’s own are worth more than with the other side’s', () => {
    const mean = (holder: 'own' | 'other'): number => run(rollsJob(valueCubeful(cube, { ...MONEY_CUBE, cube: { value: 2, holder } }), startPosition('short'))).reduce((sum, { equity, ways }) => sum + (ways * equity) / 36, 0);
    expect(mean('own')).toBeGreaterThan(mean('other') + 0.1);
  });
});
