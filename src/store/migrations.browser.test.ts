import { expect } from 'chai';
import { deleteDB, openDB } from 'idb';
import { unwrap } from '../core/result.ts';
import { openStore } from './open.ts';
import { MIGRATIONS } from './schema.ts';
import { sampleMatch, samplePosition } from './testing/entries.ts';
import { makeOldDatabase, OLD_DATABASES, shapeOf } from './testing/old-databases.ts';
import { sampleRollout } from './testing/rollouts.ts';
import { samplePuzzle } from './testing/study-cases.ts';

/** Tables and indexes of a database opened by the store itself. */
async function shapeAfterOpening(name: string): Promise<Record<string, unknown>> {
  (await openStore(name)).close();
  const database = await openDB(name);
  const shape = await shapeOf(database as unknown as IDBDatabase);
  database.close();
  return shape;
}

describe('databases of earlier versions', () => {
  const names: string[] = [];
  const makeName = (): string => {
    const name = `old-${crypto.randomUUID()}`;
    names.push(name);
    return name;
  };
  afterEach(async () => { for (const name of names.splice(0)) await deleteDB(name); });

  it('there is one of every version that has shipped, this one too', () => {
    expect(OLD_DATABASES.map(({ version }) => version)).to.deep.equal(MIGRATIONS.map((_, step) => step + 1));
  });

  for (const old of OLD_DATABASES) {
    it(`version ${old.version}: everything in it is there, and new things can be kept`, async () => {
      const name = makeName();
      await makeOldDatabase(name, old);
      const store = await openStore(name);
      expect(store.problem).to.equal(null);
      expect(unwrap(await store.list()).map(({ id }) => id)).to.deep.equal(['p', 'm']);
      expect(unwrap(await store.get('m'))).to.deep.equal(sampleMatch('m'));
      expect(unwrap(await store.get('p'))).to.deep.equal(samplePosition('p'));
      expect(unwrap(await store.settings())).to.deep.equal({ plies: 1 });
      expect(unwrap(await store.kept('play'))).to.deep.equal({ turn: 3 });
      expect(unwrap(await store.table('bearoff-6'))).to.deep.equal(Uint8Array.of(1, 2, 3));
      const rollout = sampleRollout('here', 2);
      expect(unwrap(await store.rollouts('here'))).to.deep.equal(old.version < 2 ? [] : [rollout]);
      expect(unwrap(await store.study.puzzles())).to.deep.equal(old.version < 3 ? [] : [samplePuzzle(0)]);
      expect(unwrap(await store.saveRollout(rollout))).to.deep.equal(rollout);
      unwrap(await store.put(samplePosition('new')));
      expect(unwrap(await store.list())).to.have.length(3);
      store.close();
    });

    it(`version ${old.version}: it gets the tables and indexes of a new database`, async () => {
      const [name, fresh] = [makeName(), makeName()];
      await makeOldDatabase(name, old);
      expect(await shapeAfterOpening(name)).to.deep.equal(await shapeAfterOpening(fresh));
    });
  }
});
