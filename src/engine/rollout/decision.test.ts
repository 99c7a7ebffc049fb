import { describe, expect, it } from 'vitest';
import { MONEY_CUBE, type CubeConditions } from '../../core/cube-conditions.ts';
import { startPosition } from '../../core/position.ts';
import { NET, stateWith, taskOf } from '../testing/rollouts.ts';
import { cubefulOf, cubeSubjects, isCubeDecision } from './cubeful.ts';
import { decisionOf } from './decision.ts';
import { mayStop, rolloutResult, type RolloutResult } from './result.ts';
import type { RolloutState } from './state.ts';
import { addBlock, startRollout } from './sums.ts';
import { BLOCK, UNITS } from './task.ts';

const BEAVERS: CubeConditions = { ...MONEY_CUBE, beavers: true };
const MATCH: CubeConditions = { ...MONEY_CUBE, match: { own: 4, other: 2, crawford: false } };

/** A rollout whose blocks have these equities: rolling on, doubled and taken. */
const byEquities = (conditions: CubeConditions, blocks: readonly (readonly [number, number])[]): RolloutState =>
  blocks.reduce((state, equities, block) => addBlock(state, block, equities.map((equity) => [0.6, 0.1, 0, 0.1, 0, equity].map((x) => Math.round(x * BLOCK * UNITS)))),
    startRollout(taskOf(1, { subjects: cubeSubjects(startPosition('short')), cubeful: cubefulOf(conditions) }), NET));
/** Twelve blocks around two means, each shaken by itself. */
const around = (noDouble: number, doubleTake: number, shaken: number): (readonly [number, number])[] =>
  Array.from({ length: 12 }, (_, n) => [noDouble + (n % 2 ? shaken : -shaken), doubleTake + (n % 4 < 2 ? shaken : -shaken)] as const);
const result = (conditions: CubeConditions, blocks: readonly (readonly [number, number])[]): RolloutResult => rolloutResult(byEquities(conditions, blocks))!;

describe('a cube decision', () => {
  it.each<[string, CubeConditions, number, number, string, string, number]>([
    ['rolls on', MONEY_CUBE, 0.5, 0.3, 'no_double', 'take', 0],
    ['doubles, the other side takes', MONEY_CUBE, 0.5, 0.7, 'double', 'take', 1],
    ['doubles, the other side passes', MONEY_CUBE, 0.8, 1.3, 'double', 'pass', 1],
    ['is too good', MONEY_CUBE, 1.2, 1.5, 'too_good', 'pass', 0],
    ['is beavered', BEAVERS, -0.1, -0.2, 'no_double', 'beaver', 0],
    ['in a match', MATCH, 0.5, 0.7, 'double', 'take', 1],
  ])('%s', (_, conditions, noDouble, doubleTake, action, reply, bestIndex) => {
    const { decision, ...rest } = result(conditions, around(noDouble, doubleTake, 0.01));
    expect(decision!.verdict).toMatchObject({ action, reply });
    expect(rest.bestIndex).toBe(bestIndex);
    expect(decision!.sure).toBeGreaterThan(0.99);
    expect(rest.subjects[bestIndex]!.best).toBeGreaterThan(0.99);
  });

  it('nearly even equities are as sure as a coin', () => {
    const { decision, subjects } = result(MONEY_CUBE, around(0.5, 0.5005, 0.05));
    const { noDouble, doubleTake, doublePass, doubleBeaver } = decision!.best!;
    expect([noDouble, doubleTake, doublePass + doubleBeaver]).toEqual([expect.closeTo(subjects[0]!.best!, 9), expect.closeTo(subjects[1]!.best!, 9), 0]);
    expect(decision!.sure).toBeGreaterThan(0.45);
    expect(decision!.sure).toBeLessThan(0.6);
    expect(subjects[0]!.best! + subjects[1]!.best!).toBeCloseTo(1, 9);
  });

  it('the reply counts too: a double that is sure, a take that is not', () => {
    const { decision, subjects } = result(MONEY_CUBE, around(0.5, 0.999, 0.05));
    expect(subjects[1]!.best).toBeGreaterThan(0.99);
    expect(decision!.sure).toBeLessThan(0.6);
    // Nearly as likely a pass as a take, and nothing else.
    const { noDouble, doubleTake, doublePass } = decision!.best!;
    expect([noDouble < 0.01, doubleTake > 0.4, doublePass > 0.4]).toEqual([true, true, true]);
    expect(noDouble + doubleTake + doublePass).toBeCloseTo(1, 9);
    expect([mayStop(byEquities(MONEY_CUBE, around(0.5, 0.999, 0.05)), { sure: 0.9 }), mayStop(byEquities(MONEY_CUBE, around(0.5, 0.7, 0.01)), { sure: 0.9 })]).toEqual([false, true]);
  });

  it('against a cash, what a take would be worth makes no difference uncertain', () => {
    const { subjects } = result(MONEY_CUBE, around(0.8, 1.8, 0.05));
    expect(subjects[0]!.difference.equity).toBeCloseTo(-0.2, 6);
    expect(subjects[0]!.difference.error).toBeCloseTo(subjects[0]!.error, 9);
  });

  it('match chances: a pass is a point won', () => {
    const { decision, subjects } = result(MATCH, around(0.5, 0.7, 0.01));
    const { mwc } = decision!;
    expect(mwc!.doublePass).toBeCloseTo(MATCH.met.pre[2]![1]!, 9);
    expect(mwc!.noDouble).toBeCloseTo(subjects[0]!.mwc!.chance, 9);
    expect(subjects[0]!.mwc!.error / subjects[0]!.error).toBeCloseTo((mwc!.doubleTake! - mwc!.noDouble) / (decision!.emg.doubleTake! - decision!.emg.noDouble), 6);
  });

  it('one block says nothing of its scatter: nothing is known of what is right', () => expect(decisionOf(cubefulOf(MONEY_CUBE), [0.5, 0.7], null, 0.4)).toMatchObject({ sure: null, best: null }));

  it('is only what `cubeSubjects` made', () => {
    const task = taskOf(1, { subjects: cubeSubjects(startPosition('short')), cubeful: cubefulOf(MONEY_CUBE) });
    expect([isCubeDecision(task), isCubeDecision({ ...task, subjects: [...task.subjects].reverse() }), isCubeDecision(taskOf(2)), rolloutResult(stateWith(taskOf(2), [0, 1]))!.decision]).toEqual([true, false, false, undefined]);
  });
});
