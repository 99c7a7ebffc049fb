/** Boards of an entry with what is known of each decision, packed into bytes that are kept: see `board-index`. */
import { GAMES, type Game } from '../../core/games.ts';
import { pips, SLOTS, type Position } from '../../core/position.ts';
import { STAGES, stageOf, type Stage } from '../stage.ts';
import { otherAt } from './query.ts';

/** Where a board stood: both from 0; of a position that is an entry by itself both are 0. */
export interface PackedPlace {
  readonly game: number;
  readonly decision: number;
}

/** What is known of a decision besides its board. */
export interface Facts {
  /** Who decides; null = nobody by name. */
  readonly player: 0 | 1 | null;
  /** A play with dice; a decision about the cube, or a turn before which there was one. */
  readonly isPlay: boolean;
  readonly isCube: boolean;
  /** Equity given up; null = not judged. */
  readonly playLoss: number | null;
  readonly cubeLoss: number | null;
  /** Depth of the analysis; null = there is none. */
  readonly playPlies: number | null;
  readonly cubePlies: number | null;
  /** Points still needed by the side to roll and by the other; null = no match. */
  readonly away: readonly [number, number] | null;
}

export const NO_FACTS: Facts = { player: null, isPlay: false, isCube: false, playLoss: null, cubeLoss: null, playPlies: null, cubePlies: null, away: null };

export interface PlacedBoard extends PackedPlace {
  readonly setup: Position;
  readonly facts?: Facts;
}

/** Raised when the layout changes: bytes of another one are made again. */
const PACK_VERSION = 2;
/** Version, seven to spare, then the stamp. */
const STAMP = 8;
const HEAD = 16;
/** Byte offsets in a row: game, stage, player, marks, game and decision, pips, points needed, plies, losses, then a byte a slot of each side. */
const AT = { game: 0, stage: 1, player: 2, marks: 3, place: 4, pips: 8, away: 10, plies: 12, losses: 14, counts: 22 } as const;
const ROW = AT.counts + 2 * SLOTS;
const IS_PLAY = 1, IS_CUBE = 2;
const NOBODY = 255, NONE = 255, MOST_AWAY = 254;

/** The boards of one entry as bytes. `stamp`: of what they were made of. */
export function packBoards(boards: readonly PlacedBoard[], stamp = 0): Uint8Array {
  const bytes = new Uint8Array(HEAD + boards.length * ROW);
  const view = new DataView(bytes.buffer);
  bytes[0] = PACK_VERSION;
  view.setFloat64(STAMP, stamp);
  boards.forEach(({ game, decision, setup, facts = NO_FACTS }, row) => {
    const at = HEAD + row * ROW;
    bytes[at + AT.game] = GAMES.indexOf(setup.game);
    bytes[at + AT.stage] = STAGES.indexOf(stageOf(setup));
    bytes[at + AT.player] = facts.player ?? NOBODY;
    bytes[at + AT.marks] = (facts.isPlay ? IS_PLAY : 0) | (facts.isCube ? IS_CUBE : 0);
    view.setUint16(at + AT.place, game);
    view.setUint16(at + AT.place + 2, decision);
    view.setUint16(at + AT.pips, pips(setup.mover));
    for (let side = 0; side < 2; side++) bytes[at + AT.away + side] = facts.away ? Math.min(MOST_AWAY, facts.away[side]!) : 0;
    bytes[at + AT.plies] = facts.playPlies ?? NONE;
    bytes[at + AT.plies + 1] = facts.cubePlies ?? NONE;
    view.setFloat32(at + AT.losses, facts.playLoss ?? NaN);
    view.setFloat32(at + AT.losses + 4, facts.cubeLoss ?? NaN);
    for (let slot = 0; slot < SLOTS; slot++) {
      bytes[at + AT.counts + slot] = setup.mover[slot]!;
      bytes[at + AT.counts + SLOTS + slot] = setup.opponent[otherAt(setup.game, slot)]!;
    }
  });
  return bytes;
}

/** Whether bytes that were kept are of this layout. */
export const isPacked = (bytes: Uint8Array): boolean => bytes[0] === PACK_VERSION && bytes.length >= HEAD && (bytes.length - HEAD) % ROW === 0;

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export const stampOf = (bytes: Uint8Array): number => viewOf(bytes).getFloat64(STAMP);

