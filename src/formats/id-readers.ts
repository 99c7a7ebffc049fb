/** What reads and writes each ID, all of them at once; a board on somebody’s page loads them one by one. */
import type { Result } from '../core/result.ts';
import type { Situation } from '../core/situation.ts';
import { makeGnubgId, parseGnubgId } from './gnubg-id.ts';
import { idFormat, type IdFormat, type MakeId, type ParseId } from './id-format.ts';
import { makeLongId, parseLongId } from './long-id.ts';
import { makeXgid } from './xgid-make.ts';
import { parseXgid } from './xgid.ts';

export const ID_PARSERS: Readonly<Record<IdFormat, ParseId>> = { xgid: parseXgid, gnubg: parseGnubgId, long: parseLongId };
export const ID_MAKERS: Readonly<Record<IdFormat, MakeId>> = { xgid: makeXgid, gnubg: makeGnubgId, long: makeLongId };

/** Reads an ID of any kind that stands alone, as in an address. Errors: those of `idFormat` and of the ID. */
export function readId(text: string): Result<Situation> {
  const format = idFormat(text);
  return format.ok ? ID_PARSERS[format.value](text) : format;
}
