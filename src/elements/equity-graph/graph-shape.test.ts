import { describe, expect, it } from 'vitest';
import { chanceLines, chanceY, entryAt, entryX, gameStarts, lossLength } from './graph-shape.ts';
import type { GraphEntry } from './graph-entries.ts';

const SIZE = { width: 600, height: 132 };
const entry = (game: number, chance: number | null): GraphEntry => ({ game, player: 0, play: '', chance, loss: null, cubeError: null, mark: 'none' });

describe('shape of the graph', () => {
  it('the place of a decision leads back to it', () => {
    for (const count of [1, 2, 7, 400]) for (let index = 0; index < count; index++) expect(entryAt(SIZE, count, entryX(SIZE, count, index))).toBe(index);
  });
  it('places beside the chart are its ends', () => expect([entryAt(SIZE, 9, -50), entryAt(SIZE, 9, 900)]).toEqual([0, 8]));
  it('an empty match has no decision anywhere', () => expect(entryAt(SIZE, 0, 10)).toBe(-1));
  it('more chances lie higher', () => expect(chanceY(SIZE, 0.9)).toBeLessThan(chanceY(SIZE, 0.1)));
  it('a small loss is still seen and a huge one stays inside', () => {
    expect(lossLength(SIZE, 0.0001)).toBeGreaterThanOrEqual(3);
    expect(lossLength(SIZE, 5)).toBe(lossLength(SIZE, 0.4));
  });
  it('each game has its own line, over what is analysed', () => {
    const entries = [entry(1, 0.5), entry(1, null), entry(1, 0.6), entry(2, 0.5), entry(3, null)];
    expect(gameStarts(entries)).toEqual([0, 3, 4]);
    expect(chanceLines(SIZE, entries).map(({ line }) => line.split('L').length)).toEqual([2, 1]);
  });
});
