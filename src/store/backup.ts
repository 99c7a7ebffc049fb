/**
 * The library as one file: JSON lines, a header and then an entry a line, so that neither writing nor reading holds the
 * page up or needs the whole in memory twice. `{"nardscope":"backup","version":1,"entries":2,"rollouts":1,"settings":null}`;
 * rollouts come after the entries, so that who knows none of them reads the rest.
 */
import { fail, ok, type Result } from '../core/result.ts';
import { createSlicer, type Job } from '../engine/slices.ts';
import { entryChecker } from './check-entry.ts';
import { check, fields, integer, oneOf, usually, type Checker } from '../core/check.ts';
import type { StoredEntry } from './entries.ts';
import { rolloutChecker, type StoredRollout } from './stored-rollout.ts';

export const BACKUP_VERSION = 1;
/** Hundreds of analysed matches; a longer file is not read at all. */
export const MAX_BACKUP_BYTES = 512 * 1024 * 1024;
const MAX_ENTRIES = 100_000;
const MAX_SETTINGS = 100_000;

export interface Backup {
  readonly entries: readonly StoredEntry[];
  /** null = of another version, which is of no use here. */
  readonly rollouts: readonly (StoredRollout | null)[];
  /** As the app saved them; null = never. The app checks what it reads. */
  readonly settings: unknown;
}

interface Header {
  readonly nardscope: 'backup';
  readonly version: number;
  readonly entries: number;
  readonly rollouts: number;
  readonly settings: unknown;
}

/** Small plain data of any shape. */
const settings: Checker<unknown> = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && JSON.stringify(value).length <= MAX_SETTINGS ? value : null;
const header = fields<Header>({ nardscope: oneOf(['backup']), version: integer(1, 2 ** 30), entries: integer(0, MAX_ENTRIES), rollouts: usually(integer(0, MAX_ENTRIES), 0), settings });

const makeHeader = (entries: number, rollouts: number, saved: unknown): string =>
  JSON.stringify({ nardscope: 'backup', version: BACKUP_VERSION, entries, rollouts, settings: saved ?? null } satisfies Header);

/** A backup of these lines, each from {@link makeLine}. */
export const makeBackup = (entries: readonly (string | Blob)[], saved: unknown, rollouts: readonly (string | Blob)[] = []): Blob =>
  new Blob([makeHeader(entries.length, rollouts.length, saved), '\n', ...[...entries, ...rollouts].flatMap((line) => [line, '\n'])], { type: 'application/x-ndjson' });

export const makeLine = (entry: StoredEntry | StoredRollout): string => JSON.stringify(entry);

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** `line` is 1-based; `at`: path of the wrong field. */
const malformed = (reason: 'not_backup' | 'newer' | 'cut_off' | 'entry', line: number, at = ''): Result<never> =>
  fail('backup_malformed', { reason, line, at });

/** So many lines from `first` (0-based) on, by one checker. */
function* parseEach<T>(lines: readonly string[], first: number, count: number, checker: Checker<T>): Job<Result<readonly T[]>> {
  const values: T[] = [];
  for (let at = first; at < first + count; at++) {
    yield;
    const line = lines[at];
    if (line === undefined || line === '') return malformed('cut_off', at + 1);
    const found = parseJson(line);
    yield;
    const value = check(checker, found);
    if (!value.ok) return malformed('entry', at + 1, value.at);
    values.push(value.value);
  }
  return ok(values);
}

function* parseLines(text: string): Job<Result<Backup>> {
  const lines = text.split('\n');
  const head = check(header, parseJson(lines[0]!));
  if (!head.ok) return malformed('not_backup', 1, head.at);
  if (head.value.version > BACKUP_VERSION) return malformed('newer', 1);
  const entries = yield* parseEach(lines, 1, head.value.entries, entryChecker);
  if (!entries.ok) return entries;
  const rollouts = yield* parseEach(lines, 1 + head.value.entries, head.value.rollouts, rolloutChecker);
  if (!rollouts.ok) return rollouts;
  return ok({ entries: entries.value, rollouts: rollouts.value, settings: head.value.settings });
}

/** Reads a file that anybody may have written, in slices. Errors: match_too_big, backup_malformed {reason, line, at}. */
export async function parseBackup(file: Blob): Promise<Result<Backup>> {
  if (file.size > MAX_BACKUP_BYTES) return fail('match_too_big', { length: file.size, limit: MAX_BACKUP_BYTES });
  return createSlicer().run(parseLines(await file.text()), 'later');
}
