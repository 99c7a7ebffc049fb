import { beforeAll, describe, expect, it } from 'vitest';
import { countsOf, startPosition, type Position } from '../src/core/position.ts';
import { writeBoard } from '../src/engine/wasm.ts';
import { descentAt } from './testing/descent.ts';
import { chooseGame, loadTrainer, shapesOf, weightsOf, type Trainer } from './trainer-wasm.ts';

const CHANCES = 5;
/** Contact of a kind that the first contact net answers for: one or two behind on both sides, nobody off. */
const POSITION: Position = { ...startPosition('short'), mover: countsOf({ 24: 2, 13: 4, 8: 4, 6: 5 }), opponent: countsOf({ 24: 1, 20: 1, 13: 5, 8: 3, 6: 4, 4: 1 }) };

let trainer: Trainer;
let columns: number[];
beforeAll(async () => {
  trainer = await loadTrainer('build/trainer.wasm');
  chooseGame(trainer, 'short');
  const { exports } = trainer;
  exports.startNets(7);
  // The second layer has a say, small enough that a gammon stays rarer than a win and no answer is bent.
  weightsOf(trainer).forEach((weight, n, weights) => { weights[n] = weight || Math.sin(n) * 0.03; });
  const { columns: width, hidden, second } = shapesOf(trainer)[0]!;
  weightsOf(trainer).set([0, -2, -5, -3, -5], (width + 1 + CHANCES + second) * hidden + (1 + CHANCES) * second);
  writeBoard(trainer, exports.boardAt(), POSITION);
  columns = [...new Uint16Array(exports.memory.buffer, exports.contactSlotsOf(), exports.contactSlots())].filter((column) => column > 0);
});

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** The first contact net again, in plain numbers, from what `assembly/net.ts` says of its memory. */
function slowNet(weights: ArrayLike<number>): number[] {
  const { columns: width, hidden, second } = shapesOf(trainer)[0]!;
  const bias = width * hidden, outputs = bias + hidden, toSecond = outputs + CHANCES * hidden;
  const secondBias = toSecond + hidden * second, secondOutputs = secondBias + second, outputBias = secondOutputs + CHANCES * second;
  const units = Array.from({ length: hidden }, (_, unit) => logistic(columns.reduce((sum, column) => sum + weights[column * hidden + unit]!, weights[bias + unit]!)));
  const behind = Array.from({ length: second }, (_, unit) => Math.max(0, units.reduce((sum, value, from) => sum + value * weights[toSecond + from * second + unit]!, weights[secondBias + unit]!)));
  const dot = (values: readonly number[], from: number): number => values.reduce((sum, value, unit) => sum + value * weights[from + unit]!, 0);
  return Array.from({ length: CHANCES }, (_, output) => logistic(weights[outputBias + output]! + dot(units, outputs + output * hidden) + dot(behind, secondOutputs + output * second)));
}

describe('a net', () => {
  it('answers what its weights say, by plain arithmetic', () => {
    const [win] = slowNet(weightsOf(trainer));
    expect(trainer.floats()[trainer.exports.evaluateBoard() / 4]).toBeCloseTo(win!, 4);
  });

  it('learns by the slope of cross-entropy in every kind of weight', () => {
    const { exports } = trainer;
    const { columns: width, hidden, second } = shapesOf(trainer)[0]!;
    const target = [0.9, 0.5, 0.1, 0.05, 0.01];
    const loss = (weights: ArrayLike<number>): number =>
      slowNet(weights).reduce((sum, chance, n) => sum - target[n]! * Math.log(chance) - (1 - target[n]!) * Math.log(1 - chance), 0);
    const before = Float64Array.from(weightsOf(trainer).subarray(0, (width + 1 + CHANCES + second) * hidden + (1 + CHANCES) * second + CHANCES));
    trainer.floats().set(target, exports.targetAt() / 4);
    const rate = 0.001;
    exports.learnBoard(exports.targetAt(), rate);
    const after = weightsOf(trainer);
    const bias = width * hidden, toSecond = bias + (1 + CHANCES) * hidden, secondBias = toSecond + hidden * second;
    const places = [columns[0]! * hidden + 3, columns[9]! * hidden + 100, bias, bias + 77, bias + hidden + 5, bias + 4 * hidden + 60,
      toSecond, toSecond + 5 * second + 3, secondBias - 1, secondBias + 2, secondBias + second + 1, secondBias + 5 * second + 9, secondBias + 6 * second, secondBias + 6 * second + 4];
    for (const place of places) {
      const descent = descentAt(loss, before, place);
      expect(Math.abs((after[place]! - before[place]!) / rate - descent), `weight ${place}`).toBeLessThan(2e-3 + 0.02 * Math.abs(descent));
    }
  });

  it('an input that is absent is not learnt', () => {
    const { exports } = trainer;
    const absent = Array.from({ length: 50 }, (_, n) => n + 1).find((column) => !columns.includes(column))!;
    const before = weightsOf(trainer)[absent * 128];
    exports.learnBoard(exports.targetAt(), 0.1);
    expect(weightsOf(trainer)[absent * 128]).toBe(before);
  });
});
