/** What a lesson of ours is made of: boards, plays and numbers once, words in each language. */
import { numberFormat } from '../../../i18n/numbers.ts';
import type { Language } from '../../../i18n/languages.ts';
import type { LessonTexts, PageTexts } from '../../../i18n/en/lessons/lesson-texts.ts';
import type { Lesson, LessonArrows, LessonPage, LessonQuestion, Variation } from '../../../study/lesson/lesson.ts';

export interface PageShape {
  readonly position: string;
  readonly arrows?: readonly LessonArrows[];
  /** Answers on the board, in the order of the texts that are said to them; without them the answers are words. */
  readonly plays?: readonly string[];
  /** Indices of the right answers; absent = nothing is asked. */
  readonly right?: readonly number[];
  /** Plays that the reader may walk, each with the next one; `texts` of the page are said at them in turn. */
  readonly variations?: readonly (Omit<Variation, 'text' | 'arrows' | 'question' | 'variations'> & { readonly next?: PageShape['variations'] })[];
}

export interface LessonShape {
  /** Numbers that the texts say, with their decimals; checked by tests against the engine, the rules or arithmetic. */
  readonly facts: Readonly<Record<string, readonly [value: number, decimals: number]>>;
  readonly pages: readonly PageShape[];
}

type Say = (text: string) => string;

function questionOf({ plays, right }: PageShape, { ask = '', answers, say = [], other = '' }: PageTexts, fill: Say): LessonQuestion | undefined {
  if (!right) return undefined;
  const given = plays ? plays.map((text, at) => ({ text, say: say[at] ?? '' })) : (answers ?? []).map(([text, told]) => ({ text, say: told }));
  return { kind: plays ? 'play' : 'choice', ask: fill(ask), answers: given.map((answer, at) => ({ text: plays ? answer.text : fill(answer.text), right: right.includes(at), say: fill(answer.say) })), other: fill(other) };
}

function variationsOf(shapes: PageShape['variations'], texts: readonly string[], fill: Say): readonly Variation[] {
  const left = [...texts];
  const grow = (each: PageShape['variations']): readonly Variation[] => (each ?? []).map(({ next, ...move }) => ({ ...move, text: fill(left.shift() ?? ''), arrows: [], variations: grow(next) }));
  return grow(shapes);
}

/** Numbers in place of `{name}`. */
const filler = (facts: LessonShape['facts'], language: Language): Say => (text) => text.replace(/\{(\w+)\}/g, (whole, name: string) => {
  const fact = facts[name];
  return fact ? numberFormat(language, { minimumFractionDigits: fact[1], maximumFractionDigits: fact[1] }).format(fact[0]) : whole;
});

export function shapeLesson({ facts, pages }: LessonShape, texts: LessonTexts, language: Language): Lesson {
  const fill = filler(facts, language);
  return {
    title: texts.title, language, author: 'Nardscope', about: fill(texts.about),
    pages: pages.map((shape, at): LessonPage => {
      const words = texts.pages[at]!;
      const question = questionOf(shape, words, fill);
      return { title: words.title, position: shape.position, text: fill(words.text), arrows: shape.arrows ?? [], ...(question && { question }), variations: variationsOf(shape.variations, words.variations ?? [], fill) };
    }),
  };
}
