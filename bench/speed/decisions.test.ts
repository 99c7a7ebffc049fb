import { beforeAll, describe, expect, it } from 'vitest';
import type { Roll } from '../../src/core/dice.ts';
import { positionKey, startPosition, swapSides, type Position } from '../../src/core/position.ts';
import { readBoard } from '../../src/engine/wasm.ts';
import { loadGame, type BenchGame } from '../bench-game.ts';
import { playOn } from './decisions.ts';

let bench: BenchGame;
beforeAll(async () => {
  bench = await loadGame('short');
});

const start = startPosition('short');
const throws: Roll[] = [[6, 6], [3, 1], [5, 2], [4, 4]];

describe('the timed loop', () => {
  it('makes a decision of every throw from every start', () => expect(playOn(bench.wasm, [start, swapSides(start)], throws, 2)).toBe(8));
  it.each([
    ['makes the plays that the engine would', 4, throws],
    ['begins anew after so many turns', 3, throws.slice(3)],
  ])('%s', (_rule, plies, last) => {
    playOn(bench.wasm, [start], throws, plies);
    const { wasm, core } = bench;
    const reached = readBoard(wasm, wasm.exports.boardAt(), 'short');
    const expected = last.reduce<Position>((position, roll) => swapSides(core.best(position, roll).result), start);
    expect(positionKey(reached)).toBe(positionKey(expected));
  });
});
