import { describe, expect, it } from 'vitest';
import { GAMES } from './games.ts';
import { NUMBERINGS, ownPoint, presetNumbering, shownPoint, type Numbering } from './numbering.ts';
import { facing } from './position.ts';
import { LONG_PRESETS } from './presets.ts';
import type { Player } from './situation.ts';

/** Head, first and last point of home as shown. */
const shown = (numbering: Numbering, player: Player): number[] => [24, 6, 1].map((point) => shownPoint(numbering, 'long', player, point));

describe('long nard’s heads and homes as the texts number them', () => {
  it.each([
    ['each side its own', 'own', [24, 6, 1], [24, 6, 1]],
    ['T2: homes 1–6 and 13–18', 'white_24', [24, 6, 1], [12, 18, 13]],
    ['T1: heads 1 and 13, homes 19–24 and 7–12', 'white_1', [1, 19, 24], [13, 7, 12]],
    ['T4: White’s head 13 and home 7–12, Black’s head 1 and home 19–24', 'white_13', [13, 7, 12], [1, 19, 24]],
  ] as const)('%s', (_, numbering, white, other) => expect([shown(numbering, 0), shown(numbering, 1)]).toEqual([white, other]));
});

describe('every scheme in both games', () => {
  const rows = NUMBERINGS.flatMap((numbering) => GAMES.map((game) => [numbering, game] as const));
  it.each(rows)('%s, %s: shown and back is the same point', (numbering, game) => {
    for (const player of [0, 1] as const) for (let point = 1; point <= 24; point++) expect(ownPoint(numbering, game, player, shownPoint(numbering, game, player, point))).toBe(point);
  });
  it.each(rows.filter(([numbering]) => numbering !== 'own'))('%s, %s: both sides name a point alike', (numbering, game) => {
    for (let point = 1; point <= 24; point++) expect(shownPoint(numbering, game, 1, facing(game, point))).toBe(shownPoint(numbering, game, 0, point));
  });
});

it('presets show the numbers of their texts', () =>
  expect(LONG_PRESETS.map(({ id }) => presetNumbering(id))).toEqual(['own', 'white_1', 'white_24', 'white_24', 'own', 'own', 'white_13', 'own', 'own']));
