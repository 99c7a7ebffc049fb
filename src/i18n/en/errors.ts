/** One sentence an error: what is wrong and what to do. */
import type { ErrorCode } from '../../core/errors.ts';
import type { NardError } from '../../core/result.ts';
import { cubeErrors } from './cube.ts';
import { embedErrors } from './embed-errors.ts';
import { playErrors } from './play-errors.ts';
import { rolloutErrors } from './rollout.ts';

type Sentence = (facts: NardError['facts']) => string;

/** Why nothing can be kept, by the browser’s own name for it. */
const NO_STORE = {
  VersionError: () => 'A newer Nardscope has used this library. Reload the page to get that version; until then nothing is kept.',
  BlockedError: () => 'An older Nardscope in another tab keeps the library closed. Close that tab, then reload this page. Until then nothing is kept.',
  other: () => 'This browser does not let the page store anything (a private window?). Analyses will be lost when it is closed.',
} satisfies Record<string, Sentence>;

const BROKEN_BACKUPS = {
  not_backup: () => 'This file is not a Nardscope backup.',
  newer: () => 'This backup was made by a newer Nardscope. Reload the page to get that version, then import it again.',
  cut_off: (f) => `This backup ends too early, at line ${f.line}. Nothing was imported.`,
  entry: (f) => `Line ${f.line} of this backup is damaged${f.at === '' ? '' : ` (${f.at})`}. Nothing was imported.`,
} satisfies Record<string, Sentence>;

/** What a record should have at a place. */
const WANTED = {
  boolean: () => 'it must be true or false.',
  object: () => 'it must be an object with its fields.',
  text: (f) => `it must be a text of at most ${f.most} characters.`,
  integer: (f) => `it must be a whole number from ${f.least} to ${f.most}.`,
  number: (f) => `it must be a number from ${f.least} to ${f.most}.`,
  list: (f) => `it must be a list of ${f.least} to ${f.most} values.`,
  choice: (f) => `it must be one of: ${f.choices}.`,
  other: () => 'it cannot be used.',
} satisfies Record<string, Sentence>;

const ID_FIELDS = { length: 'length', preset: 'preset', rules: 'rules', board: 'board', phase: 'phase', dice: 'roll', cube: 'cube', score: 'score', rest: 'end' };

