/**
 * Boards of the library searched together: of all of them a column for each side and point, so that a condition is one run over a column.
 */
import { GAMES, type Game } from '../../core/games.ts';
import { SLOTS, type Setup } from '../../core/position.ts';
import { unpackAll, type Columns, type PackedPlace } from './pack.ts';
import { otherAt, type Condition, type QuerySide, type StructureQuery } from './query.ts';

export interface Hit extends PackedPlace {
  /** Of the entry. */
  readonly id: string;
  readonly setup: Setup;
}

export interface BoardIndex {
  readonly ids: readonly string[];
  readonly byGame: Readonly<Record<Game, Columns>>;
}

/** The boards of several entries; those first that come first. */
export const makeIndex = (packed: readonly { readonly id: string; readonly bytes: Uint8Array }[]): BoardIndex =>
  ({ ids: packed.map(({ id }) => id), byGame: unpackAll(packed.map(({ bytes }) => bytes)) });

export const countBoards = ({ byGame }: BoardIndex): number => GAMES.reduce((sum, game) => sum + byGame[game].count, 0);

/** The column of a side's point; with the sides changed, of the other side's by its own counting. */
function columnOf({ own, other }: Columns, game: Game, side: QuerySide, point: number, changed: boolean): Uint8Array {
  if (!changed) return (side === 'own' ? own : other)[point]!;
  return (side === 'own' ? other : own)[otherAt(game, point)]!;
}

/** Leaves those rows in `mask` of which a condition holds. */
function narrow(mask: Uint8Array, columns: Columns, game: Game, { side, how, points, least, most }: Condition, changed: boolean): void {
  const chosen = points.map((point) => columnOf(columns, game, side, point, changed));
  const { count } = columns;
  if (how === 'each') {
    for (const column of chosen) for (let row = 0; row < count; row++) if (column[row]! < least || column[row]! > most) mask[row] = 0;
    return;
  }
  const found = new Uint8Array(count);
  for (const column of chosen) {
    if (how === 'sum') for (let row = 0; row < count; row++) found[row]! += column[row]!;
    else for (let row = 0; row < count; row++) if (column[row]! >= least && column[row]! <= most) found[row] = 1;
  }
  for (let row = 0; row < count; row++) if (how === 'sum' ? found[row]! < least || found[row]! > most : found[row] === 0) mask[row] = 0;
}

function searchGame(columns: Columns, game: Game, { conditions, either }: StructureQuery): Uint8Array {
  const fits = (changed: boolean): Uint8Array => {
    const mask = new Uint8Array(columns.count).fill(1);
    for (const condition of conditions) narrow(mask, columns, game, condition, changed);
    return mask;
  };
  const mask = fits(false);
  if (!either) return mask;
  const changed = fits(true);
  for (let row = 0; row < mask.length; row++) mask[row]! |= changed[row]!;
  return mask;
}

function setupAt({ own, other }: Columns, game: Game, row: number): Setup {
  const opponent = new Array<number>(SLOTS);
  for (let slot = 0; slot < SLOTS; slot++) opponent[otherAt(game, slot)] = other[slot]![row]!;
  return { game, mover: own.map((column) => column[row]!), opponent };
}

export interface Found {
  /** Boards that fit. */
  readonly count: number;
  /** The first of them, short nard's before long nard's, or in the order that was asked for. */
  readonly hits: readonly Hit[];
  /** Ids of the entries they are of, each once. */
  readonly entries: readonly string[];
}

export interface Narrowing {
  /** Leaves those rows in `mask` that fit what else is asked. */
  readonly narrow?: (mask: Uint8Array, columns: Columns) => void;
  /** Place of a board among the hits; absent = as they stand in the index. */
  readonly rank?: (id: string, game: number, decision: number) => number;
}

/** All boards that fit a query, at most `limit` of them named. */
export function searchIndex({ ids, byGame }: BoardIndex, query: StructureQuery, limit = Infinity, { narrow: alsoNarrow, rank }: Narrowing = {}): Found {
  const found: { readonly game: Game; readonly row: number }[] = [];
  const entries = new Set<string>();
  let count = 0;
  for (const game of GAMES) {
    if (query.game !== null && query.game !== game) continue;
    const columns = byGame[game];
    const mask = searchGame(columns, game, query);
    alsoNarrow?.(mask, columns);
    for (let row = 0; row < mask.length; row++) {
      if (mask[row] === 0) continue;
      entries.add(ids[columns.entries[row]!]!);
      if (count++ < limit || rank) found.push({ game, row });
    }
  }
  const hits = found.map(({ game, row }) => {
    const columns = byGame[game];
    return { id: ids[columns.entries[row]!]!, game: columns.games[row]!, decision: columns.decisions[row]!, at: { columns, game, row } };
  });
  const ranked = rank ? hits.map((hit) => ({ hit, rank: rank(hit.id, hit.game, hit.decision) })).sort((a, b) => a.rank - b.rank).slice(0, limit).map(({ hit }) => hit) : hits;
  return { count, entries: [...entries], hits: ranked.map(({ at: { columns, game, row }, ...hit }) => ({ ...hit, setup: setupAt(columns, game, row) })) };
}
