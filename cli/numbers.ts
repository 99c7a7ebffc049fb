/** Numbers as the commands write them: for people in their language, for programs always alike. */
import { currentLanguage } from '../src/i18n/index.ts';
import { numberFormat } from '../src/i18n/numbers.ts';

const MOST_DIGITS = 6;

/** For JSON: six decimals are more than any evaluator here is good for. */
export const round = (x: number | null): number | null => (x === null ? null : Number(x.toFixed(MOST_DIGITS)));

export const roundAll = (numbers: object): Record<string, number | null> => Object.fromEntries(Object.entries(numbers).map(([name, x]) => [name, round(x as number | null)]));

/** With a true minus, and none where all that is printed is zeros; a dash where there is no number. `always`: with a plus too. */
export const formatNumber = (x: number | null, digits: number, sign: 'negative' | 'always' = 'negative'): string =>
  x === null
    ? '–'
    : numberFormat(currentLanguage(), { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false, signDisplay: sign }).format(x).replace('-', '−');

/** A chance or share from 0 to 1 in hundredths, without a sign behind it. */
export const formatHundredths = (x: number, digits: number): string => formatNumber(100 * x, digits);

export const formatPercent = (x: number, digits: number): string => `${formatHundredths(x, digits)}%`;
