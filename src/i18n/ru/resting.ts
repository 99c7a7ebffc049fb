/** Russian: puzzles that are not asked any more. */
import type { RestingWords } from '../en/resting.ts';

export const resting: RestingWords = {
  rests: 'Эта задача больше не спрашивается.',
  count: (n) => `Больше не спрашиваются задачи: ${n}`,
  wake: 'Спрашивать снова',
};
