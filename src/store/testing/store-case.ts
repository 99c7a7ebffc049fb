/** A rule that every store obeys, whatever keeps its rows. */
import { unwrap } from '../../core/result.ts';
import type { Store } from '../store.ts';

export interface StoreCase {
  readonly name: string;
  run(store: Store): Promise<void>;
}

/** Ids of the library in the order of its list. */
export const idsOf = async (store: Store): Promise<string[]> => unwrap(await store.list()).map((entry) => entry.id);
