import { describe, expect, it } from 'vitest';
import { growth } from './memory.ts';

const run = (at: (n: number) => number): number[] => Array.from({ length: 40 }, (_, n) => at(n));

describe('growth of a run', () => {
  it.each<[string, number[], { from: number; to: number } | null]>([
    ['what is loaded at first is none', run((n) => (n < 10 ? n : 10)), { from: 10, to: 10 }],
    ['a leak is', run((n) => n), { from: 15, to: 35 }],
    ['a single peak is none', run((n) => (n === 38 ? 1000 : 1)), { from: 1, to: 1 }],
    ['three looks say nothing', [1, 2, 3], null],
  ])('%s', (_, values, wanted) => expect(growth(values)).toEqual(wanted));
});
