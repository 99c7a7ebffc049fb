/** The database's shape, version by version. A shipped step is never edited: a change is a step more. */
import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb';
import { KEYS, type Rows, type Table } from './backend.ts';

export type NardSchema = DBSchema & {
  [T in Table]: { key: T extends 'moves' ? [string, number, number] : string; value: Rows[T]; indexes: T extends 'rollouts' ? { board: string } : Record<never, never> };
};
type Upgrade = IDBPTransaction<NardSchema, Table[], 'versionchange'>;

const FIRST_TABLES = ['entries', 'bodies', 'moves', 'settings', 'tables'] as const satisfies readonly Table[];
const STUDY_TABLES = ['puzzles', 'cards', 'reviews', 'boards'] as const satisfies readonly Table[];

/** Step `i` turns version `i` into version `i + 1`; version 0 is no database. */
export type Migration = (database: IDBPDatabase<NardSchema>, transaction: Upgrade) => void | Promise<void>;

export const MIGRATIONS: readonly Migration[] = [
  (database) => {
    for (const table of FIRST_TABLES) database.createObjectStore(table, { keyPath: KEYS[table] as string | string[] });
  },
  (database) => {
    database.createObjectStore('rollouts', { keyPath: KEYS.rollouts }).createIndex('board', 'board');
  },
  (database) => {
    for (const table of STUDY_TABLES) database.createObjectStore(table, { keyPath: KEYS[table] });
  },
];
