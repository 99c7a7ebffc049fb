/** Defines `<nard-board>`. */
import { defineElement } from '../shared/define-element.ts';
import { NardBoard } from './nard-board.ts';

defineElement('nard-board', NardBoard);

declare global {
  interface HTMLElementTagNameMap {
    'nard-board': NardBoard;
  }
}

export { NardBoard };
