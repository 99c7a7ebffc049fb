import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileWasm } from '../testing/compile.ts';
import { instantiate } from '../wasm.ts';

interface Units {
  readonly memory: WebAssembly.Memory;
  throwOf(seed: number, trial: number, ply: number): number;
  randomThrow(seed: bigint, trial: number, ply: number): number;
}

let units: Units;
beforeAll(async () => { units = (await instantiate<Units>(await compileWasm('assembly/testing/units.ts'))).exports; }, 120_000);

const SEEDS = [0, 1, 2, 12345, 2 ** 32 - 1];
const first = (seed: number, trial: number): number => units.throwOf(seed, trial, 0);
const second = (seed: number, trial: number): number => units.throwOf(seed, trial, 1);
const all = Array.from({ length: 36 }, (_, n) => n);
const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

describe('throws of trials', () => {
  it.each(SEEDS)('seed %i: each stretch of 1,296 trials meets every pair of first throws exactly once', (seed) => {
    for (const stretch of [0, 1, 7, 1000]) {
      const pairs = new Map<number, number>();
      for (let trial = stretch * 1296; trial < (stretch + 1) * 1296; trial++) {
        const pair = 36 * first(seed, trial) + second(seed, trial);
        pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
      }
      expect(pairs.size).toBe(1296);
      expect(new Set(pairs.values())).toEqual(new Set([1]));
    }
  });

  it.each(SEEDS)('seed %i: each block of 36 trials meets every first and every second throw exactly once', (seed) => {
    for (const block of [0, 1, 35, 36, 501]) {
      const trials = all.map((n) => 36 * block + n);
      expect(sorted(trials.map((trial) => first(seed, trial)))).toEqual(all);
      expect(sorted(trials.map((trial) => second(seed, trial)))).toEqual(all);
    }
  });

  it('another seed and another stretch meet them in another order', () => {
    const order = (seed: number, stretch: number): string => all.map((n) => 36 * first(seed, 1296 * stretch + n) + second(seed, 1296 * stretch + n)).join();
    expect(new Set([order(1, 0), order(1, 1), order(2, 0), order(2, 1)]).size).toBe(4);
  });

  it('a throw depends on seed, trial and turn alone, not on what was asked before', () =>
    fc.assert(fc.property(fc.nat(), fc.nat(100_000), fc.nat(50), fc.nat(100_000), (seed, trial, ply, other) => {
      const once = units.throwOf(seed, trial, ply);
      units.throwOf(seed, other, 0);
      units.throwOf(seed + 1, trial, 1);
      expect(units.throwOf(seed, trial, ply)).toBe(once);
      expect(once).toBeLessThan(36);
    })));

  it('later throws are those of the counter', () => {
    for (let ply = 2; ply < 40; ply++) expect(units.throwOf(5, 77, ply)).toBe(units.randomThrow(5n, 77, ply));
  });

  it('first throws of many seeds are even: no order is preferred', () => {
    const counts = new Array<number>(36).fill(0);
    for (let seed = 0; seed < 3600; seed++) counts[first(seed, 0)]! += 1;
    // Chi-squared with 35 degrees of freedom stays below 80 but once in 40,000.
    expect(counts.reduce((sum, n) => sum + (n - 100) ** 2 / 100, 0)).toBeLessThan(80);
  });
});
