/** A panel with something in it, for tests: plays side by side, or a cube decision. */
import type { SubjectResult } from '../../../engine/rollout/result.ts';
import type { RolloutTask } from '../../../engine/rollout/task.ts';
import { mount } from '../../shared/testing.ts';
import '../define.ts';
import type { PanelDecision, PanelSubject } from '../lines.ts';
import type { NardRolloutPanel, PanelRollout } from '../nard-rollout-panel.ts';
import type { RolloutSettings } from '../rollout-settings.ts';

export const SETTINGS: RolloutSettings = { trials: 1296, error: null, sure: false, truncation: 0, plies: 0, cubePlies: null, luck: true, seed: 1 };
const PROBABILITIES = { win: 0.523, winGammon: 0.141, winBackgammon: 0.006, loseGammon: 0.122, loseBackgammon: 0.004 };
export const result = (equity: number, changes: Partial<SubjectResult> = {}): SubjectResult =>
  ({ probabilities: PROBABILITIES, errors: PROBABILITIES, equity, error: 0.004, interval: [equity - 0.008, equity + 0.008], difference: { equity: 0, error: 0 }, best: 0.75, ...changes });
export const SUBJECTS: readonly PanelSubject[] = [{ key: 'a', name: '8/5 6/5', result: result(0.123) }, { key: 'b', name: '24/20', result: result(-0.021, { best: 0.25 }) }];
const PLAYS = ['a', 'b', 'c', 'd', 'e', 'f'].map((key, i) => ({ key, name: SUBJECTS[i]?.name ?? `24/2${i}` }));
export const ROLLOUT: PanelRollout = {
  id: 'x', task: { plies: 0, seed: 1, luck: 'throws', truncation: 0, subjects: [] }, net: { name: 'short-1', version: 5 }, isOld: false, isEnded: false, isStopped: false, trials: 648, goal: 1296,
  course: [{ trials: 324, equities: [0.1, -0.03], halves: [0.02, 0.02] }, { trials: 648, equities: [0.123, -0.021], halves: [0.008, 0.008] }],
};
/** A cube decision: 0.5 on, 0.7 doubled and taken. */
export const EQUITIES = { cubeless: 0.4, noDouble: 0.5, doubleTake: 0.7, doublePass: 1, doubleBeaver: null };
export const DECISION: PanelDecision = {
  redouble: false, beavers: false, result: {
    verdict: { action: 'double', reply: 'take', redouble: false, optional: false }, emg: EQUITIES, mwc: null, sure: 0.9,
    best: { noDouble: 0.06, doubleTake: 0.9, doublePass: 0.04, doubleBeaver: 0 },
  },
};
export const BRANCHES: readonly PanelSubject[] = [{ key: 'noDouble', name: '', result: result(0.5) }, { key: 'doubleTake', name: '', result: result(0.7) }];
const CUBEFUL: RolloutTask['cubeful'] = { cube: { value: 1, holder: null }, match: null, jacoby: true, beavers: false, cap: null, gammon: 2, backgammon: 3, plies: 0 };
const POSITION: RolloutTask['subjects'][number] = { mover: [], opponent: [], of: 'roller' };
export const DECIDED: Partial<NardRolloutPanel> = {
  stakes: 'money', mayDecide: true, plays: [], decision: DECISION, subjects: BRANCHES, rollout: { ...ROLLOUT, task: { ...ROLLOUT.task, cubeful: CUBEFUL, subjects: [POSITION, POSITION] } },
};
export const panel = (properties: Partial<NardRolloutPanel> = {}): Promise<NardRolloutPanel> =>
  mount(document.createElement('nard-rollout-panel'), { settings: SETTINGS, subjects: SUBJECTS, plays: PLAYS, rollout: ROLLOUT, ...properties });
export const textOf = (node: Element | null | undefined): string => node?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
export const find = <T extends Element = HTMLElement>(element: NardRolloutPanel, selector: string): T => element.renderRoot.querySelector<T>(selector)!;
