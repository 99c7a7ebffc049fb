/** A board inside the app: words in the language of the app, everything there at once, rule books given one by one. */
import { makeGnubgId, parseGnubgId } from '../../formats/gnubg-id.ts';
import { makeLongId, parseLongId } from '../../formats/long-id.ts';
import { makeXgid, parseXgid } from '../../formats/xgid.ts';
import { onLanguage, texts } from '../../i18n/index.ts';
import type { Surroundings } from './surroundings.ts';

const CODECS = {
  xgid: { parse: parseXgid, make: makeXgid },
  gnubg: { parse: parseGnubgId, make: makeGnubgId },
  long: { parse: parseLongId, make: makeLongId },
};

export const pageSurroundings: Surroundings = {
  words: () => texts().board,
  sentences: () => texts(),
  watch: onLanguage,
  codec: (format) => CODECS[format],
  rules: null,
};
