/** Rollouts made apart, put together: the same task and net, other trials. */
import { fail, ok, type Result } from '../../core/result.ts';
import { overlap } from './ranges.ts';
import type { RolloutNet, RolloutState } from './state.ts';
import { addStates } from './sums.ts';
import { BLOCK, type RolloutTask } from './task.ts';

/** What two rollouts may differ in so that they cannot be put together; `i18n` has the words. */
export const ROLLOUT_PARTS = ['game', 'subjects', 'rules', 'scoring', 'seed', 'plies', 'luck', 'truncation', 'table', 'cubeful', 'net'] as const;
export type RolloutPart = (typeof ROLLOUT_PARTS)[number];

/** Equal JSON whatever the order of the fields. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each) ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1))) : each) ?? '';

/** Names say nothing of how a subject is played. */
const comparable = ({ task, net }: Compared): Record<RolloutPart, unknown> => ({
  ...Object.fromEntries(ROLLOUT_PARTS.map((part) => [part, part === 'net' ? undefined : task[part]])) as Record<RolloutPart, unknown>,
  subjects: task.subjects.map(({ name: _, ...subject }) => subject),
  net,
});

type Compared = { readonly task: RolloutTask; readonly net: RolloutNet };

/** Equal exactly for rollouts of the same trials by the same net, however far they are. */
export const rolloutKey = ({ task, net }: Compared): string => canonical(comparable({ task, net }));

/** The first part in which two rollouts differ; null = their trials can be put together. */
export function differingPart(a: Compared, b: Compared): RolloutPart | null {
  const [one, other] = [comparable(a), comparable(b)];
  return ROLLOUT_PARTS.find((part) => canonical(one[part]) !== canonical(other[part])) ?? null;
}

/**
 * One rollout of several, in whatever order. Work on blocks that are not complete is left out. Errors: rollout_differs {part},
 * rollout_overlap {from, to}: trials that are in two of them.
 */
export function mergeRollouts([first, ...others]: readonly [RolloutState, ...RolloutState[]]): Result<RolloutState> {
  let merged: RolloutState = { ...first, open: [] };
  for (const each of others) {
    const part = differingPart(merged, each);
    if (part) return fail('rollout_differs', { part });
    const twice = overlap(merged.done, each.done);
    if (twice) return fail('rollout_overlap', { from: twice[0] * BLOCK + 1, to: twice[1] * BLOCK });
    merged = addStates(merged, each);
  }
  return ok(merged);
}
