/** What somebody has answered in lessons: kept together under one name, so that a reload asks nothing again. */
import { bool, check, fields, integer, list, nullable, oneOf, text, time, type Checker } from '../core/check.ts';

export const ANSWER_STATES = ['asked', 'right', 'shown'] as const;

/** How a question stands. */
export interface GivenAnswer {
  /** The place, such as `3.1`. */
  readonly place: string;
  /** What tells whether it still is the same question. */
  readonly question: string;
  /** Answers that were tried, by index. */
  readonly tried: readonly number[];
  /** The last one: an answer of the question, a play that is none of them, or none yet. */
  readonly last: number | string | null;
  readonly state: (typeof ANSWER_STATES)[number];
  /** The first answer was right. */
  readonly atOnce: boolean;
}

export interface LessonAnswers {
  /** Which lesson. */
  readonly lesson: string;
  /** Of the last answer: milliseconds since 1970. */
  readonly at: number;
  readonly given: readonly GivenAnswer[];
}

const LONGEST = { lesson: 200, place: 200, question: 40, play: 200 };
const MOST = { lessons: 500, given: 2000, answers: 12 };
/** Characters of all of them: a backup takes no longer ones. */
const MOST_TEXT = 3_900_000;

const index = integer(0, MOST.answers - 1);
const last: Checker<number | string> = (value) => (typeof value === 'string' ? text(LONGEST.play)(value) : index(value));
const given = fields<GivenAnswer>({ place: text(LONGEST.place), question: text(LONGEST.question), tried: list(index, MOST.answers), last: nullable(last), state: oneOf(ANSWER_STATES), atOnce: bool });
const checker = fields<{ readonly list: readonly LessonAnswers[] }>({ list: list(fields<LessonAnswers>({ lesson: text(LONGEST.lesson), at: time, given: list(given, MOST.given) }), MOST.lessons) });

/** As they are kept; what is none becomes none. */
export function readAnswers(value: unknown): readonly LessonAnswers[] {
  const found = check(checker, value);
  return found.ok ? found.value.list : [];
}

export const isAnswers = (value: unknown): boolean => check(checker, value).ok;

/** What is kept, the latest first: where there is no room for all, the oldest go. */
export function keptAnswers(answers: readonly LessonAnswers[]): { readonly list: readonly LessonAnswers[] } {
  let room = MOST_TEXT;
  const latest = answers.filter((each) => each.given.length > 0).toSorted((a, b) => b.at - a.at).slice(0, MOST.lessons);
  return { list: latest.filter((each) => (room -= JSON.stringify(each).length + 1) >= 0) };
}

/** Those of a lesson take the place of what was kept of it. */
export const withAnswers = (all: readonly LessonAnswers[], answers: LessonAnswers): readonly LessonAnswers[] => [answers, ...all.filter(({ lesson }) => lesson !== answers.lesson)];

/** Of a lesson that was answered here and in a backup the later answers stay. */
export const joinAnswers = (here: readonly LessonAnswers[], comes: readonly LessonAnswers[]): readonly LessonAnswers[] =>
  comes.reduce((all, each) => ((all.find(({ lesson }) => lesson === each.lesson)?.at ?? -1) < each.at ? withAnswers(all, each) : all), here);
