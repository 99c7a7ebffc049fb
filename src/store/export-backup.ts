/** All that is kept as one file. */
import { ok, type Result } from '../core/result.ts';
import type { Table, Transaction } from './backend.ts';
import { collectLines, makeBackup, makeLine, sectionOf } from './backup.ts';
import { KEEPSAKES } from './kept.ts';
import { readEach } from './read-each.ts';
import type { Store } from './store.ts';
import { STUDIED } from './study-store.ts';

type Read = <T>(tables: readonly Table[], work: (rows: Transaction) => Promise<Result<T>>) => Promise<Result<T>>;

/** Entry by entry, each read by itself. Errors: those of the store. */
export async function exportBackup(store: Pick<Store, 'list' | 'get'>, read: Read): Promise<Result<Blob>> {
  const listed = await store.list();
  if (!listed.ok) return listed;
  const others = await read(['settings', 'rollouts', ...STUDIED], async (rows) => {
    const [settings, rollouts, puzzles, cards, reviews] = await Promise.all([rows.all('settings'), rows.all('rollouts'), rows.all('puzzles'), rows.all('cards'), rows.all('reviews')]);
    return ok({ settings, rollouts, puzzles, cards, reviews });
  });
  if (!others.ok) return others;
  const entries = collectLines();
  // Oldest first: a backup grows at its end.
  const added = await readEach(store, listed.value.map(({ id }) => id).reverse(), (entry) => entries.add(makeLine(entry)));
  if (!added.ok) return added;
  const { settings, rollouts, puzzles, cards, reviews } = others.value;
  const kept = KEEPSAKES.flatMap((id) => {
    const value = settings.find((row) => row.id === id)?.value;
    return value ? [{ id, value }] : [];
  });
  const of = (things: readonly Parameters<typeof makeLine>[0][]) => sectionOf(things.map(makeLine));
  return ok(makeBackup({ entries: entries.end(), rollouts: of(rollouts), kept: of(kept), puzzles: of(puzzles), cards: of(cards), reviews: of(reviews) }, settings.find(({ id }) => id === 'app')?.value));
}
