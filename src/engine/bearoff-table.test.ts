import { beforeAll, describe, expect, it } from 'vitest';
import { countsOf, type Position } from '../core/position.ts';
import { BEAROFF_HASH, makeOrLoadTable, type BearoffWasm, type TableCache } from './bearoff-table.ts';
import { createSlicer } from './slices.ts';
import { builtWasm } from './testing/positions.ts';
import { arrangements, rollsToAll, rollsToFirst, winChance, type Home } from './testing/slow-bearoff.ts';
import { instantiate, writeBoard } from './wasm.ts';

let wasm: BearoffWasm;
let kept: Uint8Array;
const empty: TableCache = { load: async () => null, save: async () => {} };
const slicer = createSlicer();

beforeAll(async () => {
  wasm = await instantiate(builtWasm('short'));
  await makeOrLoadTable(wasm, { load: async () => null, save: async (bytes) => void (kept = bytes) }, { slicer });
}, 60_000);

const ALL_SLOTS = 32;
const FIRST_SLOTS = 8;

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
/** Rank in lexicographic order, highest point first, of arrangements of at most fifteen checkers. */
function indexOf(home: Home): number {
  let left = 15;
  let index = 0;
  for (let point = 6; point > 0; point--) {
    for (let n = 0; n < home[point - 1]!; n++) index += choose(left - n + point - 1, point - 1);
    left -= home[point - 1]!;
  }
  return index;
}

/** Chances of exactly 0, 1, 2 … rolls in the table. */
function chances(home: Home, which: 'all' | 'first'): number[] {
  const floats = new Float32Array(kept.buffer, kept.byteOffset, kept.length / 4);
  const index = indexOf(home);
  const at = which === 'all' ? index * ALL_SLOTS : wasm.exports.bearoffPositions() * ALL_SLOTS + index * FIRST_SLOTS;
  return [...floats.subarray(at, at + (which === 'all' ? ALL_SLOTS : FIRST_SLOTS))];
}

const farthest = (a: readonly number[], b: readonly number[]): number => Math.max(...a.map((x, i) => Math.abs(x - (b[i] ?? 0))));

describe('mean rolls', () => {
  it.each([
    ['fifteen on the ace point', [15, 0, 0, 0, 0, 0], 6.979592],
    ['fifteen on the six point', [0, 0, 0, 0, 0, 15], 12.266187],
    ['two each on 1–3 and three each on 4–6', [2, 2, 2, 3, 3, 3], 8.138923],
    ['one on the ace point', [1, 0, 0, 0, 0, 0], 1],
    ['one on the six point', [0, 0, 0, 0, 0, 1], 1.25],
    ['nothing left', [0, 0, 0, 0, 0, 0], 0],
  ])('%s', (_rule, home, mean) => {
    expect(Math.abs(wasm.exports.bearoffMean(indexOf(home)) - mean)).toBeLessThan(1e-5);
  });

  it('of every arrangement of up to five checkers, by plain recursion in doubles', () => {
    const homes = [1, 2, 3, 4, 5].flatMap((count) => arrangements(count));
    expect(homes).toHaveLength(461);
    for (const home of homes) {
      const exact = rollsToAll(home);
      expect([home, Math.abs(wasm.exports.bearoffMean(indexOf(home)) - exact.mean) < 1e-6]).toEqual([home, true]);
      expect([home, farthest(chances(home, 'all'), exact.chances) < 1e-6]).toEqual([home, true]);
    }
  });

  it('every distribution is whole', () => {
    const floats = new Float32Array(kept.buffer, kept.byteOffset, kept.length / 4);
    for (let index = 0; index < wasm.exports.bearoffPositions(); index++) {
      let sum = 0;
      for (let slot = 0; slot < ALL_SLOTS; slot++) sum += floats[index * ALL_SLOTS + slot]!;
      if (Math.abs(sum - 1) > 2e-6) expect([index, sum]).toEqual([index, 1]);
    }
  });
});

describe('rolls until the first is off', () => {
  it.each<[string, Home]>([
    ['fifteen on the ace point', [15, 0, 0, 0, 0, 0]],
    ['fifteen on the four point', [0, 0, 0, 15, 0, 0]],
    ['a gap on the low points', [0, 0, 7, 8, 0, 0]],
    ['one to spare', [1, 0, 0, 14, 0, 0]],
    ['none while one is off already', [0, 0, 0, 0, 0, 14]],
  ])('%s', (_rule, home) => {
    expect(farthest(chances(home, 'first'), rollsToFirst(home).chances)).toBeLessThan(1e-6);
  });
});

