import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { gainOf, isCubeAlive, MONEY_CUBE, type CubeConditions } from '../core/cube-conditions.ts';
import { loadMet } from '../core/met/known.ts';
import { NARDSCOPE_SHARES } from '../core/met/tables/nardscope.ts';
import { deadTakePoint, liveTakePoint, type Gammons } from '../core/met/window.ts';
import { ROLLS } from '../core/dice.ts';
import { countsOf, startPosition, type Position } from '../core/position.ts';
import { createCubeCore, type CubeCore, type CubeStates, type CubeWasm } from './cube-core.ts';
import { cubeJob } from './cube-job.ts';
import { computeMet } from './compute-met.ts';
import { type CubeAnswer, type Plies, type Probabilities, swapChances } from './protocol.ts';
import { loadNet } from './load.ts';
import { builtWasm, positions } from './testing/positions.ts';
import { writeBoard } from './wasm.ts';

let wasm: CubeWasm;
let core: CubeCore;
beforeAll(async () => {
  wasm = (await loadNet(builtWasm('short'), new Uint8Array(readFileSync('public/nets/short-1.net')))).wasm as CubeWasm;
  core = createCubeCore(wasm);
});

const chances = (win: number, winGammon = 0, loseGammon = 0): Probabilities => ({ win, winGammon, winBackgammon: 0, loseGammon, loseBackgammon: 0 });
const match = (own: number, other: number, changes: Partial<CubeConditions> = {}): CubeConditions => ({ ...MONEY_CUBE, match: { own, other, crawford: false }, ...changes });
/** f32 chances on the way. */
const NEAR = 1e-6;

describe('Janowski’s model for money', () => {
  const at = (win: number, efficiency: number): CubeStates => core.ofChances(chances(win), efficiency, MONEY_CUBE);

  it.each([
    ['dead: chances alone', 0.6, 0, { centred: 0.2, own: 0.2, other: 0.2 }],
    ['live in the middle of the window', 0.5, 1, { centred: 0, own: 0.25, other: -0.25 }],
    ['live at the take point', 0.2, 1, { centred: -1, own: -0.5, other: -1 }],
    ['live at the cash point', 0.8, 1, { centred: 1, own: 1, other: 0.5 }],
    ['two thirds live', 0.5, 2 / 3, { centred: 0, own: 1 / 6, other: -1 / 6 }],
  ])('%s', (_rule, win, efficiency, expected) => {
    const { centred, own, other } = at(win, efficiency);
    expect(Math.max(Math.abs(centred - expected.centred), Math.abs(own[0] - expected.own), Math.abs(other[0] - expected.other))).toBeLessThan(NEAR);
  });

  it('a cube of twice the value is worth twice as much', () => {
    const { own, other } = at(0.63, 0.68);
    expect([own[1], other[1]]).toEqual([2 * own[0], 2 * other[0]]);
  });

  it('Jacoby: with the cube in the middle gammons do not count, with it turned they do', () => {
    const jacoby = { ...MONEY_CUBE, jacoby: true };
    const [without, with_] = [core.ofChances(chances(0.7, 0.35), 0, MONEY_CUBE), core.ofChances(chances(0.7, 0.35), 0, jacoby)];
    expect([with_.centred, without.centred].map((x) => x.toFixed(5))).toEqual(['0.40000', '0.75000']);
    expect(with_.other).toEqual(without.other);
  });

  it.each([
    ['passes a cube turned for nothing when that is better', 0.27, 0.29, 0],
    ['takes it when it wins often enough', 0.6, 0, 1],
    ['is played on against for the gammon where that is better still', 0.02, 0.97, 2],
  ])('two away against six, the other side owning the cube at 2: this side %s', (_rule, win, loseGammon, which) => {
    const conditions: CubeConditions = { ...MONEY_CUBE, match: { own: 2, other: 6, crawford: false }, cube: { value: 2, holder: 'other' } };
    const gain = (points: number): number => gainOf(conditions, 'other', points);
    const worth = (value: number): number => win - (1 - win - loseGammon) * gain(value) - loseGammon * gain(2 * value);
    const choices = [-gain(2), worth(4), worth(2)];
    expect(core.ofChances(chances(win, 0, loseGammon), 0, conditions).other[0]).toBeCloseTo(choices[which]!, 5);
    expect(choices[which]).toBe(Math.min(worth(2), Math.max(worth(4), -gain(2))));
  });

  it('a cap makes the cube dead', () => {
    const { centred, own } = core.ofChances(chances(0.7), 1, { ...MONEY_CUBE, cap: 1 });
    expect([centred, own[0]].map((x) => x.toFixed(5))).toEqual(['0.40000', '0.40000']);
  });

  it('a backgammon counts two where that is agreed', () => {
    const p = { win: 1, winGammon: 1, winBackgammon: 1, loseGammon: 0, loseBackgammon: 0 };
    expect([core.ofChances(p, 0, MONEY_CUBE).own[0], core.ofChances(p, 0, { ...MONEY_CUBE, backgammon: 2 }).own[0]]).toEqual([3, 2]);
  });
});

