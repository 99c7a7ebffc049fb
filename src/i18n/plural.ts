/** Which form of a word goes with a number. */
import type { Language } from './languages.ts';

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
