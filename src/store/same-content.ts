/** Whether two entries hold the same, whatever they are called and whenever they were last touched. */
import type { StoredEntry } from './entries.ts';

/** Whether two pieces of plain data hold the same. */
export function sameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length
    && keys.every((key) => Object.hasOwn(b, key) && sameData((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]));
}

export const sameContent = (a: StoredEntry, b: StoredEntry): boolean => sameData({ ...a, id: '', updatedAt: 0 }, { ...b, id: '', updatedAt: 0 });
