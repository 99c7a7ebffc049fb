/** All that is kept as one file. */
import { ok, type Result } from '../core/result.ts';
import type { Table, Transaction } from './backend.ts';
import { makeBackup, makeLine } from './backup.ts';
import { KEEPSAKES } from './kept.ts';
import { readEach } from './read-each.ts';
import type { Store } from './store.ts';
import { STUDIED } from './study-store.ts';

type Read = <T>(tables: readonly Table[], work: (rows: Transaction) => Promise<Result<T>>) => Promise<Result<T>>;

/** A blob may be kept on disk; strings of the whole library would not be. */
const lineOf = (thing: Parameters<typeof makeLine>[0]): Blob => new Blob([makeLine(thing)]);

/** Entry by entry, each read by itself. Errors: those of the store. */
export async function exportBackup(store: Pick<Store, 'list' | 'get'>, read: Read): Promise<Result<Blob>> {
  const listed = await store.list();
  if (!listed.ok) return listed;
  const others = await read(['settings', 'rollouts', ...STUDIED], async (rows) => {
    const [settings, rollouts, puzzles, cards, reviews] = await Promise.all([rows.all('settings'), rows.all('rollouts'), rows.all('puzzles'), rows.all('cards'), rows.all('reviews')]);
    return ok({ settings, rollouts, puzzles, cards, reviews });
  });
  if (!others.ok) return others;
  const entries: Blob[] = [];
  // Oldest first: a backup grows at its end.
  const added = await readEach(store, listed.value.map(({ id }) => id).reverse(), (entry) => void entries.push(lineOf(entry)));
  if (!added.ok) return added;
  const { settings, rollouts, puzzles, cards, reviews } = others.value;
  const kept = KEEPSAKES.flatMap((id) => {
    const value = settings.find((row) => row.id === id)?.value;
    return value ? [lineOf({ id, value })] : [];
  });
  return ok(makeBackup({ entries, rollouts: rollouts.map(lineOf), kept, puzzles: puzzles.map(lineOf), cards: cards.map(lineOf), reviews: reviews.map(lineOf) }, settings.find(({ id }) => id === 'app')?.value));
}
