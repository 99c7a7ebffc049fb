/** A board inside the app: words in the language of the app, everything there at once, rule books given one by one. */
import { makeGnubgId, parseGnubgId } from '../../formats/gnubg-id.ts';
import { makeLongId, parseLongId } from '../../formats/long-id.ts';
import { makeXgid } from '../../formats/xgid-make.ts';
import { parseXgid } from '../../formats/xgid.ts';
import { onLanguage, texts } from '../../i18n/index.ts';
import type { Surroundings } from './surroundings.ts';

const PARSERS = { xgid: parseXgid, gnubg: parseGnubgId, long: parseLongId };
const MAKERS = { xgid: makeXgid, gnubg: makeGnubgId, long: makeLongId };

export const pageSurroundings: Surroundings = {
  words: () => texts().board,
  sentences: () => texts(),
  watch: onLanguage,
  parser: (format) => PARSERS[format],
  maker: (format) => MAKERS[format],
  rules: null,
};
