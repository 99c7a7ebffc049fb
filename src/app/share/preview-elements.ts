/** The elements for other pages as the app previews them: the same classes, each in its own language, over the engine that is running. */
import { NardAnalysis } from '../../elements/analysis/nard-analysis.ts';
import { NardBoard } from '../../elements/board/define.ts';
import '../../elements/cube-table/define.ts';
import '../../elements/play-list/define.ts';
import { NardQuiz } from '../../elements/quiz/nard-quiz.ts';
import { defineElement } from '../../elements/shared/define-element.ts';
import { languageAt } from '../../embed/language.ts';
import { LazyWords, onWords } from '../../embed/lazy-words.ts';
import type { Engine } from '../../engine/protocol.ts';
import { loadTexts, texts } from '../../i18n/index.ts';

const wordsOf = (language: Parameters<typeof loadTexts>[0]) => async () => (await loadTexts(language)).quiz;
const words = new LazyWords({ en: wordsOf('en'), ru: wordsOf('ru'), uz: wordsOf('uz'), az: wordsOf('az') });

export function definePreviews(engine: Engine): void {
  NardQuiz.surroundings ??= {
    words: (host) => words.now(host, texts().quiz), sentences: (host) => NardBoard.surroundings!.sentences(host), language: languageAt, watch: onWords,
    // What is previewed is a question by itself.
    showLesson: async () => null,
  };
  NardAnalysis.surroundings ??= { engine: async () => engine, connected: () => {} };
  defineElement('nard-quiz', NardQuiz);
  defineElement('nard-analysis', NardAnalysis);
}
