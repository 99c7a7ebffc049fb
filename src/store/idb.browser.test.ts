import { expect } from 'chai';
import { deleteDB } from 'idb';
import { unwrap } from '../core/result.ts';
import { createChanges } from './changes.ts';
import { splitEntry } from './entry-rows.ts';
import { createIdbBackend } from './idb-backend.ts';
import { makeStore } from './make-store.ts';
import { openStore } from './open.ts';
import { MIGRATIONS, type Migration } from './schema.ts';
import type { Store, StoreChange } from './store.ts';
import { moveOf, sampleMatch, samplePosition } from './testing/entries.ts';
import { sampleRollout } from './testing/rollouts.ts';
import { STORE_CASES } from './testing/store-cases.ts';

/** Another tab of a later version. */
const NEXT: readonly Migration[] = [...MIGRATIONS, (_database, transaction) => {
  transaction.objectStore('entries').createIndex('byTitle' as never, 'title');
}];

describe('a store in IndexedDB', () => {
  let name: string;
  let opened: Store[];
  const open = async (): Promise<Store> => {
    const store = await openStore(name);
    opened.push(store);
    return store;
  };
  beforeEach(() => {
    name = `test-${crypto.randomUUID()}`;
    opened = [];
  });
  afterEach(async () => {
    for (const store of opened) store.close();
    await deleteDB(name);
  });

  for (const each of STORE_CASES) it(each.name, async () => each.run(await open()));

  it('is there: nothing is forgotten', async () => {
    expect((await open()).problem).to.equal(null);
  });

  it('what was written is there after a reload, saved moves too', async () => {
    const before = await open();
    unwrap(await before.put(sampleMatch('m')));
    unwrap(await before.saveMoves('m', [{ game: 0, decision: 3, analysis: moveOf(0.2) }], { done: 2, total: 4 }));
    const written = unwrap(await before.get('m'));
    before.close();
    expect(unwrap(await (await open()).get('m'))).to.deep.equal(written);
  });

  it('a database of the version before rollouts is taken over with all it holds', async () => {
    const old = indexedDB.open(name, 1);
    old.onupgradeneeded = () => {
      for (const table of ['entries', 'bodies', 'settings', 'tables']) old.result.createObjectStore(table, { keyPath: 'id' });
      old.result.createObjectStore('moves', { keyPath: ['id', 'game', 'decision'] });
      const { summary, body, moves } = splitEntry(sampleMatch('m'));
      old.transaction!.objectStore('entries').put(summary);
      old.transaction!.objectStore('bodies').put(body);
      for (const move of moves) old.transaction!.objectStore('moves').put(move);
      old.transaction!.objectStore('settings').put({ id: 'app', value: { plies: 1 } });
    };
    await new Promise((resolve, reject) => { old.onsuccess = resolve; old.onerror = reject; });
    old.result.close();

    const store = await open();
    expect(store.problem).to.equal(null);
    expect(unwrap(await store.get('m'))).to.deep.equal(sampleMatch('m'));
    expect(unwrap(await store.settings())).to.deep.equal({ plies: 1 });
    expect(unwrap(await store.rollouts('here'))).to.deep.equal([]);
    unwrap(await store.saveRollout(sampleRollout('here', 2)));
    expect(unwrap(await store.rollouts('here'))).to.deep.equal([sampleRollout('here', 2)]);
  });

  it('of two tabs the one that is further behind does not overwrite the other', async () => {
    const [here, there] = [await open(), await open()];
    await Promise.all([5, 2, 4, 3].map((blocks, i) => [here, there][i % 2]!.saveRollout(sampleRollout('here', blocks))));
    expect(unwrap(await there.rollouts('here'))).to.deep.equal([sampleRollout('here', 5)]);
  });

  it('another tab hears of a change', async () => {
    const [here, there] = [await open(), await open()];
    const heard = new Promise<StoreChange>((resolve) => there.onChange(resolve));
    unwrap(await here.put(samplePosition('p')));
    expect(await heard).to.deep.equal({ what: 'entries', ids: ['p'], here: false });
    expect(unwrap(await there.list()).length).to.equal(1);
  });

  it('a later version in another tab is let in, keeps what is there, and this tab says so', async () => {
    const old = await open();
    unwrap(await old.put(sampleMatch('m')));
    const backend = await createIdbBackend(name, NEXT);
    const later = makeStore({ backend, changes: createChanges(null), problem: null, now: Date.now });
    opened.push(later);
    expect(unwrap(await later.get('m'))).to.deep.equal(sampleMatch('m'));
    expect(await old.get('m')).to.deep.equal({ ok: false, error: { code: 'store_unavailable', facts: { reason: 'VersionError' } } });
  });

  it('a page older than its database works in memory and tells so', async () => {
    (await createIdbBackend(name, NEXT)).close();
    const store = await open();
    expect(store.problem?.code).to.equal('store_unavailable');
    unwrap(await store.put(samplePosition('p')));
    expect(unwrap(await store.get('p'))).to.deep.equal(samplePosition('p'));
  });

  it('a tab that does not make room is not waited for', async () => {
    (await open()).close();
    const request = indexedDB.open(name);
    const stubborn = await new Promise<IDBDatabase>((resolve) => (request.onsuccess = () => resolve(request.result)));
    try {
      await createIdbBackend(name, NEXT);
      expect.fail('it opened');
    } catch (error) {
      expect((error as DOMException).name).to.equal('InvalidStateError');
    } finally {
      stubborn.close();
    }
  });
});
