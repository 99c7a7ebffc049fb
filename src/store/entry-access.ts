/** Entries among the rows: read and written as a whole. */
import type { Table, Transaction } from './backend.ts';
import type { StoredEntry } from './entries.ts';
import { joinEntry, splitEntry } from './entry-rows.ts';

/** Rows put between two looks at the page's other events. */
const AT_ONCE = 16;

/** Where the parts of an entry are. */
export const ENTRY: readonly Table[] = ['entries', 'bodies', 'moves'];

/** An entry out of its rows; null = it is not there. */
export async function readEntry(rows: Transaction, id: string): Promise<StoredEntry | null> {
  const [summary, body, moves] = await Promise.all([rows.get('entries', id), rows.get('bodies', id), rows.movesOf(id)]);
  return summary && body ? joinEntry(summary, body, moves) : null;
}

/** Writes an entry in place of the one with its id. */
export async function writeEntry(rows: Transaction, entry: StoredEntry): Promise<void> {
  const { summary, body, moves } = splitEntry(entry);
  await rows.remove('moves', entry.id);
  await Promise.all([rows.put('entries', summary), rows.put('bodies', body)]);
  // A row is copied as it is put: all at once would hold the page up.
  for (let i = 0; i < moves.length; i += AT_ONCE) await Promise.all(moves.slice(i, i + AT_ONCE).map((row) => rows.put('moves', row)));
}
