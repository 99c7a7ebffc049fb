/** The engine's tables in the library's database, as the engine asks for them. */
import type { TableCache } from '../engine/bearoff-table.ts';
import type { Store } from './store.ts';

/** Names of the tables in the database. */
export type TableName = 'bearoff-6' | 'two-sided-6';

/** A store that cannot keep the table is no error: the table is made again next time. */
export const storedTables = (opening: Promise<Store>, name: TableName): TableCache => ({
  async load() {
    const found = await (await opening).table(name);
    return found.ok ? found.value : null;
  },
  async save(bytes) {
    await (await opening).saveTable(name, bytes);
  },
});
