/** Azerbaijani: puzzles that are not asked any more. */
import type { RestingWords } from '../en/resting.ts';

export const resting: RestingWords = {
  rests: 'Bu tapşırıq daha soruşulmur.',
  count: (n) => `Daha soruşulmayan tapşırıqlar: ${n}`,
  wake: 'Yenə soruş',
};
