/** What a pasted or dropped text is, by its content: a name or extension promises nothing. All patterns are bounded, so that any text is read in linear time. */
import { LONG_PRESETS } from '../core/presets.ts';
import type { MatchRecord } from '../core/record.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { Situation } from '../core/situation.ts';
import { hasDiagram } from './diagram-frame.ts';
import { parseGnubgId } from './gnubg-id.ts';
import { parseLongId } from './long-id.ts';
import { parseLongText } from './long-text.ts';
import { MAX_MATCH_LENGTH, parseMatFile } from './mat.ts';
import { MATCH_ID_LENGTH, parseMatchId } from './match-id.ts';
import { parsePositionId, POSITION_ID_LENGTH } from './position-id.ts';
import { parseRecordJson, RECORD_FORMAT } from './record-json.ts';
import { parseTextDiagram } from './text-diagram.ts';
import { parseXgid } from './xgid.ts';

export const TEXT_KINDS = ['mat', 'record-json', 'long-text', 'xgid', 'gnubg-id', 'position-id', 'match-id', 'long-id', 'text-diagram'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

export type Reading =
  | { readonly kind: 'situation'; readonly situation: Situation }
  /** `others`: further matches of the same file. */
  | { readonly kind: 'match'; readonly record: MatchRecord; readonly others: readonly MatchRecord[] };

/** Text around an ID: mail, a web page, a program's board. */
export const MAX_ID_TEXT = 200_000;
/** Enough to see what a text that is too long was meant to be. */
const HEAD = 20_000;

const LONG_SIGNATURE = /^[ \t\uFEFF]{0,40}(?:nardscope )?long nard(?: \d{1,4})?[ \t]{0,40}$/im;
const LONG_PRESET = new RegExp(`^[ \\t]{0,40}preset {0,4}: {0,4}(?:${LONG_PRESETS.map(({ id }) => id).join('|')})\\b`, 'im');
const LONG_ID = /(?<![\w-])LN[0-9A-Za-z]-[\w-]{20,80}(?![\w-])/;
/** Cut short, too long, or in small letters. */
const ALMOST_LONG_ID = /^LN1-[\w-]{1,120}$/i;

const MATCH_LENGTH = /(?<!\d)\d{1,5} {1,4}points? {1,4}match\b/i;
const GAME_LINE = /^[ \t\uFEFF]{0,40}game {1,4}\d{1,6}\b/im;
const ROW_LINE = /^[ \t]{0,10}\d{1,4}\) {0,60}[1-6]{2}: /m;
const XGID = /xgid\s{0,3}=|(?<![-\w])(?:xgid\s{0,3})?[-A-Pa-p]{26}:-?\d/i;
const POSITION = `([A-Za-z0-9+/]{${POSITION_ID_LENGTH}})`;
const MATCH = `([A-Za-z0-9+/]{${MATCH_ID_LENGTH}})`;
const START = '(?<![A-Za-z0-9+/])';
const END = '(?![A-Za-z0-9+/])';
const PAIR = new RegExp(`${START}${POSITION}={0,2}:${MATCH}${END}`);
const LABELLED_POSITION = new RegExp(`position {0,2}id {0,9}[:=]? {0,9}${POSITION}${END}`, 'i');
const LABELLED_MATCH = new RegExp(`match {0,2}id {0,9}[:=]? {0,9}${MATCH}${END}`, 'i');
const BARE_POSITION = new RegExp(`${START}${POSITION}={0,2}${END}`, 'g');
const BARE_MATCH_BEHIND = new RegExp(`^={0,2}[\\s,;]{1,9}${MATCH}${END}`);
/** One word that somebody took for an ID: its error is more use than "unknown". */
const ALMOST_ID = /^[^\s:]{14}$|^[A-Za-z0-9+/]{10,18}={0,2}$/;
const ALMOST_PAIR = /^[A-Za-z0-9+/]{10,18}={0,2}:[A-Za-z0-9+/]{1,18}={0,2}$/;
/** As {@link ALMOST_ID} after a server turned + into a blank. */
const BLANKS_FOR_PLUS = /^[A-Za-z0-9+/ ]{14}(?::[A-Za-z0-9+/ ]{12})?$/;

interface Found {
  readonly kind: TextKind;
  /** The part that the kind's parser reads. */
  readonly text: string;
}