export const rowsIn = (bytes: Uint8Array): number => (bytes.length - HEAD) / ROW;

/** Boards of one game, column by column. */
export interface Columns {
  readonly count: number;
  readonly own: readonly Uint8Array[];
  readonly other: readonly Uint8Array[];
  /** Index in `ids`, game, decision, of each row. */
  readonly entries: Uint32Array;
  readonly games: Uint16Array;
  readonly decisions: Uint16Array;
  readonly stages: Uint8Array;
  readonly players: Uint8Array;
  readonly marks: Uint8Array;
  readonly pips: Uint16Array;
  /** 0 = no match. */
  readonly ownAway: Uint8Array;
  readonly otherAway: Uint8Array;
  /** {@link NOT_ANALYSED} = there is none. */
  readonly playPlies: Uint8Array;
  readonly cubePlies: Uint8Array;
  /** NaN = not judged. */
  readonly playLosses: Float32Array;
  readonly cubeLosses: Float32Array;
}

export const NOT_ANALYSED = NONE;
export const isPlayMark = (mark: number): boolean => (mark & IS_PLAY) !== 0;
export const isCubeMark = (mark: number): boolean => (mark & IS_CUBE) !== 0;
export const stageIndices = (stages: readonly Stage[]): ReadonlySet<number> => new Set(stages.map((stage) => STAGES.indexOf(stage)));

function emptyColumns(count: number): Columns {
  const columns = (): Uint8Array[] => Array.from({ length: SLOTS }, () => new Uint8Array(count));
  const byte = (): Uint8Array => new Uint8Array(count);
  return {
    count, own: columns(), other: columns(), entries: new Uint32Array(count), games: new Uint16Array(count), decisions: new Uint16Array(count), stages: byte(), players: byte(), marks: byte(),
    pips: new Uint16Array(count), ownAway: byte(), otherAway: byte(), playPlies: byte(), cubePlies: byte(), playLosses: new Float32Array(count), cubeLosses: new Float32Array(count),
  };
}

/** The packed boards of several entries as columns, by game; those first that come first. */
export function unpackAll(packed: readonly Uint8Array[]): Readonly<Record<Game, Columns>> {
  const gameAt = (bytes: Uint8Array, row: number): Game => GAMES[bytes[HEAD + row * ROW + AT.game]!]!;
  const counts: Record<Game, number> = { short: 0, long: 0 };
  for (const bytes of packed) for (let row = 0; row < rowsIn(bytes); row++) counts[gameAt(bytes, row)]++;
  const byGame = { short: emptyColumns(counts.short), long: emptyColumns(counts.long) };
  const next: Record<Game, number> = { short: 0, long: 0 };
  packed.forEach((bytes, entry) => {
    const view = viewOf(bytes);
    for (let row = 0; row < rowsIn(bytes); row++) {
      const at = HEAD + row * ROW, game = gameAt(bytes, row), to = next[game]++, columns = byGame[game];
      columns.entries[to] = entry;
      columns.games[to] = view.getUint16(at + AT.place);
      columns.decisions[to] = view.getUint16(at + AT.place + 2);
      columns.stages[to] = bytes[at + AT.stage]!;
      columns.players[to] = bytes[at + AT.player]!;
      columns.marks[to] = bytes[at + AT.marks]!;
      columns.pips[to] = view.getUint16(at + AT.pips);
      columns.ownAway[to] = bytes[at + AT.away]!;
      columns.otherAway[to] = bytes[at + AT.away + 1]!;
      columns.playPlies[to] = bytes[at + AT.plies]!;
      columns.cubePlies[to] = bytes[at + AT.plies + 1]!;
      columns.playLosses[to] = view.getFloat32(at + AT.losses);
      columns.cubeLosses[to] = view.getFloat32(at + AT.losses + 4);
      for (let slot = 0; slot < SLOTS; slot++) {
        columns.own[slot]![to] = bytes[at + AT.counts + slot]!;
        columns.other[slot]![to] = bytes[at + AT.counts + SLOTS + slot]!;
      }
    }
  });
  return byGame;
}
