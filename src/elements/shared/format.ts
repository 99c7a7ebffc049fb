/** Numbers as people read them, in the language of the page. Never for IDs, files or attributes. */
import { currentLanguage, type Language } from '../../i18n/index.ts';
import { numberFormat } from '../../i18n/numbers.ts';

const made = new Map<string, Intl.NumberFormat>();

function formatter(name: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const language: Language = currentLanguage();
  const key = `${language} ${name}`;
  const known = made.get(key) ?? numberFormat(language, options);
  made.set(key, known);
  return known;
}

const THOUSANDTHS = { minimumFractionDigits: 3, maximumFractionDigits: 3 } as const;

/** The hyphen of `Intl` is drawn as the minus it means. */
const withMinus = (text: string): string => text.replace('-', '−');

/** `0.020`, for a field that is typed in. */
export const formatThousandths = (value: number): string => formatter('thousandths', THOUSANDTHS).format(value);

/** `+0.123`, `−0.045`, `0.000`. */
export const formatEquity = (equity: number): string =>
  withMinus(formatter('equity', { ...THOUSANDTHS, signDisplay: 'exceptZero' }).format(equity));

/** To the hundredth, where room is scarce: `+0.12`. */
export const formatShortEquity = (equity: number): string =>
  withMinus(formatter('short equity', { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'exceptZero' }).format(equity));

/** What a play gives up against the best, as a difference: `−0.034`; nothing lost is `0.000`. */
export const formatLoss = (loss: number): string =>
  withMinus(formatter('loss', { ...THOUSANDTHS, signDisplay: 'negative' }).format(-Math.max(0, loss)));

/** A chance from 0 to 1 in hundredths without a sign, also where rounding has made it a little less than none: `52.3`. */
export const formatChance = (chance: number): string =>
  formatter('chance', { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'never' }).format(chance * 100);

/** A chance to win the match, in percent: plays differ by hundredths. */
export const formatMatchChance = (chance: number): string =>
  formatter('matchChance', { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'never' }).format(chance * 100);

export const formatCount = (count: number): string => formatter('count', { maximumFractionDigits: 0 }).format(count);
