import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countsOf, makePosition, startPosition, type Position } from '../../core/position.ts';
import { ok, unwrap, type Result } from '../../core/result.ts';
import { makeRandom } from '../../core/seeded.ts';
import { positions } from '../../engine/testing/positions.ts';
import { anyLongPosition } from '../../formats/testing/long.ts';
import { parseLibraryQuery } from '../filter/filter-text.ts';
import { countBoards, makeIndex, searchIndex } from './board-index.ts';
import { isPacked, packBoards } from './pack.ts';
import { HOWS, isMatch, makePoints, makeQuery, parsePoints, QUERY_SIDES, type Condition, type StructureQuery } from './query.ts';

const parseQuery = (text: string): Result<StructureQuery> => { const found = parseLibraryQuery(text); return found.ok ? ok(found.value.structure) : found; };

const points = fc.uniqueArray(fc.nat(25), { minLength: 1, maxLength: 8 }).map((list) => list.toSorted((a, b) => a - b));
const condition: fc.Arbitrary<Condition> = fc.record({ side: fc.constantFrom(...QUERY_SIDES), how: fc.constantFrom(...HOWS), points, counts: fc.tuple(fc.nat(15), fc.nat(15)) })
  .map(({ counts: [a, b], ...rest }) => ({ ...rest, least: Math.min(a, b), most: Math.max(a, b) }));
const query: fc.Arbitrary<StructureQuery> = fc.record({ game: fc.constantFrom('short' as const, 'long' as const, null), conditions: fc.array(condition, { maxLength: 4 }), either: fc.boolean() });

describe('a query as text', () => {
  it('is read as it was written', () => fc.assert(fc.property(query, (given) => { expect(unwrap(parseQuery(makeQuery(given)))).toEqual(given); })));
  it('points are read as they were written', () => fc.assert(fc.property(points, (given) => { expect(parsePoints(makePoints(given))).toEqual(given); })));
  it.each([
    ['own each 7,8 2+', { side: 'own', how: 'each', points: [7, 8], least: 2, most: 15 }],
    ['  other   any 22-20, 3  1-2 ', { side: 'other', how: 'any', points: [3, 20, 21, 22], least: 1, most: 2 }],
    ['own sum 1-6 0', { side: 'own', how: 'sum', points: [1, 2, 3, 4, 5, 6], least: 0, most: 0 }],
  ])('%s', (text, wanted) => expect(unwrap(parseQuery(text)).conditions).toEqual([wanted]));
  it.each(['mine each 7 2', 'own each 26 2', 'own each 7 2-1', 'own each 7 16', 'own each 2', 'own some 7 2', 'game chess', '{}'])('%j is refused and quoted', (text) =>
    expect(parseQuery(`either; ${text}`)).toEqual({ ok: false, error: { code: 'search_malformed', facts: { at: text, wanted: 'other' } } }));
});

const short = (mover: Record<number, number>, opponent: Record<number, number>): Position => unwrap(makePosition({ game: 'short', mover: countsOf(mover), opponent: countsOf(opponent) }));

describe('what fits', () => {
  // The other side holds the side to roll's 5 point (its own 20) and has one on the bar.
  const anchored = short({ 13: 5, 8: 4, 6: 6 }, { 20: 2, 25: 1, 13: 5, 8: 2, 6: 5 });
  it.each<[string, string, boolean]>([
    ['an anchor of the other side, named by the points of the side to roll', 'other any 4,5,7 2+', true],
    ['nobody there', 'own each 1-5 0; other each 1-4 0', true],
    ['one on the bar', 'other each 25 1', true],
    ['no checker off', 'own each 0 0', true],
    ['all of them together', 'own sum 1-8 10', true],
    ['not so many', 'own each 6,8 5+', false],
    ['with the sides changed', 'own each 25 1; either', true],
    ['another game', 'game long', false],
    ['everything', '', true],
  ])('%s: %s', (_rule, text, fits) => expect(isMatch(anchored, unwrap(parseQuery(text)))).toBe(fits));
  it('in long nard the other side’s head stands on the side to roll’s 12', () => {
    expect(isMatch(startPosition('long'), unwrap(parseQuery('own each 24 15; other each 12 15')))).toBe(true);
  });
});

