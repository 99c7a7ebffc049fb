/** The board's class for a page, not yet defined as an element: for subclasses, and for names other than `nard-board`. */
import { NardBoard } from '../elements/board/nard-board.ts';
import { boardSurroundings } from './board-surroundings.ts';

NardBoard.surroundings ??= boardSurroundings;

export { NardBoard };
export { useEngineBase } from './files.ts';

declare global {
  interface HTMLElementTagNameMap {
    'nard-board': NardBoard;
  }
}
