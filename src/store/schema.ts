/** The database's shape, version by version. A shipped step is never edited: a change is a step more. */
import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb';
import { KEYS, type Rows, type Table } from './backend.ts';

export type NardSchema = DBSchema & {
  [T in Table]: { key: T extends 'moves' ? [string, number, number] : string; value: Rows[T] };
};
type Upgrade = IDBPTransaction<NardSchema, Table[], 'versionchange'>;

/** Step `i` turns version `i` into version `i + 1`; version 0 is no database. */
export type Migration = (database: IDBPDatabase<NardSchema>, transaction: Upgrade) => void | Promise<void>;

export const MIGRATIONS: readonly Migration[] = [
  (database) => {
    for (const [table, keyPath] of Object.entries(KEYS) as [Table, string | string[]][]) database.createObjectStore(table, { keyPath });
  },
];
