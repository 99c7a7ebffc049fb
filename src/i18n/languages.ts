/** The languages of Nardscope, and which of them a person most likely reads. */
export const LANGUAGES = ['en', 'ru', 'uz', 'az'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name: whoever reads no other finds it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский', uz: 'Oʻzbekcha', az: 'Azərbaycanca' };

/** The first of `wanted` that is there; English when none is. Takes tags (`uz-Latn-UZ`) and locale names (`ru_RU.UTF-8`). */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const name = tag.trim().toLowerCase().split(/[-_.@]/)[0];
    const found = LANGUAGES.find((language) => language === name);
    if (found) return found;
  }
  return 'en';
}
