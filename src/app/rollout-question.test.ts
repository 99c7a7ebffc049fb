/** What is rolled out for a board: with which branches, and with what cube. */
import { describe, expect, it } from 'vitest';
import { positionKey, startPosition } from '../core/position.ts';
import { MONEY, situationOf, type Situation } from '../core/situation.ts';
import type { RolloutSettings } from '../elements/rollout-panel/rollout-settings.ts';
import type { Cubeful } from '../engine/rollout/task.ts';
import { rolloutQuestion, rolloutTask, USUAL_SETTINGS } from './rollout-question.ts';
import { ROLL, rules, START } from './testing/rollout-tab.ts';

describe('a rollout of the board', () => {
  it.each<[rule: string, situation: Situation, settings: Partial<RolloutSettings>, decides: boolean, wanted: { doubles: (string | undefined)[]; cube: Partial<Cubeful> | null }]>([
    ['a side that may double: the decision, both branches', START, {}, true, { doubles: ['no', 'taken'], cube: { plies: 0, cube: { value: 1, holder: null }, match: null } }],
    ['a decision is never without the cube', START, { cubePlies: null }, true, { doubles: ['no', 'taken'], cube: { plies: 0 } }],
    ['the position instead, decisions at 1-ply', START, { cubePlies: 1 }, false, { doubles: [undefined], cube: { plies: 1 } }],
    ['the position without the cube', START, { cubePlies: null }, false, { doubles: [undefined], cube: null }],
    ['a redouble, seen by its owner', { ...START, turn: 1, cube: { value: 2, owner: 1 } }, {}, true, { doubles: ['no', 'taken'], cube: { cube: { value: 2, holder: 'own' } } }],
    ['a side whose cube the other one has may not double', { ...START, cube: { value: 2, owner: 1 } }, {}, true, { doubles: [undefined], cube: { cube: { value: 2, holder: 'other' } } }],
    ['nobody doubles in the Crawford game, but the score counts', { ...START, score: { ...MONEY, length: 5, points: [4, 2], crawford: true } }, {}, true, { doubles: [undefined], cube: { match: expect.objectContaining({ own: 1, other: 3, crawford: true }) } }],
    ['a double that waits for its answer is the doubler’s', { ...START, phase: 'answer', turn: 1, score: { ...MONEY, length: 5, points: [1, 2] } }, {}, true, { doubles: ['no', 'taken'], cube: { match: expect.objectContaining({ own: 4, other: 3 }) } }],
    ['after a play the other side rolls, and the cube is seen by it', { ...ROLL, cube: { value: 2, owner: 0 }, score: { ...MONEY, length: 5, points: [1, 2] } }, {}, true, { doubles: [undefined], cube: { cube: { value: 2, holder: 'other' }, match: expect.objectContaining({ own: 3, other: 4 }) } }],
    ['a score beyond the match equity table has no cube', { ...START, score: { ...MONEY, length: 60 } }, {}, true, { doubles: [undefined], cube: null }],
    ['long nard has no cube', situationOf(startPosition('long')), {}, true, { doubles: [undefined], cube: null }],
  ])('%s', (_rule, situation, settings, decides, { doubles, cube }) => {
    const question = rolloutQuestion(situation, rules)!;
    const chosen = question.plays?.slice(0, 1).map(({ result }) => positionKey(result)) ?? [];
    const task = rolloutTask(question, { ...USUAL_SETTINGS, ...settings }, { chosen, decides })!;
    expect(task.subjects.map(({ double }) => double)).toEqual(doubles);
    if (cube) expect(task.cubeful).toMatchObject(cube);
    else expect(task.cubeful).toBeUndefined();
  });
});
