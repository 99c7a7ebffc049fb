import { expect } from 'chai';
import { deleteDB } from 'idb';
import { unwrap } from '../core/result.ts';
import { createChanges } from './changes.ts';
import { createIdbBackend } from './idb-backend.ts';
import { makeStore } from './make-store.ts';
import { openStore } from './open.ts';
import { MIGRATIONS, type Migration } from './schema.ts';
import { BLOCKED } from './store-failure.ts';
import type { Store, StoreChange } from './store.ts';
import { moveOf, sampleMatch, samplePosition } from './testing/entries.ts';
import { sampleRollout } from './testing/rollouts.ts';
import { STORE_CASES } from './testing/store-cases.ts';
import { samplePuzzle } from './testing/study-cases.ts';

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
    const heard: StoreChange['what'][] = [];
    old.onChange(({ what }) => heard.push(what));
    const backend = await createIdbBackend(name, { migrations: NEXT });
    const later = makeStore({ backend, changes: createChanges(null), problem: null, now: Date.now });
    opened.push(later);
    expect(unwrap(await later.get('m'))).to.deep.equal(sampleMatch('m'));
    expect(await old.get('m')).to.deep.equal({ ok: false, error: { code: 'store_unavailable', facts: { reason: 'VersionError' } } });
    expect(heard).to.deep.equal(['outdated']);
  });

  it('a database from before puzzles gets its tables and keeps what it has', async () => {
    const before = await createIdbBackend(name, { migrations: MIGRATIONS.slice(0, 2) });
    const older = makeStore({ backend: before, changes: createChanges(null), problem: null, now: Date.now });
    unwrap(await older.put(sampleMatch('m')));
    older.close();
    const store = await open();
    expect(unwrap(await store.get('m'))).to.deep.equal(sampleMatch('m'));
    expect(unwrap(await store.study.add([samplePuzzle(0)]))).to.equal(1);
  });

  it('a page older than its database works in memory and tells so', async () => {
    (await createIdbBackend(name, { migrations: NEXT })).close();
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
      await createIdbBackend(name, { migrations: NEXT });
      expect.fail('it opened');
    } catch (error) {
      expect((error as DOMException).name).to.equal(BLOCKED);
    } finally {
      stubborn.close();
    }
  });
});
