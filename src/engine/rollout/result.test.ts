import { describe, expect, it } from 'vitest';
import { swapChances } from '../protocol.ts';
import { stateWith, taskOf } from '../testing/rollouts.ts';
import { bestChances } from './best-chances.ts';
import { normalQuantile, width95 } from './normal.ts';
import { mayStop, rolloutResult } from './result.ts';
import { addBlock, startRollout } from './sums.ts';
import { BLOCK, UNITS, type RolloutTask } from './task.ts';

const blocks = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

/** A state whose blocks have these winning chances, by subject. */
const byWins = (task: RolloutTask, wins: readonly (readonly number[])[]) =>
  wins.reduce((state, each, block) => addBlock(state, block, each.map((win) => [Math.round(win * BLOCK * UNITS), 0, 0, 0, 0])), startRollout(task, { name: 'test', version: 1 }));

describe('the result of a rollout', () => {
  it('is none before a block is done', () => expect(rolloutResult(startRollout(taskOf(1), { name: 'test', version: 1 }))).toBeNull());

  it('means and errors are those of the blocks', () => {
    const wins = [0.5, 0.6, 0.4, 0.7];
    const { trials, subjects: [only] } = rolloutResult(byWins(taskOf(1), wins.map((win) => [win])))!;
    expect(trials).toBe(144);
    expect(only!.probabilities.win).toBeCloseTo(0.55, 6);
    expect(only!.equity).toBeCloseTo(0.1, 6);
    const spread = Math.sqrt(wins.reduce((sum, win) => sum + (win - 0.55) ** 2, 0) / 3 / 4);
    expect(only!.errors.win).toBeCloseTo(spread, 6);
    expect(only!.error).toBeCloseTo(2 * spread, 6);
    expect((only!.interval[1] - only!.interval[0]) / 2 / only!.error).toBeCloseTo(3.182, 2);
    expect(only!.best).toBe(1);
  });

  it('a play is seen by the side that made it', () => {
    const state = stateWith(taskOf(2), blocks(6));
    const asRolled = rolloutResult({ ...state, task: { ...state.task, subjects: state.task.subjects.map((each) => ({ ...each, of: 'roller' as const })) } })!;
    const asPlayed = rolloutResult(state)!;
    for (const [i, each] of asPlayed.subjects.entries()) {
      expect(each.probabilities).toEqual(swapChances(asRolled.subjects[i]!.probabilities));
      expect(each.equity).toBe(-asRolled.subjects[i]!.equity);
      expect(each.error).toBe(asRolled.subjects[i]!.error);
      expect(each.errors.winGammon).toBe(asRolled.subjects[i]!.errors.loseGammon);
    }
    expect(asPlayed.bestIndex).toBe(1);
  });

  it('common luck is no error of a difference', () => {
    const { subjects } = rolloutResult(stateWith(taskOf(3), blocks(40)))!;
    const worst = subjects[0]!;
    expect(worst.difference.error).toBeLessThan(worst.error / 4);
    expect(worst.difference.equity).toBeCloseTo(-0.08, 2);
    expect(subjects[2]!.difference).toEqual({ equity: 0, error: 0 });
  });

  it('scoring decides what chances are worth', () => {
    const state = stateWith(taskOf(1, { scoring: { gammon: 3, backgammon: null, homeMars: null, lastThrow: 'off' } }), blocks(5));
    const { probabilities: p, equity } = rolloutResult(state)!.subjects[0]!;
    expect(equity).toBeCloseTo(2 * p.win - 1 + 2 * (p.winGammon - p.loseGammon), 6);
  });
});

describe('the best', () => {
  it.each([
    ['even means', [0, 0], [[1], [0, 1]], [0.5, 0.5]],
    ['a standard error of the difference apart', [Math.SQRT2, 0], [[1], [0, 1]], [0.8413, 0.1587]],
    ['the same luck in both: the larger', [0.001, 0], [[1], [1, 1]], [1, 0]],
    ['three alike', [0, 0, 0], [[1], [0, 1], [0, 0, 1]], [1 / 3, 1 / 3, 1 / 3]],
    ['one that knows nothing', [0, 0, -1], [[0], [0, 0], [0, 0, 1]], [0.8413, 0, 0.1587]],
  ])('%s', (_, means, covariance, expected) => {
    const chances = bestChances(means, covariance);
    for (const [i, each] of expected.entries()) expect(chances[i]).toBeCloseTo(each, 2);
    expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1, 9);
  });
});

describe('one block', () => {
  it('says nothing of its scatter: which of several is the best is not known', () => expect(rolloutResult(stateWith(taskOf(2), [0]))!.subjects.map(({ best }) => best)).toEqual([null, null]));
  it('a lone position is the best there is', () => expect(rolloutResult(stateWith(taskOf(1), [0]))!.subjects[0]!.best).toBe(1));
});

describe('few blocks', () => {
  /** Four standard errors between the two, by their differences in so many blocks. */
  const apart = (count: number): number => {
    const scatter = 0.08 / 4 * Math.sqrt(count - (count % 2 ? 0 : 1));
    const differences = blocks(count).map((n) => 0.08 + (n % 2 === 0 ? scatter : -scatter));
    return rolloutResult(byWins(taskOf(2), differences.map((each) => [0.5 - each / 2, 0.5 + each / 2])))!.subjects[0]!.best!;
  };
  it('may have too small an error: the best is less sure than by many', () => {
    expect(apart(2)).toBeLessThan(0.95);
    expect(apart(4)).toBeLessThan(0.997);
    expect(apart(100)).toBeGreaterThan(0.999);
  });
});

describe('quantiles', () => {
  it.each([[0.5, 0], [0.975, 1.959964], [0.001, -3.090232], [0.999999, 4.753424]])('of the normal distribution at %f', (p, z) => expect(normalQuantile(p)).toBeCloseTo(z, 5));
  it.each([[2, 12.706], [3, 4.303], [4, 3.182], [6, 2.571], [11, 2.228], [36, 2.03], [1000, 1.962]])('Student’s, of %i observations', (n, t) => expect(width95(n)).toBeCloseTo(t, 2));
});

describe('stop rules', () => {
  const state = stateWith(taskOf(2), blocks(36));
  const { subjects } = rolloutResult(state)!;
  const error = subjects[0]!.difference.error;
  it.each([
    ['none: goes on', {}, false],
    ['the error of the difference is reached', { error: error * 1.01 }, true],
    ['it is not', { error: error * 0.99 }, false],
    ['sure enough', { sure: 0.99 }, true],
    ['both are asked, one is not met', { error: error * 0.99, sure: 0.99 }, false],
  ])('%s', (_, rule, stops) => expect(mayStop(state, rule)).toBe(stops));

  it('a lone position is asked for its own error', () => {
    const lone = stateWith(taskOf(1), blocks(36));
    const { error: own } = rolloutResult(lone)!.subjects[0]!;
    expect([mayStop(lone, { error: own * 1.01 }), mayStop(lone, { error: own * 0.99 })]).toEqual([true, false]);
  });

  it('few blocks are never enough', () => expect(mayStop(stateWith(taskOf(2), blocks(11)), { error: 10 })).toBe(false));
});
