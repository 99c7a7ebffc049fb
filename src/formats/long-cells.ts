/** Parts a row of a long nard text into cells: what one player did. People type them in many ways; what begins a cell decides, no column does. */
import type { Player } from '../core/situation.ts';

export interface Cell {
  /** Said by a word in front; null = by the place in the row. */
  readonly player: Player | null;
  readonly text: string;
}

export interface Row {
  /** A number was written in front: then the first cell is the left player's. */
  readonly numbered: boolean;
  /** One for each place; an empty text where the row says that nothing was done. */
  readonly cells: readonly Cell[];
}

const NUMBER = /^(\d{1,4})[.)](?!\d)\s*/;
/** `63`, `63:`, `6:3`, `6,3`, `6x3`, `6**6:`, `6-3:`; a point and a point are parted by a dash or a slash. */
const SURE_ROLL = /^[0-6](?:[:,.x×*]{0,2}[0-6]:?|[-–][0-6]:)$/i;
const DASHED_ROLL = /^[0-6][-–][0-6]$/;
const WORD = /^(?:re)?(?:doubl|beaver|raccoon|take|accept|drop|reject|declin|refus)|^(?:conced|resign|los[es])/i;
const RESIGN = /^(?:conced|resign|los[es])/i;
const NOTHING = /^(?:\.{2,4}|…|-{2,4}|[–—])$/;
const SIDES: Readonly<Record<string, Player>> = { w: 0, white: 0, left: 0, b: 1, black: 1, r: 1, red: 1, right: 1 };
/** A cell alone so far to the right is the right one. */
const EMPTY_LEFT = 12;

const sideOf = (word: string): Player | undefined => SIDES[word.toLowerCase().replace(/[:.)]$/, '')];

interface Open {
  player: Player | null;
  words: string[];
}

/** Whether a word begins another cell than the one that is open. `gap`: blanks before it. */
function begins(word: string, gap: number, open: Open): boolean {
  const [first] = open.words;
  if (first === undefined) return false;
  if (RESIGN.test(word)) return gap > 1;
  if (WORD.test(word)) return true;
  if (DASHED_ROLL.test(word)) return gap > 1;
  // After a word, as in “doubles 16”, two digits alone are a number unless a wide gap comes first.
  return SURE_ROLL.test(word) && (word.endsWith(':') || gap > 1 || !WORD.test(first));
}

/** The cells of a line. Linear in its length. */
export function parseRow(line: string): Row {
  const text = line.trimEnd();
  const number = NUMBER.exec(text.trimStart());
  const body = number ? text.trimStart().slice(number[0].trimEnd().length) : text.trimStart();
  const cells: Cell[] = [];
  let open: Open = { player: null, words: [] };
  const close = (): void => {
    cells.push({ player: open.player, text: open.words.join(' ') });
    open = { player: null, words: [] };
  };
  let end = 0;
  if (number && body.length - body.trimStart().length >= EMPTY_LEFT) close();
  for (const found of body.matchAll(/\||[^\s|]+/g)) {
    const word = found[0];
    const gap = found.index - end;
    end = found.index + word.length;
    const empty = open.words.length === 0 && open.player === null;
    const side = sideOf(word);
    if (word === '|') {
      // Parts what stands before it from what comes; several in a row part nothing.
      if (!empty || cells.length === 0) close();
    } else if (NOTHING.test(word) && empty && cells.length === 0) close();
    else if (side !== undefined && (empty || gap > 1)) {
      if (!empty) close();
      open.player = side;
    } else {
      if (begins(word, gap, open)) close();
      open.words.push(word);
    }
  }
  if (open.words.length > 0 || open.player !== null) close();
  return { numbered: number !== null, cells };
}
