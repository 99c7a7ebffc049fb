import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { GAMES, type Game } from '../src/core/games.ts';
import type { Position } from '../src/core/position.ts';
import { longPositions } from '../src/engine/testing/long-positions.ts';
import { positions } from '../src/engine/testing/positions.ts';
import { writeBoard } from '../src/engine/wasm.ts';
import { chooseGame, loadTrainer, weightsOf, type Trainer } from './trainer-wasm.ts';

let trainer: Trainer;
beforeAll(async () => {
  trainer = await loadTrainer('build/trainer.wasm');
});

/** What `assembly/sieve.ts` computes by differences, from all of a board: `counts` = 26 of who played, six bytes, 26 of the other. */
function slowScore(weights: Float32Array, counts: Uint8Array, units: number, columns: number): number {
  const sums = weights.slice(columns * units, (columns + 1) * units);
  [0, 1].forEach((side) => {
    for (let slot = 0; slot < 26; slot++) {
      const count = counts[side * 32 + slot]!;
      const first = (side * 416 + slot * 16 + count) * units;
      if (count) sums.forEach((sum, unit) => { sums[unit] = sum + weights[first + unit]!; });
    }
  });
  const output = (columns + 1) * units;
  return sums.reduce((sum, value, unit) => sum + Math.max(0, value) * weights[output + unit]!, weights[output + units]!);
}

const CASES: Record<Game, () => fc.Arbitrary<Position>> = {
  short: () => positions().filter(({ mover, opponent }) => mover[0]! < 15 && opponent[0]! < 15),
  long: longPositions,
};

describe.each(GAMES)('the sieve of %s nard', { timeout: 120_000 }, (game) => {
  beforeAll(() => {
    const { exports } = trainer;
    chooseGame(trainer, game);
    exports.startNets(3);
    exports.startAllSieves(3);
    exports.trainSieves(0, 3, 3, 0.01);
  });

  it('says of a play by what it changes what its whole board says, hits included', () => {
    const { exports } = trainer;
    const units = exports.sieveUnits(), columns = exports.sieveColumns();
    let compared = 0;
    fc.assert(fc.property(CASES[game](), fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }), (position, die1, die2) => {
      writeBoard(trainer, exports.boardAt(), position);
      if (!exports.hasContact()) return;
      const picks = exports.siftBoard(die1, die2), plays = exports.siftedPlays();
      expect(picks).toBeLessThanOrEqual(Math.min(plays, 6));
      expect(picks > 0).toBe(plays > 0);
      const sieve = weightsOf(trainer).subarray(exports.sieveOffset() / 4);
      const scores = new Float32Array(exports.memory.buffer, exports.sieveScores(), plays);
      for (let index = 0; index < plays; index += 7, compared++) {
        const counts = new Uint8Array(exports.memory.buffer, exports.siftedBoard(index), 64);
        expect(scores[index]).toBeCloseTo(slowScore(sieve, counts, units, columns), 4);
      }
    }), { numRuns: 400, seed: 5 });
    expect(compared).toBeGreaterThan(200);
  });

  it('learns: after some games it loses far less than before', () => {
    const { exports } = trainer;
    exports.startAllSieves(4);
    const before = exports.sieveLoss(10, 9);
    exports.trainSieves(0, 60, 4, 0.01);
    expect(exports.sieveLoss(10, 9)).toBeLessThan(before / 2);
  });
});
