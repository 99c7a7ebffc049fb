/** English texts of who reads a lesson, in the app or on somebody’s page. */
import type { Widen } from '../widen.ts';

const sides = ['White', 'Black'] as const;

export const lesson = {
  position: (n: number) => `Position ${n}`,
  place: (n: number, total: number) => `${n} of ${total}`,
  previous: 'Back',
  next: 'Next',
  tree: 'Positions of this lesson',
  variations: 'What happens next',
  played: (side: 0 | 1, play: string) => `${sides[side]} ${play}`,
  danced: (side: 0 | 1) => `${sides[side]} cannot move`,
  cube: {
    double: (side: 0 | 1) => `${sides[side]} doubles`,
    take: (side: 0 | 1) => `${sides[side]} takes`,
    drop: (side: 0 | 1) => `${sides[side]} drops`,
    beaver: (side: 0 | 1) => `${sides[side]} beavers`,
    raccoon: (side: 0 | 1) => `${sides[side]} raccoons`,
  },
  thrown: (dice: string) => `throw ${dice}`,
  onBoard: 'Make the play on the board.',
  choose: 'Choose an answer.',
  walk: 'Play on the board to go on.',
  notHere: (play: string) => `The lesson does not go on with ${play}.`,
  answer: 'Answer',
  takeBack: 'Take back',
  show: 'Show the answer',
  right: 'Right.',
  wrong: 'Not this. Try again.',
  rightIs: (answer: string) => `Right is: ${answer}`,
  again: 'Ask again',
  empty: 'This lesson has no positions yet.',
  solved: (right: number, total: number) => `${right} of ${total} questions answered right`,
};

export type LessonWords = Widen<typeof lesson>;
