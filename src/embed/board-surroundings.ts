/** A board on somebody's page: small words at once, everything else when it is needed. */
import type { Sentences, Surroundings } from '../elements/board/surroundings.ts';
import { parseXgid } from '../formats/xgid.ts';
import { boardWords, type BoardWords } from '../i18n/en/board-words.ts';
import type { EditWords } from '../i18n/en/edit-words.ts';
import { LazyWords, onWords } from './lazy-words.ts';
import { loadRulesFor } from './rules.ts';

const words = new LazyWords<BoardWords>({
  en: async () => boardWords,
  ru: async () => (await import('../i18n/ru/board-words.ts')).boardWords,
  uz: async () => (await import('../i18n/uz/board-words.ts')).boardWords,
  az: async () => (await import('../i18n/az/board-words.ts')).boardWords,
});

const editWords = new LazyWords<EditWords>({
  en: async () => (await import('../i18n/en/edit-words.ts')).editWords,
  ru: async () => (await import('../i18n/ru/edit-words.ts')).editWords,
  uz: async () => (await import('../i18n/uz/edit-words.ts')).editWords,
  az: async () => (await import('../i18n/az/edit-words.ts')).editWords,
});

const sentences = new LazyWords<Sentences>({
  en: () => import('../i18n/en/sentences.ts'),
  ru: () => import('../i18n/ru/sentences.ts'),
  uz: () => import('../i18n/uz/sentences.ts'),
  az: () => import('../i18n/az/sentences.ts'),
});

const PARSERS = {
  xgid: () => parseXgid,
  gnubg: async () => (await import('../formats/gnubg-id.ts')).parseGnubgId,
  long: async () => (await import('../formats/long-id.ts')).parseLongId,
};

const MAKERS = {
  xgid: async () => (await import('../formats/xgid-make.ts')).makeXgid,
  gnubg: async () => (await import('../formats/gnubg-id.ts')).makeGnubgId,
  long: async () => (await import('../formats/long-id.ts')).makeLongId,
};

export const boardSurroundings: Surroundings = {
  words: (host) => words.now(host, boardWords),
  editWords: (host) => editWords.at(host),
  sentences: (host) => sentences.at(host),
  watch: onWords,
  parser: (format) => PARSERS[format](),
  maker: (format) => MAKERS[format](),
  rules: loadRulesFor,
};
