/** A file as what it holds; its code comes with the first file. */
import { fail, ok, type Result } from '../core/result.ts';
import { decodeText } from '../formats/decode.ts';
import { detect } from '../formats/detect.ts';
import { formatIn, LESSON_FORMAT, SET_FORMAT } from '../study/set-format.ts';
import { HEAD, takeText, type Incoming } from './intake.ts';

/** Bytes. The longest matches known have some hundred thousand. */
const LARGEST_TEXT = 20_000_000;

/** How the first line of a backup begins, whatever its file is called. */
const BACKUP = /^\uFEFF?\s*\{\s*"nardscope"\s*:/;

/** Errors: match_too_big {length, limit}, those of `readText`. */
export async function takeFile(file: File): Promise<Result<Incoming>> {
  const head = decodeText(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
  const format = formatIn(head);
  // How long a backup or a set may be is for its own reader to say; a backup holds whatever there is, lessons and sets too.
  if (BACKUP.test(head)) return ok({ kind: 'backup', file });
  if (format === SET_FORMAT) return ok({ kind: 'puzzles', file });
  if (file.size > LARGEST_TEXT) return fail('match_too_big', { length: file.size, limit: LARGEST_TEXT });
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  // A record of a match is JSON too; anything else of that kind is taken for a backup.
  return file.name.endsWith('.json') && format !== LESSON_FORMAT && detect(text) !== 'record-json' ? ok({ kind: 'backup', file }) : takeText(text, file.name);
}
