/** Parts a row into its left and right cell. No column holds for all writers, so what stands in the cells decides. */

/** Two digits and a colon at the start of a word: a roll. `00` is Studio's for "no dice". */
const ROLL = /(?<![^ ])[0-6]{2}:/g;
const WORD = /(?<![^ ])(?:re)?(?:doubl|beaver|raccoon|take|accept|drop|reject|pass|declin|refus|win|won|loss|lose|conced|resign)[a-z]{0,6}/gi;
/** Words that never share a cell with a roll; the others (resignations) may follow one by a single blank. */
const CUBE_WORD = /^(?:re)?(?:doubl|beaver|raccoon|take|accept|drop|reject|pass|declin|refus|win|won)/i;
/** A left cell starts a blank or two after the row number; a right cell alone much farther. */
const EMPTY_LEFT = 12;
const GAP = /^.{12,}?( {4,})(?=[^ ])/;

export interface Cells {
  readonly left: string;
  readonly right: string;
}

/** Places where something begins that may be a cell of its own. */
function cellStarts(body: string): number[] {
  const starts = [...body.matchAll(ROLL)].map((found) => found.index);
  for (const found of body.matchAll(WORD)) {
    const at = found.index;
    // The pattern asks for one blank in front already.
    if ((body[at - 2] ?? ' ') === ' ' || CUBE_WORD.test(found[0])) starts.push(at);
  }
  return starts.sort((a, b) => a - b);
}

/** The two cells of what stands after `n)`; either may be empty. */
export function parseCells(body: string): Cells {
  const text = body.trimEnd();
  const indent = text.length - text.trimStart().length;
  if (indent >= EMPTY_LEFT) return { left: '', right: text.trimStart() };
  const second = cellStarts(text).find((at) => at > indent);
  const parting = second ?? gapEnd(text);
  return parting === null ? { left: text.trim(), right: '' } : { left: text.slice(0, parting).trim(), right: text.slice(parting).trim() };
}

/** Where text goes on after a wide gap, when nothing known begins there. */
function gapEnd(text: string): number | null {
  const found = GAP.exec(text);
  return found ? found[0].length : null;
}
