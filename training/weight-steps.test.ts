import { describe, expect, it } from 'vitest';
import { chooseGame, loadTrainer, shapesOf, visitsOf } from './trainer-wasm.ts';
import { weightSteps } from './weight-steps.ts';

describe('steps of a net file', { timeout: 60_000 }, async () => {
  const trainer = await loadTrainer('build/trainer.wasm');
  chooseGame(trainer, 'short');
  const shapes = shapesOf(trainer), nets = shapes.filter(({ outputs }) => outputs > 1);
  const columns = nets.reduce((sum, shape) => sum + shape.columns, 0);
  const visits = visitsOf(trainer).fill(0);
  visits.fill(10_000, columns);
  const race = nets.length - 1, firstOfRace = columns - nets[race]!.columns;
  visits.set([10_000, 2_500, 1], 5);
  visits.set([2_500, 10_000], firstOfRace + 7);
  const step = weightSteps(trainer, 'short');

  it('a column that holds in a quarter of the positions has steps twice as large as one that always holds', () => expect(step(0, 6)).toBeCloseTo(2 * step(0, 5), 12));
  it('are bounded: a column that never holds has those of one that hardly ever does', () => {
    expect(step(0, 7)).toBe(step(0, 0));
    expect(step(0, 0)).toBeLessThan(0.05);
  });
  it('go by the visits of the net itself', () => {
    expect(step(race, 7)).toBe(step(0, 6));
    expect(step(race, 8)).toBe(step(0, 5));
  });
  it('are even in sieves, which count no visits', () => expect(new Set([0, 1, 800].map((column) => step(nets.length, column))).size).toBe(1));
});
