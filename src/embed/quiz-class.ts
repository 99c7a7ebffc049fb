/** The quiz's class for a page, not yet defined as an element; it needs `nard-board`, which the page defines. */
import { NardQuiz } from '../elements/quiz/nard-quiz.ts';
import { quiz, type QuizWords } from '../i18n/en/quiz.ts';
import { NardBoard } from './board-class.ts';
import { fileAt } from './files.ts';
import { languageAt } from './language.ts';
import type * as Lesson from './lesson.ts';
import { LazyWords, onWords } from './lazy-words.ts';

const words = new LazyWords<QuizWords>({
  en: async () => quiz,
  ru: async () => (await import('../i18n/ru/quiz.ts')).quiz,
  uz: async () => (await import('../i18n/uz/quiz.ts')).quiz,
  az: async () => (await import('../i18n/az/quiz.ts')).quiz,
});

NardQuiz.surroundings ??= {
  words: (host) => words.now(host, quiz),
  sentences: (host) => NardBoard.surroundings!.sentences(host),
  language: languageAt,
  watch: onWords,
  async showLesson(place, lesson, page) {
    try {
      // Apart from all else: whoever shows no lesson loads nothing of it.
      const part = (await import(/* @vite-ignore */ fileAt('lesson.js', new URL('./lesson.js', import.meta.url)))) as typeof Lesson;
      return await part.showLesson(place, lesson, page, fileAt);
    } catch (error) {
      return { code: 'element_failed', facts: { reason: String(error).slice(0, 200) } };
    }
  },
};

export { NardQuiz };
export { useEngineBase } from './files.ts';

declare global {
  interface HTMLElementTagNameMap {
    'nard-quiz': NardQuiz;
  }
}
