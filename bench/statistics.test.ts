import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTally, meanOf } from './statistics.ts';

describe('means', () => {
  it('the standard error is the deviation from the mean over the root of the count', () =>
    expect(meanOf([1, 2, 3, 4])).toEqual({ count: 4, value: 2.5, standardError: expect.closeTo(Math.sqrt(1.25 / 4), 12) }));
  it('numbers that are all the same are sure', () => expect(meanOf([0.3, 0.3, 0.3])).toMatchObject({ value: 0.3, standardError: 0 }));
  it('of nothing nothing is known', () => expect(createTally().mean()).toEqual({ count: 0, value: 0, standardError: Infinity }));
  it('adding one at a time is the textbook formula, far from zero too', () =>
    fc.assert(fc.property(fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 1, maxLength: 50 }), fc.constantFrom(0, 1e6), (numbers, shift) => {
      const mean = numbers.reduce((sum, x) => sum + x, 0) / numbers.length;
      const variance = numbers.reduce((sum, x) => sum + (x - mean) ** 2, 0) / numbers.length;
      const found = meanOf(numbers.map((x) => x + shift));
      expect(found.value).toBeCloseTo(mean + shift, 6);
      expect(found.standardError).toBeCloseTo(Math.sqrt(variance / numbers.length), 6);
    })));
});
