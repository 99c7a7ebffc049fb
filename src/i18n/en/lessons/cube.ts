/** English: basic cube points. */
import type { LessonTexts } from './lesson-texts.ts';

export const cube: LessonTexts = {
  title: 'Basic cube points',
  about: 'When to take, when to double, what gammons and owning the cube change, and the Crawford game. The first boards are last throws: they can be counted.',
  pages: [
    {
      title: 'Take or pass?',
      text: 'White doubles before the throw. {takeWays} of {throws} throws bear both checkers off: White wins {takeWin}%, Black {takeLose}%.\n\nA pass costs 1 point. A take plays for 2.',
      ask: 'What should Black do?',
      answers: [['Take', 'On average it costs 2 × ({takeWin}% − {takeLose}%) = {takeCost}: less than 1.'], ['Pass', 'That costs 1. The take costs only {takeCost} on average.']],
    },
    {
      title: 'A little better for White',
      text: 'Now {passWays} throws win for White: {passWin}%. Black wins {passLose}%.',
      ask: 'White doubles. What should Black do?',
      answers: [['Take', 'At 2 points a game this costs {passCost} on average, more than the point of a pass.'], ['Pass', 'A take would cost {passCost} on average.']],
    },
    {
      title: 'The take point',
      text: '{pointWays} of {throws} throws win for White: {pointWin}%, exactly three in four. Take and pass now cost the same. A pass is −1; with p of the wins a take is 2 × (2p − 1).',
      ask: 'How often must Black win to take, if the cube will never be turned again and no gammons are possible?',
      answers: [['{point}%', '2 × (2 × 0.25 − 1) = −1: the same as a pass.'], ['50%', 'Then a take would cost nothing at all. It only has to be better than −1.'], ['33%', 'One in four is enough: the take loses three times two and wins once two.']],
    },
    {
      title: 'When to double',
      text: 'The last throw again: {lastWays} of {throws} throws win, {lastWin}%. Whoever wins now ends the game, so the other side will never use the cube.',
      ask: 'Should White double?',
      answers: [['Yes', 'Every favourite doubles on the last throw: {doubled} instead of {noDouble}.'], ['No', 'At stake 1 this is worth {noDouble}, at stake 2 twice as much: {doubled}. Black loses nothing by waiting.']],
    },
    {
      title: 'What owning the cube is worth',
      text: 'White has {ownWin}% here, but the game may take another turn. Black takes: from then on only Black may double.\n\nIf the cube were never used again, the take would cost {dead}.',
      ask: 'What does it cost with the cube?',
      answers: [['{alive}', 'Less: if White misses and Black becomes the favourite, Black doubles at the right moment. That is why one may take with a little less than 25%.'], ['{dead}', 'That is without the right to double. Black has it.'], ['1.000', 'That is a pass.']],
    },
    {
      title: 'Doubling gives the cube away',
      text: 'The same board before any double. With the cube in the middle, no double is worth {centred} to White.',
      ask: 'And if White owned the cube, as here, without doubling?',
      answers: [['{owned}: more', 'Black could not double any more. So one redoubles a little later than one doubles: there is more to lose.'], ['{centred}: the same', 'In the middle the cube serves both sides.'], ['Less', 'White keeps the right to double and Black loses it.']],
    },
    {
      title: 'Gammons',
      text: 'Gammons cost the taker 2 more at stake 2. The take point rises by half of the gammons that are lost.\n\nSuppose a position at which White wins a gammon in {gammons}% of all games, and Black none.',
      ask: 'How often must Black win to take, the cube being dead?',
      answers: [['{gammonPoint}%', '2 × (0.35 − 0.65) − 2 × 0.20 = −1.'], ['25%', 'That would do without gammons.'], ['45%', 'Half of the gammons is added, not all of them: 25 + 10.']],
    },
    {
      title: 'The Crawford game',
      text: 'A match to {length}: White has {leader} and needs one point, Black has {trailer}. The first game after a side comes so near is the Crawford game.',
      ask: 'Black is to throw. May Black double?',
      answers: [['No', 'In the Crawford game nobody may turn the cube.'], ['Yes', 'Not in this one game. The rule protects the leader once.']],
    },
    {
      title: 'After the Crawford game',
      text: 'Black has won the Crawford game: {leader} to {later}. White still needs one point, Black two, and the cube is back.',
      ask: 'Black is to throw, the position is even. Should Black double?',
      answers: [['Yes, at once', 'A loss ends the match at any stake, so playing for two costs nothing – and two points win the match.'], ['No, it is too early', 'What could be lost by it? One lost game ends the match anyway.']],
    },
  ],
};
