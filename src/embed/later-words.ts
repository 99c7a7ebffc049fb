/** Words that a board on somebody's page seldom needs: of its editor, and of what is wrong. */
import type { Sentences } from '../elements/board/surroundings.ts';
import type { EditWords } from '../i18n/en/edit-words.ts';
import { LazyWords } from './lazy-words.ts';

export const editWords = new LazyWords<EditWords>({
  en: async () => (await import('../i18n/en/edit-words.ts')).editWords,
  ru: async () => (await import('../i18n/ru/edit-words.ts')).editWords,
  uz: async () => (await import('../i18n/uz/edit-words.ts')).editWords,
  az: async () => (await import('../i18n/az/edit-words.ts')).editWords,
});

export const sentences = new LazyWords<Sentences>({
  en: () => import('../i18n/en/sentences.ts'),
  ru: () => import('../i18n/ru/sentences.ts'),
  uz: () => import('../i18n/uz/sentences.ts'),
  az: () => import('../i18n/az/sentences.ts'),
});
