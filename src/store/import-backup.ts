/** Takes a backup over into the rows: adds what is not there, replaces nothing. Only a little of the file is in memory at a time. */
import { fail, ok, type Result } from '../core/result.ts';
import type { Table, Transaction } from './backend.ts';
import { malformed, readBackup, type Section, type Sections } from './backup.ts';
import { isCollections, joinCollections, readCollections } from './collections.ts';
import type { StoredEntry } from './entries.ts';
import { ENTRY, readEntry, writeEntry } from './entry-access.ts';
import { makeEntryId } from './entry-id.ts';
import { importStudy } from './import-study.ts';
import { isSameThing, joinEntries } from './join-entries.ts';
import type { Keepsake, KeptRow } from './kept.ts';
import { isAnswers, joinAnswers, keptAnswers, readAnswers } from './lesson-answers.ts';
import { isLessons, joinLessons, keptLessons, readLessons } from './lessons.ts';
import { sameContent } from './same-content.ts';
import type { ImportReport } from './store.ts';
import { isFurther } from './stored-rollout.ts';
import { STUDIED } from './study-store.ts';

type Ask = <T>(mode: 'readonly' | 'readwrite', tables: readonly Table[], work: (rows: Transaction) => Promise<Result<T>>) => Promise<Result<T>>;

const OTHERS: readonly Table[] = ['settings', 'rollouts', ...STUDIED];

export interface Imported {
  readonly report: ImportReport;
  /** What changed: ids of entries, boards of rollouts, names of what is kept. */
  readonly entries: readonly string[];
  readonly rollouts: readonly string[];
  readonly kept: readonly string[];
  /** Puzzles. */
  readonly study: readonly string[];
}

export interface Count {
  added: number;
  renamed: number;
  skipped: number;
}

/** Entries that were looked at, and those that may be copies of one that comes: made at the same time under the same title. */
class Known {
  private readonly twins = new Map<string, string[]>();
  /** Ids that were in use, and those the entries were given instead. */
  readonly renamed = new Map<string, string>();
  readonly added: string[] = [];
  readonly changed: string[] = [];

  private key({ createdAt, kind, title }: Pick<StoredEntry, 'createdAt' | 'kind' | 'title'>): string {
    return `${createdAt} ${kind} ${title}`;
  }

  note(entry: Pick<StoredEntry, 'id' | 'createdAt' | 'kind' | 'title'>): void {
    const key = this.key(entry);
    this.twins.set(key, [...this.twins.get(key) ?? [], entry.id]);
  }

  twinsOf(entry: StoredEntry): readonly string[] {
    return this.twins.get(this.key(entry)) ?? [];
  }
}

async function importEntry(rows: Transaction, entry: StoredEntry, known: Known, count: Count): Promise<void> {
  const there = await readEntry(rows, entry.id);
  if (there && isSameThing(there, entry)) {
    const joined = joinEntries(there, entry);
    count.skipped += 1;
    if (joined === there) return;
    await writeEntry(rows, joined);
    known.changed.push(joined.id);
    return;
  }
  // A renamed entry keeps the time it was made at: importing a backup again finds its own copies.
  for (const id of known.twinsOf(entry)) {
    const twin = await readEntry(rows, id);
    if (!twin || !sameContent(twin, entry)) continue;
    count.skipped += 1;
    if (id !== entry.id) known.renamed.set(entry.id, id);
    return;
  }
  const added = there ? { ...entry, id: makeEntryId() } : entry;
  await writeEntry(rows, added);
  known.note(added);
  known.added.push(added.id);
  if (there) known.renamed.set(entry.id, added.id);
  count[there ? 'renamed' : 'added'] += 1;
}

