/** Where the graph's line, bars and marks lie. No DOM. */
import type { Size } from '../shared/size-controller.ts';
import type { GraphEntry } from './graph-entries.ts';

const MARGIN = 8;
/** Share of the height for the chances; losses have the rest. */
const CHANCE_SHARE = 0.7;
/** Loss that fills its half of the strip; a greater one is cut. */
const FULL_LOSS = 0.4;
const LEAST_BAR = 3;

export const chanceHeight = ({ height }: Size): number => height * CHANCE_SHARE;

/** Middle of the strip of losses: player 0's grow up from it, player 1's down. */
export const lossAxis = ({ height }: Size): number => height * (1 + CHANCE_SHARE) / 2;

export function entryX(size: Size, count: number, index: number): number {
  return MARGIN + ((size.width - 2 * MARGIN) * (index + 0.5)) / Math.max(1, count);
}

/** The decision nearest to a place on the screen; −1 with none. */
export function entryAt(size: Size, count: number, x: number): number {
  if (count === 0) return -1;
  const share = (x - MARGIN) / Math.max(1, size.width - 2 * MARGIN);
  return Math.min(count - 1, Math.max(0, Math.floor(share * count)));
}

export const chanceY = (size: Size, chance: number): number => 4 + (1 - chance) * (chanceHeight(size) - 8);

/** Length of a loss's bar, px. The square root keeps small errors in sight beside great ones. */
export const lossLength = (size: Size, loss: number): number =>
  Math.max(LEAST_BAR, Math.sqrt(Math.min(1, loss / FULL_LOSS)) * (size.height - lossAxis(size) - 2));

/** Index at which each game begins. */
export const gameStarts = (entries: readonly GraphEntry[]): number[] =>
  entries.flatMap((entry, i) => (i === 0 || entries[i - 1]!.game !== entry.game ? [i] : []));

/** One line a game, over the decisions that were analysed; and the area between it and even chances. */
export function chanceLines(size: Size, entries: readonly GraphEntry[]): { readonly line: string; readonly area: string }[] {
  const starts = gameStarts(entries);
  return starts.flatMap((start, g) => {
    const known = entries.slice(start, starts[g + 1] ?? entries.length)
      .flatMap(({ chance }, i) => (chance === null ? [] : [{ x: entryX(size, entries.length, start + i), y: chanceY(size, chance) }]));
    if (known.length === 0) return [];
    const points = known.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' L');
    const even = chanceY(size, 0.5).toFixed(1);
    return [{ line: `M${points}`, area: `M${known[0]!.x.toFixed(1)} ${even} L${points} L${known.at(-1)!.x.toFixed(1)} ${even} Z` }];
  });
}
