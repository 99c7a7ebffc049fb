/** Texts in the user's language: a typed tree, loaded lazily, so that a missing text fails the build. */
import { en, type Texts } from './en/index.ts';
import type { Language } from './languages.ts';

export { chooseLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from './languages.ts';
export type { Texts };

let current: Texts = en;
let language: Language = 'en';
/** The last language asked for: a slower load before it must not win. */
let wanted: Language = 'en';
const listeners = new Set<() => void>();

/** All texts of the current language; read at render time, never kept. */
export const texts = (): Texts => current;
export const currentLanguage = (): Language => language;

/** What programs read is never translated. */
export const englishTexts = (): Texts => en;

/** Calls back after each change of language; returns how to stop. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** English is there at once; each other language is a file of its own. */
const LOAD: Record<Language, () => Promise<Texts>> = {
  en: async () => en,
  ru: async () => (await import('./ru/index.ts')).ru,
  uz: async () => (await import('./uz/index.ts')).uz,
  az: async () => (await import('./az/index.ts')).az,
};

/** Texts of a language, without switching to it. Rejects when they cannot be loaded. */
export const loadTexts = (which: Language): Promise<Texts> => LOAD[which]();

/** Switches the language once its texts are there. Rejects, and changes nothing, when they cannot be loaded. */
export async function setLanguage(next: Language): Promise<void> {
  wanted = next;
  const loaded = await loadTexts(next);
  if (wanted !== next) return;
  current = loaded;
  language = next;
  for (const listener of listeners) listener();
}
