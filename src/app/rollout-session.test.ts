/** Rolling out the board: to its end, with pauses and extensions. */
import { describe, expect, it } from 'vitest';
import { positionKey } from '../core/position.ts';
import type { Situation } from '../core/situation.ts';
import { createFakeEngine } from '../engine/fake.ts';
import { openMemoryStore } from '../store/open.ts';
import { LONGEST_COURSE } from '../store/stored-rollout.ts';
import { Notices } from './notices.ts';
import { RolloutSession } from './rollout-session.ts';
import { lookAt, openTab, pausedAfter, ROLL, rolledOut, rules, START, trials, view, whole } from './testing/rollout-tab.ts';

describe('a rollout of the board', () => {
  it('of a position, to its end: a result, a course and what it was made by', async () => {
    const tab = await rolledOut(openMemoryStore(), { trials: 720 });
    const { current, result, work } = view(tab);
    expect([work, current!.ended, result!.trials, current!.state.net]).toEqual(['none', true, 720, { name: 'fake', version: 1 }]);
    expect(current!.course.at(-1)).toMatchObject({ trials: 720, equities: result!.subjects.map(({ equity }) => expect.closeTo(equity, 5)) });
    expect(current!.course.length).toBeLessThanOrEqual(LONGEST_COURSE);
  });

  it('of plays side by side: those that were chosen, under the same dice', async () => {
    const tab = openTab(openMemoryStore());
    await lookAt(tab, ROLL);
    const keys = rules.plays(ROLL.position, [3, 1]).slice(0, 3).map(({ result }) => positionKey(result));
    tab.session.open(keys.slice(0, 2));
    expect(view(tab).chosen).toEqual(keys.slice(0, 2));
    tab.session.choose([keys[2]!, keys[0]!]);
    tab.session.set({ trials: 72 });
    await tab.session.start();
    expect(view(tab).current!.state.task.subjects.map(({ of }) => of)).toEqual(['other', 'other']);
    expect(view(tab).result!.subjects).toHaveLength(2);
  });

  it('of a cube decision: the verdict, and how likely each outcome is the right one', async () => {
    const tab = await rolledOut(openMemoryStore(), { trials: 720 });
    const { decision } = view(tab).result!;
    expect(decision!.emg).toMatchObject({ noDouble: view(tab).result!.subjects[0]!.equity, doubleTake: view(tab).result!.subjects[1]!.equity, doublePass: 1 });
    expect(Object.values(decision!.best!).reduce((sum, each) => sum + each)).toBeCloseTo(1, 9);
  });

  it.each<[rule: string, situation: Situation | null]>([
    ['an impossible board', null],
    ['a game that is over', { ...START, phase: 'over' }],
  ])('there is none of %s', async (_rule, situation) => {
    const tab = openTab(openMemoryStore());
    await lookAt(tab, START);
    tab.session.setBoard(situation);
    tab.session.open([]);
    await tab.session.start();
    expect(view(tab)).toMatchObject({ question: null, isOpen: false, current: null });
  });

  it('an engine that fails says why, and what is done is kept', async () => {
    const store = openMemoryStore();
    const tab = openTab(store);
    const failing = new RolloutSession({
      engine: { info: createFakeEngine(rules).info, rollout: async () => { throw new Error('worker failed'); } }, store, bookOf: () => rules, now: () => 1, notices: new Notices(),
    });
    failing.setBoard(START);
    await failing.start();
    expect(failing.cell.get()).toMatchObject({ work: 'none', error: { code: 'engine_failed', facts: { reason: 'worker failed' } } });
    await lookAt(tab, START);
    expect(view(tab).current).not.toBeNull();
  });
});

describe('pausing', () => {
  it('paused and gone on with, it is to the last digit the one that was never paused', async () => {
    const tab = openTab(openMemoryStore());
    await lookAt(tab, START);
    tab.session.set({ trials: 3600 });
    await pausedAfter(tab, 5);
    expect(view(tab)).toMatchObject({ work: 'none', current: { ended: false } });
    expect(trials(tab)).toBeGreaterThan(0);
    expect(trials(tab)).toBeLessThan(3600);
    await tab.session.start();
    expect(view(tab).current!.ended).toBe(true);
    expect(view(tab).current!.state).toEqual(await whole(START, 3600));
  });

  it('stopped, it has ended where it is, and can be extended', async () => {
    const tab = openTab(openMemoryStore());
    await lookAt(tab, START);
    tab.session.set({ trials: 3600 });
    await pausedAfter(tab, 5);
    const before = trials(tab);
    tab.session.stop();
    expect(view(tab).current!.ended).toBe(true);
    tab.session.set({ trials: 72 });
    await tab.session.start();
    expect([trials(tab), view(tab).current!.ended]).toEqual([before + 72, true]);
  });

  it('extended, it is the longer rollout', async () => {
    const tab = await rolledOut(openMemoryStore(), { trials: 144 });
    await tab.session.start();
    expect(view(tab).current!.state).toEqual(await whole(START, 288));
  });

  it('paused before the engine is there, it does not start', async () => {
    const tab = openTab(openMemoryStore());
    await lookAt(tab, START);
    const done = tab.session.start();
    tab.session.pause();
    await done;
    expect(view(tab)).toMatchObject({ work: 'none', current: null });
  });

  it('a stop rule ends it before its trials, and an extension goes on without the rule that is met', async () => {
    const tab = await rolledOut(openMemoryStore(), { trials: 36_000, error: 0.02 });
    const first = trials(tab);
    expect(first).toBeLessThan(3600);
    expect(view(tab).result!.subjects[0]!.error).toBeLessThanOrEqual(0.02);
    tab.session.set({ trials: 360 });
    await tab.session.start();
    expect(trials(tab)).toBe(first + 360);
  });
});
