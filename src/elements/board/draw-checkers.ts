/** Checkers: on points, on the bar, and on edge in the tray. */
import { BAR, OFF, type Counts } from '../../core/position.ts';
import type { Player } from '../../core/situation.ts';
import {
  BAR_DRAWN, checkerPlace, offCountPlace, RADIUS, SLAB_HEIGHT, SLAB_WIDTH, spotOf, STACK_DRAWN, type BoardView, type Place, type Spot,
} from './geometry.ts';
import { label, node } from './svg-text.ts';

export const TINTS = ['light', 'dark'] as const;
export type Tint = (typeof TINTS)[number];
/** Players keep their colours when the board is turned. */
export const tintOf = (player: Player): Tint => TINTS[player];

/** One checker around the origin: shadow, body, rim and a groove. */
export const drawChecker = (player: Player, place: Place, key: string | null = null, text = ''): string =>
  node('g', { class: `checker ${tintOf(player)}`, part: `checker checker-${tintOf(player)}`, transform: `translate(${place.x} ${place.y})`, 'data-key': key },
    node('circle', { cy: 2.5, r: RADIUS, class: 'checker-shadow' }),
    node('circle', { r: RADIUS - 1.25, class: 'checker-body' }),
    node('circle', { r: RADIUS - 9, class: 'checker-groove' }),
    ...(text ? [label({ x: 0, y: 1 }, 'checker-count', text)] : []),
  );

const drawSlab = (player: Player, { x, y }: Place, key: string): string =>
  node('rect', {
    x: x - SLAB_WIDTH / 2, y: y - SLAB_HEIGHT / 2, width: SLAB_WIDTH, height: SLAB_HEIGHT - 1, rx: 4,
    class: `slab ${tintOf(player)}`, part: `checker checker-${tintOf(player)}`, 'data-key': key,
  });

/** Names a drawn checker, so that it can be found again: player, slot, height. */
export const checkerKey = (player: Player, slot: number, height: number): string => `${player}-${slot}-${height}`;

function drawStack(view: BoardView, player: Player, slot: number, count: number): string {
  const spot: Spot = spotOf(view, player, slot);
  const drawn = Math.min(count, slot === BAR ? BAR_DRAWN : STACK_DRAWN);
  return Array.from({ length: drawn }, (_, height) => {
    const isTop = height === drawn - 1;
    return drawChecker(player, checkerPlace(view, spot, height), checkerKey(player, slot, height), isTop && count > drawn ? String(count) : '');
  }).join('');
}

function drawTray(view: BoardView, player: Player, count: number): string {
  const spot = spotOf(view, player, OFF);
  const slabs = Array.from({ length: count }, (_, height) => drawSlab(player, checkerPlace(view, spot, height), checkerKey(player, OFF, height)));
  return slabs.join('') + (count > 0 ? label(offCountPlace(view, player), 'number', String(count)) : '');
}

/** All checkers of both sides; counts by player, each by its own numbering. */
export const drawCheckers = (view: BoardView, counts: readonly [Counts, Counts]): string =>
  ([0, 1] as const).map((player) =>
    counts[player].map((count, slot) => (slot === OFF ? drawTray(view, player, Math.max(0, count)) : drawStack(view, player, slot, Math.max(0, count)))).join(''),
  ).join('');
