import { beforeAll, describe, expect, it } from 'vitest';
import { crc32 } from '../src/engine/crc32.ts';
import { countsOf, OFF, startPosition, type Counts } from '../src/core/position.ts';
import { netFloats } from '../src/engine/net-file.ts';
import { writeBoard } from '../src/engine/wasm.ts';
import { descentAt } from './testing/descent.ts';
import { chooseGame, loadTrainer, shapesOf, weightsOf, type Trainer } from './trainer-wasm.ts';

const LENGTH = 48, GOALS = 3, BENDS = 4;
/** Nobody off, some still in the other side's home, so that all three goals are open; nobody is home within a roll. */
const SIDE = countsOf({ 21: 2, 19: 1, 13: 4, 8: 3, 6: 3, 3: 2 });

async function fresh(): Promise<Trainer> {
  const made = await loadTrainer('build/trainer.wasm');
  chooseGame(made, 'short');
  made.exports.startNets(3);
  made.exports.makeEndings();
  return made;
}

let trainer: Trainer;
/** Where the race net begins among the weights. */
let first: number;
beforeAll(async () => {
  trainer = await fresh();
  const shapes = shapesOf(trainer);
  first = shapes.slice(0, 4).reduce((sum, shape) => sum + netFloats(shape), 0);
  // Biases and output weights have something to say.
  const { columns, hidden, outputs } = shapes[4]!;
  for (let n = 0; n < (1 + outputs) * hidden + outputs; n++) weightsOf(trainer)[first + columns * hidden + n] = 0.1 * Math.sin(n);
});

function choose(side: Counts): void {
  writeBoard(trainer, trainer.exports.boardAt(), { ...startPosition('short'), mover: side, opponent: countsOf({ [OFF]: 15 }) });
}
const rowsAt = (at: number): number[][] => Array.from({ length: GOALS }, (_, goal) => [...trainer.floats().slice(at / 4 + goal * LENGTH, at / 4 + (goal + 1) * LENGTH)]);
const said = (side: Counts): number[][] => {
  choose(side);
  return rowsAt(trainer.exports.sideOfBoard());
};
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** The race net again, in plain numbers, from what `assembly/side-rolls.ts` says. */
function slowRows(side: Counts, weights: ArrayLike<number>): number[][] {
  const { columns: width, hidden, outputs } = shapesOf(trainer)[4]!;
  choose(side);
  const { exports } = trainer;
  const columns = [...new Uint16Array(exports.memory.buffer, exports.raceSlotsOf(), exports.raceSlots())].filter((column) => column > 0);
  const bias = first + width * hidden;
  const units = Array.from({ length: hidden }, (_, unit) => 1 / (1 + Math.exp(-columns.reduce((so, column) => so + weights[first + column * hidden + unit]!, weights[bias + unit]!))));
  const bends = Array.from({ length: outputs }, (_, n) => weights[bias + (1 + outputs) * hidden + n]! + sum(units.map((unit, at) => unit * weights[bias + (1 + n) * hidden + at]!)));
  const pipsBeyond = (point: number): number => sum(side.map((count, at) => Math.max(0, at - point) * count));
  return [pipsBeyond(0) / 8.166667 + 0.8, (pipsBeyond(6) + 3) / 8.166667 + 0.5, pipsBeyond(18) / 8.166667 + 0.5].map((middle, goal) => {
    const deviation = 0.5 * Math.sqrt(middle) + 0.25;
    const least = Math.max(1, Math.ceil(middle - 4.5 * deviation)), most = Math.min(LENGTH - 1, Math.floor(middle + 7 * deviation) + 1);
    const [a, b, c, d] = bends.slice(goal * BENDS, (goal + 1) * BENDS) as [number, number, number, number];
    const row = Array.from({ length: LENGTH }, (_, rolls) => {
      const u = Math.min(5, (rolls - middle) / deviation);
      return rolls < least || rolls > most ? 0 : Math.exp(-(u ** 2) / 2 + a * u + (b * u ** 2) / 2 + (c * u ** 3) / 6 + (d * u ** 4) / 24);
    });
    return row.map((each) => each / sum(row));
  });
}

describe('the rolls that a side of a race needs', () => {
  it('are chances that the net’s weights say, by plain arithmetic', () => {
    const slow = slowRows(SIDE, Float64Array.from(weightsOf(trainer)));
    said(SIDE).forEach((row, goal) => row.forEach((chance, rolls) => expect(chance, `goal ${goal}, ${rolls} rolls`).toBeCloseTo(slow[goal]![rolls]!, 4)));
  });

  it.each([
    ['a checker is off', countsOf({ 14: 3, 8: 2, 2: 3 }), 1],
    ['nobody is in the other side’s home', countsOf({ 18: 3, 8: 12 }), 2],
  ])('are none where the goal is reached: %s', (_, side, goal) => expect(said(side)[goal]!.slice(0, 2)).toEqual([1, 0]));

  it('are learnt by the slope of cross-entropy in every kind of weight', () => {
    const before = Float64Array.from(weightsOf(trainer));
    choose(SIDE);
    const rate = 0.001;
    trainer.exports.learnSideOfBoard(rate);
    const wanted = rowsAt(trainer.exports.wantedRolls());
    for (const row of wanted) expect(sum(row)).toBeCloseTo(1, 4);
    const after = Float64Array.from(weightsOf(trainer));
    const loss = (weights: ArrayLike<number>): number => sum(slowRows(SIDE, weights).flatMap((row, goal) => row.map((chance, rolls) => (wanted[goal]![rolls]! ? -wanted[goal]![rolls]! * Math.log(Math.max(chance, 1e-12)) : 0))));
    const { columns, hidden, outputs } = shapesOf(trainer)[4]!;
    const bias = first + columns * hidden;
    const places = [first + (1 + 5 * 15 + 2) * hidden + 3, first + (1 + 20 * 15 + 1) * hidden + 40, bias + 7, bias + 63, ...Array.from({ length: outputs }, (_, n) => bias + (1 + n) * hidden + 5 * n), ...Array.from({ length: outputs }, (_, n) => bias + (1 + outputs) * hidden + n)];
    for (const place of places) {
      const descent = descentAt(loss, before, place);
      // A bend is moved by 1 at most.
      const [least, most] = [Math.min(descent, Math.sign(descent)), Math.max(descent, Math.sign(descent))];
      const moved = (after[place]! - before[place]!) / rate;
      expect(moved, `weight ${place}`).toBeGreaterThan(least - 4e-3 - 0.03 * Math.abs(descent));
      expect(moved, `weight ${place}`).toBeLessThan(most + 4e-3 + 0.03 * Math.abs(descent));
    }
  });

  it('come out the same from the same games, and nearer to the truth', { timeout: 120_000 }, async () => {
    trainer = await fresh();
    const signatures = [trainer, await fresh()].map((each) => {
      each.exports.trainRaces(0, 30, 1, 0.05);
      const weights = weightsOf(each);
      return crc32(new Uint8Array(weights.buffer, weights.byteOffset, weights.byteLength));
    });
    expect(signatures[0]).toBe(signatures[1]);
    const { exports } = trainer;
    const early = exports.takeRaceError();
    exports.trainRaces(30, 150, 1, 0.05);
    exports.takeRaceError();
    exports.trainRaces(2000, 30, 1, 0.01);
    expect(exports.takeRaceError()).toBeLessThan(early / 3);
  });
});
