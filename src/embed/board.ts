/** Defines `<nard-board>`. */
import { defineElement } from '../elements/shared/define-element.ts';
import { NardBoard } from './board-class.ts';

defineElement('nard-board', NardBoard);

export * from './board-class.ts';
