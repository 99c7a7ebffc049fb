import { describe, expect, it } from 'vitest';
import { unwrap } from '../../core/result.ts';
import { openMemoryStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { Shelves } from './shelves.ts';

function begin(store: Store = openMemoryStore()) {
  let ids = 0, time = 0;
  return { store, shelves: new Shelves({ store, now: () => ++time, makeId: () => `c${++ids}` }, (error) => { throw new Error(error.code); }) };
}
const [one, two, three] = [{ id: 'm', game: 0, decision: 4 }, { id: 'p' }, { id: 'm', game: 1, decision: 0 }] as const;

describe('collections', () => {
  it('hold each item once, in the order it came, and can be put in order', async () => {
    const { store, shelves } = begin();
    await shelves.collect(' Anchors ', [one, two]);
    await shelves.collect('Anchors', [three, one]);
    expect(unwrap(await store.collections())).toEqual([{ id: 'c1', name: 'Anchors', createdAt: 1, items: [one, two, three] }]);
    await shelves.move('Anchors', three, -1);
    await shelves.move('Anchors', one, -1);
    expect(shelves.named('Anchors')?.items).toEqual([one, three, two]);
    await shelves.remove('Anchors', three);
    expect(shelves.named('Anchors')?.items).toEqual([one, two]);
  });
  it('an item that was taken out comes back to its place, whatever the collection is called by then', async () => {
    const { shelves } = begin();
    await shelves.collect('A', [one, two, three]);
    const putBack = await shelves.remove('A', two);
    expect(shelves.named('A')?.items).toEqual([one, three]);
    await shelves.rename('A', 'B');
    await putBack!();
    await putBack!();
    expect(shelves.named('B')?.items).toEqual([one, two, three]);
    expect([await shelves.remove('B', { id: 'none' }), await shelves.remove('none', one)]).toEqual([null, null]);
  });
  it('have names of their own', async () => {
    const { shelves } = begin();
    await shelves.collect('A', []);
    await shelves.collect('B', [two]);
    expect([await shelves.collect('  ', [one]), await shelves.rename('A', 'B'), await shelves.rename('A', ' '), await shelves.rename('A', 'C')]).toEqual([false, false, false, true]);
    expect(shelves.cell.get()?.map(({ name }) => name)).toEqual(['C', 'B']);
  });
  it('a deletion is taken back as it was, in its place', async () => {
    const { store, shelves } = begin();
    await shelves.collect('A', [one]);
    await shelves.collect('B', [two]);
    const before = unwrap(await store.collections());
    const putBack = await shelves.delete('A');
    expect(unwrap(await store.collections()).map(({ name }) => name)).toEqual(['B']);
    await putBack!();
    expect(unwrap(await store.collections())).toEqual(before);
    expect(await shelves.delete('none')).toBe(null);
  });
});
