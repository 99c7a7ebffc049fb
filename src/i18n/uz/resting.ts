/** Uzbek: puzzles that are not asked any more. */
import type { RestingWords } from '../en/resting.ts';

export const resting: RestingWords = {
  rests: 'Bu masala boshqa soʻralmaydi.',
  count: (n) => `Boshqa soʻralmaydigan masalalar: ${n}`,
  wake: 'Yana soʻralsin',
};
