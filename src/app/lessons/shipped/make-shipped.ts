/** Puts the boards of a lesson of ours and its words together. */
import type { Language } from '../../../i18n/languages.ts';
import type { LessonTexts } from '../../../i18n/en/lessons/lesson-texts.ts';
import type { Lesson } from '../../../study/lesson/lesson.ts';
import type { Shipped } from './index.ts';
import { shapeLesson, type LessonShape } from './shape.ts';

const SHAPES: Readonly<Record<Shipped, () => Promise<LessonShape>>> = {
  numbers: async () => (await import('./numbers.ts')).numbers,
  long: async () => (await import('./long.ts')).long,
  cube: async () => (await import('./cube.ts')).cube,
};

type Texts = Readonly<Record<Shipped, LessonTexts>>;

/** One language is one file. */
const TEXTS: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: () => import('../../../i18n/en/lessons/index.ts'),
  ru: () => import('../../../i18n/ru/lessons/index.ts'),
  uz: () => import('../../../i18n/uz/lessons/index.ts'),
  az: () => import('../../../i18n/az/lessons/index.ts'),
};

export async function makeShipped(id: Shipped, language: Language): Promise<Lesson> {
  const [shape, texts] = await Promise.all([SHAPES[id](), TEXTS[language]()]);
  return shapeLesson(shape, texts[id], language);
}