export const errors: Record<ErrorCode, Sentence> = {
  position_too_many_checkers: (f) => `One side has ${f.count} checkers; it must have 15, borne-off ones included.`,
  position_too_few_checkers: (f) => `One side has only ${f.count} checkers; it must have 15, borne-off ones included.`,
  position_both_on_point: (f) => `Both sides have checkers on point ${f.point}; move one of them away.`,
  position_negative: () => 'A number of checkers is negative or not a whole number.',
  position_both_done: () => 'Both sides have borne off all checkers; at most one can.',
  side_malformed: (f) => `“${f.text}” is not a point and a count; write 6:5, bar:1 or off:2, each once.`,
  batch_entry: () => 'A line must be a JSON object with “id” and “dice”, or with “mover”, “opponent” and “roll”.',
  dice_malformed: (f) => `“${f.text}” is not a roll; write two numbers from 1 to 6, such as 63.`,
  score_impossible: () => 'The score does not fit the match length.',
  cube_impossible: () => 'The cube is impossible: its value must be a power of two, and it cannot be turned in the Crawford game.',
  text_unknown: () => 'This is not a format Nardscope knows. Paste a position ID, an XGID, a board drawn in text, or a match in .mat, JSON or text format.',
  text_empty: () => 'There is nothing to read.',
  text_too_long: (f) => `This text is too long (${f.length} characters; at most ${f.limit}).`,
  id_malformed: (f) => `“${f.text}” is not a position ID: it has characters that IDs never have.`,
  id_length: (f) => `A position ID has 14 characters and a match ID 12; “${f.text}” has ${f.length}.`,
  id_without_board: (f) => `“${f.text}” is a match ID, which holds no board; paste the position ID with it.`,
  id_of_long: (f) => `“${f.text}” is a position ID of long nard; short nard is asked about here.`,
  id_of_short: (f) => `“${f.text}” is an ID of short nard; long nard is asked about here, whose IDs begin with LN1-.`,
  xgid_fields: (f) => `An XGID has 9 or 10 fields separated by colons; this one has ${f.count}.`,
  xgid_board: (f) => `The board of this XGID is wrong at character ${f.at}.`,
  xgid_field: (f) => `Field ${f.field} of this XGID cannot be “${f.text}”.`,
  diagram_frame: (f) => `The board drawn here has one row of numbers, in line ${f.line}; copy it with both, 13 to 24 and 12 to 1.`,
  diagram_row: (f) => `Line ${f.line} of the drawn board is out of line with its numbers; copy it with all its blanks.`,
  diagram_cell: (f) => `“${f.text}” in line ${f.line}, column ${f.column} of the drawn board is neither X, O nor a number of checkers.`,
  diagram_stack: (f) => `Line ${f.line}, column ${f.column} of the drawn board: the checkers of a point stand together from the edge, all of one side.`,
  diagram_sides: () => 'Both sides of the drawn board are named X or both O.',
  diagram_bar: () => 'The drawn board is one of long nard, where no checker can be on the bar.',
  diagram_differs: (f) => (f.of === 'pips' ? `Beside the drawn board ${f.mark} has ${f.said} pips, on it ${f.counted}.` : `Beside the drawn board ${f.mark} has borne off ${f.said}; on it ${f.counted} are missing.`),
  play_malformed: (f) => `“${f.text}” is not a move; write moves such as 13/7 8/7 or bar/22.`,
  play_illegal: (f) => `${f.text} is not a legal play here.`,
  match_no_header: () => 'No line such as “7 point match” was found, so this is not a match file.',
  match_no_games: () => 'The match file has no games in it.',
  match_too_big: (f) => `The file is too big (${f.length} characters; at most ${f.limit}).`,
  match_too_many_rows: (f) => `The match has more than ${f.limit} plays and cube actions; split the file.`,
  variant_unsupported: (f) => `The variant “${f.name}” is not supported; Nardscope plays ordinary backgammon and long nard.`,
  json_malformed: (f) => `This is not complete JSON: the mistake is near line ${f.line}, character ${f.column}.`,
  record_unknown: () => 'This JSON is not a Nardscope record: it has no “format” of “nardscope-record”.',
  record_version: (f) => `This record is of version ${f.version}; this Nardscope reads up to ${f.known}. Reload the page to get a newer one.`,
  record_malformed: (f) => `The record is wrong at ${f.at === '' ? 'its top' : f.at}: ${(WANTED[f.wanted as keyof typeof WANTED] ?? WANTED.other)(f)}`,
  puzzles_version: (f) => `This set of puzzles is of version ${f.version}; this Nardscope reads up to ${f.known}. Reload the page to get a newer one.`,
  puzzles_malformed: (f) => `The set of puzzles is wrong at ${f.at === '' ? 'its top' : f.at}: ${(WANTED[f.wanted as keyof typeof WANTED] ?? WANTED.other)(f)}`,
  puzzle_phase: (f) => `The set of puzzles is wrong at ${f.at}: in this position nothing of the kind can be asked.`,
  puzzle_play: (f) => `The set of puzzles is wrong at ${f.at}: “${f.text}” is no legal play in its position.`,
  puzzle_unclear: () => 'No puzzle can be made of this: several answers are too near to each other, or the analysis is missing.',
  search_malformed: (f) => `The search is wrong at ${f.at === '' ? 'its top' : f.at}: ${(WANTED[f.wanted as keyof typeof WANTED] ?? WANTED.other)(f)}`,
  lesson_version: (f) => `This lesson is of version ${f.version}; this Nardscope reads up to ${f.known}. Reload the page to get a newer one.`,
  lesson_malformed: (f) => `The lesson is wrong at ${f.at === '' ? 'its top' : f.at}: ${(WANTED[f.wanted as keyof typeof WANTED] ?? WANTED.other)(f)}`,
  lesson_position: (f) => `The lesson is wrong at ${f.place}: ${errors[f.reason as ErrorCode](f)}`,
  lesson_play: (f) => `The lesson is wrong at ${f.at}: “${f.text}” is no legal play in its position.`,
  puzzle_link_malformed: () => 'This link does not hold a puzzle: a part of it may have been lost on the way. Ask for the link again.',
  lesson_link_malformed: () => 'This link does not hold a lesson: a part of it may have been lost on the way. Ask for the link again, or for the file.',
  preset_unknown: (f) => `The preset “${f.id}”, version ${f.version}, is not known here, so nobody can say by which rules this was played.`,
  long_id_checksum: (f) => `“${f.text}” has a typing error: the last four characters do not fit the others. Copy it again.`,
  long_id_version: (f) => `This long nard position ID is of version ${f.version}; this Nardscope reads version 1. Reload the page to get a newer one.`,
  long_id_malformed: (f) => `This long nard position ID describes nothing that can be: its ${ID_FIELDS[f.field as keyof typeof ID_FIELDS] ?? f.field} is wrong.`,
  long_text_line: (f) => `Line ${f.line} cannot be read: “${f.text}”.`,
  rules_malformed: (f) => `“${f.text}” is not an option of the rules; write head=first_346,block=ahead,transient=no,largerDie=yes,bearoff=strict.`,
  start_json_only: () => 'A match with a game that begins in its middle is written as JSON only.',
  short_only: (f) => `The format “${f.format}” only holds short nard; long nard is written as JSON or text.`,
  long_only: (f) => `The format “${f.format}” only holds long nard; short nard is written as mat or JSON.`,
  store_unavailable: (f) => (NO_STORE[f.reason as keyof typeof NO_STORE] ?? NO_STORE.other)(),
  store_full: () => 'There is no room left to store analyses. Export the library, then delete what you no longer need.',
  backup_malformed: (f) => (BROKEN_BACKUPS[f.reason as keyof typeof BROKEN_BACKUPS] ?? BROKEN_BACKUPS.not_backup)(f),
  match_link_malformed: () => 'This link does not hold a match: a part of it may have been lost on the way. Ask for the link again, or for the file.',
  engine_failed: (f) => `The engine stopped: ${f.reason}. Reload the page; what was analysed is kept.`,
  net_missing: (f) => `The evaluation net could not be loaded (${f.reason}). Check the connection and try again.`,
  net_malformed: () => 'The evaluation net is damaged. Reload the page.',
  table_corrupt: () => 'The stored bear-off table is damaged and will be made anew.',
  not_found: () => 'It is not in the library of this browser.',
  language_missing: () => 'The texts of this language could not be loaded. Check the connection and choose it again.',
  ...cubeErrors,
  ...rolloutErrors,
  ...playErrors,
  ...embedErrors,
};
