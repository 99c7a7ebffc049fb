/** The page in the language that was chosen. */
import { currentLanguage, setLanguage, type Language } from '../i18n/index.ts';

/**
 * Shows the page in a language once its texts are there, and tells the browser by the root’s `lang`, so that it is read
 * out and hyphenated rightly. Rejects when the texts cannot be loaded: the page stays as it is.
 */
export async function applyLanguage(root: HTMLElement, language: Language): Promise<void> {
  await setLanguage(language);
  root.lang = currentLanguage();
}
