/** Russian: training – what is said beyond decks and questions. */
import type { TrainingWords } from '../en/training.ts';

export const training: TrainingWords = {
  rests: 'Эта задача больше не спрашивается.',
  restingCount: (n) => `Больше не спрашиваются задачи: ${n}`,
  wake: 'Спрашивать снова',
  wrongNumber: (most) => `Введите число от 0 до ${most}.`,
};
