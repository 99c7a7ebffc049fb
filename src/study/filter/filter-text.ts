/**
 * A question to the library as one text, for the address of the page, the shell and to keep: the conditions of `structure/query` and the
 * filters of `filter`, with semicolons between, such as `other any 20-22 2+; phase holding; loss 0.05+; player Ada; tag anchor`.
 * In words a semicolon is written `\;`, a backslash `\\`.
 */
import { fail, ok, type Result } from '../../core/result.ts';
import { MAX_PLIES } from '../../engine/protocol.ts';
import { STAGES } from '../stage.ts';
import { ANY_POSITION, makeQuery, parsePart, type StructureQuery } from '../structure/query.ts';
import { dayOf, FILTER_KINDS, MOST_LOSS, MOST_PIPS, NO_FILTER, type DateRange, type LibraryFilter, type Range, type ScoreFilter } from './filter.ts';

export interface LibraryQuery {
  readonly structure: StructureQuery;
  readonly filter: LibraryFilter;
}

export const ANYTHING: LibraryQuery = { structure: ANY_POSITION, filter: NO_FILTER };

/** `0.05+`, `0.05-0.2`, `2`. */
function parseRange(text: string, top: number): Range | null {
  const found = /^(\d+(?:\.\d+)?)\s*(\+|-\s*(\d+(?:\.\d+)?))?$/.exec(text);
  if (!found) return null;
  const least = Number(found[1]), most = found[2] === '+' ? Infinity : Number(found[3] ?? found[1]);
  return least <= most && least <= top && (most <= top || most === Infinity) ? { least, most } : null;
}

const makeRange = ({ least, most }: Range): string => (most === Infinity ? `${least}+` : least === most ? `${least}` : `${least}-${most}`);

/** `2-5`, `money`; null = it is neither. */
export function parseScore(text: string): ScoreFilter | null {
  if (text === 'money') return 'money';
  const found = /^(\d{1,3})\s*-\s*(\d{1,3})$/.exec(text);
  return found && Number(found[1]) > 0 && Number(found[2]) > 0 ? { own: Number(found[1]), other: Number(found[2]) } : null;
}

/** `2026-01-01..2026-03-31`; one end may be missing; a day alone is both. */
function parseDates(text: string): DateRange | null {
  const [first = '', last = first] = text.split('..').map((each) => each.trim());
  const from = first === '' ? null : dayOf(first), to = last === '' ? null : dayOf(last);
  if ((first !== '' && !from) || (last !== '' && !to) || (!from && !to)) return null;
  return { from, to };
}

const makeDates = ({ from, to }: DateRange): string => (from === to ? from! : `${from ?? ''}..${to ?? ''}`);

/** The filters that are a word and what comes after it: what one of them changes; null = it is not understood. */
const VALUES: Readonly<Record<string, (value: string, filter: LibraryFilter) => Partial<LibraryFilter> | null>> = {
  preset: (preset) => ({ preset }),
  player: (player) => ({ player }),
  event: (event) => ({ event }),
  words: (words) => ({ words }),
  tag: (tag, { tags }) => ({ tags: [...tags.filter((each) => each !== tag), tag] }),
  in: (collection) => ({ collection }),
  loss: (text) => { const loss = parseRange(text, MOST_LOSS); return loss && { loss }; },
  phase(text) {
    const names = text.split(/[\s,]+/).filter(Boolean);
    const stages = STAGES.filter((stage) => names.includes(stage));
    return stages.length > 0 && stages.length === new Set(names).size ? { stages } : null;
  },
  score: (text) => { const score = parseScore(text); return score && { score }; },
  pips: (text) => { const pips = parseRange(text, MOST_PIPS); return pips && { pips }; },
  depth: (text) => { const depth = parseRange(text, MAX_PLIES); return depth && { depth }; },
  date: (text) => { const date = parseDates(text); return date && { date }; },
};

function parseFilter(part: string, filter: LibraryFilter): Partial<LibraryFilter> | null {
  if (part === 'starred') return { starred: true };
  const kind = FILTER_KINDS.find((each) => each === part);
  if (kind) return { kind };
  const found = /^(\w+)\s+(.+)$/s.exec(part);
  const parse = found && Object.hasOwn(VALUES, found[1]!) ? VALUES[found[1]!]! : null;
  return parse && parse(found![2]!.trim(), filter);
}

/** Parts between semicolons that are not written `\;`. */
const partsOf = (text: string): readonly string[] =>
  [...text.matchAll(/(?:\\.|[^;\\]|\\$)+/gs)].map(([part]) => part.trim()).filter(Boolean);

const plain = (part: string): string => part.replace(/\\(.)/gs, '$1');
const written = (words: string): string => words.replace(/[\\;]/g, '\\$&');

/** Errors: search_malformed {at: the part that is not understood}. */
export function parseLibraryQuery(text: string): Result<LibraryQuery> {
  let query = ANYTHING;
  for (const part of partsOf(text)) {
    const structure = parsePart(part, query.structure);
    const filter = structure ? null : parseFilter(plain(part), query.filter);
    if (!structure && !filter) return fail('search_malformed', { at: part.slice(0, 60), wanted: 'other' });
    query = { structure: structure ?? query.structure, filter: { ...query.filter, ...filter } };
  }
  return ok(query);
}

export function makeLibraryQuery({ structure, filter }: LibraryQuery): string {
  const { preset, player, event, words, tags, collection, starred, kind, loss, stages, score, pips, depth, date } = filter;
  const said = (name: string, value: string | null): string[] => (value ? [`${name} ${written(value)}`] : []);
  const range = (name: string, value: Range | null): string[] => (value ? [`${name} ${makeRange(value)}`] : []);
  const asked = makeQuery(structure);
  return [
    ...(asked === '' ? [] : [asked]), ...said('preset', preset), ...said('player', player), ...said('event', event), ...said('words', words), ...tags.map((tag) => `tag ${written(tag)}`),
    ...said('in', collection), ...(starred ? ['starred'] : []), ...(kind ? [kind] : []), ...range('loss', loss), ...(stages.length > 0 ? [`phase ${stages.join(',')}`] : []),
    ...(score ? [`score ${score === 'money' ? score : `${score.own}-${score.other}`}`] : []), ...range('pips', pips), ...range('depth', depth), ...(date ? [`date ${makeDates(date)}`] : []),
  ].join('; ');
}

/** Nothing is asked for: everything fits. */
export const isAnything = (query: LibraryQuery): boolean => makeLibraryQuery(query) === '';