const someChances = fc.record({ win: fc.double({ min: 0, max: 1, noNaN: true }), gammons: fc.double({ min: 0, max: 0.6, noNaN: true }), losses: fc.double({ min: 0, max: 0.6, noNaN: true }) })
  .map(({ win, gammons, losses }) => chances(win, win * gammons, (1 - win) * losses));
const someConditions: fc.Arbitrary<CubeConditions> = fc.record({ own: fc.integer({ min: 0, max: 25 }), other: fc.integer({ min: 1, max: 25 }), value: fc.constantFrom(1, 2, 4), crawford: fc.boolean() })
  .map(({ own, other, value, crawford }) => (own === 0 ? { ...MONEY_CUBE, cube: { value, holder: null } } : match(own, other, { cube: { value, holder: null }, match: { own, other, crawford: crawford && value === 1 } })));

describe('whatever the chances and the score', () => {
  it('with no gammons owning the cube is worth no less than sharing it, that no less than leaving it to the other side', () => {
    fc.assert(fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), someConditions, (win, efficiency, conditions) => {
      const { centred, own, other } = core.ofChances(chances(win), efficiency, conditions);
      expect(own[0]).toBeGreaterThanOrEqual(centred - NEAR);
      expect(centred).toBeGreaterThanOrEqual(other[0] - NEAR);
    }), { numRuns: 500 });
  });

  it('the real cube lies between the dead and the live one', () => {
    fc.assert(fc.property(someChances, fc.double({ min: 0, max: 1, noNaN: true }), someConditions, (p, efficiency, conditions) => {
      const [dead, real, live] = [0, efficiency, 1].map((each) => core.ofChances(p, each, conditions).centred) as [number, number, number];
      expect(real).toBeGreaterThanOrEqual(Math.min(dead, live) - NEAR);
      expect(real).toBeLessThanOrEqual(Math.max(dead, live) + NEAR);
    }));
  });

  it('with a live cube one side’s gain is the other’s loss, whoever owns it', () => {
    fc.assert(fc.property(someChances, someConditions, (p, conditions) => {
      const swapped = { ...conditions, match: conditions.match && { ...conditions.match, own: conditions.match.other, other: conditions.match.own } };
      const [mine, theirs] = [core.ofChances(p, 1, conditions), core.ofChances(swapChances(p), 1, swapped)];
      for (const [one, other] of [[mine.centred, theirs.centred], [mine.own[0], theirs.other[0]], [mine.other[1], theirs.own[1]]] as const) expect(one).toBeCloseTo(-other, 4);
    }), { numRuns: 500 });
  });

  it('doubling at the other side’s live take point comes to a pass: the model and the take points of core agree', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 25 }), fc.integer({ min: 1, max: 25 }), fc.constantFrom(1, 2, 4), fc.double({ min: 0, max: 0.4, noNaN: true }), (own, other, value, share) => {
      const conditions = match(own, other, { cube: { value, holder: null } });
      fc.pre(isCubeAlive(conditions, 'own', value));
      const gammons: Gammons = { own: { gammon: share, backgammon: 0 }, other: { gammon: share / 2, backgammon: 0 } };
      const win = 1 - (isCubeAlive(conditions, 'other', 2 * value) ? liveTakePoint : deadTakePoint)(conditions, 'other', value, gammons);
      const doubled = core.ofChances(chances(win, win * share, ((1 - win) * share) / 2), 1, conditions).other[1];
      const cash = core.ofChances(chances(win, win * share, ((1 - win) * share) / 2), 1, conditions).centred;
      expect(doubled).toBeCloseTo(cash, 4);
    }), { numRuns: 300 });
  });
});

