/** Defines `<nard-board>` for the app. */
import { defineElement } from '../shared/define-element.ts';
import { NardBoard } from './nard-board.ts';
import { pageSurroundings } from './page-surroundings.ts';

NardBoard.surroundings ??= pageSurroundings;
defineElement('nard-board', NardBoard);

declare global {
  interface HTMLElementTagNameMap {
    'nard-board': NardBoard;
  }
}

export { NardBoard };
