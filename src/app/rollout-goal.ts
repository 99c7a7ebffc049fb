/** How far a rollout is to go, and whether it has got there. */
import { SURE, type RolloutSettings } from '../elements/rollout-panel/rollout-settings.ts';
import { mayStop } from '../engine/rollout/result.ts';
import { trialsOf, type RolloutState } from '../engine/rollout/state.ts';
import { BLOCK, blocksOf, MAX_TRIALS, type StopRule } from '../engine/rollout/task.ts';
import type { RolloutGoal, StoredRollout } from '../store/stored-rollout.ts';

export const ruleOf = ({ error, sure }: RolloutGoal): StopRule => ({ ...(error !== null && { error }), ...(sure !== null && { sure }) });

/** What the settings ask of a rollout that is begun anew, goes on to the goal it has, or goes further after its end. */
export function goalFor(state: RolloutState, { trials, error, sure }: RolloutSettings, known: StoredRollout | null): RolloutGoal {
  // Only whole blocks are counted.
  const wanted: RolloutGoal = { trials: blocksOf(trials) * BLOCK, error, sure: sure && state.sums.length > 1 ? SURE : null };
  if (!known) return wanted;
  if (!known.ended) return known.goal;
  const further = { ...wanted, trials: Math.min(MAX_TRIALS, trialsOf(state) + wanted.trials) };
  // A stop rule that is met already would not let it go on.
  return mayStop(state, ruleOf(wanted)) ? { ...further, error: null, sure: null } : further;
}

/** Somebody has stopped it before its goal. */
export const isStopped = ({ ended, state, goal }: StoredRollout): boolean => ended && trialsOf(state) < goal.trials && !mayStop(state, ruleOf(goal));
