/** The words of a part of the app that come with its code: English at once, each other language when it is read. */
import type { ReactiveControllerHost } from 'lit';
import { WatchController } from '../elements/shared/watch-controller.ts';
import { currentLanguage, onLanguage, type Language } from '../i18n/index.ts';

export interface PartWords<T> {
  /** Those of the language, or English until they have come. */
  now(): T;
  /** Those of the language, once they have come; English where they do not come. For what is told but once. */
  ready(): Promise<T>;
  /** Renders a host anew when the language changes, and when its words have come. */
  watch(host: ReactiveControllerHost): void;
}

export function makePartWords<T>(english: T, others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<T>>>): PartWords<T> {
  const known = new Map<Language, T>([['en', english]]);
  const loading = new Set<Language>();
  const listeners = new Set<() => void>();
  const load = async (language: Exclude<Language, 'en'>): Promise<void> => {
    loading.add(language);
    try {
      known.set(language, await others[language]());
      for (const listener of [...listeners]) listener();
    } catch {
      // English until it is asked for again.
    } finally {
      loading.delete(language);
    }
  };
  return {
    now() {
      const language = currentLanguage();
      if (language !== 'en' && !known.has(language) && !loading.has(language)) void load(language);
      return known.get(language) ?? english;
    },
    async ready() {
      const language = currentLanguage();
      if (language !== 'en' && !known.has(language)) await load(language);
      return known.get(language) ?? english;
    },
    watch(host) {
      new WatchController(host, (changed) => {
        const stop = onLanguage(changed);
        listeners.add(changed);
        return () => {
          stop();
          listeners.delete(changed);
        };
      });
    },
  };
}
