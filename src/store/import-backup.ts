/** Takes a backup over into the rows: adds what is not there, replaces nothing. */
import { ok, type Result } from '../core/result.ts';
import type { Table, Transaction } from './backend.ts';
import { malformed, type Backup } from './backup.ts';
import { ENTRY, readEntry, writeEntry } from './entry-access.ts';
import { makeEntryId } from './entry-id.ts';
import { splitEntry } from './entry-rows.ts';
import { importStudy } from './import-study.ts';
import type { KeptRow } from './kept.ts';
import { sameContent } from './same-content.ts';
import type { ImportReport } from './store.ts';
import { isFurther } from './stored-rollout.ts';
import { STUDIED } from './study-store.ts';

/** Tables an import writes to. */
export const IMPORTED: readonly Table[] = [...ENTRY, 'settings', 'rollouts', ...STUDIED];

export interface Imported {
  readonly report: ImportReport;
  /** What changed: ids of entries, boards of rollouts, names of what is kept. */
  readonly entries: readonly string[];
  readonly rollouts: readonly string[];
  readonly kept: readonly string[];
  /** Puzzles. */
  readonly study: readonly string[];
}

/** Whether the app can go on with everything that was kept. Error: backup_malformed {line}. */
export function checkKept({ entries, rollouts, kept }: Backup, canUse: (kept: KeptRow) => boolean): Result<void> {
  const at = kept.findIndex((row) => row !== null && !canUse(row));
  return at < 0 ? ok(undefined) : malformed('entry', 1 + entries.length + rollouts.length + at + 1, 'value');
}

export interface Count {
  added: number;
  renamed: number;
  skipped: number;
}

async function importEntries(rows: Transaction, entries: Backup['entries'], count: Count): Promise<readonly string[]> {
  const ids: string[] = [];
  const there = await rows.all('entries');
  for (const entry of entries) {
    // A renamed entry keeps the time it was made at: importing a backup again finds its own copies.
    const likely = there.filter((each) => each.id === entry.id || each.createdAt === entry.createdAt);
    const known = await Promise.all(likely.map((each) => readEntry(rows, each.id)));
    if (known.some((each) => each && sameContent(each, entry))) {
      count.skipped += 1;
      continue;
    }
    const taken = there.some((each) => each.id === entry.id);
    const added = taken ? { ...entry, id: makeEntryId() } : entry;
    await writeEntry(rows, added);
    there.push(splitEntry(added).summary);
    ids.push(added.id);
    count[taken ? 'renamed' : 'added'] += 1;
  }
  return ids;
}

async function importRollouts(rows: Transaction, rollouts: Backup['rollouts'], count: Count): Promise<readonly string[]> {
  const boards: string[] = [];
  for (const rollout of rollouts) {
    const known = rollout && (await rows.get('rollouts', rollout.id));
    // Here as far or further.
    if (!rollout || (known && !isFurther(rollout.state, known.state))) count.skipped += 1;
    else {
      await rows.put('rollouts', rollout);
      boards.push(rollout.board);
      count.added += 1;
    }
  }
  return boards;
}

/** A match that is being played here goes on: that of the backup is left out. */
async function importKept(rows: Transaction, kept: Backup['kept'], count: Count): Promise<readonly string[]> {
  const names: string[] = [];
  for (const row of kept) {
    if (!row || (await rows.get('settings', row.id))?.value) count.skipped += 1;
    else {
      await rows.put('settings', row);
      names.push(row.id);
      count.added += 1;
    }
  }
  return names;
}

/** Inside one transaction, so that it is done as a whole or not at all. */
export async function importBackup(rows: Transaction, backup: Backup): Promise<Imported> {
  const report: Count = { added: 0, renamed: 0, skipped: 0 };
  const entries = await importEntries(rows, backup.entries, report);
  const rollouts = await importRollouts(rows, backup.rollouts, report);
  const kept = await importKept(rows, backup.kept, report);
  const study = await importStudy(rows, backup, report);
  if (backup.settings !== null) {
    const own = (await rows.get('settings', 'app'))?.value as object | undefined;
    await rows.put('settings', { id: 'app', value: { ...(backup.settings as object), ...own } });
  }
  return { report, entries, rollouts, kept, study };
}
