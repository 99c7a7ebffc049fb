/** Rates as people read them. */
import { currentLanguage, texts } from '../i18n/index.ts';
import { numberFormat } from '../i18n/numbers.ts';

/** One decimal; a dash where there is no rate. */
export const formatRate = (rate: number | null): string =>
  rate === null ? texts().review.none : numberFormat(currentLanguage(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rate);
