/** What only the editor needs: loaded when a board is first edited. */
import type { EditWords } from '../../i18n/en/edit-words.ts';
import { emit } from '../shared/emit.ts';
import { EditInteraction } from './edit-interaction.ts';
import type { Edited } from './edit-setup.ts';
import { editStyles } from './edit-style.ts';
import type { InteractionHost } from './interaction.ts';
import type { Later } from './surroundings.ts';

/** What of a board is edited. */
export interface EditedBoard extends InteractionHost, EventTarget {
  readonly shadowRoot: ShadowRoot | null;
  setup: Edited['setup'] | null;
}

/** Lays the tools on a board; `readWords` is asked at each drawing, since the language may change meanwhile. */
export function startEditing(board: EditedBoard, words: EditWords, readWords: () => Later<EditWords>, read: () => Edited): EditInteraction {
  const { styleSheet } = editStyles;
  const { adoptedStyleSheets } = board.shadowRoot ?? {};
  if (adoptedStyleSheets && styleSheet && !adoptedStyleSheets.includes(styleSheet)) adoptedStyleSheets.push(styleSheet);
  let known = words;
  const currentWords = (): EditWords => {
    const found = readWords();
    if (!(found instanceof Promise)) known = found;
    return known;
  };
  return new EditInteraction(board, currentWords, read, ({ setup }) => {
    board.setup = setup;
    emit(board, 'nard-position-change', { setup, turn: board.turn });
  });
}