function answerOf(position: Position, conditions: CubeConditions, plies: Plies): Omit<CubeAnswer, 'evaluator'> {
  const job = cubeJob(core, { position, conditions, plies });
  for (let step = job.next(); ; step = job.next()) if (step.done) return step.value;
}

const home = (mine: Readonly<Record<number, number>>, theirs: Readonly<Record<number, number>>): Position =>
  ({ game: 'short', mover: countsOf(mine), opponent: countsOf(theirs) }) as unknown as Position;

describe('the last throw', () => {
  // Checkers on two and four, the other side ends with its next throw: 23 of 36 throws win.
  const last = home({ 2: 1, 4: 1 }, { 1: 1 });
  it('chances decide alone, and doubling doubles them', () => {
    while (wasm.exports.makeBearoff(2000) < wasm.exports.bearoffPositions());
    const { noDouble, doubleTake, probabilities } = answerOf(last, MONEY_CUBE, 1);
    expect(probabilities.win).toBeCloseTo(23 / 36, 5);
    expect([noDouble, doubleTake].map((x) => x.toFixed(4))).toEqual([(10 / 36).toFixed(4), (20 / 36).toFixed(4)]);
  });
  it('at one point each the cube changes nothing', () => {
    const { noDouble } = answerOf(last, match(1, 1), 1);
    expect(noDouble).toBeCloseTo(10 / 36, 4);
  });
  it('after the Crawford game whoever is behind doubles, and loses nothing by it', () => {
    const { noDouble, doubleTake } = answerOf(last, match(2, 1), 1);
    expect(doubleTake).toBeCloseTo(10 / 36, 4);
    expect(noDouble).toBeLessThan(doubleTake);
  });
  it('in the Crawford game nobody doubles', () => {
    const resting = match(2, 1, { match: { own: 2, other: 1, crawford: true } });
    const { noDouble } = answerOf(last, resting, 1);
    // A win makes it one point each, a loss ends the match.
    expect((noDouble + 1) / 2).toBeCloseTo((23 / 36) * 0.5, 4);
  });
});

describe('plies', () => {
  it('one ply is the mean over the 21 rolls of what the level below says', () => {
    const flat = answerOf(startPosition('short'), MONEY_CUBE, 0);
    const deeper = answerOf(startPosition('short'), MONEY_CUBE, 1);
    expect(deeper.probabilities.win).not.toBe(flat.probabilities.win);
    expect(deeper.doubleTake).toBeLessThanOrEqual(2 * deeper.noDouble + 1);
  });
  it('is the same whatever was asked before', () => {
    fc.assert(fc.property(positions(), someConditions, (position, conditions) => {
      const first = answerOf(position, conditions, 0);
      answerOf(startPosition('short'), match(3, 5), 1);
      expect(answerOf(position, conditions, 0)).toEqual(first);
    }), { numRuns: 30 });
  });
  it('choosing plays by the score leaves the other questions as they were', () => {
    const best = (): number[] => {
      writeBoard(wasm, wasm.exports.boardAt(), startPosition('short'));
      return ROLLS.map(({ roll }) => wasm.exports.rankBoard(...roll));
    };
    const before = best();
    answerOf(startPosition('short'), match(2, 1, { match: { own: 2, other: 1, crawford: true } }), 1);
    expect(best()).toEqual(before);
  });
});

describe('a match equity table of our own', () => {
  it('the one that ships is what its shares of gammons lead to', async () => {
    const { pre, post } = computeMet(core, NARDSCOPE_SHARES, 25);
    const shipped = await loadMet('nardscope');
    pre.forEach((row, own) => row.forEach((chance, other) => expect(chance).toBeCloseTo(shipped.pre[own]![other]!, 5)));
    post.forEach((chance, own) => expect(chance).toBeCloseTo(shipped.post[own]!, 5));
  });
  it('and lies within .015 of Kazaross XG2 everywhere', async () => {
    const [own, other] = [await loadMet('nardscope'), await loadMet('kazaross-xg2')];
    expect(Math.max(...own.pre.flatMap((row, i) => row.map((chance, j) => Math.abs(chance - other.pre[i]![j]!))))).toBeLessThan(0.015);
  });
});
