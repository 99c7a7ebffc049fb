/** What came in from outside: a text as the matches, the position, the backup, the set of puzzles or the lesson it holds. */
import type { NardError, Result } from '../core/result.ts';
import { ok } from '../core/result.ts';
import type { MatchRecord } from '../core/record.ts';
import type { Situation } from '../core/situation.ts';
import { readText } from '../formats/detect.ts';
import type { StoredMatch } from '../store/entries.ts';
import { formatIn, LESSON_FORMAT } from '../study/set-format.ts';

export type Incoming =
  | { readonly kind: 'matches'; readonly records: readonly MatchRecord[]; readonly source: StoredMatch['source'] }
  | { readonly kind: 'situation'; readonly situation: Situation; readonly text: string }
  | { readonly kind: 'backup'; readonly file: Blob }
  | { readonly kind: 'puzzles'; readonly file: Blob }
  | { readonly kind: 'lesson'; readonly text: string };

/** A file that could not be taken in, and why. */
export interface FailedFile {
  readonly name: string;
  readonly error: NardError;
}

/** Within so many bytes a set of puzzles or a lesson says that it is one. */
export const HEAD = 4096;

/** `name` of the file it was in, if any. Errors: those of `readText`. */
export function takeText(text: string, name: string | null): Result<Incoming> {
  if (formatIn(text.slice(0, HEAD)) === LESSON_FORMAT) return ok({ kind: 'lesson', text });
  const found = readText(text);
  if (!found.ok) return found;
  if (found.value.kind === 'situation') return ok({ kind: 'situation', situation: found.value.situation, text });
  return ok({ kind: 'matches', records: [found.value.record, ...found.value.others], source: { name: name ?? '', text } });
}
