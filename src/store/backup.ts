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
/** Thousands of analysed matches; a longer file is not read at all. */
export const MAX_BACKUP_BYTES = 4 * 1024 ** 3;
const MAX_LINES = 1_000_000;
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

/** Lines of a section as they are written: few big blobs, which a browser may keep on disk; strings of the whole library it would not. */
export interface SectionText {
  readonly count: number;
  readonly parts: readonly Blob[];
}

/** Characters in one blob. */
const PART = 1_000_000;

export function collectLines(): { add(line: string): void; end(): SectionText } {
  const parts: Blob[] = [];
  let count = 0, waiting: string[] = [], length = 0;
  const flush = (): void => {
    if (waiting.length > 0) parts.push(new Blob(waiting));
    waiting = [];
    length = 0;
  };
  return {
    add(line) {
      waiting.push(line, '\n');
      count += 1;
      length += line.length;
      if (length >= PART) flush();
    },
    end() {
      flush();
      return { count, parts };
    },
  };
}

export function sectionOf(lines: Iterable<string>): SectionText {
  const collected = collectLines();
  for (const line of lines) collected.add(line);
  return collected.end();
}

/** A backup of these sections, of lines from {@link makeLine}. */
export function makeBackup(made: { readonly [S in Section]?: SectionText }, saved: unknown): Blob {
  const counts = Object.fromEntries(SECTIONS.map((section) => [section, made[section]?.count ?? 0])) as Record<Section, number>;
  const head = JSON.stringify({ nardscope: 'backup', version: BACKUP_VERSION, ...counts, settings: saved ?? null } satisfies Header);
  return new Blob([head, '\n', ...SECTIONS.flatMap((section) => made[section]?.parts ?? [])], { type: 'application/x-ndjson' });
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

/** Characters of a header, and of any other line: a longer one is cut off there, which leaves no JSON of it. */
const LONGEST_HEADER = MAX_SETTINGS + 10_000;
const LONGEST_LINE = 200_000_000;

/** The lines of a text file one after the other, without the whole of it in memory. */
async function* linesOf(file: Blob, onRead: (share: number) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest: string[] = [];
  let longest = LONGEST_HEADER, length = 0;
  for (let at = 0; at < file.size && length <= longest; at += PART) {
    onRead(at / file.size);
    const [first, ...more] = decoder.decode(await file.slice(at, at + PART).arrayBuffer(), { stream: at + PART < file.size }).split('\n');
    rest.push(first!);
    length += first!.length;
    for (const line of more) {
      yield rest.join('');
      rest = [line];
      longest = LONGEST_LINE;
      length = line.length;
    }
  }
  yield rest.join('');
}

/** Takes the lines of a backup one by one, each checked. Answers what the file says of itself. */
export type TakeLine = <S extends Section>(section: S, value: Sections[S], line: number) => Result<void> | Promise<Result<void>>;

function* parseOne<T>(line: string, at: number, checker: Checker<T>): Job<Result<T>> {
  const found = parseJson(line);
  yield;
  const value = check(checker, found);
  return value.ok ? ok(value.value) : malformed('entry', at, value.at);
}

/** Lines that are parsed before the page is let in, if they are short. */
const AT_ONCE = 100;
const SHORT = 20_000;

/**
 * Reads a file that anybody may have written, line by line: only some of it is in memory at a time. Resolves with the settings it holds. `onRead`: the share of the file that was read.
 * Errors: match_too_big, backup_malformed {reason, line, at}; those of `take`.
 */
export async function readBackup(file: Blob, take: TakeLine, onRead: (share: number) => void = () => {}): Promise<Result<unknown>> {
  if (file.size > MAX_BACKUP_BYTES) return fail('match_too_big', { length: file.size, limit: MAX_BACKUP_BYTES });
  const slicer = createSlicer();
  const lines = linesOf(file, onRead);
  const next = async (): Promise<string | undefined> => { const { done, value } = await lines.next(); return done ? undefined : value; };
  const head = check(header, parseJson(await next() ?? ''));
  if (!head.ok) return malformed('not_backup', 1, head.at);
  if (head.value.version > BACKUP_VERSION) return malformed('newer', 1);
  let line = 1;
  for (const section of SECTIONS) {
    const checker: Checker<Sections[typeof section]> = CHECKERS[section];
    for (let left = head.value[section]; left > 0;) {
      const some: string[] = [];
      for (let length = 0; some.length < Math.min(left, AT_ONCE) && length < SHORT;) {
        const text = await next();
        if (text === undefined || text === '') return malformed('cut_off', line + some.length + 1);
        some.push(text);
        length += text.length;
      }
      const found = await slicer.run((function* () {
        const values: Sections[typeof section][] = [];
        for (const text of some) {
          yield;
          const value = yield* parseOne(text, line + values.length + 1, checker);
          if (!value.ok) return value;
          values.push(value.value);
        }
        return ok(values);
      })(), 'later');
      if (!found.ok) return found;
      for (const value of found.value) {
        line += 1;
        const taken = await take(section, value, line);
        if (!taken.ok) return taken;
      }
      left -= some.length;
    }
  }
  return ok(head.value.settings);
}

/** All of a backup at once, for who needs it whole. Errors as {@link readBackup}. */
export async function parseBackup(file: Blob): Promise<Result<Backup>> {
  const made = Object.fromEntries(SECTIONS.map((section): [Section, unknown[]] => [section, []])) as Record<Section, unknown[]>;
  const settings = await readBackup(file, (section, value) => { made[section].push(value); return ok(undefined); });
  return settings.ok ? ok({ ...made, settings: settings.value } as unknown as Backup) : settings;
}
