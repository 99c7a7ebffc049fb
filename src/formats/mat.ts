/**
 * Match files of the Jellyfish family (.mat, and .txt of many writers): two columns, a row a turn of each side.
 * Reading is syntax only and judges no play; what cannot be read is kept in the record and flagged.
 */
import { PRESETS } from '../core/games.ts';
import { RECORD_VERSION, type GameRecord, type MatchRecord, type RecordNote } from '../core/record.ts';
import { fail, ok, type NardError, type Result } from '../core/result.ts';
import { GameReader } from './mat-game.ts';
import { isLengthLine, parseMatLine } from './mat-lines.ts';
import { mendResults } from './mat-results.ts';
import { parseCommentLine, parseNoteLine, withComments, withHeadComment, type CommentLine } from './note-lines.ts';

/** A long match is some 50 thousand characters; a collection of many still fits. */
export const MAX_MATCH_LENGTH = 4_000_000;
/** Some 300 games: replaying asks the rules about every one. A match to 25 has about 3,000. */
export const MAX_ACTIONS = 20_000;
/** Longer lines are cut: no cell needs a tenth of it. */
const MAX_LINE = 2_000;
const MAX_NOTES = 200;
const ORDINARY = /^(?:backgammon|standard|normal|)$/i;
/** The header may stand within a line of some mail; a line of its own is preferred. */
const LENGTH_ANYWHERE = /(?<!\d)(\d{1,5}) {1,4}point {1,4}match\b/i;

interface Draft {
  /** Of its length line. */
  readonly line: number;
  readonly text: string;
  headers: Record<string, string>;
  length: number;
  readers: GameReader[];
  notes: RecordNote[];
  comments: readonly CommentLine[];
}

const isOn = (value: string | undefined): boolean => /^(?:on|yes|true|1)$/i.test(value?.trim() ?? '');
const isOff = (value: string | undefined): boolean => /^(?:off|no|false|0)$/i.test(value?.trim() ?? '');

function header(headers: Readonly<Record<string, string>>, key: string): string | undefined {
  const found = Object.keys(headers).find((name) => name.toLowerCase() === key);
  return found === undefined ? undefined : headers[found];
}

function finish({ headers, length, readers, notes, comments }: Draft): Result<MatchRecord> {
  const variation = header(headers, 'variation') ?? header(headers, 'variant') ?? '';
  if (!ORDINARY.test(variation.trim())) return fail('variant_unsupported', { name: variation.slice(0, 40) });
  if (readers.length === 0) return fail('match_no_games');
  const results = mendResults(length, readers);
  const games: GameRecord[] = readers.map((reader, i) => ({ number: reader.number, points: reader.points, actions: reader.actions(results[i]!.result), result: results[i]!.result, ...(reader.comment !== undefined && { comment: reader.comment }) }));
  if (games.reduce((sum, game) => sum + game.actions.length, 0) > MAX_ACTIONS) return fail('match_too_many_rows', { limit: MAX_ACTIONS });
  const preset = PRESETS[0]!;
  const nameOf = (column: 0 | 1): string => readers.find((reader) => reader.names[column] !== '')?.names[column] ?? '';
  return ok({
    version: RECORD_VERSION, game: preset.game, preset: preset.id, presetVersion: preset.version,
    players: [nameOf(0), nameOf(1)],
    length,
    crawfordRule: length > 0 && !isOff(header(headers, 'crawford')),
    jacoby: length === 0 && isOn(header(headers, 'jacoby')),
    beavers: length === 0 && (isOn(header(headers, 'beaver')) || games.some((game) => game.actions.some((action) => action.kind === 'beaver'))),
    games: withComments(games, comments), headers,
    notes: [...notes, ...results.flatMap((mended) => mended.note ?? [])].slice(0, MAX_NOTES),
  });
}

