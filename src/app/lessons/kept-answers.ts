/** What was answered in a lesson, as it is kept and as a reader has it. */
import { hash64 } from '../../core/hash64.ts';
import type { Answers } from '../../elements/lesson/lesson-answers.ts';
import type { GivenAnswer } from '../../store/lesson-answers.ts';
import { makePath, parsePath } from '../../study/lesson/lesson.ts';
import { placeAt, type OpenLesson, type OpenQuestion } from '../../study/lesson/open-lesson.ts';

/** By what may be answered, and what is right of it: where that has changed, another question is asked. */
const fingerprint = ({ kind, answers }: OpenQuestion): string => hash64(JSON.stringify([kind, answers.map(({ key, text, right }) => [key ?? text, right])]));

const questionAt = (lesson: OpenLesson, place: string): OpenQuestion | null => {
  const path = parsePath(place);
  return path && (placeAt(lesson, path)?.question ?? null);
};

/** A question that nobody has tried needs no keeping. */
export const givenIn = (lesson: OpenLesson, answers: Answers): readonly GivenAnswer[] => [...answers].flatMap(([place, answered]) => {
  const question = questionAt(lesson, place);
  return question && (answered.state !== 'asked' || answered.last !== null) ? [{ place, question: fingerprint(question), ...answered }] : [];
});

/** Of the questions that are still the same. */
export const answersOf = (lesson: OpenLesson, given: readonly GivenAnswer[]): Answers => new Map(given.flatMap(({ place, question: asked, ...answered }) => {
  const path = parsePath(place), question = questionAt(lesson, place);
  const isSame = question !== null && fingerprint(question) === asked && [...answered.tried, answered.last].every((each) => typeof each !== 'number' || each < question.answers.length);
  return path && isSame ? [[makePath(path), answered] as const] : [];
}));
