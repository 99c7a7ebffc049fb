import { describe, expect, it } from 'vitest';
import { progressWords, shareDone } from './progress-words.ts';

describe('how far a match is', () => {
  it.each([
    ['all of the depth that is wanted', [{ plies: 2, count: 9 }], 2, 'all'],
    ['all deeper than wanted', [{ plies: 2, count: 9 }], 1, 'all'],
    ['some of it, all of the depth wanted', [{ plies: 1, count: 4 }], 1, 'all'],
    ['all shallower than wanted: the depth is said', [{ plies: 0, count: 9 }], 2, '9 at 0-ply'],
    ['of several depths: each is said', [{ plies: 2, count: 4 }, { plies: 0, count: 5 }], 2, '4 at 2-ply, 5 at 0-ply'],
    ['nothing yet', [], 2, 'all'],
    ['not noted', undefined, 2, 'all'],
  ] as const)('%s', (_, depths, wanted, words) => expect(progressWords(depths, wanted, 'all')).toBe(words));
});

describe('the share that is done', () => {
  it.each([
    ['nothing', [], 0],
    ['all, however it was noted', [{ plies: 1, count: 10 }], 1],
    ['half, where no depths were noted', undefined, 0.5],
  ] as const)('%s', (_, depths, share) => expect(shareDone(depths, 2, { done: 10 * share, total: 10 })).toBe(share));

  it('grows with every decision and every ply, and the last ply counts most', () => {
    const shares = [
      [{ plies: 0, count: 5 }], [{ plies: 0, count: 10 }], [{ plies: 1, count: 5 }, { plies: 0, count: 5 }], [{ plies: 1, count: 10 }], [{ plies: 2, count: 5 }, { plies: 1, count: 5 }],
    ] as const;
    const done = shares.map((depths) => shareDone(depths, 2, { done: 0, total: 10 }));
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(done[3]).toBeLessThan(0.3);
    expect(done[4]).toBeGreaterThan(0.5);
  });

  it('numbers deeper than wanted count once', () => expect(shareDone([{ plies: 3, count: 5 }], 1, { done: 5, total: 10 })).toBe(0.5));
});
