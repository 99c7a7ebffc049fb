/** English: reading Nardscope's numbers. */
import type { LessonTexts } from './lesson-texts.ts';

export const numbers: LessonTexts = {
  title: 'Reading the numbers',
  about: 'What equity, chances, the size of an error, PR, depth and the error of a rollout say, on boards that can be counted by hand.',
  pages: [
    {
      title: 'Equity',
      text: 'Equity is what a position is worth on average, in points of the game: a win is +1, a loss −1.\n\nWhite throws and needs to bear this checker off now; Black will bear off on the next throw. {ways} of the 36 throws do it: White wins {win}%.',
      ask: 'What is White’s equity, without gammons and the cube?',
      answers: [['+{equity}', 'Wins less losses: {win}% − 25% = +{equity}.'], ['+0.750', 'That is the chance to win. The games that are lost count too: as −1 each.'], ['+1.500', 'More than a point a game is only possible with gammons or the cube.']],
    },
    {
      title: 'Gammons in the equity',
      text: 'The same throw, but Black has borne off nothing. White wins for certain: with {ways} throws at once, and that is a gammon, worth 2. Otherwise Black bears off a checker and White wins a single game on the next throw.',
      ask: 'What is White’s equity?',
      answers: [['+{gammonEquity}', 'Every game counts 1, and {win}% of them 1 more.'], ['+1.000', 'That leaves the gammons out.'], ['+2.000', 'Only {win}% of the games are gammons.']],
    },
    {
      title: 'The row of chances',
      text: 'Nardscope writes wins with the gammons among them, then losses the same way. Gammons are a part of the wins, not added to them.\n\nSuppose a position says: wins {cubelessWin}%, of them gammons {gammonsWon}%; gammons lost {gammonsLost}%.',
      ask: 'What is its equity without the cube?',
      answers: [['+{mixedEquity}', '60 − 40 for the games, + 20 − 10 for the second point of the gammons.'], ['+0.200', 'That is right for games that all count 1. The gammons bring 20 − 10 more.'], ['+0.600', 'That is the chance to win, not the equity.']],
    },
    {
      title: 'What an error costs',
      text: 'Black will bear off on the next throw. White must play 21 so that the throw after it takes both checkers off as often as possible.',
      ask: 'Make the play that leaves the most winning throws.',
      say: ['{bestWays} of 36 throws win now. Nardscope shows 0 for the best play.', 'This leaves {middleWays} winning throws instead of {bestWays}. Two throws of 36 are 2 × 2/36 of equity: the play loses {middleLoss}.', 'This leaves only {worstWays} winning throws. It loses {worstLoss}: the sizes of errors are always counted against the best play.'],
      other: 'Not this.',
    },
    {
      title: 'Marks',
      text: 'In plain games errors have three sizes: doubtful from {doubtful}, error from {error}, blunder from {blunder} of equity. Settings can change them. The green arrows show the best play of this opening throw.',
      ask: 'A play loses {lost}. Which mark does it get?',
      answers: [['Blunder ??', '{lost} is {blunder} or more.'], ['Error ?', 'Errors end at {blunder}.'], ['Doubtful ?!', 'Doubtful plays lose less than {error}.']],
    },
    {
      title: 'Error rate and PR',
      text: 'The error rate is the mean loss of a counted decision in thousandths. PR is half of that: 500 × the mean loss. Forced plays do not count, and less is better.',
      ask: '{decisions} decisions lost {totalLoss} points together. What is the PR?',
      answers: [['{pr}', 'The mean is 0.012: error rate {errorRate}, PR {pr}.'], ['{errorRate}', 'That is the error rate; PR is half of it.'], ['0.012', 'That is the mean loss itself.']],
    },
    {
      title: 'Depth',
      text: 'The number of plies says how far the engine looks: 0-ply is the net alone. At 1-ply it looks at every throw of the other side and its best play; at 2-ply at the own throw after that, and so on. Numbers are only compared at the same depth.\n\nGo on after the question to see one of the answers: Black’s 64.',
      ask: 'How many different throws does 1-ply look at after a play?',
      answers: [['{rolls}', 'There are {rolls} rolls; a double comes once in {throws}, every other roll twice.'], ['{throws}', '{throws} throws, but 31 and 13 are the same roll.'], ['6', 'There are two dice.']],
      variations: ['Black has thrown 64. At 1-ply the engine asks the net what Black’s best answer to each of the {rolls} rolls leaves, and takes the mean.'],
    },
    {
      title: 'The error of a rollout',
      text: 'A rollout plays the position out many times. The ± behind its equity is a 95% interval: chance alone rarely puts the true mean outside. The interval shrinks with the square root of the number of games.\n\nTwo plays whose intervals lie over each other are not settled yet.',
      ask: '{trials} games say ±{interval}. How many are needed for ±{halfInterval}?',
      answers: [['{fourTimes}', 'Half the interval takes four times the games.'], ['{twice}', 'Twice the games make it only about 1.4 times narrower.'], ['{trials}', 'More games are needed for a narrower interval.']],
    },
  ],
};
