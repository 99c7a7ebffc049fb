/** A board inside the app: words in the language of the app, everything there at once, rule books given one by one. */
import { ID_MAKERS, ID_PARSERS } from '../../formats/id-readers.ts';
import { onLanguage, texts } from '../../i18n/index.ts';
import type { Surroundings } from './surroundings.ts';

export const pageSurroundings: Surroundings = {
  words: () => texts().board,
  editWords: () => texts().board.edit,
  sentences: () => texts(),
  watch: onLanguage,
  parser: (format) => ID_PARSERS[format],
  maker: (format) => ID_MAKERS[format],
  rules: null,
};
