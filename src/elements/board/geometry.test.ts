import { describe, expect, it } from 'vitest';
import { GAMES } from '../../core/games.ts';
import {
  checkerPlace, DIRECTIONS, halfOf, HEIGHT, MIDDLE, mostDrawn, pointX, rails, sameSpot, scorePlace, slotOf, spotAt, spotBox, spotOf, spotRows, stackPlaces,
  WIDTH, type BoardView, type Place, type Spot,
} from './geometry.ts';

const PLAYERS = [0, 1] as const;
const VIEWS: BoardView[] = GAMES.flatMap((game) => DIRECTIONS.flatMap((direction) => PLAYERS.map((perspective) => ({ game, direction, perspective }))));
const nameOf = ({ game, direction, perspective }: BoardView): string => `${game} ${direction} player ${perspective} at the bottom`;
const CCW: BoardView = { game: 'short', perspective: 0, direction: 'ccw' };

describe.each(VIEWS.map((view) => ({ name: nameOf(view), view })))('geometry, $name', ({ view }) => {
  const spots = spotRows(view).flat();

  it('has twenty-four points, two trays, and in short nard two bars', () => {
    expect(new Set(spots.map((spot) => JSON.stringify(spot))).size).toBe(spots.length);
    const kinds = (kind: Spot['kind']): number => spots.filter((spot) => spot.kind === kind).length;
    expect([kinds('point'), kinds('off'), kinds('bar')]).toEqual([24, 2, view.game === 'short' ? 2 : 0]);
  });

  it('draws no stack beyond the place of five, each checker higher than the one before', () => {
    for (const spot of spots.filter(({ kind }) => kind !== 'off')) {
      for (let count = 1; count <= 15; count++) {
        const places = stackPlaces(view, spot, count);
        expect(places).toHaveLength(Math.min(count, mostDrawn(view, spot)));
        expect(places.at(-1)).toEqual(checkerPlace(view, spot, count - 1));
        const heights = places.map(({ y }) => Math.abs(y - (halfOf(view, spot) === 'bottom' ? HEIGHT : 0)));
        const rises = heights.slice(1).map((height, i) => (height - heights[i]!) * (spot.kind === 'bar' ? -1 : 1));
        for (const rise of rises) expect(rise).toBeGreaterThan(12);
      }
    }
  });

  it('finds a spot again at every place of its checkers', () => {
    for (const spot of spots) {
      for (let height = 0; height < (spot.kind === 'off' ? 15 : 5); height++) {
        const found = spotAt(view, checkerPlace(view, spot, height));
        expect(found && sameSpot(found, spot), `${JSON.stringify(spot)} at ${height}`).toBe(true);
      }
    }
  });

  it('keeps all checkers of a spot inside its box and the picture', () => {
    for (const spot of spots) {
      const box = spotBox(view, spot);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(WIDTH);
      for (const height of [0, 4, 14]) {
        const { x, y } = checkerPlace(view, spot, height);
        expect(x).toBe(box.x + box.width / 2);
        expect(y).toBeGreaterThan(box.y);
        expect(y).toBeLessThan(box.y + box.height);
      }
    }
  });

  it('translates slots to spots and back', () => {
    for (const player of PLAYERS) for (let slot = 0; slot <= (view.game === 'short' ? 25 : 24); slot++) expect(slotOf(view, player, spotOf(view, player, slot))).toBe(slot);
  });

  it('keeps the sides’ scores and trays apart', () => {
    for (const player of PLAYERS) expect(scorePlace(view, player).x).toBe(WIDTH - checkerPlace(view, { kind: 'off', player }, 0).x);
  });

  it('puts the bottom player’s home and tray in the bottom half, on the side of the direction', () => {
    const home = pointX(view, 1);
    expect(home > WIDTH / 2).toBe(view.direction === 'ccw');
    const tray = checkerPlace(view, { kind: 'off', player: view.perspective }, 0);
    expect(tray.x > WIDTH / 2).toBe(view.direction === 'ccw');
    expect(tray.y).toBeGreaterThan(MIDDLE);
    expect(halfOf(view, spotOf(view, view.perspective, 6))).toBe('bottom');
  });
});

