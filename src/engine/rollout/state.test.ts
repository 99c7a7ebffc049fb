import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MONEY_CUBE, type CubeConditions } from '../../core/cube-conditions.ts';
import { longPreset } from '../../core/presets.ts';
import { countsOf, makePosition, startPosition } from '../../core/position.ts';
import { unwrap } from '../../core/result.ts';
import { presetTerms } from '../../core/terms.ts';
import { cubefulOf, cubeSubjects } from './cubeful.ts';
import { cubefulTasks, NET, playedTrials, stateWith, taskOf, tasks } from '../testing/rollouts.ts';
import { differingPart, mergeRollouts, ROLLOUT_PARTS } from './merge.ts';
import { parseRollout } from './parse-state.ts';
import { rolloutResult } from './result.ts';
import { ROLLOUT_VERSION, type RolloutState } from './state.ts';
import { positionSubject, UNITS, type RolloutTask } from './task.ts';

const blocks = (): fc.Arbitrary<number[]> => fc.uniqueArray(fc.nat(40), { maxLength: 12 });
const written = (state: object): unknown => JSON.parse(JSON.stringify(state));

describe('a rollout as JSON', () => {
  it('read again is what was written, what is open included', () =>
    fc.assert(fc.property(fc.oneof(tasks(), cubefulTasks()), blocks(), (task, done) => {
      const state: RolloutState = { ...stateWith(task, done), open: playedTrials({ task, subject: 0, from: 36 * 50 + 3, to: 36 * 50 + 20 }) };
      expect(unwrap(parseRollout(written(state)))).toEqual(state);
    }), { numRuns: 100 }));

  it('of long nard with rules, scoring and first throws', () => {
    const state = stateWith(taskOf(1, {
      game: 'long', rules: longPreset('moscow_open')!.rules, scoring: presetTerms('long', 'classic_uzun').scoring,
      subjects: [{ ...positionSubject(startPosition('long')), first: { mover: false, opponent: true }, began: 'opponent' }],
    }), [0, 1]);
    expect(unwrap(parseRollout(written(state)))).toEqual(state);
  });

  it('of plays of a last throw, one of which is a draw', () => {
    const drawn = unwrap(makePosition({ game: 'long', mover: countsOf({}), opponent: countsOf({}), began: 'mover' }));
    const state = stateWith(taskOf(1, { game: 'long', scoring: presetTerms('long', 'classic_uzun').scoring, subjects: [positionSubject(drawn)] }), [0, 1]);
    expect(unwrap(parseRollout(written(state)))).toEqual(state);
  });

  it('one that was saved before there was a cube is read as it is', () => {
    const state = stateWith(taskOf(2), [0, 1]);
    expect(unwrap(parseRollout(written({ ...state, version: 1 })))).toEqual(state);
  });

  it.each([1, 2])('one of version %i whose plays were chosen at 1-ply is refused: some of its trials were wrong', (version) => {
    const state = stateWith(taskOf(2, { plies: 1 }), [0, 1]);
    expect(parseRollout(written({ ...state, version }))).toMatchObject({ ok: false, error: { code: 'rollout_version', facts: { version, known: ROLLOUT_VERSION } } });
    expect(unwrap(parseRollout(written(state)))).toEqual(state);
  });

  it('what stands beside it is left out', () => {
    const state = stateWith(taskOf(2), [0, 1]);
    expect(unwrap(parseRollout(written({ ...state, result: rolloutResult(state), more: 1 })))).toEqual(state);
  });

  const good = stateWith(taskOf(2), [0, 1, 5]);
  const changed = (path: string, value: unknown): unknown => {
    const copy = written(good) as Record<string, unknown>;
    const keys = path.split('.');
    const last = keys.pop()!;
    const parent = keys.reduce((each, key) => each[key] as Record<string, unknown>, copy);
    parent[last] = value;
    return copy;
  };

  it.each([
    ['not a rollout', null, 'rollout_unknown'],
    ['a record', { format: 'nardscope-record' }, 'rollout_unknown'],
    ['a newer one', changed('version', ROLLOUT_VERSION + 1), 'rollout_version'],
    ['without a seed', changed('task.seed', undefined), 'rollout_malformed'],
    ['a seed that is no 32 bits', changed('task.seed', 2 ** 32), 'rollout_malformed'],
    ['a depth that is not played', changed('task.plies', 2), 'rollout_malformed'],
    ['an impossible board', changed('task.subjects.0.mover.6', 9), 'rollout_malformed'],
    ['no subject', changed('task.subjects', []), 'rollout_malformed'],
    ['too many subjects', changed('task.subjects', Array.from({ length: 21 }, () => good.task.subjects[0])), 'rollout_malformed'],
    ['first throws in short nard', changed('task.subjects.0.first', { mover: true, opponent: true }), 'rollout_malformed'],
    ['ranges that touch', changed('done', [[0, 1], [1, 2], [5, 6]]), 'rollout_malformed'],
    ['ranges out of order', changed('done', [[5, 6], [0, 2]]), 'rollout_malformed'],
    ['an empty range', changed('done', [[0, 2], [5, 5]]), 'rollout_malformed'],
    ['a range of halves', changed('done', [[0, 2.5]]), 'rollout_malformed'],
    ['sums of fewer subjects', changed('sums', [good.sums[0]]), 'rollout_malformed'],
    ['a chance that is no number', changed('sums.0.chances.0', 'NaN'), 'rollout_malformed'],
    ['a sum that no trials can have', changed('sums.0.chances.0', 3 * 36 * UNITS * 1000), 'rollout_malformed'],
    ['squares too small for their sum', changed('sums.0.squares.0', '1'), 'rollout_malformed'],
    ['squares that are no digits', changed('sums.0.squares.0', '1e30'), 'rollout_malformed'],
    ['squares of a million digits', changed('sums.0.squares.0', '9'.repeat(1_000_000)), 'rollout_malformed'],
    ['products too large for their squares', changed('products.1.0', `${good.products[1]![1]}0`), 'rollout_malformed'],
    ['a product missing', changed('products.1', [good.products[1]![0]]), 'rollout_malformed'],
    ['open work on a block that is done', changed('open', playedTrials({ task: good.task, subject: 0, from: 37, to: 40 })), 'rollout_malformed'],
    ['open work of nobody', changed('open', [{ ...playedTrials({ task: good.task, subject: 0, from: 90, to: 95 })[0]!, subject: 2 }]), 'rollout_malformed'],
    ['open work twice', changed('open', playedTrials({ task: good.task, subject: 0, from: 90, to: 95 }).flatMap((part) => [part, part])), 'rollout_malformed'],
    ['open work across blocks', changed('open', [{ subject: 0, from: 100, to: 120, chances: [0, 0, 0, 0, 0] }]), 'rollout_malformed'],
    ['open work worth more than trials can be', changed('open', [{ subject: 0, from: 100, to: 101, chances: [1e12, 0, 0, 0, 0] }]), 'rollout_malformed'],
  ])('%s is refused', (_, value, code) => expect(parseRollout(value)).toMatchObject({ ok: false, error: { code } }));

  const match: CubeConditions = { ...MONEY_CUBE, match: { own: 3, other: 5, crawford: false } };
  const withCube = stateWith(taskOf(1, { subjects: cubeSubjects(startPosition('short')), cubeful: cubefulOf(match) }), [0, 1]);
  it.each<[string, (task: RolloutTask) => object]>([
    ['in long nard', (task) => ({ ...task, game: 'long' })],
    ['seen by both sides', (task) => ({ ...task, subjects: task.subjects.map((each, i) => ({ ...each, of: i ? 'other' : 'roller' })) })],
    ['of no value', (task) => ({ ...task, cubeful: { ...task.cubeful, cube: { value: 0, holder: null } } })],
    ['with gains of another score', (task) => ({ ...task, cubeful: { ...task.cubeful, match: { ...task.cubeful!.match, own: 4 } } })],
    ['with gains that are none', (task) => ({ ...task, cubeful: { ...task.cubeful, match: { ...task.cubeful!.match, gains: { own: [2, 2, 2, 2], other: [0, 0, 0, 0, 0, 0] } } } })],
    ['decided too deep', (task) => ({ ...task, cubeful: { ...task.cubeful, plies: 2 } })],
    ['missing where a double was taken', ({ cubeful: _, ...task }) => task],
  ])('a cube %s is refused', (_, change) => {
    expect(parseRollout(written(withCube))).toMatchObject({ ok: true });
    expect(parseRollout(written({ ...withCube, task: change(withCube.task) }))).toMatchObject({ ok: false, error: { code: 'rollout_malformed' } });
  });

  it('sums without an equity are refused', () =>
    expect(parseRollout(written({ ...withCube, sums: withCube.sums.map((each) => ({ ...each, chances: each.chances.slice(0, 5), squares: each.squares.slice(0, 5) })) }))).toMatchObject({ ok: false }));

  it('says where it is wrong', () =>
    expect(parseRollout(changed('sums.1.chances', [1]))).toMatchObject({ error: { code: 'rollout_malformed', facts: { at: 'sums[1].chances' } } }));
});

