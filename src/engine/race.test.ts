import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { CHECKERS } from '../core/games.ts';
import { countsOf, startPosition, type Position } from '../core/position.ts';
import { unwrap } from '../core/result.ts';
import { makeOrLoadTable } from './bearoff-table.ts';
import { parseNetFile } from './net-file.ts';
import { createSlicer } from './slices.ts';
import { builtWasm } from './testing/positions.ts';
import { rollsToAll, rollsToFirst, winChance, type Home } from './testing/slow-bearoff.ts';
import { createWasmCore, type GameExports } from './wasm-core.ts';
import { instantiate } from './wasm.ts';

let core: ReturnType<typeof createWasmCore>;
let tableless: ReturnType<typeof createWasmCore>;
beforeAll(async () => {
  const { weights } = unwrap(await parseNetFile(new Uint8Array(readFileSync('public/nets/short-1.net'))));
  const load = async (): Promise<Awaited<ReturnType<typeof instantiate<GameExports>>>> => {
    const wasm = await instantiate<GameExports>(builtWasm('short'));
    wasm.floats().set(weights, wasm.exports.netAt() / 4);
    return wasm;
  };
  const wasm = await load();
  await makeOrLoadTable(wasm, { load: async () => null, save: async () => {} }, { slicer: createSlicer() });
  core = createWasmCore(wasm);
  tableless = createWasmCore(await load());
});

const side = (home: Home): Position['mover'] => countsOf(Object.fromEntries(home.map((n, at) => [at + 1, n])));
const race = (mine: Home, theirs: Home): Position => ({ ...startPosition('short'), mover: side(mine), opponent: side(theirs) });
const home = (points: Readonly<Record<number, number>>): Home => Array.from({ length: Math.max(6, ...Object.keys(points).map(Number)) }, (_, at) => points[at + 1] ?? 0);

/** One to three checkers anywhere up to a point, one of them beyond the home. */
const few = (points: number): fc.Arbitrary<Home> =>
  fc.tuple(fc.integer({ min: 7, max: points }), fc.array(fc.integer({ min: 1, max: points }), { maxLength: 2 }))
    .map(([first, others]) => [first, ...others].reduce((counts, point) => counts.map((n, at) => n + Number(at === point - 1)), new Array<number>(points).fill(0)));

describe('a race before everybody is home, by the net that ships', { timeout: 120_000 }, () => {
  it('is won about as often as by exhaustion, when both play to win: few checkers', () => {
    const errors: number[] = [];
    fc.assert(fc.property(few(9), few(9), (mine, theirs) => {
      const error = Math.abs(core.evaluate(race(mine, theirs)).probabilities.win - winChance(mine, theirs));
      errors.push(error);
      expect(error).toBeLessThan(0.06);
    }), { numRuns: 150, seed: 1 });
    expect(errors.reduce((a, b) => a + b) / errors.length).toBeLessThan(0.012);
  });

  it.each([
    ['five checkers each', home({ 9: 1, 7: 1, 5: 2, 2: 1 }), home({ 8: 2, 4: 2, 1: 1 })],
    ['two against six', home({ 9: 1, 8: 1 }), home({ 7: 1, 3: 2, 1: 3 })],
    ['one straggler each', home({ 10: 1, 3: 2, 1: 2 }), home({ 10: 1, 2: 4 })],
  ])('is won as often as the exact rolls of both sides say: %s', (_, mine, theirs) => {
    const [me, you] = [rollsToAll(mine).chances, rollsToAll(theirs).chances];
    const exact = me.reduce((sum, chance, rolls) => sum + chance * you.slice(rolls).reduce((a, b) => a + b, 0), 0);
    expect(Math.abs(core.evaluate(race(mine, theirs)).probabilities.win - exact)).toBeLessThan(0.03);
  });

  it('is a gammon as often as the exact rolls say, and never once a checker is off', () => {
    const mine = home({ 1: 3 }), theirs = home({ 8: 1, 7: 1, 6: 13 });
    const [me, first] = [rollsToAll(mine).chances, rollsToFirst(theirs).chances];
    const exact = me.reduce((sum, chance, rolls) => sum + chance * first.slice(rolls).reduce((a, b) => a + b, 0), 0);
    const { winGammon, win } = core.evaluate(race(mine, theirs)).probabilities;
    expect(Math.abs(winGammon - exact)).toBeLessThan(0.04);
    expect(win).toBeGreaterThan(0.999);
    expect(core.evaluate(race(mine, home({ 8: 1, 7: 1, 6: 12 }))).probabilities.winGammon).toBe(0);
  });

  it('has backgammons only while somebody is far behind with nobody off', () => {
    const mine = home({ 2: 2 }), far = home({ 24: 3, 6: 12 }), near = home({ 18: 3, 6: 12 });
    expect(core.evaluate(race(mine, far)).probabilities.winBackgammon).toBeGreaterThan(0.9);
    expect(core.evaluate(race(mine, near)).probabilities.winBackgammon).toBe(0);
    expect(far.reduce((a, b) => a + b)).toBe(CHECKERS);
  });

  it('adds up when seen by the other side of a mirrored lead, and never leaves 0 to 1', () =>
    fc.assert(fc.property(few(12), few(12), (mine, theirs) => {
      const [ahead, behind] = [race(mine, theirs), race(theirs, mine)].map((position) => core.evaluate(position).probabilities.win);
      expect([ahead! >= 0 && ahead! <= 1, behind! >= 0 && behind! <= 1]).toEqual([true, true]);
      // Both to roll first in turn: whoever rolls first wins at least as often, in sum.
      expect(ahead! + behind!).toBeGreaterThan(0.999);
    }), { numRuns: 300, seed: 2 }));

  it('is answered while the exact table is not there yet, also with everybody home', () => {
    const errors = [home({ 6: 5, 5: 4, 4: 3, 3: 3 }), home({ 6: 2, 4: 2, 2: 2, 1: 3 }), home({ 5: 3, 2: 3 })].flatMap((mine) =>
      [home({ 6: 7, 5: 4, 4: 4 }), home({ 6: 3, 4: 2, 1: 3 }), home({ 4: 2, 3: 2, 1: 1 })].map((theirs) =>
        Math.abs(tableless.evaluate(race(mine, theirs)).probabilities.win - core.evaluate(race(mine, theirs)).probabilities.win)));
    expect(Math.max(...errors)).toBeLessThan(0.08);
  });
});
