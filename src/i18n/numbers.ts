/** Numbers and dates as each language writes them. On the screen only, never in IDs and files. */
import type { Language } from './languages.ts';

/**
 * Whose numbers a language writes. Browsers claim to know Uzbek and Azerbaijani, yet many ship no data of them and write
 * decimal points; Russian numbers look as Uzbek ones do (1 234,5), Turkish as Azerbaijani ones (1.234,5).
 */
const NUMBER_LOCALES: Readonly<Record<Language, string>> = { en: 'en', ru: 'ru', uz: 'ru', az: 'tr' };

export const numberFormat = (language: Language, options?: Intl.NumberFormatOptions): Intl.NumberFormat => new Intl.NumberFormat(NUMBER_LOCALES[language], options);

/** A day: with the month’s name where browsers know it, in figures (31.12.2026) where they do not. */
export const dateFormat = (language: Language): Intl.DateTimeFormat =>
  language === 'en' || language === 'ru'
    ? new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
    : new Intl.DateTimeFormat('ru', { day: '2-digit', month: '2-digit', year: 'numeric' });

/** Writes a size in bytes with the units of a language, `[kilo, mega, giga]`. */
export function sizeIn(language: Language, units: readonly [string, string, string]): (bytes: number) => string {
  const whole = numberFormat(language, { maximumFractionDigits: 0 });
  const tenths = numberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (bytes) => {
    if (bytes < 1e6) return `${whole.format(Math.max(1, Math.round(bytes / 1e3)))} ${units[0]}`;
    return bytes < 1e9 ? `${tenths.format(bytes / 1e6)} ${units[1]}` : `${tenths.format(bytes / 1e9)} ${units[2]}`;
  };
}

/** Writes milliseconds to two digits with the units of a language, `[milliseconds, seconds]`. */
export function durationIn(language: Language, [milli, second]: readonly [string, string]): (milliseconds: number) => string {
  const short = numberFormat(language, { maximumSignificantDigits: 2 });
  return (milliseconds) => (milliseconds < 999.5 ? `${short.format(milliseconds)} ${milli}` : `${short.format(milliseconds / 1000)} ${second}`);
}

/** Writes hundredths, always both. */
export const hundredthsIn = (language: Language): ((x: number) => string) => {
  const both = numberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (x) => both.format(x);
};

/** Points of the score, which may be halves after a draw: `½`, `1½`, `2`. */
export const half = (points: number): string => String(points).replace('.5', '½').replace(/^0½/, '½');

/** Whole hundredths of what is done; never 100 before the end. */
export const percentOf = (done: number, total: number): number => Math.floor((100 * done) / Math.max(1, total));
