/** What the rollout drawer shows, as data; transitions are pure. */
import type { NardError } from '../core/result.ts';
import type { RolloutSettings } from '../elements/rollout-panel/rollout-settings.ts';
import { rolloutResult, type RolloutResult } from '../engine/rollout/result.ts';
import type { RolloutNet } from '../engine/rollout/state.ts';
import { isFurther, type StoredRollout } from '../store/stored-rollout.ts';
import { chosenBy, findKept, isAbout, rolloutTask, type RolloutChoice, type RolloutQuestion } from './rollout-question.ts';

/** `starting`: waiting for the engine; `stopping`: the last trials are on their way. */
export type RolloutWork = 'none' | 'starting' | 'running' | 'stopping';

export interface RolloutView extends RolloutChoice {
  /** null = nothing on the board can be rolled out. */
  readonly question: RolloutQuestion | null;
  readonly isOpen: boolean;
  readonly settings: RolloutSettings;
  /** Rollouts of this question, the one last worked on first. */
  readonly kept: readonly StoredRollout[];
  /** The one that is shown, and gone on with. */
  readonly current: StoredRollout | null;
  /** What it says; null = nothing yet. */
  readonly result: RolloutResult | null;
  readonly work: RolloutWork;
  /** By which a rollout of this board would be played; null = not known yet. */
  readonly net: RolloutNet | null;
  readonly error: NardError | null;
}

export const emptyView = (question: RolloutQuestion | null, settings: RolloutSettings): RolloutView =>
  ({ question, settings, isOpen: false, chosen: [], decides: question?.mayDecide ?? false, kept: [], current: null, result: null, work: 'none', net: null, error: null });

/** Shows a kept rollout, with the settings and plays it was made by. */
export function showing(view: RolloutView, rollout: StoredRollout): RolloutView {
  const { settings, choice } = chosenBy(rollout, view.question!);
  return { ...view, ...choice, current: rollout, result: rolloutResult(rollout.state), settings: { ...view.settings, ...settings }, error: null };
}

/** Takes over what is kept; shows it where it is more than what is shown, and at the first look at a board as it was left. */
export function withKept(before: RolloutView, found: readonly StoredRollout[], isFirst = false): RolloutView {
  const { question } = before;
  const kept = found.filter((each) => question && isAbout(question, each));
  const view = { ...before, kept };
  const { current, work } = view;
  if (work !== 'none') return view;
  const [last] = kept;
  if (!current) return isFirst && last ? { ...showing(view, last), isOpen: view.isOpen || last.isOpen } : view;
  const same = kept.find(({ id }) => id === current.id);
  return same && isFurther(same.state, current.state) ? showing(view, same) : view;
}

/** Shows the kept rollout that was made in just the way that is asked for, by this net or else another one; null if there is none. */
export function matching(before: RolloutView): RolloutView {
  const { question, settings, net, current: last } = before;
  const kept = last && !before.kept.some(({ id }) => id === last.id) ? [last, ...before.kept] : before.kept;
  const all = last ? [last, ...kept] : kept;
  const task = question && rolloutTask(question, settings, before);
  const current = task && (findKept(all, task, net) ?? findKept(all, task, null));
  return current === last ? before : { ...before, kept, current, result: current && rolloutResult(current.state) };
}
