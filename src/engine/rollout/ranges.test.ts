import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count, missing, overlap, union, type Range } from './ranges.ts';

const ranges = (): fc.Arbitrary<Range[]> => fc.array(fc.tuple(fc.nat(60), fc.nat(9)).map(([from, length]): Range => [from, from + length]), { maxLength: 8 });
const numbers = (all: readonly Range[]): number[] =>
  [...new Set(all.flatMap(([from, to]) => Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n)))].sort((a, b) => a - b);
const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

describe('ranges are sets of numbers', () => {
  it('a union holds the numbers of both, in ranges that are sorted and do not touch', () =>
    fc.assert(fc.property(ranges(), ranges(), (a, b) => {
      const both = union(a, b);
      expect(numbers(both)).toEqual(sorted([...new Set([...numbers(a), ...numbers(b)])]));
      expect(count(both)).toBe(numbers(both).length);
      for (let i = 1; i < both.length; i++) expect(both[i]![0]).toBeGreaterThan(both[i - 1]![1]);
    })));

  it('what is missing and what is there make the whole', () =>
    fc.assert(fc.property(ranges(), fc.nat(40), fc.nat(40), (a, from, length) => {
      const there = union(a, []);
      const gaps = missing([from, from + length], there);
      const has = new Set(numbers(there));
      expect(numbers(gaps)).toEqual(Array.from({ length }, (_, n) => from + n).filter((n) => !has.has(n)));
    })));

  it('an overlap is named exactly where numbers are in both', () =>
    fc.assert(fc.property(ranges(), ranges(), (a, b) => {
      const [one, other] = [union(a, []), union(b, [])];
      const common = numbers(one).filter((n) => numbers(other).includes(n));
      const found = overlap(one, other);
      expect(found === null).toBe(common.length === 0);
      if (found) expect(common).toEqual(expect.arrayContaining(numbers([found])));
    })));
});
