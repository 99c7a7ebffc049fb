import { afterEach, describe, expect, it } from 'vitest';
import { MONEY_CUBE, type MatchNeeds } from '../src/core/cube-conditions.ts';
import { DEFAULT_MET } from '../src/core/met/known.ts';
import { startPosition } from '../src/core/position.ts';
import { cubefulOf, cubeSubjects } from '../src/engine/rollout/cubeful.ts';
import { stateWith, taskOf } from '../src/engine/testing/rollouts.ts';
import type { RolloutState } from '../src/engine/rollout/state.ts';
import { setLanguage } from '../src/i18n/index.ts';
import { rolloutText } from './rollout-text.ts';

const rows = (text: string): string[] => text.trimEnd().split('\n').slice(2);

afterEach(() => setLanguage('en'));

describe('a rollout for people', () => {
  const decision = (match: MatchNeeds | null): RolloutState => {
    const cubeful = cubefulOf({ ...MONEY_CUBE, match, met: DEFAULT_MET });
    return stateWith(taskOf(2, { subjects: cubeSubjects(startPosition('short')), cubeful }), [0, 1, 2]);
  };
  it.each([
    ['cubeless plays', () => stateWith(taskOf(2), [0, 1, 2])],
    ['a cube decision', () => decision(null)],
    ['a cube decision at a score', () => decision({ own: 5, other: 4, crawford: false })],
  ])('every number of %s has the language’s decimal comma', async (_what, state) => {
    const points = (text: string): string[] => text.match(/\d[.,]\d+/g) ?? [];
    const english = points(rolloutText(state()));
    expect(english.length).toBeGreaterThan(12);
    for (const language of ['ru', 'uz', 'az'] as const) {
      await setLanguage(language);
      expect(points(rolloutText(state()))).toEqual(english.map((each) => each.replace('.', ',')));
    }
  });

  it('of one block: no interval, and nothing is said to be the best', () => {
    const lines = rows(rolloutText(stateWith(taskOf(2), [0])));
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toMatch(/ ± \? .* best \? /);
  });

  it('of one block of a cube decision: how likely it is right is not known', () => {
    const decision = taskOf(2, { subjects: cubeSubjects(startPosition('short')), cubeful: cubefulOf(MONEY_CUBE) });
    const text = rolloutText(stateWith(decision, [0]));
    expect(text).toContain('right with a probability of ?');
    expect(text).not.toMatch(/best \d/);
  });

  it('where beavers are agreed, a beaver has its line, and the chances of all lines make one', () => {
    const agreed = taskOf(2, { subjects: cubeSubjects(startPosition('short')), cubeful: cubefulOf({ ...MONEY_CUBE, beavers: true }) });
    const lines = rolloutText(stateWith(agreed, [0, 1, 2, 3])).split('\n').filter((line) => / best \d/.test(line));
    expect(lines.map((line) => line.split(':')[0])).toEqual(['No double', 'Double/Take', 'Double/Pass', 'Double/Beaver']);
    expect(lines.reduce((sum, line) => sum + Number(/best ([\d.]+)%/.exec(line)![1]), 0)).toBeCloseTo(100, 0);
  });

  it('chances to win the match are told to the hundredth of a percent, since decisions of a long one differ by that', () => {
    const cubeful = cubefulOf({ ...MONEY_CUBE, match: { own: 25, other: 25, crawford: false }, met: DEFAULT_MET });
    const lines = rolloutText(stateWith(taskOf(2, { subjects: cubeSubjects(startPosition('short')), cubeful }), [0, 1])).split('\n').filter((line) => line.includes('MWC'));
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).toMatch(/MWC \d\d\.\d\d%/);
  });

  it.each([['short', 'gammons / backgammons'], ['long', 'mars / koks']] as const)('wins that count more have the names of %s nard', (game, names) =>
    expect(rolloutText(stateWith(taskOf(1, { game }), [0]))).toContain(`wins (of them ${names}) –`));

  it('of two blocks: each has its chance', () => {
    const lines = rows(rolloutText(stateWith(taskOf(2), [0, 1])));
    for (const line of lines) expect(line).toMatch(/ ± \d\.\d{4} .* best \d+\.\d% /);
  });
});
