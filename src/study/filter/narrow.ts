/** Filters over the columns of the index: what is asked of entries is settled once for each, what is asked of decisions in one run. */
import { isSameTag } from '../../core/tags.ts';
import { isCubeMark, isPlayMark, NOT_ANALYSED, stageIndices, type Columns } from '../structure/pack.ts';
import type { Narrowing } from '../structure/board-index.ts';
import { dayOf, hasPart, isInDates, isWithin, type LibraryFilter } from './filter.ts';

interface Said {
  readonly tags?: readonly string[];
  readonly note?: string;
  readonly starred?: true;
}

/** What filters look at in an entry of the library. */
export interface FilteredEntry extends Said {
  readonly id: string;
  readonly kind: 'match' | 'position';
  readonly title: string;
  readonly createdAt: number;
  readonly preset: string | null;
  /** Of a match. */
  readonly players?: readonly [string, string];
  readonly event?: string;
  readonly date?: string;
  readonly remarks?: readonly (Said & { readonly game: number; readonly decision: number })[];
}

/** An entry as a whole, or one decision of it. */
export interface CollectedItem {
  readonly id: string;
  readonly game?: number;
  readonly decision?: number;
}

/** `game` and `decision` of a row as one number. */
const placeOf = (game: number, decision: number): number => game * 65_536 + decision;

const hasTag = ({ tags = [] }: Said, tag: string): boolean => tags.some((each) => isSameTag(each, tag));

/** Where something is said: of the entry as a whole, at these of its decisions, or nowhere. */
type Where = true | ReadonlySet<number> | null;

function whereSaid(entry: FilteredEntry, is: (said: Said) => boolean): Where {
  if (is(entry)) return true;
  const places = (entry.remarks ?? []).filter(is).map(({ game, decision }) => placeOf(game, decision));
  return places.length > 0 ? new Set(places) : null;
}

function whereCollected(items: readonly CollectedItem[], id: string): Where {
  const own = items.filter((item) => item.id === id);
  if (own.some(({ game }) => game === undefined)) return true;
  return own.length > 0 ? new Set(own.map(({ game, decision }) => placeOf(game!, decision ?? 0))) : null;
}

const both = (a: Where, b: Where): Where => (a === null || b === null ? null : a === true ? b : b === true ? a : new Set([...a].filter((place) => b.has(place))));

/** When an entry is from, as a day. */
const dateOf = ({ date, createdAt }: FilteredEntry): string => (date === undefined ? null : dayOf(date)) ?? new Date(createdAt).toISOString().slice(0, 10);

/** Where in an entry what is asked of it holds. */
function whereFits(entry: FilteredEntry, filter: LibraryFilter, collected: readonly CollectedItem[]): Where {
  const { preset, event, words, tags, starred, date, collection } = filter;
  if (preset !== null && entry.preset !== preset) return null;
  if (event !== null && !hasPart(entry.event ?? '', event)) return null;
  if (date !== null && !isInDates(dateOf(entry), date)) return null;
  let where: Where = true;
  if (words !== null && !hasPart(entry.title, words)) where = both(where, whereSaid(entry, ({ note = '' }) => hasPart(note, words)));
  for (const tag of tags) where = both(where, whereSaid(entry, (said) => hasTag(said, tag)));
  if (starred) where = both(where, whereSaid(entry, (said) => said.starred === true));
  if (collection !== null) where = both(where, whereCollected(collected, entry.id));
  return where;
}

/** Which of the two players of each entry may decide; bits 1 and 2. */
const playersOf = ({ players }: FilteredEntry, part: string): number => (players ? (hasPart(players[0], part) ? 1 : 0) | (hasPart(players[1], part) ? 2 : 0) : 0);

/** A number that decisions are asked of, by the kind of decision: of the play, of the cube, or of both. */
type Value = (columns: Columns, row: number) => number;

const LOSS: Readonly<Record<'checker' | 'cube' | 'both', Value>> = {
  checker: ({ playLosses }, row) => playLosses[row]!,
  cube: ({ cubeLosses }, row) => cubeLosses[row]!,
  both: ({ playLosses, cubeLosses }, row) => {
    const play = playLosses[row]!, cube = cubeLosses[row]!;
    return Number.isNaN(play) ? cube : Number.isNaN(cube) ? play : play + cube;
  },
};

const DEPTH: Readonly<Record<'checker' | 'cube' | 'both', Value>> = {
  checker: ({ playPlies }, row) => playPlies[row]!,
  cube: ({ cubePlies }, row) => cubePlies[row]!,
  both: ({ playPlies, cubePlies }, row) => (playPlies[row] === NOT_ANALYSED ? cubePlies[row]! : playPlies[row]!),
};

/** Below a thousandth of a thousandth: a loss is kept in fewer digits than it was typed with. */
const ROUNDING = 1e-6;

/** Runs over the rows once and leaves those that pass. */
function keep(mask: Uint8Array, passes: (row: number) => boolean): void {
  for (let row = 0; row < mask.length; row++) if (mask[row] !== 0 && !passes(row)) mask[row] = 0;
}

function narrowDecisions(mask: Uint8Array, columns: Columns, { kind, loss, stages, score, pips, depth }: LibraryFilter): void {
  const of = kind ?? 'both';
  if (kind) keep(mask, (row) => (kind === 'checker' ? isPlayMark : isCubeMark)(columns.marks[row]!));
  if (loss) {
    const range = { least: loss.least - ROUNDING, most: loss.most + ROUNDING };
    keep(mask, (row) => isWithin(LOSS[of](columns, row), range));
  }
  if (depth) keep(mask, (row) => { const plies = DEPTH[of](columns, row); return plies !== NOT_ANALYSED && isWithin(plies, depth); });
  if (stages.length > 0) {
    const wanted = stageIndices(stages);
    keep(mask, (row) => wanted.has(columns.stages[row]!));
  }
  if (pips) keep(mask, (row) => isWithin(columns.pips[row]!, pips));
  if (score) keep(mask, (row) => (score === 'money' ? columns.ownAway[row] === 0 : columns.ownAway[row] === score.own && columns.otherAway[row] === score.other));
}

/** How the index is narrowed by a filter. `entries` in the order of the index; `collected`: the items of the collection that is named. */
export function narrowingOf(filter: LibraryFilter, entries: readonly FilteredEntry[], collected: readonly CollectedItem[]): Narrowing {
  const where = entries.map((entry) => whereFits(entry, filter, collected));
  const { player } = filter;
  const players = player === null ? null : entries.map((entry) => playersOf(entry, player));
  const narrow = (mask: Uint8Array, columns: Columns): void => {
    keep(mask, (row) => {
      const there = where[columns.entries[row]!]!;
      return there === true || (there !== null && there.has(placeOf(columns.games[row]!, columns.decisions[row]!)));
    });
    // Nobody by name decides in a position.
    if (players) keep(mask, (row) => columns.players[row]! < 2 && (players[columns.entries[row]!]! & (columns.players[row]! + 1)) !== 0);
    narrowDecisions(mask, columns, filter);
  };
  if (filter.collection === null) return { narrow };
  const rankOf = new Map(collected.map((item, at) => [item.game === undefined ? item.id : `${item.id} ${item.game} ${item.decision ?? 0}`, at]));
  return { narrow, rank: (id, game, decision) => rankOf.get(`${id} ${game} ${decision}`) ?? rankOf.get(id) ?? Infinity };
}
