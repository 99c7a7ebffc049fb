/**
 * Boards packed for searching: of each entry of the library some bytes that are kept, of all of them together a column for each
 * side and point, so that a condition is one run over a column.
 */
import { GAMES, type Game } from '../../core/games.ts';
import { SLOTS, type Setup } from '../../core/position.ts';
import { otherAt, type Condition, type QuerySide, type StructureQuery } from './query.ts';

/** Where a board stood: both from 0; of a position that is an entry by itself both are 0. */
export interface PackedPlace {
  readonly game: number;
  readonly decision: number;
}

export interface PlacedBoard extends PackedPlace {
  readonly setup: Setup;
}

/** Raised when the layout changes: bytes of another one are made again. */
export const PACK_VERSION = 1;
/** Version, three to spare. */
const HEAD = 4;
/** Which of the games, one to spare, game and decision in 16 bits each, then a byte a slot: own, other, both by the side to roll. */
const PLACE = 2;
const COUNTS = 6;
const ROW = COUNTS + 2 * SLOTS;

/** The boards of one entry as bytes. */
export function packBoards(boards: readonly PlacedBoard[]): Uint8Array {
  const bytes = new Uint8Array(HEAD + boards.length * ROW);
  const view = new DataView(bytes.buffer);
  bytes[0] = PACK_VERSION;
  boards.forEach(({ game, decision, setup }, row) => {
    const at = HEAD + row * ROW;
    bytes[at] = GAMES.indexOf(setup.game);
    view.setUint16(at + PLACE, game);
    view.setUint16(at + PLACE + 2, decision);
    for (let slot = 0; slot < SLOTS; slot++) {
      bytes[at + COUNTS + slot] = setup.mover[slot]!;
      bytes[at + COUNTS + SLOTS + slot] = setup.opponent[otherAt(setup.game, slot)]!;
    }
  });
  return bytes;
}

/** Whether bytes that were kept are of this layout. */
export const isPacked = (bytes: Uint8Array): boolean => bytes[0] === PACK_VERSION && bytes.length >= HEAD && (bytes.length - HEAD) % ROW === 0;

const rowsIn = (bytes: Uint8Array): number => (bytes.length - HEAD) / ROW;

export interface Hit extends PackedPlace {
  /** Of the entry. */
  readonly id: string;
  readonly setup: Setup;
}

/** Boards of one game, column by column. */
interface Columns {
  readonly count: number;
  readonly own: readonly Uint8Array[];
  readonly other: readonly Uint8Array[];
  /** Index in `ids`, game, decision, of each row. */
  readonly entries: Uint32Array;
  readonly games: Uint16Array;
  readonly decisions: Uint16Array;
}

export interface BoardIndex {
  readonly ids: readonly string[];
  readonly byGame: Readonly<Record<Game, Columns>>;
}

const emptyColumns = (count: number): Columns => {
  const columns = (): Uint8Array[] => Array.from({ length: SLOTS }, () => new Uint8Array(count));
  return { count, own: columns(), other: columns(), entries: new Uint32Array(count), games: new Uint16Array(count), decisions: new Uint16Array(count) };
};

/** The boards of several entries; those first that come first. */
export function makeIndex(packed: readonly { readonly id: string; readonly bytes: Uint8Array }[]): BoardIndex {
  const counts: Record<Game, number> = { short: 0, long: 0 };
  for (const { bytes } of packed) for (let row = 0; row < rowsIn(bytes); row++) counts[GAMES[bytes[HEAD + row * ROW]!]!]++;
  const byGame = { short: emptyColumns(counts.short), long: emptyColumns(counts.long) };
  const next: Record<Game, number> = { short: 0, long: 0 };
  packed.forEach(({ bytes }, entry) => {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let row = 0; row < rowsIn(bytes); row++) {
      const at = HEAD + row * ROW;
      const game = GAMES[bytes[at]!]!;
      const { own, other, entries, games, decisions } = byGame[game];
      const to = next[game]++;
      entries[to] = entry;
      games[to] = view.getUint16(at + PLACE);
      decisions[to] = view.getUint16(at + PLACE + 2);
      for (let slot = 0; slot < SLOTS; slot++) {
        own[slot]![to] = bytes[at + COUNTS + slot]!;
        other[slot]![to] = bytes[at + COUNTS + SLOTS + slot]!;
      }
    }
  });
  return { ids: packed.map(({ id }) => id), byGame };
}

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
  /** The first of them, short nard's before long nard's. */
  readonly hits: readonly Hit[];
}

/** All boards that fit a query, at most `limit` of them named. */
export function searchIndex({ ids, byGame }: BoardIndex, query: StructureQuery, limit = Infinity): Found {
  const hits: Hit[] = [];
  let count = 0;
  for (const game of GAMES) {
    if (query.game !== null && query.game !== game) continue;
    const columns = byGame[game];
    const mask = searchGame(columns, game, query);
    for (let row = 0; row < mask.length; row++) {
      if (mask[row] === 0) continue;
      if (count++ < limit) hits.push({ id: ids[columns.entries[row]!]!, game: columns.games[row]!, decision: columns.decisions[row]!, setup: setupAt(columns, game, row) });
    }
  }
  return { count, hits };
}
