/** What a lesson may look like when it comes from a file: types, lengths and numbers. Its positions and plays are judged when it is opened. */
import { also, bool, fields, list, oneOf, optional, text, usually, variants, when, type Checker } from '../../core/check.ts';
import { CUBE_TURNS } from '../../core/turn-cube.ts';
import { ARROW_TONES, QUESTION_KINDS, type Lesson, type LessonAnswer, type LessonArrows, type LessonPage, type LessonPlace, type LessonQuestion, type Variation } from './lesson.ts';

/** Far above what a lesson holds, low enough that a malicious file stays bounded. */
export const LESSON_LIMITS = { title: 200, text: 8000, ask: 1000, answer: 300, say: 2000, play: 80, position: 200, pages: 200, variations: 20, depth: 60, answers: 12, arrows: 20, places: 2000 };
const { title, text: longest, ask, answer, say, play, position, pages, variations, depth, answers, arrows } = LESSON_LIMITS;

const written = (most: number): Checker<string> => usually(text(most), '');

/** A language's tag, such as `ru` or `uz-Latn`; the name of an attribute, so that it is looked at. */
const language: Checker<string> = usually(when<string>((value) => typeof value === 'string' && /^([a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3})?$/.test(value)), '');

const arrowsChecker = list(fields<LessonArrows>({ move: text(play), tone: usually(oneOf(ARROW_TONES), 'plain') }), arrows);

const answerChecker = fields<LessonAnswer>({ text: also(text(answer), (found) => found.trim() !== ''), right: usually(bool, false), say: written(say) });

const questionOf = (least: number): Checker<LessonQuestion> => fields<LessonQuestion>({
  kind: oneOf(QUESTION_KINDS), ask: written(ask), answers: also(list(answerChecker, answers, least), (given) => given.some(({ right }) => right)), other: written(say),
});

const questionChecker = variants<LessonQuestion>('kind', { play: questionOf(1), choice: questionOf(2) });

const placeShape = (left: number) => ({
  text: written(longest), arrows: usually(arrowsChecker, []), question: optional(questionChecker), variations: usually(variationsChecker(left), []),
});

/** So many branches deep. Made anew at each depth: a list of none at the last. */
function variationsChecker(left: number): Checker<readonly Variation[]> {
  return (value) => list<Variation>(left > 0 ? variationChecker(left - 1) : (each) => each as Variation, left > 0 ? variations : 0)(value);
}

const variationChecker = (left: number): Checker<Variation> => also(
  fields<Variation>({ ...placeShape(left), play: optional(text(play)), cube: optional(oneOf(CUBE_TURNS)), dice: optional(text(3)) }),
  ({ play: made, cube, dice }) => made !== undefined || cube !== undefined || dice !== undefined,
);

const pageChecker = fields<LessonPage>({ ...placeShape(depth), title: written(title), position: text(position) });

const placesOf = ({ variations: branches }: LessonPlace): number => branches.reduce((sum, each) => sum + placesOf(each), 1);

/** A lesson as `lesson.ts` describes it. */
export const lessonChecker: Checker<Lesson> = also(
  fields<Lesson>({ title: written(title), language, author: written(title), about: written(longest), pages: list(pageChecker, pages) }),
  (lesson) => lesson.pages.reduce((sum, page) => sum + placesOf(page), 0) <= LESSON_LIMITS.places,
);