describe('the index', () => {
  const boards = fc.sample(fc.oneof(positions(), anyLongPosition()), { numRuns: 50, seed: 5 });
  const packed = [boards.slice(0, 20), boards.slice(20, 21), [], boards.slice(21)].map((some, entry) => ({
    id: `e${entry}`, bytes: packBoards(some.map((setup, at) => ({ setup, game: at % 3, decision: 300 * at }))),
  }));
  const all = packed.flatMap(({ id }, entry) => [boards.slice(0, 20), boards.slice(20, 21), [], boards.slice(21)][entry]!.map((setup, at) => ({ id, setup, game: at % 3, decision: 300 * at })));
  const index = makeIndex(packed);
  const name = ({ id, game, decision }: { readonly id: string; readonly game: number; readonly decision: number }): string => `${id} ${game} ${decision}`;

  it('has every board', () => expect(countBoards(index)).toBe(boards.length));
  it('knows its own layout', () => expect([isPacked(packed[0]!.bytes), isPacked(new Uint8Array(0)), isPacked(new Uint8Array(16).fill(9)), isPacked(packed[0]!.bytes.subarray(0, 50))]).toEqual([true, false, false, false]));

  it('agrees with a plain scan on 10,000 random queries', () => {
    const random = makeRandom('queries');
    const below = (n: number): number => Math.floor(random() * n);
    let found = 0;
    for (let n = 0; n < 10_000; n++) {
      const asked: StructureQuery = {
        game: ([null, 'short', 'long'] as const)[below(3)]!, either: below(3) === 0,
        conditions: Array.from({ length: 1 + below(3) }, (): Condition => {
          const least = below(5) === 0 ? 0 : below(4);
          return { side: QUERY_SIDES[below(2)]!, how: HOWS[below(3)]!, points: [...new Set(Array.from({ length: 1 + below(5) }, () => below(26)))].sort((a, b) => a - b), least, most: below(2) === 0 ? 15 : least + below(3) };
        }),
      };
      const plain = all.filter(({ setup }) => isMatch(setup, asked)).map(name).sort();
      const quick = searchIndex(index, asked);
      expect(quick.hits.map(name).sort(), makeQuery(asked)).toEqual(plain);
      expect(quick.count).toBe(plain.length);
      found += plain.length;
    }
    // Not all of them in vain.
    expect(found).toBeGreaterThan(10_000);
  });

  it('gives boards back as they were', () => {
    const wanted = all.map(({ id, game, decision, setup: { game: of, mover, opponent } }) => ({ id, game, decision, setup: { game: of, mover, opponent } }));
    const byName = (a: { id: string; decision: number }, b: { id: string; decision: number }): number => (a.id === b.id ? a.decision - b.decision : a.id < b.id ? -1 : 1);
    expect([...searchIndex(index, unwrap(parseQuery(''))).hits].sort(byName)).toEqual(wanted.sort(byName));
  });

  it('names no more than it is asked for, and counts all', () => {
    const { count, hits } = searchIndex(index, unwrap(parseQuery('')), 7);
    expect([count, hits.length]).toEqual([boards.length, 7]);
  });

  it('100,000 boards are one run over a column a condition: nothing is made for each of them', () => {
    const many = makeIndex(Array.from({ length: 2000 }, (_, entry) => ({ id: `${entry}`, bytes: packBoards(boards.map((setup, decision) => ({ setup, game: 0, decision }))) })));
    expect(countBoards(many)).toBe(100_000);
    const asked = unwrap(parseQuery('own any 4,5,7 2+; other each 1 0; either'));
    const once = searchIndex(index, asked).count;
    expect(searchIndex(many, asked, 50)).toMatchObject({ count: once * 2000, hits: { length: Math.min(50, once * 2000) } });
  });
});
