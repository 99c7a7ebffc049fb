/** The language of a place on somebody's page. */
import { chooseLanguage, type Language } from '../i18n/languages.ts';

/** The nearest `lang` attribute, through shadow roots; where there is none, what the reader's browser prefers. */
export function languageAt(place: Element): Language {
  for (let node: Element | null = place; node; ) {
    const root = node.getRootNode();
    const lang = node.getAttribute('lang');
    if (lang) return chooseLanguage([lang]);
    node = node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
  return chooseLanguage(navigator.languages);
}