async function importRollouts(rows: Transaction, rollouts: readonly Sections['rollouts'][], count: Count): Promise<readonly string[]> {
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
async function importKept(rows: Transaction, kept: readonly Sections['kept'][], count: Count): Promise<readonly string[]> {
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

/** Collections are joined, whichever were made here. */
async function importCollections(rows: Transaction, value: object, renamed: ReadonlyMap<string, string>): Promise<boolean> {
  const here = readCollections((await rows.get('settings', 'collections'))?.value);
  await rows.put('settings', { id: 'collections', value: { list: joinCollections(here, readCollections(value), renamed) } });
  return here.length === 0;
}

/** Lessons are joined; where there is no room for all of them, nothing of the file is taken. */
async function importLessons(rows: Transaction, value: object): Promise<Result<boolean>> {
  const here = readLessons((await rows.get('settings', 'lessons'))?.value);
  const joined = joinLessons(here, readLessons(value));
  const kept = keptLessons(joined);
  if (!kept) return fail('store_full');
  await rows.put('settings', { id: 'lessons', value: kept });
  return ok(joined.length > here.length);
}

/** Of each lesson the later answers stay. */
async function importAnswers(rows: Transaction, value: object): Promise<boolean> {
  const here = readAnswers((await rows.get('settings', 'answers'))?.value);
  const joined = joinAnswers(here, readAnswers(value));
  await rows.put('settings', { id: 'answers', value: keptAnswers(joined) });
  return joined !== here;
}

/** Whether the app can go on with what was kept. */
const isUsable = (row: KeptRow, canUse: (kept: KeptRow) => boolean): boolean => {
  switch (row.id) {
    case 'collections': return isCollections(row.value);
    case 'lessons': return isLessons(row.value);
    case 'answers': return isAnswers(row.value);
    default: return canUse(row);
  }
};

/** What is joined with what is here; all else stays as it is where it is. */
const JOINED: readonly Keepsake[] = ['collections', 'lessons', 'answers'];

/** Entries written in one go, by their lines' length: one analysed match, or many positions. */
const AT_ONCE = 50;

type Others = { readonly [S in Exclude<Section, 'entries'>]: Sections[S][] };

/**
 * Looks through the whole file first: one with anything wrong in it adds nothing. Then adds its entries in portions, the rest in one go at
 * the end; where there is no room for all of it, what was added is taken away again. `onProgress`: the share that is done. Errors as of `readBackup`, and those of the store.
 */
export async function importBackup(file: Blob, ask: Ask, canUse: (kept: KeptRow) => boolean, onProgress: (share: number) => void): Promise<Result<Imported>> {
  const others: Others = { rollouts: [], kept: [], puzzles: [], cards: [], reviews: [] };
  const settings = await readBackup(file, (section, value, line) => {
    if (section === 'kept' && value && !isUsable(value as KeptRow, canUse)) return malformed('entry', line, 'value');
    if (section !== 'entries') (others[section as keyof Others] as unknown[]).push(value);
    return ok(undefined);
  }, (share) => onProgress(share / 2));
  if (!settings.ok) return settings;
  const listed = await ask('readonly', ['entries'], async (rows) => ok(await rows.all('entries')));
  if (!listed.ok) return listed;
  const known = new Known();
  for (const entry of listed.value) known.note(entry);

  const report: Count = { added: 0, renamed: 0, skipped: 0 };
  const done = await importEntries(file, ask, known, report, (share) => onProgress((1 + share) / 2));
  const rest = done.ok ? await ask('readwrite', OTHERS, (rows) => importOthers(rows, others, settings.value, known, report)) : done;
  if (!rest.ok) {
    await takeBack(ask, known.added);
    return rest;
  }
  return ok({ ...rest.value, report, entries: [...known.added, ...known.changed] });
}

async function importEntries(file: Blob, ask: Ask, known: Known, count: Count, onProgress: (share: number) => void): Promise<Result<void>> {
  let waiting: StoredEntry[] = [];
  const flush = (): Promise<Result<void>> => {
    const portion = waiting;
    waiting = [];
    return ask('readwrite', ENTRY, async (rows) => {
      for (const entry of portion) await importEntry(rows, entry, known, count);
      return ok(undefined);
    });
  };
  const read = await readBackup(file, (section, value) => {
    if (section !== 'entries') return fail('not_found');
    waiting.push(value as StoredEntry);
    return waiting.length >= AT_ONCE || (value as StoredEntry).kind === 'match' ? flush() : ok(undefined);
  }, onProgress);
  // The file was looked through before: what is not found is the end of its entries.
  if (!read.ok && read.error.code !== 'not_found') return read;
  return flush();
}

async function importOthers(rows: Transaction, { rollouts, kept, ...study }: Others, settings: unknown, { renamed }: Known, report: Count): Promise<Result<Pick<Imported, 'rollouts' | 'kept' | 'study'>>> {
  const lessons = kept.find((row) => row?.id === 'lessons');
  // First, since it may fail: nothing is written then.
  const taught = lessons ? await importLessons(rows, lessons.value) : null;
  if (taught && !taught.ok) return taught;
  if (taught) report[taught.value ? 'added' : 'skipped'] += 1;
  const boards = await importRollouts(rows, rollouts, report);
  const collections = kept.find((row) => row?.id === 'collections');
  const answers = kept.find((row) => row?.id === 'answers');
  const names = await importKept(rows, kept.filter((row) => !row || !JOINED.includes(row.id)), report);
  if (collections) report[await importCollections(rows, collections.value, renamed) ? 'added' : 'skipped'] += 1;
  if (answers) report[await importAnswers(rows, answers.value) ? 'added' : 'skipped'] += 1;
  const puzzles = await importStudy(rows, study, report);
  if (settings !== null) {
    const own = (await rows.get('settings', 'app'))?.value as object | undefined;
    await rows.put('settings', { id: 'app', value: { ...(settings as object), ...own } });
  }
  return ok({ rollouts: boards, kept: [...names, ...kept.flatMap((row) => (row && JOINED.includes(row.id) ? [row.id] : []))], study: puzzles });
}

async function takeBack(ask: Ask, ids: readonly string[]): Promise<void> {
  for (const id of ids) await ask('readwrite', ENTRY, async (rows) => ok(await Promise.all(ENTRY.map((table) => rows.remove(table, id)))));
}
