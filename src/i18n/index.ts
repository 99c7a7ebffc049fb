/** Texts in the user's language: a typed tree, loaded lazily, so that a missing text fails the build. */
import { en, type Texts } from './en/index.ts';

export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];
export type { Texts };

let current: Texts = en;
let language: Language = 'en';
const listeners = new Set<() => void>();

/** All texts of the current language; read at render time, never kept. */
export const texts = (): Texts => current;
export const currentLanguage = (): Language => language;

/** Calls back after each change of language; returns how to stop. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const LOAD: Record<Language, () => Promise<Texts>> = { en: async () => en };

/** Switches the language once its texts are there. */
export async function setLanguage(next: Language): Promise<void> {
  current = await LOAD[next]();
  language = next;
  for (const listener of listeners) listener();
}
