import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { BAR, type Position } from '../src/core/position.ts';
import { longPositions } from '../src/engine/testing/long-positions.ts';
import { positions } from '../src/engine/testing/positions.ts';
import { writeBoard } from '../src/engine/wasm.ts';
import { slowContactInputs, slowLongInputs, slowRaceInputs, slowSideInputs } from './testing/slow-inputs.ts';
import { chooseGame, loadTrainer, type Trainer } from './trainer-wasm.ts';

let trainer: Trainer;
beforeAll(async () => {
  trainer = await loadTrainer('build/trainer.wasm');
});

function slots(position: Position, at: () => number, count: number): number[] {
  writeBoard(trainer, trainer.exports.boardAt(), position);
  return [...new Uint16Array(trainer.exports.memory.buffer, at(), count)];
}

const padded = (values: number[], length: number): number[] => [...values, ...new Array<number>(length - values.length).fill(0)];

describe('inputs', () => {
  it('contact columns are those of the slow twin', () =>
    fc.assert(fc.property(positions(), (position) => {
      const { exports } = trainer;
      expect(slots(position, () => exports.contactSlotsOf(), exports.contactSlots())).toEqual(padded(slowContactInputs(position), exports.contactSlots()));
    }), { numRuns: 2000, seed: 1 }));

  it.each([
    ['a race of long nard', 'long', slowRaceInputs],
    ['a side of a race of short nard', 'short', slowSideInputs],
  ] as const)('the columns of %s are those of the slow twin, and all of them the net’s', (_, game, slowInputs) => {
    chooseGame(trainer, game);
    const { exports } = trainer;
    fc.assert(fc.property(positions().filter(({ mover, opponent }) => mover[BAR] === 0 && opponent[BAR] === 0), (position) => {
      const columns = slots(position, () => exports.raceSlotsOf(), exports.raceSlots());
      expect(columns).toEqual(padded(slowInputs(position), exports.raceSlots()));
      expect(Math.max(...columns)).toBeLessThan(exports.raceColumns());
    }), { numRuns: 1000, seed: 2 });
    chooseGame(trainer, 'short');
  });

  it('long nard’s columns are those of the slow twin, and all of them the net’s', () => {
    chooseGame(trainer, 'long');
    const { exports } = trainer;
    fc.assert(fc.property(longPositions(), (position) => {
      const columns = slots(position, () => exports.contactSlotsOf(), exports.contactSlots());
      expect(columns).toEqual(padded(slowLongInputs(position), exports.contactSlots()));
      expect(Math.max(...columns)).toBeLessThan(exports.contactColumns());
    }), { numRuns: 2000, seed: 4 });
    chooseGame(trainer, 'short');
  });

  it('every column is one of the net', () =>
    fc.assert(fc.property(positions(), (position) => {
      const { exports } = trainer;
      expect(Math.max(...slots(position, () => exports.contactSlotsOf(), exports.contactSlots()))).toBeLessThan(exports.contactColumns());
    }), { numRuns: 500, seed: 3 }));
});