/** Says of a match that could not be read that it was left out. */
const noteOf = ({ code, facts }: NardError, { line, text }: Draft): RecordNote =>
  (code === 'variant_unsupported' ? { flag: 'other_variant', line, text: String(facts.name) } : { flag: 'unread_row', line, text });

/** Matches of a text, in its order; those that cannot be read are noted in the first. Errors: match_too_big, match_too_many_rows, match_no_header, match_no_games, variant_unsupported {name}. */
export function parseMatFile(text: string): Result<MatchRecord[]> {
  if (text.length > MAX_MATCH_LENGTH) return fail('match_too_big', { length: text.length, limit: MAX_MATCH_LENGTH });
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const drafts: Draft[] = [];
  let headers: Record<string, string> = {};
  let notes: RecordNote[] = [];
  let comments: CommentLine[] = [];
  let reader: GameReader | null = null;
  let scoreExpected = false;
  // Only when no line is a header by itself may one hide within another.
  const hidden = lines.some(isLengthLine) ? null : LENGTH_ANYWHERE;
  const open = (length: number, line: number, whole: string): void => {
    drafts.push({ line, text: whole.trim().slice(0, 200), headers, length, readers: [], notes, comments });
    headers = {};
    notes = [];
    comments = [];
    reader = null;
  };
  lines.forEach((whole, i) => {
    const raw = whole.slice(0, MAX_LINE).replaceAll('\t', '        ');
    const line = parseMatLine(raw, scoreExpected);
    const draft = drafts.at(-1);
    const within = hidden && !draft ? hidden.exec(raw) : null;
    if (within) open(Number(within[1]), i + 1, raw);
    else if (line.kind === 'tag') {
      // Tags behind the length line still belong to it, until a game has begun.
      const into = draft && draft.readers.length === 0 ? draft.headers : headers;
      into[line.key.slice(0, 40)] = line.value.slice(0, 200);
    } else if (line.kind === 'length') open(line.length, i + 1, raw);
    else if (line.kind === 'comment') {
      const note = parseNoteLine(line.text);
      const comment = parseCommentLine(line.text);
      const plain = line.text.slice(1).replace(/^ /, '');
      if (note) notes.push(...(notes.length < MAX_NOTES ? [note] : []));
      else if (comment) comments.push(...(comments.length < MAX_ACTIONS ? [comment] : []));
      else if (reader) reader.readComment(plain);
      else if (draft) draft.headers = withHeadComment(draft.headers, plain);
      else headers = withHeadComment(headers, plain);
    } else if (!draft) return;
    else if (line.kind === 'game') {
      reader = new GameReader(line.number);
      draft.readers.push(reader);
      scoreExpected = true;
    } else if (line.kind === 'score') {
      reader?.setScore(line.names, line.points);
      scoreExpected = false;
    } else if (line.kind !== 'blank') {
      scoreExpected = false;
      const read = line.kind === 'row' ? (reader?.readRow(line.body, i + 1) ?? false) : (reader?.readLine(raw, i + 1) ?? false);
      if (!read && draft.notes.length < MAX_NOTES) draft.notes.push({ flag: 'unread_row', line: i + 1, text: raw.trim().slice(0, 200) });
    }
  });
  if (drafts.length === 0) return fail('match_no_header');
  const records: MatchRecord[] = [];
  const errors: NardError[] = [];
  const left: RecordNote[] = [];
  for (const draft of drafts) {
    const record = finish(draft);
    if (record.ok) records.push(record.value);
    else {
      errors.push(record.error);
      left.push(noteOf(record.error, draft));
    }
  }
  const [first, ...others] = records;
  // Whoever opens the file learns from its first match what was left out.
  return first ? ok([{ ...first, notes: [...left, ...first.notes].slice(0, MAX_NOTES) }, ...others]) : { ok: false, error: errors[0]! };
}

/** The first match of a text. Errors as {@link parseMatFile}. */
export function parseMat(text: string): Result<MatchRecord> {
  const records = parseMatFile(text);
  return records.ok ? ok(records.value[0]!) : records;
}
