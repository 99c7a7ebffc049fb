/** The library's logic, once for every backend. */
import { fail, ok, type NardError, type Result } from '../core/result.ts';
import type { Backend, Table, Transaction } from './backend.ts';
import { makeBackup, makeLine, parseBackup } from './backup.ts';
import type { Changes } from './changes.ts';
import type { StoredEntry } from './entries.ts';
import { makeEntryId } from './entry-id.ts';
import { evaluatorsOf, joinEntry, joinUpdates, splitEntry, updatedRow, weakest } from './entry-rows.ts';
import { sameContent } from './same-content.ts';
import { keepRollout, rolloutsOf } from './rollouts.ts';
import { isFurther } from './stored-rollout.ts';
import { storeFailure } from './store-failure.ts';
import type { EntrySummary, ImportReport, Store } from './store.ts';

/** Rows put between two looks at the page's other events. */
const AT_ONCE = 16;
const ENTRY: readonly Table[] = ['entries', 'bodies', 'moves'];

export interface StoreParts {
  readonly backend: Backend;
  readonly changes: Changes;
  readonly problem: NardError | null;
  readonly now: () => number;
}

async function readEntry(rows: Transaction, id: string): Promise<StoredEntry | null> {
  const [summary, body, moves] = await Promise.all([rows.get('entries', id), rows.get('bodies', id), rows.movesOf(id)]);
  return summary && body ? joinEntry(summary, body, moves) : null;
}

async function writeEntry(rows: Transaction, entry: StoredEntry): Promise<void> {
  const { summary, body, moves } = splitEntry(entry);
  await rows.remove('moves', entry.id);
  await Promise.all([rows.put('entries', summary), rows.put('bodies', body)]);
  // A row is copied as it is put: all at once would hold the page up.
  for (let i = 0; i < moves.length; i += AT_ONCE) await Promise.all(moves.slice(i, i + AT_ONCE).map((row) => rows.put('moves', row)));
}

const newestFirst = (a: EntrySummary, b: EntrySummary): number => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1);

