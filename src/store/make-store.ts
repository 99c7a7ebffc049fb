/** The library's logic, once for every backend. */
import { fail, ok, type NardError, type Result } from '../core/result.ts';
import type { Backend, Table, Transaction } from './backend.ts';
import { ENTRY, readEntry, weakestLeft, writeEntry } from './entry-access.ts';
import { annotate } from './annotate.ts';
import type { Changes } from './changes.ts';
import { readCollections } from './collections.ts';
import { evaluatorsOf, joinUpdates, updatedRow, weakest } from './entry-rows.ts';
import { keepRollout, rolloutsOf } from './rollouts.ts';
import { storeFailure } from './store-failure.ts';
import type { EntrySummary, Store } from './store.ts';
import { makeStudyStore } from './study-store.ts';

export interface StoreParts {
  readonly backend: Backend;
  readonly changes: Changes;
  readonly problem: NardError | null;
  readonly now: () => number;
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

    update: (id, change) =>
      write(ENTRY, [id], async (rows) => {
        const entry = await readEntry(rows, id);
        if (!entry) return fail('not_found');
        const changed = { ...change(entry), id };
        await writeEntry(rows, changed);
        return ok(changed);
      }),

    annotate: (id, place, change) =>
      write(['entries'], [id], async (rows) => {
        const summary = await rows.get('entries', id);
        if (!summary || (place && summary.kind !== 'match')) return fail('not_found');
        const annotated = annotate(summary, place, change);
        await rows.put('entries', annotated.summary);
        return ok(annotated.remark);
      }),

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
        const known = summary.evaluator ? [summary.evaluator, ...made] : made;
        // When a match is redone the older numbers count until the last of them is replaced.
        const evaluator = progress.done === progress.total ? await weakestLeft(rows, summary, weakest(known)) : weakest(known);
        await rows.put('entries', { ...summary, progress, evaluator, updatedAt: now() });
        return ok(undefined);
      }),

    settings: () => read(['settings'], async (rows) => ok((await rows.get('settings', 'app'))?.value ?? null)),
    saveSettings: (change) =>
      write(['settings'], 'settings', async (rows) => {
        const there = (await rows.get('settings', 'app'))?.value as object | undefined;
        return ok(await rows.put('settings', { id: 'app', value: { ...there, ...change } }));
      }),

    kept: (name) => read(['settings'], async (rows) => ok((await rows.get('settings', name))?.value ?? null)),
    async keep(name, value) {
      const done = await ask('readwrite', ['settings'], async (rows) => ok(await rows.put('settings', { id: name, value })));
      if (done.ok) changes.tell('kept', [name]);
      return done;
    },

    async changeKept(name, change) {
      const done = await ask('readwrite', ['settings'], async (rows) => {
        const value = change((await rows.get('settings', name))?.value ?? null);
        if (!value) return fail('store_full');
        await rows.put('settings', { id: name, value });
        return ok(value);
      });
      if (done.ok) changes.tell('kept', [name]);
      return done;
    },

    collections: () => read(['settings'], async (rows) => ok(readCollections((await rows.get('settings', 'collections'))?.value))),
    async changeCollections(change) {
      const done = await ask('readwrite', ['settings'], async (rows) => {
        const changed = change(readCollections((await rows.get('settings', 'collections'))?.value));
        await rows.put('settings', { id: 'collections', value: { list: changed } });
        return ok(changed);
      });
      if (done.ok) changes.tell('kept', ['collections']);
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

    study: makeStudyStore(ask, changes),

    table: (name) => read(['tables'], async (rows) => ok((await rows.get('tables', name))?.bytes ?? null)),
    saveTable: (name, bytes) => write(['tables'], 'silent', async (rows) => ok(await rows.put('tables', { id: name, bytes }))),

    async exportAll() {
      const { exportBackup } = await import('./export-backup.ts');
      return exportBackup(store, read);
    },

    async importAll(file, canUse = () => true, onProgress = () => {}) {
      const { importBackup } = await import('./import-backup.ts');
      const done = await importBackup(file, ask, canUse, onProgress);
      if (!done.ok) return done;
      const { report, entries, rollouts, kept, study } = done.value;
      changes.tell('entries', entries);
      changes.tell('settings');
      changes.tell('rollouts', rollouts);
      changes.tell('kept', kept);
      changes.tell('study', study);
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
