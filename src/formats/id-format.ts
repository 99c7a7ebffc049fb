/** Which ID a short text is, by its look alone: for a board, which is given one. Texts around IDs and matches are for `detect`. */
import { fail, ok, type Result } from '../core/result.ts';
import type { Situation } from '../core/situation.ts';

export type IdFormat = 'xgid' | 'gnubg' | 'long';

export type ParseId = (text: string) => Result<Situation>;
/** Throws for the other game’s situations. */
export type MakeId = (situation: Situation) => string;

/** More than any ID has. */
const MAX_LENGTH = 300;
/** How an ID of long nard begins, whatever mistakes follow: no ID of short nard has its dash there. */
export const LONG_LOOK = /^LN.-/i;
const LOOKS: readonly [IdFormat, RegExp][] = [
  ['long', LONG_LOOK],
  ['xgid', /^xgid\s*=|^[-A-P]{20,30}:/i],
  ['gnubg', /^[A-Z0-9+/]{10,18}={0,2}(?::|$)/i],
];

/** Of whatever a page gives. Errors: text_empty, text_too_long {length, limit}, text_unknown. */
export function idFormat(text: unknown): Result<IdFormat> {
  if (typeof text !== 'string') return fail(text == null ? 'text_empty' : 'text_unknown');
  const id = text.trim();
  if (id === '') return fail('text_empty');
  if (id.length > MAX_LENGTH) return fail('text_too_long', { length: id.length, limit: MAX_LENGTH });
  const found = LOOKS.find(([, look]) => look.test(id));
  return found ? ok(found[0]) : fail('text_unknown');
}
