/** Azerbaijani: training – what is said beyond decks and questions. */
import type { TrainingWords } from '../en/training.ts';

export const training: TrainingWords = {
  rests: 'Bu tapşırıq daha soruşulmur.',
  restingCount: (n) => `Daha soruşulmayan tapşırıqlar: ${n}`,
  wake: 'Yenə soruş',
  wrongNumber: (most) => `0 ilə ${most} arasında ədəd yazın.`,
};
