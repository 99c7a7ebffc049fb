import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { countsOf, type Position } from '../core/position.ts';
import { makeOrLoadTwoSided, TWO_SIDED_HASH, type TableCache, type TwoSidedWasm } from './bearoff-table.ts';
import { createSlicer } from './slices.ts';
import { builtWasm } from './testing/positions.ts';
import { arrangements, homePlays, type Home } from './testing/slow-bearoff.ts';
import type { GameExports } from './wasm-core.ts';
import { instantiate, writeBoard, type Wasm } from './wasm.ts';

const SIDE = 924;
const SCALE = 32767;
const SAMPLES = join(process.env.NARDSCOPE_SHARED ?? '../shared', 'bench/two-sided-samples.tsv');
const none: TableCache = { load: async () => null, save: async () => {} };
const slicer = createSlicer();

let wasm: TwoSidedWasm;
let kept: Uint8Array;
const told: number[] = [];
beforeAll(async () => {
  wasm = await instantiate(builtWasm('short'));
  await makeOrLoadTwoSided(wasm, { load: async () => null, save: async (bytes) => void (kept = bytes) }, { slicer, onProgress: (done) => void told.push(done) });
}, 120_000);

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

function indexOf(home: Home): number {
  let left = 6, index = 0;
  for (let point = 6; point > 0; point--) {
    for (let n = 0; n < home[point - 1]!; n++) index += choose(left - n + point - 1, point - 1);
    left -= home[point - 1]!;
  }
  return index;
}

/** Cubeless, owned, centred and opponent-owned, not doubling now. */
function equities(mine: Home, theirs: Home): number[] {
  const all = new Int16Array(kept.buffer, kept.byteOffset, kept.length / 2);
  const at = (indexOf(mine) * SIDE + indexOf(theirs)) * 4;
  return [...all.subarray(at, at + 4)].map((value) => value / SCALE);
}

type Cube = 'cubeless' | 'own' | 'centred' | 'other';
const CUBES: readonly Cube[] = ['cubeless', 'own', 'centred', 'other'];
const SEEN: Readonly<Record<Cube, Cube>> = { cubeless: 'cubeless', own: 'other', centred: 'centred', other: 'own' };
const WAYS = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].filter((b) => b <= a).map((b) => ({ roll: [a, b] as const, chance: (a === b ? 1 : 2) / 36 })));
const known = new Map<string, number>();

