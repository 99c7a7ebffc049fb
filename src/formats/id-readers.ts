/** What reads and writes each ID, all of them at once; a board on somebody’s page loads them one by one. */
import { makeGnubgId, parseGnubgId } from './gnubg-id.ts';
import type { IdFormat, MakeId, ParseId } from './id-format.ts';
import { makeLongId, parseLongId } from './long-id.ts';
import { makeXgid } from './xgid-make.ts';
import { parseXgid } from './xgid.ts';

export const ID_PARSERS: Readonly<Record<IdFormat, ParseId>> = { xgid: parseXgid, gnubg: parseGnubgId, long: parseLongId };
export const ID_MAKERS: Readonly<Record<IdFormat, MakeId>> = { xgid: makeXgid, gnubg: makeGnubgId, long: makeLongId };
