/** Which kept rollout belongs to the board, the score and the settings. */
import { describe, expect, it } from 'vitest';
import { positionKey, startPosition } from '../core/position.ts';
import { MONEY, situationOf, type Situation } from '../core/situation.ts';
import { openMemoryStore } from '../store/open.ts';
import { lookAt, openTab, pausedAfter, ROLL, rolledOut, rules, START, trials, until, view } from './testing/rollout-tab.ts';

describe('what is kept', () => {
  it('another board pauses it; coming back finds it', async () => {
    const tab = openTab(openMemoryStore(), { takes: 2 });
    await lookAt(tab, START);
    tab.session.set({ trials: 36_000 });
    const done = tab.session.start();
    await until(tab, () => trials(tab) > 0);
    tab.session.setBoard(ROLL);
    expect(view(tab)).toMatchObject({ current: null, work: 'none' });
    await done;
    expect(view(tab)).toMatchObject({ current: null, work: 'none' });
    await lookAt(tab, { ...START });
    expect(trials(tab)).toBeGreaterThan(0);
    expect(trials(tab)).toBeLessThan(36_000);
  });

  it('a play that is tried on the board is no other board', async () => {
    const tab = openTab(openMemoryStore());
    await lookAt(tab, START);
    const { question } = view(tab);
    await lookAt(tab, { ...START });
    expect(view(tab).question).toBe(question);
  });

  it('other settings are another rollout; back at the first ones it is there again', async () => {
    const tab = await rolledOut(openMemoryStore());
    const first = view(tab).current!;
    tab.session.set({ seed: 2 });
    expect(view(tab)).toMatchObject({ current: null, result: null });
    await tab.session.start();
    expect(view(tab).kept).toHaveLength(2);
    tab.session.set({ seed: 1 });
    expect(view(tab).current!.id).toBe(first.id);
    tab.session.show(view(tab).kept.find(({ id }) => id !== first.id)!.id);
    expect(view(tab).settings.seed).toBe(2);
  });

  it('plays in another order are the same rollout', async () => {
    const tab = openTab(openMemoryStore());
    await lookAt(tab, ROLL);
    const keys = rules.plays(ROLL.position, [3, 1]).slice(0, 2).map(({ result }) => positionKey(result));
    tab.session.open(keys);
    tab.session.set({ trials: 72 });
    await tab.session.start();
    const { id } = view(tab).current!;
    tab.session.choose([...keys].reverse());
    expect(view(tab).current!.id).toBe(id);
  });

  it('a cube decision is found again as one, paused, with its settings', async () => {
    const store = openMemoryStore();
    const before = openTab(store);
    await lookAt(before, START);
    before.session.set({ trials: 3600, cubePlies: 1 });
    await pausedAfter(before, 5);
    const after = openTab(store);
    await lookAt(after, START);
    expect(view(after)).toMatchObject({ decides: true, settings: { cubePlies: 1 }, current: { ended: false } });
    after.session.decide(false);
    expect(view(after)).toMatchObject({ decides: false, current: null });
    after.session.decide(true);
    expect(view(after).current).toEqual(view(before).current);
  });

  it('another score is another question with the cube, and none without', async () => {
    const tab = openTab(openMemoryStore());
    const match: Situation = { ...START, score: { ...MONEY, length: 7 } };
    await lookAt(tab, START);
    tab.session.set({ trials: 72 });
    await tab.session.start();
    tab.session.decide(false);
    tab.session.set({ cubePlies: null });
    await tab.session.start();
    expect(view(tab).kept).toHaveLength(2);
    await lookAt(tab, match);
    expect(view(tab).kept.map(({ state }) => state.task.cubeful)).toEqual([undefined]);
    tab.session.set({ cubePlies: 0 });
    expect(view(tab).current).toBeNull();
    await lookAt(tab, { ...START });
    expect(view(tab).kept).toHaveLength(2);
  });

  it('a score that is set while it runs pauses it; what is done is kept for the first one', async () => {
    const tab = openTab(openMemoryStore(), { takes: 2 });
    await lookAt(tab, START);
    tab.session.set({ trials: 36_000 });
    const done = tab.session.start();
    await until(tab, () => trials(tab) > 0);
    tab.session.setBoard({ ...START, score: { ...MONEY, length: 7 } });
    await done;
    expect(view(tab)).toMatchObject({ current: null, kept: [], work: 'none' });
    await lookAt(tab, { ...START });
    expect(trials(tab)).toBeGreaterThan(0);
  });

  it('what was chosen about the cube outlives boards that have none', async () => {
    const tab = openTab(openMemoryStore());
    await lookAt(tab, situationOf(startPosition('long')));
    tab.session.set({ trials: 72 });
    await tab.session.start();
    tab.session.show(view(tab).current!.id);
    await lookAt(tab, START);
    expect(view(tab)).toMatchObject({ decides: true, settings: { cubePlies: 0 } });
  });

  it('one by an older net is shown, and rolled out anew', async () => {
    const store = openMemoryStore();
    await rolledOut(store);
    const tab = openTab(store, { netVersion: 2 });
    await lookAt(tab, START);
    expect(view(tab).result!.trials).toBe(72);
    tab.session.set({ trials: 36 });
    await tab.session.start();
    expect(view(tab).current!.state.net.version).toBe(2);
    expect([trials(tab), view(tab).kept.length]).toEqual([36, 2]);
  });
});
