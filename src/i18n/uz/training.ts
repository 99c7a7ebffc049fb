/** Uzbek: training – what is said beyond decks and questions. */
import type { TrainingWords } from '../en/training.ts';

export const training: TrainingWords = {
  rests: 'Bu masala boshqa soʻralmaydi.',
  restingCount: (n) => `Boshqa soʻralmaydigan masalalar: ${n}`,
  wake: 'Yana soʻralsin',
  wrongNumber: (most) => `0 dan ${most} gacha son kiriting.`,
};
