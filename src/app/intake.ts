/** What came in from outside: a text or a file as the matches, the position, the backup, the set of puzzles or the lesson it holds. */
import type { NardError, Result } from '../core/result.ts';
import { fail, ok } from '../core/result.ts';
import type { MatchRecord } from '../core/record.ts';
import type { Situation } from '../core/situation.ts';
import { decodeText } from '../formats/decode.ts';
import { detect, readText } from '../formats/detect.ts';
import type { StoredMatch } from '../store/entries.ts';
import { formatIn, LESSON_FORMAT, SET_FORMAT } from '../study/set-format.ts';

export type Incoming =
  | { readonly kind: 'matches'; readonly records: readonly MatchRecord[]; readonly source: StoredMatch['source'] }
  | { readonly kind: 'situation'; readonly situation: Situation }
  | { readonly kind: 'backup'; readonly file: Blob }
  | { readonly kind: 'puzzles'; readonly file: Blob }
  | { readonly kind: 'lesson'; readonly text: string };

/** A file that could not be taken in, and why. */
export interface FailedFile {
  readonly name: string;
  readonly error: NardError;
}

/** Bytes. The longest matches known have some hundred thousand. */
const LARGEST_TEXT = 20_000_000;
/** Within so many bytes a set of puzzles or a lesson says that it is one. */
const HEAD = 4096;

/** `name` of the file it was in, if any. Errors: those of `readText`. */
export function takeText(text: string, name: string | null): Result<Incoming> {
  if (formatIn(text.slice(0, HEAD)) === LESSON_FORMAT) return ok({ kind: 'lesson', text });
  const found = readText(text);
  if (!found.ok) return found;
  if (found.value.kind === 'situation') return ok({ kind: 'situation', situation: found.value.situation });
  return ok({ kind: 'matches', records: [found.value.record, ...found.value.others], source: { name: name ?? '', text } });
}

/** Errors: match_too_big {length, limit}, those of `readText`. */
export async function takeFile(file: File): Promise<Result<Incoming>> {
  const format = formatIn(decodeText(new Uint8Array(await file.slice(0, HEAD).arrayBuffer())));
  // How long a set may be is for its own reader to say.
  if (format === SET_FORMAT) return ok({ kind: 'puzzles', file });
  if (file.size > LARGEST_TEXT) return fail('match_too_big', { length: file.size, limit: LARGEST_TEXT });
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  // A record of a match is JSON too; anything else of that kind is taken for a backup.
  return file.name.endsWith('.json') && format !== LESSON_FORMAT && detect(text) !== 'record-json' ? ok({ kind: 'backup', file }) : takeText(text, file.name);
}
