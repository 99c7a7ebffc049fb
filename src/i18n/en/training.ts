/** English: training – what is said beyond decks and questions. */
export const training = {
  rests: 'This puzzle is not asked any more.',
  restingCount: (n: number) => `Puzzles that are not asked any more: ${n}`,
  wake: 'Ask again',
  wrongNumber: (most: number) => `A number from 0 to ${most}.`,
};

export type TrainingWords = typeof training;
