/** One sentence an error: what is wrong and what to do. */
import type { ErrorCode } from '../../core/errors.ts';
import type { NardError } from '../../core/result.ts';

type Sentence = (facts: NardError['facts']) => string;

const BROKEN_BACKUPS = {
  not_backup: () => 'This file is not a Nardscope backup.',
  newer: () => 'This backup was made by a newer Nardscope. Reload the page to get that version, then import it again.',
  cut_off: (f) => `This backup ends too early, at line ${f.line}. Nothing was imported.`,
  entry: (f) => `Line ${f.line} of this backup is damaged${f.at === '' ? '' : ` (${f.at})`}. Nothing was imported.`,
} satisfies Record<string, Sentence>;

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
  text_unknown: () => 'This is not a format Nardscope knows. Paste a position ID, an XGID, or a match in .mat format.',
  text_empty: () => 'There is nothing to read.',
  text_too_long: (f) => `This text is too long (${f.length} characters; at most ${f.limit}).`,
  id_malformed: (f) => `“${f.text}” is not a position ID: it has characters that IDs never have.`,
  id_length: (f) => `A position ID has 14 characters and a match ID 12; “${f.text}” has ${f.length}.`,
  id_without_board: (f) => `“${f.text}” is a match ID, which holds no board; paste the position ID with it.`,
  xgid_fields: (f) => `An XGID has 9 or 10 fields separated by colons; this one has ${f.count}.`,
  xgid_board: (f) => `The board of this XGID is wrong at character ${f.at}.`,
  xgid_field: (f) => `Field ${f.field} of this XGID cannot be “${f.text}”.`,
  play_malformed: (f) => `“${f.text}” is not a move; write moves such as 13/7 8/7 or bar/22.`,
  play_illegal: (f) => `${f.text} is not a legal play here.`,
  match_no_header: () => 'No line such as “7 point match” was found, so this is not a match file.',
  match_no_games: () => 'The match file has no games in it.',
  match_too_big: (f) => `The file is too big (${f.length} characters; at most ${f.limit}).`,
  match_too_many_rows: (f) => `The match has more than ${f.limit} plays and cube actions; split the file.`,
  variant_unsupported: (f) => `The variant “${f.name}” is not supported yet; Nardscope reads ordinary backgammon.`,
  store_unavailable: () => 'This browser does not let the page store anything (a private window?). Analyses will be lost when it is closed.',
  store_full: () => 'There is no room left to store analyses. Export the library, then delete what you no longer need.',
  backup_malformed: (f) => (BROKEN_BACKUPS[f.reason as keyof typeof BROKEN_BACKUPS] ?? BROKEN_BACKUPS.not_backup)(f),
  engine_failed: (f) => `The engine stopped: ${f.reason}. Reload the page; what was analysed is kept.`,
  net_missing: (f) => `The evaluation net could not be loaded (${f.reason}). Check the connection and try again.`,
  net_malformed: () => 'The evaluation net is damaged. Reload the page.',
  table_corrupt: () => 'The stored bear-off table is damaged and will be made anew.',
  not_found: () => 'It is not in the library of this browser.',
};
