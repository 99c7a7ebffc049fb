/** What somebody has answered in a lesson. */
import type { LegalPlay } from '../../core/rule-book.ts';
import { makePath, type LessonPath } from '../../study/lesson/lesson.ts';
import { answerByPlay, isSamePath, placesInOrder, type OpenLesson, type OpenPlace, type OpenQuestion } from '../../study/lesson/open-lesson.ts';

export interface Answered {
  /** Answers that were tried, by index. */
  readonly tried: readonly number[];
  /** The last one: an answer of the question, a play that is none of them (its text), or none yet. */
  readonly last: number | string | null;
  readonly state: 'asked' | 'right' | 'shown';
  /** The first answer was right. */
  readonly atOnce: boolean;
}

export type Answers = ReadonlyMap<string, Answered>;

export const NOT_ANSWERED: Answered = { tried: [], last: null, state: 'asked', atOnce: false };

export const answeredAt = (answers: Answers, path: LessonPath): Answered => answers.get(makePath(path)) ?? NOT_ANSWERED;

const put = (answers: Answers, path: LessonPath, answered: Answered): Answers => new Map([...answers, [makePath(path), answered]]);

/** An answer by its index; a question that is settled is answered no more. */
export function give(answers: Answers, path: LessonPath, question: OpenQuestion, index: number): Answers {
  const before = answeredAt(answers, path);
  if (before.state !== 'asked' || !question.answers[index]) return answers;
  const { right } = question.answers[index];
  return put(answers, path, { tried: [...before.tried, index], last: index, state: right ? 'right' : 'asked', atOnce: right && before.last === null });
}

/** A play on the board, as one of the answers or none. */
export function giveByPlay(answers: Answers, path: LessonPath, question: OpenQuestion, { result, notation }: Pick<LegalPlay, 'result'> & { readonly notation: string }): Answers {
  const answer = answerByPlay(question, result);
  if (answer) return give(answers, path, question, question.answers.indexOf(answer));
  const before = answeredAt(answers, path);
  return before.state === 'asked' ? put(answers, path, { ...before, last: notation }) : answers;
}

export const showAnswer = (answers: Answers, path: LessonPath): Answers => put(answers, path, { ...answeredAt(answers, path), state: 'shown' });

export const askAgain = (answers: Answers, path: LessonPath): Answers => put(answers, path, NOT_ANSWERED);

/** Questions answered right at once, of those there are. */
export function score(lesson: OpenLesson, answers: Answers): { readonly right: number; readonly total: number } {
  const asked = placesInOrder(lesson).filter(({ question }) => question !== null);
  return { right: asked.filter(({ path }) => answeredAt(answers, path).atOnce).length, total: asked.length };
}

/** Places in the order of reading. What follows a question that is open would tell its answer: but for `here` it is shown later. */
export function openPlaces({ pages }: OpenLesson, answers: Answers, here: LessonPath): readonly OpenPlace[] {
  const from = (place: OpenPlace, hidden: boolean): readonly OpenPlace[] => {
    const hides = hidden || (place.question !== null && answeredAt(answers, place.path).state === 'asked');
    return [...(hidden && !isSamePath(place.path, here) ? [] : [place]), ...place.variations.flatMap((variation) => from(variation, hides))];
  };
  return pages.flatMap((page) => from(page, false));
}