/** `%3A` and the like, as addresses of pages carry IDs. ASCII only: IDs have nothing else. */
const withoutPercents = (text: string): string =>
  text.replace(/%([2-7][0-9A-Fa-f])/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** A match ID near a position: labelled anywhere, or right behind it. */
function withMatchId(text: string, position: string, end: number): Found {
  const match = (LABELLED_MATCH.exec(text) ?? BARE_MATCH_BEHIND.exec(text.slice(end, end + 40)))?.[1];
  return match && parseMatchId(match).ok ? { kind: 'gnubg-id', text: `${position}:${match}` } : { kind: 'position-id', text: position };
}

function findId(raw: string): Found | null {
  const text = withoutPercents(raw);
  const long = LONG_ID.exec(text)?.[0] ?? ALMOST_LONG_ID.exec(text.trim())?.[0];
  if (long) return { kind: 'long-id', text: long };
  const xgid = XGID.exec(text);
  if (xgid) return { kind: 'xgid', text: text.slice(xgid.index, xgid.index + 200) };
  const pair = PAIR.exec(text);
  // A word that is nearly a pair gets its error below rather than half a reading.
  if (!pair && raw.trim().length < 40 && ALMOST_PAIR.test(text.trim())) return { kind: 'gnubg-id', text };
  if (pair) return { kind: 'gnubg-id', text: pair[0] };
  const labelled = LABELLED_POSITION.exec(text);
  if (labelled) return withMatchId(text, labelled[1]!, labelled.index + labelled[0].length);
  for (const found of text.matchAll(BARE_POSITION)) {
    if (parsePositionId(found[1]!).ok) return withMatchId(text, found[1]!, found.index + POSITION_ID_LENGTH);
  }
  const whole = text.trim();
  if (whole.length < 40) {
    const match = LABELLED_MATCH.exec(whole)?.[1] ?? whole.replace(/={1,2}$/, '');
    if (match.length === MATCH_ID_LENGTH && parseMatchId(match).ok) return { kind: 'match-id', text: match };
    if (whole.includes(' ') && BLANKS_FOR_PLUS.test(whole)) return { kind: whole.includes(':') ? 'gnubg-id' : 'position-id', text: whole.replaceAll(' ', '+') };
    if (ALMOST_ID.test(whole)) return { kind: 'position-id', text: whole };
  }
  return null;
}

/** A record says its format early on, whatever else it holds. */
const isRecordJson = (text: string): boolean => /^[\s\uFEFF]{0,100}\{/.test(text) && text.slice(0, HEAD).includes(`"${RECORD_FORMAT}"`);

function isLongText(text: string): boolean {
  const head = text.slice(0, HEAD);
  return LONG_SIGNATURE.test(head) || (LONG_PRESET.test(head) && (GAME_LINE.test(text) || ROW_LINE.test(text)));
}

function find(text: string): Found | null {
  if (isRecordJson(text)) return { kind: 'record-json', text };
  const isDrawn = text.length <= MAX_ID_TEXT && hasDiagram(text);
  // Over a drawn board the name of the game is no match.
  if (isLongText(text) && (!isDrawn || ROW_LINE.test(text))) return { kind: 'long-text', text };
  const [hasLength, hasGame] = [MATCH_LENGTH.test(text), GAME_LINE.test(text)];
  if (hasLength && hasGame) return { kind: 'mat', text };
  const id = text.length <= MAX_ID_TEXT ? findId(text) : null;
  if (id) return id;
  if (isDrawn) return { kind: 'text-diagram', text };
  // Half a match file: its parser says what is missing.
  return hasLength || (hasGame && ROW_LINE.test(text)) ? { kind: 'mat', text } : null;
}

/** The kind of text, or null. Says nothing about whether it can be read without error. */
export const detect = (text: string): TextKind | null => (text.length > MAX_MATCH_LENGTH ? null : (find(text)?.kind ?? null));

const situationReading = (situation: Result<Situation>): Result<Reading> => (situation.ok ? ok({ kind: 'situation', situation: situation.value }) : situation);
const matchReading = (records: Result<readonly MatchRecord[]>): Result<Reading> =>
  (records.ok ? ok({ kind: 'match', record: records.value[0]!, others: records.value.slice(1) }) : records);
const single = (record: Result<MatchRecord>): Result<readonly MatchRecord[]> => (record.ok ? ok([record.value]) : record);

const READERS: Readonly<Record<TextKind, (text: string) => Result<Reading>>> = {
  mat: (text) => matchReading(parseMatFile(text)),
  'record-json': (text) => matchReading(single(parseRecordJson(text))),
  'long-text': (text) => matchReading(single(parseLongText(text))),
  xgid: (text) => situationReading(parseXgid(text)),
  'gnubg-id': (text) => situationReading(parseGnubgId(text)),
  'position-id': (text) => situationReading(parseGnubgId(text)),
  'match-id': (text) => fail('id_without_board', { text }),
  'long-id': (text) => situationReading(parseLongId(text)),
  'text-diagram': (text) => situationReading(parseTextDiagram(text)),
};

/**
 * Reads any text of a known kind. Errors: text_empty, text_too_long / match_too_big {length, limit}, text_unknown, id_without_board,
 * and those of the kind's parser.
 */
export function readText(text: string): Result<Reading> {
  if (text.length > MAX_MATCH_LENGTH) {
    const head = text.slice(0, HEAD);
    const isMatch = MATCH_LENGTH.test(head) || isRecordJson(head) || isLongText(head);
    return fail(isMatch ? 'match_too_big' : 'text_too_long', { length: text.length, limit: isMatch ? MAX_MATCH_LENGTH : MAX_ID_TEXT });
  }
  if (text.replace(/^\uFEFF/, '').trim() === '') return fail('text_empty');
  const found = find(text);
  if (!found) return text.length > MAX_ID_TEXT ? fail('text_too_long', { length: text.length, limit: MAX_ID_TEXT }) : fail('text_unknown');
  return READERS[found.kind](found.text);
}
