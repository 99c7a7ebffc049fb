/** Words of an area by language: English at once or later, each other language when somebody reads it. */
import type { Language } from '../i18n/languages.ts';
import { languageAt } from './language.ts';

const listeners = new Set<() => void>();

/** Calls back after words have come; returns how to stop. */
export function onWords(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What loads the words of an area. */
export type Loaders<T> = Readonly<Record<Language, () => Promise<T>>>;

export class LazyWords<T> {
  readonly #known = new Map<Language, T>();
  readonly #loading = new Map<Language, Promise<T>>();

  constructor(private readonly loaders: Loaders<T>) {}

  /** The words for a place, or their coming; those that do not come are English. */
  at(place: Element): T | Promise<T> {
    return this.#of(languageAt(place));
  }

  /** The words for a place; `meanwhile` until they have come. */
  now(place: Element, meanwhile: T): T {
    const words = this.at(place);
    return words instanceof Promise ? meanwhile : words;
  }

  #of(language: Language): T | Promise<T> {
    return this.#known.get(language) ?? this.#loading.get(language) ?? this.#load(language);
  }

  #load(language: Language): Promise<T> {
    const loading = this.loaders[language]().catch((error: unknown) => {
      if (language === 'en') throw error;
      return this.#of('en');
    }).then((words) => {
      this.#known.set(language, words);
      for (const listener of listeners) listener();
      return words;
    });
    this.#loading.set(language, loading);
    return loading;
  }
}
