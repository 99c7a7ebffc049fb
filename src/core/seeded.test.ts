import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeRandom, seededNormal } from './seeded.ts';

const many = <T>(count: number, of: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => of(n));
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

describe('numbers settled by a text', () => {
  it('the same text gives the same numbers, in [0, 1)', () =>
    fc.assert(fc.property(fc.string(), (seed) => {
      const [first, second] = [makeRandom(seed), makeRandom(seed)];
      for (const [a, b] of many(20, () => [first(), second()] as const)) {
        expect(a).toBe(b);
        expect(a >= 0 && a < 1).toBe(true);
      }
    })));

  it('are what they were when games were first played by them', () => {
    const random = makeRandom('nard');
    expect(many(3, random)).toEqual([0.5036832792684436, 0.496816985309124, 0.24694943916983902]);
  });

  it('another text gives others, even one that differs in a letter', () => {
    expect(new Set(many(1000, (n) => makeRandom(`game ${n}`)())).size).toBe(1000);
  });

  it('every tenth of [0, 1) is met equally often', () => {
    const random = makeRandom('tenths');
    const counts = new Array<number>(10).fill(0);
    for (let n = 0; n < 10_000; n++) counts[Math.floor(10 * random())]! += 1;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('errors have mean 0 and deviation 1, from one text to the next', () => {
    const errors = many(4000, (n) => seededNormal(`play ${n}`));
    expect(Math.abs(mean(errors))).toBeLessThan(0.06);
    expect(Math.abs(mean(errors.map((error) => error * error)) - 1)).toBeLessThan(0.1);
    const pairs = errors.slice(1).map((error, n) => error * errors[n]!);
    expect(Math.abs(mean(pairs))).toBeLessThan(0.06);
  });
});
