/** English: the rules of long nard. */
import type { LessonTexts } from './lesson-texts.ts';

export const long: LessonTexts = {
  title: 'The rules of long nard',
  about: 'The head, closed points, blocks, bearing off and mars, each on a board. Where the descriptions of the game differ, the preset is named; NARDEON’s rules are the usual ones.',
  pages: [
    {
      title: 'The head',
      text: 'All {checkers} checkers begin on the head, point {head}, and go round to home, points 6–1. Nothing is ever hit.\n\nOne checker a turn leaves the head. A die is not split, but one checker may play both.',
      ask: 'White begins with 65. Make the only play.',
      say: ['One checker plays both dice: a second one may not leave the head.'],
      other: 'Only one checker may leave the head.',
    },
    {
      title: 'The first throw: 6-6, 4-4, 3-3',
      text: 'With 6-6 the checker stops at once: the next six is Black’s head. So on a side’s first turn a second checker may leave the head with 6-6, 4-4 and 3-3, and must, where more can be played that way.',
      ask: 'White begins with 66. Play it.',
      say: ['Two sixes are played, the other two cannot be: the turn ends.'],
      other: 'Play as many sixes as possible.',
    },
    {
      title: 'Closed points',
      text: 'A single checker of the other side closes a point. Here the sixes from the head and from 23 are closed; so one may have to play the small die first.',
      ask: 'White has 62. Both dice can be played: how?',
      say: ['First two points to 22, then six: one die opened the way for the other.'],
      other: 'Both dice must be played where any order allows it.',
    },
    {
      title: 'Six in a row',
      text: 'Six points in a row let nobody through. By most rules one may close them only if a checker of the other side is already ahead of the row. White has five in a row and the last black checkers are all behind it.',
      ask: 'May White play 24/21 with this 31?',
      answers: [['No', 'Nobody is ahead of the row, so the sixth point must stay open, even within the turn.'], ['Yes', 'The row would shut in every black checker. With these rules it may not be made.']],
    },
    {
      title: 'Allowed: one is ahead',
      text: 'The same five points, but one black checker has gone past them. Now the six may be closed.',
      ask: 'White has 31. Close the six and keep it.',
      say: ['The three closes the sixth point, and the one is played elsewhere.'],
      other: 'Legal, but the row of {row} is not closed.',
    },
    {
      title: 'Another preset: no limit',
      text: 'Uzun Tavla Arena’s text sets no limit to rows. The board is as before the last one: nobody is ahead, and by these rules the six may be closed all the same.\n\nThe preset belongs to the position: its ID carries it.',
      ask: 'Close the six.',
      say: ['By NARDEON’s rules this would be refused.'],
      other: 'Legal, but the row of {row} is not closed.',
    },
    {
      title: 'Which die, if only one',
      text: 'Both dice are played where that is possible; of a double as many as possible. If either can be played but not both, it is the larger one.',
      ask: 'White has 62 and one checker that is not home. Play.',
      say: ['The six or the two could be played, not both: so the six.'],
      other: 'The larger die goes first here.',
    },
    {
      title: 'Bearing off',
      text: 'With all fifteen home, a die takes a checker off its own point. If it is empty and checkers stand farther back, one moves inside; if none does, the farthest goes off.',
      ask: 'White has 54 by NARDEON’s rules. Play.',
      say: ['Points 5 and 4 are empty and 6 is not: both dice move inside, and nothing goes off.'],
      other: 'There is only one play.',
    },
    {
      title: 'Bearing off by another preset',
      text: 'Uzun Tavla Arena gives a right to the next lower point: with the own point empty a checker may go off from below, even with checkers farther back.',
      ask: 'The same throw by these rules: bear a checker off.',
      say: ['The four takes the checker off point 3.', 'The five takes the checker off point 3.', 'Legal, but no checker goes off. By these rules one may.'],
      other: 'Bear a checker off.',
    },
    {
      title: 'Mars',
      text: 'A plain win, oyin, is one point. If the loser has borne off nothing it is mars. Koks, a loser still on the head, counts more only where players have agreed on it; in these presets it is a mars.',
      ask: 'White bears off both checkers with this throw, Black none. What does White get?',
      answers: [['{mars} points', 'Mars counts {mars}.'], ['1 point', 'That would be so if Black had borne off at least one.'], ['3 points', 'There is a black checker on the head, but koks counts only by agreement.']],
    },
  ],
};
