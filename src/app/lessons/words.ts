/** The words of lessons in the language of the app: English at once, the others when they are read. */
import type { ReactiveControllerHost } from 'lit';
import { WatchController } from '../../elements/shared/watch-controller.ts';
import { lesson, type LessonWords } from '../../i18n/en/lesson.ts';
import { lessons, type LessonsWords } from '../../i18n/en/lessons.ts';
import { currentLanguage, onLanguage, type Language } from '../../i18n/index.ts';

export interface AllWords {
  readonly reading: LessonWords;
  readonly writing: LessonsWords;
}

const OTHERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<AllWords>>> = {
  ru: async () => ({ reading: (await import('../../i18n/ru/lesson.ts')).lesson, writing: (await import('../../i18n/ru/lessons.ts')).lessons }),
  uz: async () => ({ reading: (await import('../../i18n/uz/lesson.ts')).lesson, writing: (await import('../../i18n/uz/lessons.ts')).lessons }),
  az: async () => ({ reading: (await import('../../i18n/az/lesson.ts')).lesson, writing: (await import('../../i18n/az/lessons.ts')).lessons }),
};

const known = new Map<Language, AllWords>([['en', { reading: lesson, writing: lessons }]]);
const loading = new Set<Language>();
const listeners = new Set<() => void>();

/** Those of the language, or English until they have come. */
export function lessonWords(): AllWords {
  const language = currentLanguage();
  const words = known.get(language);
  if (!words && language !== 'en' && !loading.has(language)) {
    loading.add(language);
    void OTHERS[language]().then((loaded) => {
      known.set(language, loaded);
      for (const listener of [...listeners]) listener();
    }, () => undefined).finally(() => loading.delete(language));
  }
  return words ?? known.get('en')!;
}

/** Renders its host anew when the language changes, and when its words have come. */
export class LessonWordsController extends WatchController {
  constructor(host: ReactiveControllerHost) {
    super(host, (changed) => {
      const stop = onLanguage(changed);
      listeners.add(changed);
      return () => {
        stop();
        listeners.delete(changed);
      };
    });
  }
}
