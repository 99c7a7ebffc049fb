/** Defines `<nard-quiz>` and the `<nard-board>` in it. */
import { defineElement } from '../elements/shared/define-element.ts';
import { NardBoard } from './board-class.ts';
import { NardQuiz } from './quiz-class.ts';

defineElement('nard-board', NardBoard);
defineElement('nard-quiz', NardQuiz);

export * from './quiz-class.ts';
