import { afterAll, beforeAll, expect, it } from 'vitest';
import { instantiate, type Wasm } from '../src/engine/wasm.ts';
import { builtWasm } from '../src/engine/testing/positions.ts';
import { measurePlays } from './bench.ts';
import { benchBoards, compileTwin, playsInWasm } from './bench-plays.ts';

let wasm: Wasm;
let boards: Uint8Array;
beforeAll(async () => {
  wasm = await instantiate(builtWasm('rules'));
  boards = benchBoards(wasm, 500);
});

it('boards are the same in every run, and of all stages of a game', () => {
  expect(benchBoards(wasm, 500)).toEqual(boards);
  const off = Array.from({ length: 500 }, (_, n) => boards[64 * n]!);
  expect([Math.min(...off), Math.max(...off) > 0]).toEqual([0, true]);
});

const twin = compileTwin();
afterAll(() => twin?.remove());

it.skipIf(!twin)('the twin in C finds exactly as many plays', () => {
  expect(playsInWasm(wasm, boards, 0).results).toBe(twin!.passes(boards, 0).results);
});

it('speed is counted in rolls and plays a second', () => {
  const { rollsPerSecond, playsPerSecond } = measurePlays(wasm, boards, 1, 0);
  expect(playsPerSecond).toBeGreaterThan(rollsPerSecond);
});
