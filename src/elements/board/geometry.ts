/**
 * Where everything of a board lies, in units of the picture (990 × 724). No DOM, no colours.
 * Points are counted by the player at the bottom; slots by their owner. `facing` of `core` alone knows how the two meet.
 */
import { CHECKERS, type Game } from '../../core/games.ts';
import { BAR, facing, OFF } from '../../core/position.ts';
import type { Player } from '../../core/situation.ts';

/** Which way the bottom player moves home: counter-clockwise has the home board at the right. In long nard both sides turn so. */
export const DIRECTIONS = ['ccw', 'cw'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export interface BoardView {
  readonly game: Game;
  /** Who sits at the bottom. */
  readonly perspective: Player;
  readonly direction: Direction;
}

/** A place that can hold checkers. Bars and trays belong to a player. */
export type Spot =
  | { readonly kind: 'point'; /** 1..24, counted by the player at the bottom. */ readonly point: number }
  | { readonly kind: 'bar' | 'off'; readonly player: Player };

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Place {
  readonly width: number;
  readonly height: number;
}

export const WIDTH = 990;
export const HEIGHT = 724;
export const MIDDLE = HEIGHT / 2;
export const FIELD_TOP = 40;
export const FIELD_HEIGHT = HEIGHT - 2 * FIELD_TOP;
export const HALF_HEIGHT = FIELD_HEIGHT / 2;
export const POINT_WIDTH = 60;
export const POINT_HEIGHT = 262;
export const FIELD_WIDTH = 6 * POINT_WIDTH;
export const LEFT_FIELD = 100;
export const BAR_LEFT = LEFT_FIELD + FIELD_WIDTH;
export const BAR_WIDTH = 70;
export const RIGHT_FIELD = BAR_LEFT + BAR_WIDTH;
export const RAIL_WIDTH = 74;
const RAIL_MARGIN = 14;
export const RADIUS = 28;
const PITCH = 54;
/** Checkers that lie side by side on a point; a taller stack is counted with a number. */
export const STACK_DRAWN = 5;
export const BAR_DRAWN = 4;
const BAR_GAP = 26;
export const SLAB_HEIGHT = 17;
export const SLAB_WIDTH = 58;
const SLAB_PITCH = 18.5;
/** Half of the room for the sign of whose turn it is, between the trays. */
const SIGN_ROOM = 22;
export const CUBE_SIZE = 58;
export const DIE_SIZE = 62;
const DIE_PITCH = 76;

/** Bottom or top half of the board. */
type Half = 'bottom' | 'top';

const mirrored = (view: BoardView, x: number): number => (view.direction === 'ccw' ? x : WIDTH - x);

/** Nothing is hit in long nard: it has no bar, only the hinge of the board. */
export const hasBar = ({ game }: BoardView): boolean => game === 'short';

/** Trays lie beside the homes: short nard’s share the rail at the bottom player’s home, long nard’s are at opposite corners. */
const isOnHomeRail = (view: BoardView, player: Player): boolean => view.game === 'short' || player === view.perspective;

const RAIL_X = WIDTH - RAIL_MARGIN - RAIL_WIDTH / 2;

/** Centre of the rail with a player’s tray. */
const trayX = (view: BoardView, player: Player): number => mirrored(view, isOnHomeRail(view, player) ? RAIL_X : WIDTH - RAIL_X);
/** Centre of the rail across from a player’s tray: for the cube and the score. */
const freeX = (view: BoardView, player: Player): number => WIDTH - trayX(view, player);

/** The recesses of the frame: short nard has one for both trays and one for the cube, long nard one for each tray. */
export function rails(view: BoardView): readonly Box[] {
  const rail = (centre: number, y: number, height: number): Box => ({ x: centre - RAIL_WIDTH / 2, y, width: RAIL_WIDTH, height });
  if (view.game === 'short') return [trayX(view, 0), freeX(view, 0)].map((centre) => rail(centre, FIELD_TOP, FIELD_HEIGHT));
  return ([0, 1] as const).map((player) => rail(trayX(view, player), sideOf(view, player) === 'top' ? FIELD_TOP : MIDDLE + SIGN_ROOM, HALF_HEIGHT - SIGN_ROOM));
}

/** Column 0..11 from the left of the screen. */
function columnOf(view: BoardView, point: number): number {
  const fromLeft = point <= 12 ? 12 - point : point - 13;
  return view.direction === 'ccw' ? fromLeft : 11 - fromLeft;
}

const columnX = (column: number): number => (column < 6 ? LEFT_FIELD : RIGHT_FIELD) + (column % 6) * POINT_WIDTH + POINT_WIDTH / 2;

export const pointX = (view: BoardView, point: number): number => columnX(columnOf(view, point));

export const halfOfPoint = (point: number): Half => (point <= 12 ? 'bottom' : 'top');

/** Where a player's slot lies. */
export function spotOf(view: BoardView, player: Player, slot: number): Spot {
  if (slot === BAR) return { kind: 'bar', player };
  if (slot === OFF) return { kind: 'off', player };
  return { kind: 'point', point: player === view.perspective ? slot : facing(view.game, slot) };
}

/** What a player calls a spot; null for the other side's bar and tray. */
export function slotOf(view: BoardView, player: Player, spot: Spot): number | null {
  if (spot.kind === 'point') return player === view.perspective ? spot.point : facing(view.game, spot.point);
  if (spot.player !== player) return null;
  return spot.kind === 'bar' ? BAR : OFF;
}

export const spotKey = (spot: Spot): string => (spot.kind === 'point' ? `point-${spot.point}` : `${spot.kind}-${spot.player}`);

export const sameSpot = (a: Spot, b: Spot): boolean => spotKey(a) === spotKey(b);

/** A hit checker waits in the half it will enter; borne-off ones lie at their owner's side. */
export function halfOf(view: BoardView, spot: Spot): Half {
  if (spot.kind === 'point') return halfOfPoint(spot.point);
  const own = spot.player === view.perspective;
  return own === (spot.kind === 'off') ? 'bottom' : 'top';
}

/** Centre of the checker at a height (0 = lowest) of a spot. Heights above what is drawn share the last place. */
export function checkerPlace(view: BoardView, spot: Spot, height: number): Place {
  const sign = halfOf(view, spot) === 'bottom' ? 1 : -1;
  const fromEdge = (distance: number): number => MIDDLE + sign * (HALF_HEIGHT - distance);
  switch (spot.kind) {
    case 'point':
      return { x: pointX(view, spot.point), y: fromEdge(RADIUS + 2 + Math.min(height, STACK_DRAWN - 1) * PITCH) };
    case 'bar':
      return { x: WIDTH / 2, y: MIDDLE + sign * (BAR_GAP + RADIUS + Math.min(height, BAR_DRAWN - 1) * PITCH) };
    case 'off':
      return { x: trayX(view, spot.player), y: fromEdge(SLAB_HEIGHT / 2 + 5 + height * SLAB_PITCH) };
  }
}

/** How many checkers of a spot are drawn. */
export const mostDrawn = (view: BoardView, spot: Spot): number =>
  spot.kind === 'bar' ? BAR_DRAWN : spot.kind === 'point' && view.game === 'short' ? STACK_DRAWN : CHECKERS;

/**
 * Places of the drawn checkers of a spot, lowest first. Long nard begins with fifteen on a point: there the stack is drawn whole, each
 * checker half on the one before, and ends where five would.
 */
export function stackPlaces(view: BoardView, spot: Spot, count: number): readonly Place[] {
  const drawn = Math.min(count, mostDrawn(view, spot));
  const squeeze = spot.kind === 'point' && drawn > STACK_DRAWN ? (STACK_DRAWN - 1) / (drawn - 1) : 1;
  const low = checkerPlace(view, spot, 0);
  const next = checkerPlace(view, spot, 1);
  return Array.from({ length: drawn }, (_, height) => ({ x: low.x, y: low.y + (next.y - low.y) * height * squeeze }));
}

/** The part of the board that answers for a spot, numbers at the edge included. */
export function spotBox(view: BoardView, spot: Spot): Box {
  const y = halfOf(view, spot) === 'bottom' ? MIDDLE : 0;
  const box = (centre: number, width: number): Box => ({ x: centre - width / 2, y, width, height: MIDDLE });
  switch (spot.kind) {
    case 'point': return box(pointX(view, spot.point), POINT_WIDTH);
    case 'bar': return box(WIDTH / 2, BAR_WIDTH);
    case 'off': return box(trayX(view, spot.player), RAIL_WIDTH + 2 * RAIL_MARGIN);
  }
}

/** The two rows of the board from left to right: points, bar where there is one, points, and the tray at its end. */
export function spotRows(view: BoardView): readonly [readonly Spot[], readonly Spot[]] {
  const row = (half: Half): Spot[] => {
    const points = Array.from({ length: 12 }, (_, i): Spot => ({ kind: 'point', point: half === 'bottom' ? 12 - i : 13 + i }));
    const owner = (kind: 'bar' | 'off'): Spot & { readonly player: Player } =>
      ([0, 1] as const).map((player) => ({ kind, player })).find((spot) => halfOf(view, spot) === half)!;
    const field = hasBar(view) ? [...points.slice(0, 6), owner('bar'), ...points.slice(6)] : points;
    const tray = owner('off');
    const spots = isOnHomeRail(view, tray.player) ? [...field, tray] : [tray, ...field];
    return view.direction === 'ccw' ? spots : spots.reverse();
  };
  return [row('top'), row('bottom')];
}

/** The spot at a place of the picture; null between the spots and outside. */
export function spotAt(view: BoardView, { x, y }: Place): Spot | null {
  for (const spot of spotRows(view)[y < MIDDLE ? 0 : 1]) {
    const box = spotBox(view, spot);
    if (x >= box.x && x < box.x + box.width && y >= box.y && y <= box.y + box.height) return spot;
  }
  return null;
}

/** Centres of a player's dice: at their own right hand. */
export function dicePlaces(view: BoardView, player: Player, count: number): Place[] {
  const centre = (player === view.perspective ? RIGHT_FIELD : LEFT_FIELD) + FIELD_WIDTH / 2;
  return Array.from({ length: count }, (_, i) => ({ x: centre + (i - (count - 1) / 2) * DIE_PITCH, y: MIDDLE }));
}

/** Centre of the cube: in the middle, or at its owner's side. */
export function cubePlace(view: BoardView, owner: Player | null): Place {
  const side = owner === null ? 0 : owner === view.perspective ? 1 : -1;
  return { x: freeX(view, owner ?? view.perspective), y: MIDDLE + side * (HALF_HEIGHT - CUBE_SIZE / 2 - 10) };
}

/** Middle of the edge strip at a player's side, by column. */
export const edgeY = (half: Half): number => (half === 'bottom' ? HEIGHT - FIELD_TOP / 2 : FIELD_TOP / 2);

export const sideOf = (view: BoardView, player: Player): Half => (player === view.perspective ? 'bottom' : 'top');

/** Points of the board's columns, for numbers at the edge: where each is and which number it has for the bottom player. */
export const pointNumbers = (view: BoardView): { readonly point: number; readonly place: Place }[] =>
  Array.from({ length: 24 }, (_, i) => ({ point: i + 1, place: { x: pointX(view, i + 1), y: edgeY(halfOfPoint(i + 1)) } }));

/** Of the sign that tells whose turn it is. */
export const turnPlace = (view: BoardView, player: Player): Place => ({ x: trayX(view, player), y: MIDDLE });
export const scorePlace = (view: BoardView, player: Player): Place => ({ x: freeX(view, player), y: edgeY(sideOf(view, player)) });
export const offCountPlace = (view: BoardView, player: Player): Place => ({ x: trayX(view, player), y: edgeY(sideOf(view, player)) });
export const pipsPlace = (view: BoardView, player: Player): Place => ({ x: WIDTH / 2, y: edgeY(sideOf(view, player)) });

/** Where arrows may be needed for a step of a player: the two slots as spots. */
export const stepSpots = (view: BoardView, player: Player, step: { readonly from: number; readonly to: number }): readonly [Spot, Spot] =>
  [spotOf(view, player, step.from), spotOf(view, player, step.to)];

