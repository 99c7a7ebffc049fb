/**
 * The library as one file: JSON lines, a header and then a thing a line, so that neither writing nor reading holds the
 * page up or needs the whole in memory twice. `{"nardscope":"backup","version":1,"entries":2,"rollouts":1,"kept":1,"settings":null}`;
 * the sections come in the order of {@link SECTIONS}, so that who knows none of the later ones reads the rest.
 */
import { fail, ok, type Result } from '../core/result.ts';
import { createSlicer, type Job } from '../engine/slices.ts';
import { entryChecker } from './check-entry.ts';
import { check, fields, integer, nullable, oneOf, plainObject, usually, type Checker } from '../core/check.ts';
import { storedCardChecker, storedPuzzleChecker, storedReviewChecker, type StoredCard, type StoredPuzzle, type StoredReview } from '../study/review.ts';
import type { StoredEntry } from './entries.ts';
import { keptChecker, type KeptRow } from './kept.ts';
import { rolloutChecker, type StoredRollout } from './stored-rollout.ts';

export const BACKUP_VERSION = 1;
/** Hundreds of analysed matches; a longer file is not read at all. */
export const MAX_BACKUP_BYTES = 512 * 1024 * 1024;
const MAX_LINES = 100_000;
/** Characters; imported match equity tables are settings too. */
const MAX_SETTINGS = 8_000_000;

/** What a line of each section is. null = of another version, which is of no use here. */
export interface Sections {
  readonly entries: StoredEntry;
  readonly rollouts: StoredRollout | null;
  /** What the app keeps one of each: the unfinished match, the chouette. */
  readonly kept: KeptRow | null;
  readonly puzzles: StoredPuzzle;
  readonly cards: StoredCard;
  readonly reviews: StoredReview;
}
export type Section = keyof Sections;

/** In the order of the file; a new one comes at the end. */
const CHECKERS: { readonly [S in Section]: Checker<Sections[S]> } = { entries: entryChecker, rollouts: rolloutChecker, kept: keptChecker, puzzles: storedPuzzleChecker, cards: storedCardChecker, reviews: storedReviewChecker };
export const SECTIONS = Object.keys(CHECKERS) as readonly Section[];

export type Backup = { readonly [S in Section]: readonly Sections[S][] } & {
  /** As the app saved them; null = never. The app checks what it reads. */
  readonly settings: unknown;
};

/** With how many lines each section has. */
interface Header extends Record<Section, number> {
  readonly nardscope: 'backup';
  readonly version: number;
  readonly settings: unknown;
}

/** Small plain data of any shape. */
const settings: Checker<unknown> = usually(nullable(plainObject(MAX_SETTINGS)), null);
const lines = integer(0, MAX_LINES);
const header = fields<Header>({ nardscope: oneOf(['backup']), version: integer(1, 2 ** 30), entries: lines, rollouts: usually(lines, 0), kept: usually(lines, 0), puzzles: usually(lines, 0), cards: usually(lines, 0), reviews: usually(lines, 0), settings });

export type BackupLines = { readonly [S in Section]: readonly (string | Blob)[] };

/** A backup of these lines, each from {@link makeLine}. */
export function makeBackup(made: Partial<BackupLines>, saved: unknown): Blob {
  const of = (section: Section): readonly (string | Blob)[] => made[section] ?? [];
  const counts = Object.fromEntries(SECTIONS.map((section) => [section, of(section).length])) as Record<Section, number>;
  const head = JSON.stringify({ nardscope: 'backup', version: BACKUP_VERSION, ...counts, settings: saved ?? null } satisfies Header);
  return new Blob([head, '\n', ...SECTIONS.flatMap((section) => of(section).flatMap((line) => [line, '\n']))], { type: 'application/x-ndjson' });
}

export const makeLine = (thing: NonNullable<Sections[Section]>): string => JSON.stringify(thing);

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** `line` is 1-based; `at`: path of the wrong field. */
export const malformed = (reason: 'not_backup' | 'newer' | 'cut_off' | 'entry', line: number, at = ''): Result<never> =>
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
  const backup: Record<string, unknown> = { settings: head.value.settings };
  let first = 1;
  for (const section of SECTIONS) {
    const found: Result<readonly unknown[]> = yield* parseEach<unknown>(lines, first, head.value[section], CHECKERS[section]);
    if (!found.ok) return found;
    backup[section] = found.value;
    first += head.value[section];
  }
  return ok(backup as unknown as Backup);
}

/** Reads a file that anybody may have written, in slices. Errors: match_too_big, backup_malformed {reason, line, at}. */
export async function parseBackup(file: Blob): Promise<Result<Backup>> {
  if (file.size > MAX_BACKUP_BYTES) return fail('match_too_big', { length: file.size, limit: MAX_BACKUP_BYTES });
  return createSlicer().run(parseLines(await file.text()), 'later');
}
