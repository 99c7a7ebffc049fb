/**
 * Databases of every version that has shipped, as their programs made them: written out, so that no later change of the code
 * changes what they were. A new step of `schema.ts` comes with the version before it here.
 */
import { splitEntry } from '../entry-rows.ts';
import { sampleMatch, samplePosition } from './entries.ts';
import { sampleRollout } from './rollouts.ts';
import { samplePuzzle } from './study-cases.ts';

interface OldTable {
  readonly keyPath: string | string[];
  /** Name and path of each index. */
  readonly indexes?: readonly (readonly [name: string, path: string])[];
  readonly rows: readonly object[];
}

export interface OldDatabase {
  readonly version: number;
  readonly tables: Readonly<Record<string, OldTable>>;
}

const MATCH = splitEntry(sampleMatch('m')), POSITION = splitEntry(samplePosition('p'));

const FIRST: OldDatabase['tables'] = {
  entries: { keyPath: 'id', rows: [MATCH.summary, POSITION.summary] },
  bodies: { keyPath: 'id', rows: [MATCH.body, POSITION.body] },
  moves: { keyPath: ['id', 'game', 'decision'], rows: MATCH.moves },
  settings: { keyPath: 'id', rows: [{ id: 'app', value: { plies: 1 } }, { id: 'play', value: { turn: 3 } }] },
  tables: { keyPath: 'id', rows: [{ id: 'bearoff-6', bytes: Uint8Array.of(1, 2, 3) }] },
};

const SECOND: OldDatabase['tables'] = { ...FIRST, rollouts: { keyPath: 'id', indexes: [['board', 'board']], rows: [sampleRollout('here', 2)] } };
const empty: OldTable = { keyPath: 'id', rows: [] };

export const OLD_DATABASES: readonly OldDatabase[] = [
  { version: 1, tables: FIRST },
  { version: 2, tables: SECOND },
  { version: 3, tables: { ...SECOND, puzzles: { keyPath: 'id', rows: [samplePuzzle(0)] }, cards: empty, reviews: empty, boards: empty } },
];

/** Makes such a database as a program of its time would have left it. */
export function makeOldDatabase(name: string, { version, tables }: OldDatabase): Promise<void> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => {
    for (const [table, { keyPath, indexes = [], rows }] of Object.entries(tables)) {
      const store = request.result.createObjectStore(table, { keyPath });
      for (const [index, path] of indexes) store.createIndex(index, path);
      for (const row of rows) store.put(row);
    }
  };
  return new Promise((resolve, reject) => {
    request.onerror = () => reject(request.error);
    request.onsuccess = () => { request.result.close(); resolve(); };
  });
}

/** Tables, keys and indexes of a database, to compare. */
export async function shapeOf(database: IDBDatabase): Promise<Record<string, unknown>> {
  const names = [...database.objectStoreNames];
  const transaction = database.transaction(names);
  return Object.fromEntries(names.map((name) => {
    const store = transaction.objectStore(name);
    return [name, { keyPath: store.keyPath, indexes: [...store.indexNames].map((index) => [index, store.index(index).keyPath]) }];
  }));
}
