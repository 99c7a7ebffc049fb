/** Whether the library has it already: nobody wants the same match or position twice. */
import type { MatchRecord } from '../core/record.ts';
import type { Result } from '../core/result.ts';
import { ok } from '../core/result.ts';
import type { Situation } from '../core/situation.ts';
import { makeSituationId } from '../formats/situation-id.ts';
import type { StoredMatch, StoredPosition } from '../store/entries.ts';
import { sameData } from '../store/same-content.ts';
import type { EntrySummary, Store } from '../store/store.ts';

/** First of the entries that may be a twin and is one. The list’s rows are looked at before any heavy part is read. */
async function findEntry<T extends StoredMatch | StoredPosition>(store: Store, mayBe: (row: EntrySummary) => boolean, is: (entry: StoredMatch | StoredPosition) => entry is T): Promise<Result<T | null>> {
  const listed = await store.list();
  if (!listed.ok) return listed;
  for (const { id } of listed.value.filter(mayBe)) {
    const found = await store.get(id);
    // Deleted meanwhile in another tab: no twin then.
    if (found.ok && is(found.value)) return ok(found.value);
  }
  return ok(null);
}

/** The entry made of the same match of the same text; null = none. A match without a text (one just played) has no twin. */
export async function findSameMatch(store: Store, record: MatchRecord, { text }: StoredMatch['source']): Promise<Result<StoredMatch | null>> {
  if (text === '') return ok(null);
  return findEntry(
    store,
    (row) => row.kind === 'match' && sameData(row.players, record.players) && row.length === record.length && row.games === record.games.length,
    (entry): entry is StoredMatch => entry.kind === 'match' && entry.source.text === text && sameData(entry.record, record),
  );
}

/** The entry of the same situation; null = none. */
export async function findSamePosition(store: Store, situation: Situation): Promise<Result<StoredPosition | null>> {
  const id = makeSituationId(situation);
  return findEntry(store, (row) => row.kind === 'position' && makeSituationId(row.situation) === id, (entry): entry is StoredPosition => entry.kind === 'position');
}
