import { describe, expect, it } from 'vitest';
import { formatChance, formatEquity, formatLoss, formatShortEquity } from './format.ts';

describe('numbers on the screen', () => {
  it.each([
    { name: 'a gain has a plus', text: formatEquity(0.1234), want: '+0.123' },
    { name: 'a deficit has a true minus', text: formatEquity(-0.0456), want: '−0.046' },
    { name: 'nothing has no sign', text: formatEquity(-0.0001), want: '0.000' },
    { name: 'where room is scarce, hundredths, rounded', text: formatShortEquity(-0.216), want: '−0.22' },
    { name: 'a loss is a difference', text: formatLoss(0.034), want: '−0.034' },
    { name: 'no loss has no sign', text: formatLoss(0), want: '0.000' },
    { name: 'a rounding below nothing is no loss', text: formatLoss(-1e-9), want: '0.000' },
    { name: 'chances are in hundredths', text: formatChance(0.52349), want: '52.3' },
  ])('$name', ({ text, want }) => expect(text).toBe(want));
});
