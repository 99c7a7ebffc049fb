/** A board on somebody's page: small words at once, everything else when it is needed. */
import type { Later, Surroundings } from '../elements/board/surroundings.ts';
import { parseXgid } from '../formats/xgid.ts';
import { boardWords, type BoardWords } from '../i18n/en/board-words.ts';
import type * as LaterWords from './later-words.ts';
import { LazyWords, onWords } from './lazy-words.ts';
import { loadRulesFor } from './rules.ts';

const words = new LazyWords<BoardWords>({
  en: async () => boardWords,
  ru: async () => (await import('../i18n/ru/board-words.ts')).boardWords,
  uz: async () => (await import('../i18n/uz/board-words.ts')).boardWords,
  az: async () => (await import('../i18n/az/board-words.ts')).boardWords,
});

let laterWords: typeof LaterWords | null = null;

/** Asks words that load with the first question. */
const later = <T>(ask: (words: typeof LaterWords) => Later<T>): Later<T> =>
  laterWords ? ask(laterWords) : import('./later-words.ts').then((loaded) => ask((laterWords = loaded)));

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
  editWords: (host) => later(({ editWords }) => editWords.at(host)),
  sentences: (host) => later(({ sentences }) => sentences.at(host)),
  watch: onWords,
  parser: (format) => PARSERS[format](),
  maker: (format) => MAKERS[format](),
  rules: loadRulesFor,
};