describe('merging', () => {
  it('shards in any order give what one run gives, to the last digit', () =>
    fc.assert(fc.property(fc.oneof(tasks(), cubefulTasks()), fc.integer({ min: 1, max: 20 }), fc.infiniteStream(fc.nat(4)), (task, count, shards) => {
      const all = Array.from({ length: count }, (_, n) => n);
      const parts = new Map<number, number[]>();
      for (const block of all) {
        const shard = shards.next().value!;
        parts.set(shard, [...(parts.get(shard) ?? []), block]);
      }
      const [first, ...others] = [...parts.values()].map((each) => stateWith(task, each.reverse()));
      expect(unwrap(mergeRollouts([first!, ...others]))).toEqual(stateWith(task, all));
    }), { numRuns: 60 }));

  it('trials that two have are refused, and named', () =>
    expect(mergeRollouts([stateWith(taskOf(2), [0, 1]), stateWith(taskOf(2), [4]), stateWith(taskOf(2), [1, 2])]))
      .toEqual({ ok: false, error: { code: 'rollout_overlap', facts: { from: 37, to: 72 } } }));

  it('a rollout is not merged with itself', () => expect(mergeRollouts([stateWith(taskOf(1), [3]), stateWith(taskOf(1), [3])])).toMatchObject({ ok: false }));

  it('names of plays do not matter', () => {
    const task = taskOf(2);
    const renamed = { ...task, subjects: task.subjects.map((each) => ({ ...each, name: 'другой' })) };
    expect(mergeRollouts([stateWith(task, [0]), stateWith(renamed, [1])])).toMatchObject({ ok: true });
  });

  it.each([
    ['game', { game: 'long' }],
    ['seed', { seed: 2 }],
    ['plies', { plies: 1 }],
    ['luck', { luck: 'none' }],
    ['truncation', { truncation: 7 }],
    ['table', { table: false }],
    ['rules', { rules: longPreset('principle')!.rules }],
    ['scoring', { scoring: presetTerms('long', 'classic_uzun').scoring }],
    ['cubeful', { cubeful: cubefulOf(MONEY_CUBE) }],
    ['subjects', { subjects: [...taskOf(2).subjects].reverse().map((each) => ({ ...each, of: 'roller' as const })) }],
  ] as const)('another %s is refused, and named', (part, change) => {
    expect(ROLLOUT_PARTS).toContain(part);
    expect(mergeRollouts([stateWith(taskOf(2), [0]), stateWith(taskOf(2, change), [1])])).toEqual({ ok: false, error: { code: 'rollout_differs', facts: { part } } });
  });

  it('another net, or another version of it, is refused', () => {
    const state = stateWith(taskOf(1), [0]);
    expect(differingPart(state, { ...state, net: { ...NET, version: 4 } })).toBe('net');
    expect(differingPart(state, { ...state, net: { ...NET, name: 'other' } })).toBe('net');
    expect(differingPart(state, written(state) as RolloutState)).toBeNull();
  });
});
