/** The library of this browser. */
import { fail, type NardError } from '../core/result.ts';
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
  if (typeof indexedDB === 'undefined') return openMemoryStore(problemOf(fail('store_unavailable')), now);
  try {
    const backend = await createIdbBackend(name);
    return makeStore({ backend, changes: createChanges(name), problem: null, now });
  } catch (error) {
    return openMemoryStore(problemOf(storeFailure(error)), now);
  }
}

const problemOf = (failure: ReturnType<typeof fail>): NardError | null => (failure.ok ? null : failure.error);