describe('chances of the side to roll', () => {
  const side = (home: Home): readonly number[] => countsOf(Object.fromEntries(home.map((n, i) => [i + 1, n])));
  function evaluate(mine: Home, theirs: Home): number[] {
    const position = { game: 'short', mover: side(mine), opponent: side(theirs) } as unknown as Position;
    writeBoard(wasm, wasm.exports.boardAt(), position);
    const { evaluateBoard, answerAt } = wasm.exports as unknown as { evaluateBoard(): number; answerAt(): number };
    evaluateBoard();
    return [...wasm.floats().subarray(answerAt() / 4, answerAt() / 4 + 5)];
  }

  it('one checker against one: exactly those of a search by brute force', () => {
    for (const mine of arrangements(1)) for (const theirs of arrangements(1)) {
      expect(evaluate(mine, theirs)[0]).toBeCloseTo(winChance(mine, theirs), 6);
    }
  });

  it('two against one: the one cannot choose, so the fewest rolls are close to the best and never above it', () => {
    for (const mine of arrangements(2)) for (const theirs of arrangements(1)) {
      const best = winChance(mine, theirs);
      const found = evaluate(mine, theirs)[0]!;
      expect(found).toBeLessThan(best + 1e-6);
      expect(found).toBeGreaterThan(best - 0.02);
    }
  });

  it.each<[string, Home, Home, number[]]>([
    ['the last checker wins a gammon of fifteen', [1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 15], [1, 1, 0, 0, 0]],
    ['no gammon once one is off', [1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 14], [1, 0, 0, 0, 0]],
    ['seventeen of 36 throws bear one off the six point and save the gammon', [0, 0, 0, 0, 0, 15], [1, 0, 0, 0, 0, 0], [0, 0, 0, 19 / 36, 0]],
    ['with one of them on the ace point, 24 do', [1, 0, 0, 0, 0, 14], [1, 0, 0, 0, 0, 0], [0, 0, 0, 12 / 36, 0]],
    ['27 throws bear off the six point; the fifteen then had no turn', [0, 0, 0, 0, 0, 1], [15, 0, 0, 0, 0, 0], [1, 27 / 36, 0, 0, 0]],
  ])('%s', (_rule, mine, theirs, expected) => {
    expect(farthest(evaluate(mine, theirs), expected)).toBeLessThan(1e-6);
  });
});

describe('making and keeping', () => {
  it('is the same to the last bit wherever it is made', () => {
    expect(BigInt.asUintN(64, wasm.exports.bearoffHash())).toBe(BEAROFF_HASH);
  });

  it('kept bytes are used', async () => {
    const other: BearoffWasm = await instantiate(wasm.module);
    expect(other.exports.bearoffReady()).toBe(0);
    expect(await makeOrLoadTable(other, { ...empty, load: async () => kept }, { slicer })).toBe('loaded');
    expect(other.exports.bearoffReady()).toBe(1);
    expect(await makeOrLoadTable(other, empty, { slicer })).toBe('ready');
  });

  it.each<[string, () => Promise<Uint8Array | null>]>([
    ['damaged bytes', async () => kept.map((byte, i) => (i === 4_000_001 ? byte ^ 1 : byte))],
    ['too few bytes', async () => kept.subarray(1)],
    ['a cache that cannot be read', async () => { throw new Error('no storage'); }],
  ])('is made anew for %s, with progress, and goes on where it was stopped', async (_rule, load) => {
    const other: BearoffWasm = await instantiate(wasm.module);
    const stop = new AbortController();
    const seen: number[] = [];
    const onProgress = (done: number, total: number): void => {
      seen.push(done);
      expect(total).toBe(54264);
      if (done > 20_000) stop.abort('enough');
    };
    await expect(makeOrLoadTable(other, { ...empty, load }, { slicer, onProgress, signal: stop.signal })).rejects.toBe('enough');
    const stopped = other.exports.makeBearoff(0);
    expect([stopped < 54264, other.exports.bearoffReady()]).toEqual([true, 0]);
    const save = async (): Promise<void> => { throw new Error('full'); };
    expect(await makeOrLoadTable(other, { load, save }, { slicer, onProgress })).toBe('made');
    expect(other.exports.bearoffReady()).toBe(1);
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
    expect(seen.at(-1)).toBe(54264);
  }, 60_000);
});
