import { expect, test } from 'vitest';
import type { StoredRollout } from '../store/stored-rollout.ts';
import { sampleRollout } from '../store/testing/rollouts.ts';
import { isStopped } from './rollout-goal.ts';

const FAR = { trials: 1296, error: null, sure: null };

test.each<[rule: string, blocks: number, changes: Partial<StoredRollout>, wanted: boolean]>([
  ['paused: it goes on', 12, { goal: FAR }, false],
  ['ended before its goal: somebody stopped it', 12, { goal: FAR, ended: true }, true],
  ['ended at its goal: it is done', 36, { goal: FAR, ended: true }, false],
  ['ended by a stop rule that is met: it is done', 12, { goal: { ...FAR, error: 1 }, ended: true }, false],
  ['ended while its stop rule was not met: somebody stopped it', 12, { goal: { ...FAR, error: 1e-9 }, ended: true }, true],
])('a rollout %s', (_rule, blocks, changes, wanted) => {
  expect(isStopped(sampleRollout('board', blocks, changes))).toBe(wanted);
});
