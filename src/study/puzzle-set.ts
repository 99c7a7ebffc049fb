/** A set of puzzles as a file: JSON under a name of its own, a puzzle a line. The layout is described in `docs/study.md`. */
import { check, fields, list, oneOf, text, usually, type Checker } from '../core/check.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { BookOf } from '../core/rule-book.ts';
import { createSlicer, type Job } from '../engine/slices.ts';
import { parseJson, wantedFacts } from '../formats/json-text.ts';
import { LONGEST, puzzleChecker } from './check-puzzle.ts';
import { distinct } from './make-puzzles.ts';
import { openPuzzle } from './open-puzzle.ts';
import type { Puzzle } from './puzzle.ts';
import { SET_FORMAT } from './set-format.ts';

export const SET_VERSION = 1;
/** Characters: tens of thousands of puzzles. */
export const MAX_SET_LENGTH = 64_000_000;
const MAX_PUZZLES = 50_000;

export interface PuzzleSet {
  /** For people; also the name of its deck. */
  readonly title: string;
  /** Each question once. */
  readonly puzzles: readonly Puzzle[];
}

/** The puzzles are checked one by one, so that a long file does not hold the page up. */
const head = fields<{ readonly format: typeof SET_FORMAT; readonly title: string; readonly puzzles: readonly unknown[] }>({
  format: oneOf([SET_FORMAT]), title: usually(text(LONGEST.name), ''), puzzles: list<unknown>((value) => value, MAX_PUZZLES),
});

const versionOf = (value: unknown): unknown => (typeof value === 'object' && value !== null ? (value as { readonly version?: unknown }).version : undefined);

function* readSet(given: string, bookOf: BookOf): Job<Result<PuzzleSet>> {
  const json = parseJson(given.replace(/^\uFEFF/, ''));
  if (!json.ok) return json;
  yield;
  const version = versionOf(json.value);
  if (Number.isInteger(version) && (version as number) > SET_VERSION) return fail('puzzles_version', { version: version as number, known: SET_VERSION });
  const found = check(head, json.value);
  if (!found.ok) return fail('puzzles_malformed', wantedFacts(found.at, found.wanted));
  const puzzles: Puzzle[] = [];
  for (const [at, value] of found.value.puzzles.entries()) {
    yield;
    const puzzle = check(puzzleChecker as Checker<Puzzle>, value);
    if (!puzzle.ok) return fail('puzzles_malformed', wantedFacts(`puzzles[${at}]${puzzle.at && `.${puzzle.at}`}`, puzzle.wanted));
    const opened = openPuzzle(puzzle.value, bookOf);
    if (!opened.ok) return fail(opened.error.code, { ...opened.error.facts, at: `puzzles[${at}].${opened.error.facts.at ?? 'position'}` });
    puzzles.push(puzzle.value);
  }
  return ok({ title: found.value.title, puzzles: distinct(puzzles) });
}

/**
 * Reads a set that anybody may have written, in slices. Errors: match_too_big, json_malformed {line, column}, puzzles_version
 * {version, known}, puzzles_malformed {at, wanted, …limits}, puzzle_phase {at}, puzzle_play {text, at}.
 */
export async function parsePuzzleSet(given: string, bookOf: BookOf): Promise<Result<PuzzleSet>> {
  if (given.length > MAX_SET_LENGTH) return fail('match_too_big', { length: given.length, limit: MAX_SET_LENGTH });
  return createSlicer().run(readSet(given, bookOf), 'later');
}

/** The text of a set: a line a puzzle, so that two of them can be compared line by line. */
export function makePuzzleSet({ title, puzzles }: PuzzleSet): string {
  const lines = distinct(puzzles).map((puzzle) => `  ${JSON.stringify(puzzle)}`);
  return `{\n "format": "${SET_FORMAT}",\n "version": ${SET_VERSION},\n "title": ${JSON.stringify(title)},\n "puzzles": [${lines.length > 0 ? `\n${lines.join(',\n')}\n ` : ''}]\n}\n`;
}
