import { describe, expect, it } from 'vitest';
import { rateAt } from './schedule.ts';

describe('the learning rate', () => {
  const schedule = { first: 0.12, last: 0.03, anneal: 0.2 };
  it.each([
    ['begins at the first rate', 0, 0.12],
    ['is halfway between on a logarithmic scale', 0.4, 0.06],
    ['has reached the last rate when annealing begins', 0.8, 0.03],
    ['ends at almost nothing', 1, 0.0005],
    ['stays there when a slice runs over', 1.01, 0.0005],
  ])('%s', (_, progress, rate) => expect(rateAt(schedule, progress)).toBeCloseTo(rate, 6));

  it('without annealing stays at the last rate', () => expect(rateAt({ first: 0.1, last: 0.05, anneal: 0 }, 1)).toBe(0.05));
});
