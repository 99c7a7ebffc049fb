/** Checkers: on points, on the bar, and on edge in the tray. */
import { BAR, OFF, type Counts } from '../../core/position.ts';
import type { Player } from '../../core/situation.ts';
import {
  BAR_DRAWN, offCountPlace, RADIUS, SLAB_HEIGHT, SLAB_WIDTH, spotOf, STACK_DRAWN, stackPlaces, type BoardView, type Place,
} from './geometry.ts';
import { label, lines, node } from './svg-text.ts';

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
  const places = stackPlaces(view, spotOf(view, player, slot), count);
  const isCounted = count > (slot === BAR ? BAR_DRAWN : STACK_DRAWN);
  return lines(places.map((place, height) => {
    const isTop = height === places.length - 1;
    return drawChecker(player, place, checkerKey(player, slot, height), isTop && isCounted ? String(count) : '');
  }));
}

function drawTray(view: BoardView, player: Player, slot: number, count: number): string {
  const slabs = stackPlaces(view, spotOf(view, player, slot), count).map((place, height) => drawSlab(player, place, checkerKey(player, slot, height)));
  return lines([...slabs, count > 0 ? label(offCountPlace(view, player), 'number', String(count)) : '']);
}

/** All checkers of both sides; counts by player, each by its own numbering. */
export const drawCheckers = (view: BoardView, counts: readonly [Counts, Counts]): string =>
  lines(([0, 1] as const).flatMap((player) =>
    counts[player].map((count, slot) => (slot === OFF ? drawTray : drawStack)(view, player, slot, Math.max(0, count)))));