describe('geometry of rules', () => {
  it('a hit checker waits in the half it will enter', () => {
    expect(halfOf(CCW, { kind: 'bar', player: 0 })).toBe('top');
    expect(halfOf(CCW, spotOf(CCW, 0, 24))).toBe('top');
    expect(halfOf(CCW, { kind: 'bar', player: 1 })).toBe('bottom');
  });

  it('short: my 6 point faces the other side’s 19', () => expect(spotOf(CCW, 1, 19)).toEqual({ kind: 'point', point: 6 }));

  it('long: my 13 point is the other side’s 1, on the same diagonal for both', () => expect(spotOf({ ...CCW, game: 'long' }, 1, 1)).toEqual({ kind: 'point', point: 13 }));

  it('mirrors left and right by direction', () => {
    for (let point = 1; point <= 24; point++) expect(pointX({ ...CCW, direction: 'cw' }, point)).toBe(WIDTH - pointX(CCW, point));
  });

  it('the other perspective shows the same spot turned by half a circle', () => {
    const turned: BoardView = { ...CCW, perspective: 1 };
    const place = (view: BoardView, slot: number): { x: number; y: number } => checkerPlace(view, spotOf(view, 0, slot), 0);
    for (let slot = 1; slot <= 24; slot++) expect(place(turned, slot)).toEqual({ x: place(CCW, slot).x, y: HEIGHT - place(CCW, slot).y });
  });

  it('answers nothing on the cube’s rail and outside', () => {
    const outside: { x: number; y: number }[] = [{ x: 40, y: 100 }, { x: -5, y: 10 }, { x: 500, y: HEIGHT + 40 }];
    expect(outside.map((place) => spotAt(CCW, place))).toEqual<(Spot | null)[]>([null, null, null]);
  });
});

/** A way home as places on the screen. */
const way = (view: BoardView, player: 0 | 1): Place[] => Array.from({ length: 24 }, (_, i) => checkerPlace(view, spotOf(view, player, 24 - i), 0));
/** Over the whole way: above 0 = with the sun, below = against it (the picture’s y grows downwards). */
const turning = (places: readonly Place[]): number =>
  places.slice(1).reduce((sum, { x, y }, i) => sum + (places[i]!.x - WIDTH / 2) * (y - MIDDLE) - (places[i]!.y - MIDDLE) * (x - WIDTH / 2), 0);

describe.each(VIEWS.map((view) => ({ name: nameOf(view), view })))('ways home, $name', ({ view }) => {
  const [own, other] = [way(view, view.perspective), way(view, view.perspective === 0 ? 1 : 0)];

  it('the bottom player turns in the direction of the board', () => expect(turning(own) < 0).toBe(view.direction === 'ccw'));
  it('both sides turn the same way in long nard and against each other in short nard', () => expect(turning(own) * turning(other) > 0).toBe(view.game === 'long'));
  it('every step goes on to the next point, round the board', () => {
    for (const places of [own, other]) {
      for (let i = 1; i < 24; i++) expect(Math.abs(places[i]!.x - places[i - 1]!.x) + Math.abs(places[i]!.y - places[i - 1]!.y)).toBeLessThanOrEqual(i === 12 ? HEIGHT : 130);
    }
  });
});

const LONG: BoardView = { ...CCW, game: 'long' };

describe('geometry of long nard', () => {
  const head = (view: BoardView, player: 0 | 1): Place => checkerPlace(view, spotOf(view, player, 24), 0);
  const tray = (view: BoardView, player: 0 | 1): Place => checkerPlace(view, { kind: 'off', player }, 0);

  it('heads are at opposite corners', () => {
    expect(head(LONG, 0)).toEqual({ x: WIDTH - head(LONG, 1).x, y: HEIGHT - head(LONG, 1).y });
    expect(head(LONG, 0).x).toBeGreaterThan(WIDTH - 150);
    expect(head(LONG, 0).y).toBeLessThan(MIDDLE);
  });
  it('homes are at opposite corners, each beside its tray', () => {
    for (const player of PLAYERS) {
      expect(spotBox(LONG, spotOf(LONG, player, 1)).y).toBe(spotBox(LONG, { kind: 'off', player }).y);
      expect(Math.abs(tray(LONG, player).x - checkerPlace(LONG, spotOf(LONG, player, 1), 0).x)).toBeLessThan(90);
    }
  });
  it('the other side sees the board turned by half a circle, trays too', () => {
    const turned: BoardView = { ...LONG, perspective: 1 };
    for (const player of PLAYERS) {
      for (let slot = 0; slot <= 24; slot++) {
        const [a, b] = [LONG, turned].map((view) => checkerPlace(view, spotOf(view, player, slot), 3)) as [Place, Place];
        expect(b).toEqual({ x: WIDTH - a.x, y: HEIGHT - a.y });
      }
    }
  });
  it('every borne-off checker lies in its own recess', () => {
    for (const player of PLAYERS) {
      for (const height of [0, 14]) {
        const { x, y } = checkerPlace(LONG, { kind: 'off', player }, height);
        expect(rails(LONG).filter((box) => x > box.x && x < box.x + box.width && y - 8 > box.y && y + 8 < box.y + box.height)).toHaveLength(1);
      }
    }
  });
  it('the hinge in the middle holds nothing', () => expect(spotAt(LONG, { x: WIDTH / 2, y: 200 })).toBeNull());
});
