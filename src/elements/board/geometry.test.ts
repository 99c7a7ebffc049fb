import { describe, expect, it } from 'vitest';
import { GAMES } from '../../core/games.ts';
import {
  checkerPlace, DIRECTIONS, halfOf, HEIGHT, MIDDLE, pointX, sameSpot, slotOf, spotAt, spotBox, spotOf, spotRows, WIDTH, type BoardView, type Spot,
} from './geometry.ts';

const PLAYERS = [0, 1] as const;
const VIEWS: BoardView[] = GAMES.flatMap((game) => DIRECTIONS.flatMap((direction) => PLAYERS.map((perspective) => ({ game, direction, perspective }))));
const nameOf = ({ game, direction, perspective }: BoardView): string => `${game} ${direction} player ${perspective} at the bottom`;
const CCW: BoardView = { game: 'short', perspective: 0, direction: 'ccw' };

describe.each(VIEWS.map((view) => ({ name: nameOf(view), view })))('geometry, $name', ({ view }) => {
  const spots = spotRows(view).flat();

  it('has twenty-eight different spots', () => {
    expect(spots).toHaveLength(28);
    expect(new Set(spots.map((spot) => JSON.stringify(spot))).size).toBe(28);
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
    for (const player of PLAYERS) for (let slot = 0; slot <= 25; slot++) expect(slotOf(view, player, spotOf(view, player, slot))).toBe(slot);
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
