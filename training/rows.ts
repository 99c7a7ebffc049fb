/** Rows of `assembly/training/rows.ts` in a file: written game by game, learnt in a random order. */
import { appendFile, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeRandom, shuffle } from '../src/core/seeded.ts';
import type { Trainer } from './trainer-wasm.ts';

export const ROW_BYTES = 72;
/** Bytes read at once. */
const CHUNK = 1 << 26;

export interface Labelling {
  /** Which games: number of the first, how many at most, seed. */
  readonly first: number;
  readonly games: number;
  readonly seed: number;
  /** How much of what the next turns said goes into a row: 0 = nothing, 1 = all. */
  readonly trust: number;
}

/** Plays games and adds their rows to the file; returns how many games it played. */
export async function writeGames({ exports, bytes }: Trainer, file: string, { first, games, seed, trust }: Labelling): Promise<number> {
  const rows = exports.writeGames(first, games, seed, trust), at = exports.rowsAt();
  await mkdir(dirname(file), { recursive: true });
  await appendFile(file, bytes().slice(at, at + rows * ROW_BYTES));
  return exports.writtenGames();
}

/** The rows of a file; a row that is cut off at its end is left out. Throws with a sentence when there is none. */
export async function readRows(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const rows = new Uint8Array(Math.floor((await handle.stat()).size / ROW_BYTES) * ROW_BYTES);
    if (!rows.length) throw new Error(`${file} has no row yet: --method labels writes them.`);
    for (let at = 0; at < rows.length;) {
      const { bytesRead } = await handle.read(rows, at, Math.min(CHUNK, rows.length - at), at);
      if (bytesRead === 0) throw new Error(`${file} became shorter while it was read.`);
      at += bytesRead;
    }
    return rows;
  } finally {
    await handle.close();
  }
}

/** Learns rows, each once before any comes again, every time in another order. */
export function rowsLearner(rows: Uint8Array, seed: number): (trainer: Trainer, rate: number) => void {
  const count = rows.length / ROW_BYTES, random = makeRandom(`rows ${seed}`);
  const order = Uint32Array.from({ length: count }, (_, row) => row);
  let next = count;
  return ({ exports, bytes }, rate) => {
    const memory = bytes(), at = exports.rowsAt(), most = Math.min(exports.mostRows(), count);
    for (let place = 0; place < most; place++) {
      if (next === count) {
        shuffle(order, random);
        next = 0;
      }
      const row = order[next++]! * ROW_BYTES;
      memory.set(rows.subarray(row, row + ROW_BYTES), at + place * ROW_BYTES);
    }
    exports.trainRows(most, rate);
  };
}
