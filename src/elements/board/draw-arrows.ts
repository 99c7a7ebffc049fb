/** Arrows of a play, each from the checker that moves to the place where it will lie. */
import type { Counts } from '../../core/position.ts';
import type { Player } from '../../core/situation.ts';
import { checkerPlace, RADIUS, spotOf, type BoardView, type Place } from './geometry.ts';
import { lines, node } from './svg-text.ts';

/** How good the play is that an arrow belongs to; `plain` when that is not the question. */
export const TONES = ['plain', 'good', 'doubtful', 'error', 'blunder'] as const;
export type Tone = (typeof TONES)[number];

/** A step to point out; a `Step` is one. */
export interface Arrow {
  /** Numbering of the player whose turn it is; 25 = bar. */
  readonly from: number;
  /** 0 = off. */
  readonly to: number;
  readonly tone?: Tone;
}

/** Start and end of every arrow. A checker that moves twice starts the second time where the first arrow ended. */
export function arrowPlaces(view: BoardView, player: Player, counts: Counts, arrows: readonly Arrow[]): { readonly from: Place; readonly to: Place; readonly tone: Tone }[] {
  // Each tone is a play of its own and starts from the position as it is.
  const stacks = new Map<Tone, number[]>();
  return arrows.map(({ from, to, tone = 'plain' }) => {
    const stack = stacks.get(tone) ?? [...counts];
    stacks.set(tone, stack);
    const place = (slot: number, height: number): Place => checkerPlace(view, spotOf(view, player, slot), Math.max(0, height));
    const start = place(from, (stack[from] ?? 0) - 1);
    stack[from] = Math.max(0, (stack[from] ?? 0) - 1);
    const end = place(to, stack[to] ?? 0);
    stack[to] = (stack[to] ?? 0) + 1;
    return { from: start, to: end, tone };
  });
}

const HEAD = 26;
/** An arrow leaves the middle of its checker free: a number may stand there. */
const START = RADIUS * 0.6;

function drawArrow({ from, to, tone }: { readonly from: Place; readonly to: Place; readonly tone: Tone }): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < START + HEAD) return '';
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const at = (distance: number, aside: number): string =>
    `${(from.x + along.x * distance - along.y * aside).toFixed(1)} ${(from.y + along.y * distance + along.x * aside).toFixed(1)}`;
  const neck = length - HEAD;
  const shape = `M${at(START, -4.5)} L${at(neck, -5.5)} L${at(neck - 4, -15)} L${at(length, 0)} L${at(neck - 4, 15)} L${at(neck, 5.5)} L${at(START, 4.5)} Z`;
  return node('g', { class: `arrow arrow-${tone}`, part: `arrow arrow-${tone}` },
    node('path', { d: shape, class: 'arrow-shape' }),
  );
}

export const drawArrows = (view: BoardView, player: Player, counts: Counts, arrows: readonly Arrow[]): string =>
  lines(arrowPlaces(view, player, counts, arrows).map(drawArrow));
