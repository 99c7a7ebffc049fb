/** Rows in IndexedDB. */
import { openDB, type IDBPDatabase } from 'idb';
import type { Backend, Rows, Table, Transaction } from './backend.ts';
import { MIGRATIONS, type Migration, type NardSchema } from './schema.ts';
import { BLOCKED } from './store-failure.ts';

type Database = IDBPDatabase<NardSchema>;

/** How long another tab with an older version may keep this one waiting before it does without. */
const BLOCKED_MS = 3000;

interface Connecting {
  readonly migrations: readonly Migration[];
  /** The connection is no more; another may be opened. */
  readonly onGone: () => void;
  /** It had to make room for a newer version: this page has nothing more to open. */
  readonly onOutdated: () => void;
}

/** Resolves when the database is open and of the newest version; rejects when this page cannot have it. */
function openDatabase(name: string, { migrations, onGone, onOutdated }: Connecting): Promise<Database> {
  return new Promise((resolve, reject) => {
    let late = false;
    const opening = openDB<NardSchema>(name, migrations.length, {
      async upgrade(database, oldVersion, _newVersion, transaction) {
        try {
          for (const migrate of migrations.slice(oldVersion)) await migrate(database, transaction);
        } catch (error) {
          // Half a migration must not be kept.
          transaction.abort();
          throw error;
        }
      },
      blocked: () =>
        setTimeout(() => {
          late = true;
          reject(new DOMException('Another tab keeps an older version open.', BLOCKED));
        }, BLOCKED_MS),
      // A newer version wants in: it would wait for this page for ever.
      blocking: (_current, blocked, event) => {
        (event.target as IDBDatabase).close();
        onGone();
        // null: the database is being deleted.
        if (blocked !== null) onOutdated();
      },
      terminated: onGone,
    });
    opening.then((database) => (late ? database.close() : resolve(database)), reject);
  });
}

export interface IdbOptions {
  /** For tests of the next version. */
  readonly migrations?: readonly Migration[];
  /** Called when a page with a newer version takes the database over. */
  readonly onOutdated?: () => void;
}

/** Rejects when IndexedDB is not to be had. */
export async function createIdbBackend(name: string, { migrations = MIGRATIONS, onOutdated = () => {} }: IdbOptions = {}): Promise<Backend> {
  let opening: Promise<Database> | null = null;
  const forget = (): void => void (opening = null);
  /** The browser may end a connection at any time; the next piece of work opens another. */
  function connect(): Promise<Database> {
    if (opening) return opening;
    opening = openDatabase(name, { migrations, onGone: forget, onOutdated });
    opening.catch(forget);
    return opening;
  }
  await connect();

  return {
    async run(mode, tables, work) {
      const transaction = (await connect()).transaction([...tables] as Table[], mode);
      const done = transaction.done;
      done.catch(() => {});
      const store = <T extends Table>(table: T) => transaction.objectStore(table);
      const ofMatch = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);
      const ofGame = (id: string, game: number): IDBKeyRange => IDBKeyRange.bound([id, game], [id, game, []]);
      const rows: Transaction = {
        // NardSchema[T]['value'] is Rows[T]; the compiler does not follow it through the index.
        get: (table, id) => store(table).get(id) as Promise<Rows[typeof table] | undefined>,
        all: (table) => store(table).getAll() as Promise<Rows[typeof table][]>,
        moveOf: (id, game, decision) => store('moves').get([id, game, decision]),
        movesOf: (id, game) => store('moves').getAll(ofGame(id, game)),
        rolloutsOf: (board) => store('rollouts').index('board').getAll(board),
        // A transaction of mode readonly has no put; the callers know which they opened.
        put: async (table, row) => void (await store(table).put!(row)),
        remove: async (table, id) => store(table).delete!(table === 'moves' ? ofMatch(id) : IDBKeyRange.only(id)),
      };
      try {
        const value = await work(rows);
        await done;
        return value;
      } catch (error) {
        // Without this the requests made so far would still be committed.
        try { transaction.abort(); } catch { /* It has ended already. */ }
        await done.catch(() => {});
        // A failed commit (no room) is told by the transaction, not by a request.
        throw transaction.error ?? error;
      }
    },
    close() {
      void opening?.then((database) => database.close());
      forget();
    },
  };
}
