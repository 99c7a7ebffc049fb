/** Rates as people read them. */
import { currentLanguage, texts } from '../i18n/index.ts';

/** One decimal; a dash where there is no rate. */
export const formatRate = (rate: number | null): string =>
  rate === null ? texts().review.none : new Intl.NumberFormat(currentLanguage(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rate);
