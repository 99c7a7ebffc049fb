/** English: puzzles that are not asked any more. */
export const resting = {
  rests: 'This puzzle is not asked any more.',
  count: (n: number) => `Puzzles that are not asked any more: ${n}`,
  wake: 'Ask again',
};

export type RestingWords = typeof resting;
