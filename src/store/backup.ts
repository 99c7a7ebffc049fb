/**
 * The library as one file: JSON lines, a header and then an entry a line, so that neither writing nor reading holds the
 * page up or needs the whole in memory twice. `{"nardscope":"backup","version":1,"entries":2,"settings":null}`
 */
import { fail, ok, type Result } from '../core/result.ts';
import { createSlicer, type Job } from '../engine/slices.ts';
import { entryChecker } from './check-entry.ts';
import { check, fields, integer, oneOf, type Checker } from '../core/check.ts';
import type { StoredEntry } from './entries.ts';

export const BACKUP_VERSION = 1;
/** Hundreds of analysed matches; a longer file is not read at all. */
export const MAX_BACKUP_BYTES = 512 * 1024 * 1024;
const MAX_ENTRIES = 100_000;
const MAX_SETTINGS = 100_000;

export interface Backup {
  readonly entries: readonly StoredEntry[];
  /** As the app saved them; null = never. The app checks what it reads. */
  readonly settings: unknown;
}

interface Header {
  readonly nardscope: 'backup';
  readonly version: number;
  readonly entries: number;
  readonly settings: unknown;
}

/** Small plain data of any shape. */
const settings: Checker<unknown> = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && JSON.stringify(value).length <= MAX_SETTINGS ? value : null;
const header = fields<Header>({ nardscope: oneOf(['backup']), version: integer(1, 2 ** 30), entries: integer(0, MAX_ENTRIES), settings });

const makeHeader = (entries: number, saved: unknown): string =>
  JSON.stringify({ nardscope: 'backup', version: BACKUP_VERSION, entries, settings: saved ?? null } satisfies Header);

/** A backup of these lines, each from {@link makeEntryLine}. */
export const makeBackup = (lines: readonly (string | Blob)[], saved: unknown): Blob =>
  new Blob([makeHeader(lines.length, saved), '\n', ...lines.flatMap((line) => [line, '\n'])], { type: 'application/x-ndjson' });

export const makeEntryLine = (entry: StoredEntry): string => JSON.stringify(entry);

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

function* parseLines(text: string): Job<Result<Backup>> {
  const lines = text.split('\n');
  const head = check(header, parseJson(lines[0]!));
  if (!head.ok) return malformed('not_backup', 1, head.at);
  if (head.value.version > BACKUP_VERSION) return malformed('newer', 1);
  const entries: StoredEntry[] = [];
  for (let i = 0; i < head.value.entries; i++) {
    yield;
    const line = lines[i + 1];
    if (line === undefined || line === '') return malformed('cut_off', i + 2);
    const found = parseJson(line);
    yield;
    const entry = check(entryChecker, found);
    if (!entry.ok) return malformed('entry', i + 2, entry.at);
    entries.push(entry.value);
  }
  return ok({ entries, settings: head.value.settings });
}

/** Reads a file that anybody may have written, in slices. Errors: match_too_big, backup_malformed {reason, line, at}. */
export async function parseBackup(file: Blob): Promise<Result<Backup>> {
  if (file.size > MAX_BACKUP_BYTES) return fail('match_too_big', { length: file.size, limit: MAX_BACKUP_BYTES });
  return createSlicer().run(parseLines(await file.text()), 'later');
}
