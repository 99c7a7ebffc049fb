/** English texts of a quiz on somebody’s page. */
import type { Widen } from '../widen.ts';

export const quiz = {
  /** `roll` is empty at the cube. */
  ask: (side: 0 | 1, roll: string) => `${side === 0 ? 'White' : 'Black'}${roll ? ` to play ${roll}` : ' to decide'}: what is best?`,
  choose: 'Choose an answer',
  chooseOrPlay: 'Choose an answer, or play it on the board',
  play: 'Play the answer on the board',
  answer: 'Answer with this play',
  takeBack: 'Take back',
  again: 'Try again',
  right: 'Right: nothing is better.',
  near: (loss: string) => `Right: as good as the best one (${loss}).`,
  wrong: (loss: string, best: string) => `Not the best: it gives up ${loss}. Best is ${best}.`,
  unlisted: (play: string, best: string) => `${play} is not among the answers here. Best is ${best}.`,
  empty: 'This quiz has no answers to choose from.',
  failed: (what: string) => `This cannot be shown: ${what}`,
  chosen: 'chosen',
  best: 'best',
};

export type QuizWords = Widen<typeof quiz>;