export function makeStore({ backend, changes, problem, now }: StoreParts): Store {
  /** Runs a piece of work; what the database refuses becomes a value. */
  async function ask<T>(mode: 'readonly' | 'readwrite', tables: readonly Table[], work: (rows: Transaction) => Promise<Result<T>>): Promise<Result<T>> {
    try {
      return await backend.run(mode, tables, work);
    } catch (error) {
      return storeFailure(error);
    }
  }
  const read = <T>(tables: readonly Table[], work: (rows: Transaction) => Promise<Result<T>>) => ask('readonly', tables, work);

  /** As `ask`, and tells everybody when it succeeded. */
  async function write<T>(tables: readonly Table[], ids: readonly string[] | 'settings' | 'silent', work: (rows: Transaction) => Promise<Result<T>>): Promise<Result<T>> {
    const done = await ask('readwrite', tables, work);
    if (done.ok && ids !== 'silent') changes.tell(ids === 'settings' ? 'settings' : 'entries', ids === 'settings' ? [] : ids);
    return done;
  }

  const store: Store = {
    problem,
    list: () => read(['entries'], async (rows) => ok((await rows.all('entries')).sort(newestFirst))),

    get: (id) =>
      read(ENTRY, async (rows) => {
        const entry = await readEntry(rows, id);
        return entry ? ok(entry) : fail('not_found');
      }),

    put: (entry) => write(ENTRY, [entry.id], async (rows) => ok(await writeEntry(rows, entry))),

    remove: (id) =>
      write(ENTRY, [id], async (rows) => {
        const entry = await readEntry(rows, id);
        if (!entry) return fail('not_found');
        await Promise.all(ENTRY.map((table) => rows.remove(table, id)));
        return ok(entry);
      }),

    saveMoves: (id, moves, progress) =>
      write(['entries', 'moves'], [id], async (rows) => {
        const summary = await rows.get('entries', id);
        if (summary?.kind !== 'match') return fail('not_found');
        // Another tab may have looked deeper meanwhile.
        const updates = joinUpdates(moves);
        const there = await Promise.all(updates.map(({ game, decision }) => rows.moveOf(id, game, decision)));
        const fresh = updates.flatMap((update, at) => updatedRow(id, there[at], update) ?? []);
        await Promise.all(fresh.map((row) => rows.put('moves', row)));
        const made = fresh.flatMap(evaluatorsOf);
        // When a match is redone the older numbers count until the last of them is replaced.
        const all = progress.done === progress.total ? (await rows.movesOf(id)).flatMap(evaluatorsOf) : summary.evaluator ? [summary.evaluator, ...made] : made;
        await rows.put('entries', { ...summary, progress, evaluator: weakest(all), updatedAt: now() });
        return ok(undefined);
      }),

    settings: () => read(['settings'], async (rows) => ok((await rows.get('settings', 'app'))?.value ?? null)),
    saveSettings: (value) => write(['settings'], 'settings', async (rows) => ok(await rows.put('settings', { id: 'app', value }))),

    kept: (name) => read(['settings'], async (rows) => ok((await rows.get('settings', name))?.value ?? null)),
    async keep(name, value) {
      const done = await ask('readwrite', ['settings'], async (rows) => ok(await rows.put('settings', { id: name, value })));
      if (done.ok) changes.tell('kept', [name]);
      return done;
    },

    rollouts: (board) => read(['rollouts'], async (rows) => ok(await rolloutsOf(rows, board))),
    async saveRollout(rollout) {
      const done = await ask('readwrite', ['rollouts'], async (rows) => ok(await keepRollout(rows, rollout)));
      if (done.ok) changes.tell('rollouts', [rollout.board]);
      return done;
    },
    async removeRollout({ id, board }) {
      const done = await ask('readwrite', ['rollouts'], async (rows) => ok(await rows.remove('rollouts', id)));
      if (done.ok) changes.tell('rollouts', [board]);
      return done;
    },

    table: (name) => read(['tables'], async (rows) => ok((await rows.get('tables', name))?.bytes ?? null)),
    saveTable: (name, bytes) => write(['tables'], 'silent', async (rows) => ok(await rows.put('tables', { id: name, bytes }))),

    async exportAll() {
      const listed = await store.list();
      if (!listed.ok) return listed;
      const saved = await store.settings();
      if (!saved.ok) return saved;
      const kept = await read(['rollouts'], async (rows) => ok(await rows.all('rollouts')));
      if (!kept.ok) return kept;
      const lines: Blob[] = [];
      // Oldest first: a backup grows at its end.
      for (const { id } of [...listed.value].reverse()) {
        const entry = await store.get(id);
        // Removed meanwhile, perhaps in another tab.
        if (!entry.ok && entry.error.code === 'not_found') continue;
        if (!entry.ok) return entry;
        // A blob may be kept on disk; strings of the whole library would not be.
        lines.push(new Blob([makeLine(entry.value)]));
      }
      return ok(makeBackup(lines, saved.value, kept.value.map((rollout) => new Blob([makeLine(rollout)]))));
    },

    async importAll(file) {
      const backup = await parseBackup(file);
      if (!backup.ok) return backup;
      const done = await ask<ImportReport & { ids: string[] }>('readwrite', [...ENTRY, 'settings', 'rollouts'], async (rows) => {
        const report = { added: 0, renamed: 0, skipped: 0 };
        const ids: string[] = [];
        const there = await rows.all('entries');
        for (const entry of backup.value.entries) {
          // A renamed entry keeps the time it was made at: importing a backup again finds its own copies.
          const likely = there.filter((each) => each.id === entry.id || each.createdAt === entry.createdAt);
          const known = await Promise.all(likely.map((each) => readEntry(rows, each.id)));
          if (known.some((each) => each && sameContent(each, entry))) {
            report.skipped += 1;
            continue;
          }
          const taken = there.some((each) => each.id === entry.id);
          const added = taken ? { ...entry, id: makeEntryId() } : entry;
          await writeEntry(rows, added);
          there.push(splitEntry(added).summary);
          ids.push(added.id);
          report[taken ? 'renamed' : 'added'] += 1;
        }
        for (const rollout of backup.value.rollouts) {
          const known = rollout && (await rows.get('rollouts', rollout.id));
          // Here as far or further.
          if (!rollout || (known && !isFurther(rollout.state, known.state))) report.skipped += 1;
          else {
            await rows.put('rollouts', rollout);
            report.added += 1;
          }
        }
        const { settings } = backup.value;
        if (settings !== null && !(await rows.get('settings', 'app'))) await rows.put('settings', { id: 'app', value: settings });
        return ok({ ...report, ids });
      });
      if (!done.ok) return done;
      const { ids, ...report } = done.value;
      changes.tell('entries', ids);
      changes.tell('settings');
      changes.tell('rollouts', backup.value.rollouts.flatMap((rollout) => rollout?.board ?? []));
      return ok(report);
    },

    onChange: changes.listen,
    close() {
      changes.close();
      backend.close();
    },
  };
  return store;
}
