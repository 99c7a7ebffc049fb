/** Which form of a word goes with a number. */
import type { Language } from './languages.ts';
import { numberFormat } from './numbers.ts';

/** Forms by CLDR’s category: English has `one` and `other`, Russian all four (`other` goes with fractions). */
export interface Forms {
  readonly one?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** A chooser of forms for one language: `plural(21, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' })`. */
export function pluralIn(language: Language): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => {
    const category = rules.select(count);
    return (category === 'one' || category === 'few' || category === 'many' ? forms[category] : undefined) ?? forms.other;
  };
}

/** Makes `2 очка` of 2: a number and its word. Where nouns stay singular after numbers, the one word is enough. */
export function countedIn(language: Language): (forms: Forms | string) => (count: number) => string {
  const plural = pluralIn(language);
  const figures = numberFormat(language);
  return (forms) => (count) => `${figures.format(count)} ${typeof forms === 'string' ? forms : plural(count, forms)}`;
}