/** By plain recursion in doubles: every play tried, the cube turned wherever that is better. */
function noDouble(mine: Home, theirs: Home, cube: Cube): number {
  const key = `${mine.join()} ${theirs.join()} ${cube}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  let sum = 0;
  for (const { roll, chance } of WAYS) sum += chance * Math.max(...homePlays(mine, roll).map((after) => (after.every((n) => n === 0) ? 1 : -best(theirs, after, SEEN[cube]))));
  known.set(key, sum);
  return sum;
}

function best(mine: Home, theirs: Home, cube: Cube): number {
  const rest = noDouble(mine, theirs, cube);
  return cube === 'own' || cube === 'centred' ? Math.max(rest, Math.min(1, 2 * noDouble(mine, theirs, 'other'))) : rest;
}

describe('equities with the cube', () => {
  const few = [...arrangements(1), ...arrangements(2).filter((_, n) => n % 3 === 0)];
  it('those of up to two checkers a side are what plain recursion says', () => {
    for (const mine of few) for (const theirs of few) {
      const exact = CUBES.map((cube) => noDouble(mine, theirs, cube));
      expect([mine, theirs, equities(mine, theirs).every((value, n) => Math.abs(value - exact[n]!) < 4e-5)]).toEqual([mine, theirs, true]);
    }
  });

  it('a last throw with 17 of 36 is worth as much with any cube: nobody gets to turn it again', () => {
    // Two on the six point: only a double of 3s or more takes both; the other side then ends at once.
    const [cubeless, own, centred, other] = equities([0, 0, 0, 0, 0, 2], [1, 0, 0, 0, 0, 0]);
    expect(cubeless).toBeCloseTo((2 * 4) / 36 - 1, 4);
    expect([own, other]).toEqual([cubeless, cubeless]);
    // Not doubled, the other side cashes the centred cube at its turn; it comes to the same.
    expect(centred).toBeCloseTo(cubeless!, 4);
  });

  it('owning the cube is worth no less than sharing it, and that no less than leaving it to the other side, best actions counted', () => {
    const all = new Int16Array(kept.buffer, kept.byteOffset, kept.length / 2);
    const folded = (rest: number, other: number): number => Math.max(rest, Math.min(SCALE, 2 * other));
    for (let pair = 1; pair < SIDE * SIDE; pair += 13) {
      const [own, centred, other] = [all[4 * pair + 1]!, all[4 * pair + 2]!, all[4 * pair + 3]!];
      if (folded(own, other) < folded(centred, other) - 2 || folded(centred, other) < other - 2) expect([pair, own, centred, other]).toEqual([pair, 'in order']);
    }
  });

  it.skipIf(!existsSync(SAMPLES))('the samples of GNU Backgammon’s table to 1e-4', () => {
    const rows = readFileSync(SAMPLES, 'utf8').split('\n').filter((line) => line && !line.startsWith('#')).map((line) => line.split('\t').map((part) => part.split(' ').map(Number)));
    expect(rows.length).toBeGreaterThan(200);
    for (const [mine, theirs, exact] of rows) expect([mine, theirs, equities(mine!, theirs!).every((value, n) => Math.abs(value - exact![n]!) < 1e-4)]).toEqual([mine, theirs, true]);
  });
});

describe('chances near the end', () => {
  const chance = (other: Wasm<GameExports>, mine: Home, theirs: Home): number => {
    const side = (home: Home): readonly number[] => countsOf(Object.fromEntries(home.map((n, i) => [i + 1, n])));
    writeBoard(other, other.exports.boardAt(), { game: 'short', mover: side(mine), opponent: side(theirs) } as unknown as Position);
    other.exports.evaluateBoard();
    return other.floats()[other.exports.answerAt() / 4]!;
  };

  it('are those of the best play against this very opponent, once both tables are there', async () => {
    const game = wasm as unknown as Wasm<GameExports>;
    while (game.exports.makeBearoff(2000) < game.exports.bearoffPositions());
    for (const mine of arrangements(2)) expect([mine, Math.abs(chance(game, mine, [0, 0, 0, 0, 0, 1]) - (1 + noDouble(mine, [0, 0, 0, 0, 0, 1], 'cubeless')) / 2) < 3e-5]).toEqual([mine, true]);
  }, 60_000);
});

describe('making and keeping', () => {
  it('is the same to the last bit wherever it is made, and takes less than 64 MB with all else', () => {
    expect(BigInt.asUintN(64, wasm.exports.twoSidedHash())).toBe(TWO_SIDED_HASH);
    expect(kept).toHaveLength(SIDE * SIDE * 8);
    expect(wasm.bytes().length).toBeLessThan(64e6);
  });
  it('tells how far it is', () => {
    expect(told.length).toBeGreaterThan(50);
    expect(told.at(-1)).toBe(SIDE);
  });
  it('kept bytes are used, damaged ones are not', async () => {
    const other: TwoSidedWasm = await instantiate(wasm.module);
    expect(await makeOrLoadTwoSided(other, { ...none, load: async () => kept }, { slicer })).toBe('loaded');
    expect(await makeOrLoadTwoSided(other, none, { slicer })).toBe('ready');
    const stop = new AbortController();
    const third: TwoSidedWasm = await instantiate(wasm.module);
    const load = async (): Promise<Uint8Array> => kept.map((byte, at) => (at === 1_000_001 ? byte ^ 1 : byte));
    await expect(makeOrLoadTwoSided(third, { ...none, load }, { slicer, signal: stop.signal, onProgress: () => stop.abort('enough') })).rejects.toBe('enough');
    expect(third.exports.twoSidedReady()).toBe(0);
  });
});
