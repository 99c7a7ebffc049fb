/** English: what was assumed where an ID contradicts itself. */

export const doubts = {
  crawford: {
    score: (f: { own: number; other: number }) => `This ID marks the Crawford game, but the sides need ${f.own} and ${f.other}, and in the Crawford game just one side needs a single point. It was read as an ordinary game.`,
    cube: () => 'This ID marks the Crawford game, but its cube has been turned, which nobody may do in that game. It was read as a game after it.',
  },
};

export type DoubtWords = typeof doubts;
