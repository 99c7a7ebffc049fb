/**
 * A lesson as it is kept, sent and read: positions in an order, each with a text, arrows, perhaps a question, and variations, which
 * branch like a tree. Plain data: positions as IDs, plays as text in the mover's own numbering. `open-lesson` makes boards of it.
 * The layout is described in `docs/lessons.md`.
 */

import type { CubeTurn } from '../../core/turn-cube.ts';

/** Arrows of a play that is shown; `good` and `bad` are those of a play that is judged. */
export const ARROW_TONES = ['plain', 'good', 'bad'] as const;
export type ArrowTone = (typeof ARROW_TONES)[number];

export interface LessonArrows {
  /** Moves such as `13/7 8/7`, legal or not, by the numbers of the side whose turn it is. */
  readonly move: string;
  readonly tone: ArrowTone;
}

/** An answer that somebody may give. */
export interface LessonAnswer {
  /** The play, or the words to choose. */
  readonly text: string;
  readonly right: boolean;
  /** What is said to who gives it. */
  readonly say: string;
}

export const QUESTION_KINDS = ['play', 'choice'] as const;

export interface LessonQuestion {
  /** `play`: answered on the board; `choice`: one of the answers is chosen. */
  readonly kind: (typeof QUESTION_KINDS)[number];
  readonly ask: string;
  /** One of them at least is right. */
  readonly answers: readonly LessonAnswer[];
  /** Of `play`: what is said to a play that is not among the answers. */
  readonly other: string;
}

/** What every place of a lesson has. */
export interface LessonPlace {
  /** Plain text; an empty line begins a new paragraph. */
  readonly text: string;
  readonly arrows: readonly LessonArrows[];
  readonly question?: LessonQuestion;
  readonly variations: readonly Variation[];
}

/**
 * What happens next, one at least and in this order: a play of the dice that lie there (empty = no play is possible), what is done with
 * the cube by the side that then decides, a throw.
 */
export interface Variation extends LessonPlace {
  readonly play?: string;
  readonly cube?: CubeTurn;
  readonly dice?: string;
}

/** A position of the lesson. */
export interface LessonPage extends LessonPlace {
  readonly title: string;
  /** XGID, or long nard's own. */
  readonly position: string;
}

export interface Lesson {
  readonly title: string;
  /** Of its texts, such as `uz`; empty = nobody has said. */
  readonly language: string;
  readonly author: string;
  /** What it is about. */
  readonly about: string;
  readonly pages: readonly LessonPage[];
}

/** A place in a lesson: the page, then the variation taken at each branch, all from 0. */
export type LessonPath = readonly number[];

export const NEW_PLACE: LessonPlace = { text: '', arrows: [], variations: [] };

/** The paragraphs of a text, without empty ones. */
export const paragraphs = (text: string): readonly string[] => text.split(/\n[^\S\n]*\n\s*/).map((each) => each.trim()).filter((each) => each !== '');

/** `3` is the third page, `3.1.2` the second variation of its first. */
export const makePath = (path: LessonPath): string => path.map((at) => at + 1).join('.');

const LONGEST_PATH = 200;

/** null = it is none. */
export function parsePath(text: string): LessonPath | null {
  if (text.length > LONGEST_PATH || !/^[1-9]\d{0,3}(\.[1-9]\d{0,3})*$/.test(text)) return null;
  return text.split('.').map((each) => Number(each) - 1);
}
