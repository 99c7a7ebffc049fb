/** The library of this browser. */
import type { NardError } from '../core/result.ts';
import { createChanges } from './changes.ts';
import { createIdbBackend } from './idb-backend.ts';
import { makeStore } from './make-store.ts';
import { createMemoryBackend } from './memory-backend.ts';
import { storeFailure } from './store-failure.ts';
import type { Store } from './store.ts';

/** A store that forgets: for tests, and for pages that may not keep anything. */
export const openMemoryStore = (problem: NardError | null = null, now: () => number = Date.now): Store =>
  makeStore({ backend: createMemoryBackend(), changes: createChanges(null), problem, now });

/** Never fails: where IndexedDB is not to be had the store works in memory and says so in `problem`. */
export async function openStore(name = 'nardscope', now: () => number = Date.now): Promise<Store> {
  const changes = createChanges(name);
  try {
    // Without a right to store, one browser has null here, another throws on the look.
    if (!globalThis.indexedDB) throw new DOMException('There is no IndexedDB.', 'NotFoundError');
    const backend = await createIdbBackend(name, { onOutdated: () => changes.tellHere('outdated') });
    return makeStore({ backend, changes, problem: null, now });
  } catch (error) {
    changes.close();
    const failure = storeFailure(error);
    return openMemoryStore(failure.ok ? null : failure.error, now);
  }
}
