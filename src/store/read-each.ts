/** Whole entries one after the other: all of them together may be more than memory holds. */
import { ok, type Result } from '../core/result.ts';
import type { StoredEntry } from './entries.ts';
import type { Store } from './store.ts';

/** Hands over each entry that is still there: one may be removed meanwhile, perhaps in another tab. `onProgress`: entries looked at. Errors: those of the store. */
export async function readEach(store: Pick<Store, 'get'>, ids: readonly string[], take: (entry: StoredEntry) => void | Promise<void>, onProgress?: (done: number, total: number) => void): Promise<Result<void>> {
  for (const [done, id] of ids.entries()) {
    onProgress?.(done, ids.length);
    const entry = await store.get(id);
    if (entry.ok) await take(entry.value);
    else if (entry.error.code !== 'not_found') return entry;
  }
  return ok(undefined);
}
