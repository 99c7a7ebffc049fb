/** Lessons for tests: a small one as somebody writes it, and any. */
import fc from 'fast-check';
import { presetOfSituation } from '../../../core/presets.ts';
import { makeRoll, ROLLS } from '../../../core/dice.ts';
import { makePlay } from '../../../core/play.ts';
import { startPosition } from '../../../core/position.ts';
import { GAMES } from '../../../core/games.ts';
import type { BookOf } from '../../../core/rule-book.ts';
import { situationOf, type Situation } from '../../../core/situation.ts';
import { CUBE_TURNS, possibleCubeTurns, turnCube } from '../../../core/turn-cube.ts';
import { makeSituationId } from '../../../formats/situation-id.ts';
import { ARROW_TONES, type Lesson, type LessonPlace, type LessonQuestion, type Variation } from '../lesson.ts';
import { afterPlay } from '../open-lesson.ts';

export const OPENING = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10';

export const SMALL = {
  format: 'nardscope-lesson', version: 1, title: 'Openings', language: 'en', author: 'Ada', about: 'Two rolls.',
  pages: [
    {
      title: 'Three-one', position: OPENING, text: 'A point.\n\nThe best one.', arrows: [{ move: '8/5 6/5', tone: 'good' }],
      question: { kind: 'play', ask: 'What now?', answers: [{ text: '8/5 6/5', right: true, say: 'Yes.' }, { text: '24/20', say: 'No.' }], other: 'Look again.' },
      variations: [
        { play: '8/5 6/5', dice: '42', text: 'They make a point too.', variations: [{ play: '8/4 6/4' }] },
        { play: '24/20', text: 'Runs.' },
      ],
    },
    { position: OPENING.replace(':31:', ':00:'), question: { kind: 'choice', ask: 'Who leads?', answers: [{ text: 'Nobody', right: true }, { text: 'White' }] }, variations: [{ dice: '65', variations: [{ play: '24/13' }] }] },
  ],
};

const anyText = (most: number): fc.Arbitrary<string> => fc.string({ maxLength: most, unit: 'grapheme' }).filter((text) => text.length <= most);

const anyQuestion: fc.Arbitrary<LessonQuestion> = fc.record({
  kind: fc.constantFrom('play' as const, 'choice' as const), ask: anyText(40), other: anyText(20),
  answers: fc.array(fc.record({ text: anyText(20).map((text) => `a${text}`), right: fc.boolean(), say: anyText(30) }), { minLength: 2, maxLength: 4 }).map((answers) => answers.map((answer, at) => (at === 0 ? { ...answer, right: true } : answer))),
});

const place = { text: anyText(60), arrows: fc.array(fc.record({ move: anyText(10), tone: fc.constantFrom(...ARROW_TONES) }), { maxLength: 2 }), question: fc.option(anyQuestion, { nil: undefined }) };

/** So many branches deep. */
const anyVariation = (depth: number): fc.Arbitrary<Variation> => fc.record({
  ...place, play: fc.option(anyText(12), { nil: undefined }), cube: fc.option(fc.constantFrom(...CUBE_TURNS), { nil: undefined }), dice: fc.constantFrom('31', '66'),
  variations: depth === 0 ? fc.constant<readonly Variation[]>([]) : fc.array(anyVariation(depth - 1), { maxLength: 2 }),
}).map(tidy);

/** A field that is missing is not one that is undefined. */
function tidy<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as T;
}

/** Of the right shape; its positions and plays mean nothing. */
export const anyShape: fc.Arbitrary<Lesson> = fc.record({
  title: anyText(30), language: fc.constantFrom('', 'en', 'uz', 'az-Latn'), author: anyText(10), about: anyText(60),
  pages: fc.array(fc.record({ ...place, title: anyText(20), position: anyText(30), variations: fc.array(anyVariation(2), { maxLength: 2 }) }).map(tidy), { maxLength: 3 }),
});

/** Plays at random from the start of either game, each with branches. */
export function anyPlayed(bookOf: BookOf): fc.Arbitrary<Lesson> {
  function grow(situation: Situation, choices: readonly number[], depth: number): LessonPlace {
    const empty: LessonPlace = { text: `depth ${depth}`, arrows: [], variations: [] };
    if (depth === 0 || situation.phase === 'over') return empty;
    const [first = 0, ...rest] = choices;
    const turned = (): Variation[] => possibleCubeTurns(situation).map((cube) => ({ cube, ...grow(turnCube(situation, cube)!, rest, depth - 1) }));
    if (situation.phase !== 'roll' && situation.phase !== 'play') return { ...empty, variations: turned() };
    if (situation.phase === 'roll') {
      const { roll } = ROLLS[first % ROLLS.length]!;
      return { ...empty, variations: [{ dice: makeRoll(roll), ...grow({ ...situation, phase: 'play', roll }, rest, depth - 1) }, ...turned()] };
    }
    const plays = bookOf(situation.position.game, presetOfSituation(situation)).plays(situation.position, situation.roll!);
    if (plays.length === 0) return { ...empty, variations: [{ play: '', ...grow(afterPlay(situation, { result: situation.position, play: [] }), rest, depth - 1) }] };
    const chosen = [...new Set([first % plays.length, (first * 7) % plays.length])];
    return {
      ...empty, question: { kind: 'play', ask: '', answers: [{ text: makePlay(plays[0]!.play), right: true, say: '' }], other: '' },
      variations: chosen.map((at) => ({ play: makePlay(plays[at]!.play), ...grow(afterPlay(situation, plays[at]!), rest, depth - 1) })),
    };
  }
  return fc.record({ game: fc.constantFrom(...GAMES), choices: fc.array(fc.nat(1000), { minLength: 6, maxLength: 6 }) }).map(({ game, choices }) => {
    const start = situationOf(startPosition(game));
    return { title: game, language: '', author: '', about: '', pages: [{ title: '', position: makeSituationId(start), ...grow(start, choices, 6) }] };
  });
}
