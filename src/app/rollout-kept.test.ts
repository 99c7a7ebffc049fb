/** What a reload finds of rollouts, when they are kept, and what is told when they cannot be. */
import { describe, expect, it } from 'vitest';
import { ok, unwrap } from '../core/result.ts';
import { createFakeEngine } from '../engine/fake.ts';
import { texts } from '../i18n/index.ts';
import { openMemoryStore } from '../store/open.ts';
import { Notices } from './notices.ts';
import { RolloutSession, SAVE_MS } from './rollout-session.ts';
import { lookAt, openTab, pausedAfter, ROLL, rolledOut, rules, START, trials, until, view, wait } from './testing/rollout-tab.ts';

describe('what is kept', () => {
  it('a reload finds the rollout, the drawer as it was, and goes on', async () => {
    const store = openMemoryStore();
    const before = openTab(store);
    await lookAt(before, START);
    before.session.open([]);
    before.session.set({ trials: 3600, seed: 7 });
    await pausedAfter(before, 5);
    const after = openTab(store);
    await lookAt(after, START);
    expect(view(after)).toMatchObject({ isOpen: true, work: 'none', settings: { seed: 7 } });
    expect(view(after).current).toEqual(view(before).current);
    expect(view(after).result!.trials).toBe(trials(before));
    await after.session.start();
    expect(trials(after)).toBe(3600);
  });

  it('a drawer that was closed stays closed, and opening it shows what is kept', async () => {
    const store = openMemoryStore();
    const before = openTab(store);
    await lookAt(before, START);
    before.session.open([]);
    before.session.set({ trials: 72 });
    await before.session.start();
    before.session.close();
    await wait();
    const after = openTab(store);
    await lookAt(after, START);
    expect(view(after).isOpen).toBe(false);
    after.session.open([]);
    expect(view(after)).toMatchObject({ isOpen: true, result: { trials: 72 } });
  });

  it('while it runs it is kept every few seconds, not at each report', async () => {
    const store = openMemoryStore();
    const tab = openTab(store, { takes: 2 });
    await lookAt(tab, START);
    tab.session.set({ trials: 360_000 });
    let reports = 0;
    tab.session.cell.watch(({ work, current }) => {
      if (work !== 'running' || !current) return;
      reports++;
      tab.tick(SAVE_MS / 4);
      // Reports are as far apart as the real clock says.
      if (reports === 12) tab.session.pause();
    });
    await tab.session.start();
    expect(reports).toBeGreaterThanOrEqual(12);
    // At the start, at every fourth report and at the pause.
    expect(tab.saves.length).toBeGreaterThanOrEqual(4);
    expect(tab.saves.length).toBeLessThanOrEqual(6);
  });

  it('a page that goes keeps what is done at once', async () => {
    const store = openMemoryStore();
    const tab = openTab(store, { takes: 2 });
    await lookAt(tab, START);
    tab.session.set({ trials: 36_000 });
    const done = tab.session.start();
    await until(tab, () => trials(tab) > 0);
    const before = trials(tab);
    await tab.session.flush();
    const after = openTab(store);
    await lookAt(after, START);
    expect(trials(after)).toBeGreaterThanOrEqual(before);
    tab.session.pause();
    await done;
  });

  it('deleted, it is gone; that can be taken back, and it is the one it was', async () => {
    const store = openMemoryStore();
    const tab = await rolledOut(store);
    const { current } = view(tab);
    await tab.session.remove();
    expect(view(tab)).toMatchObject({ current: null, result: null, kept: [] });
    expect(unwrap(await store.rollouts(view(tab).question!.board))).toEqual([]);
    tab.notices.cell.get()!.action!.run();
    await until(tab, () => view(tab).current !== null);
    expect([view(tab).current, unwrap(await store.rollouts(view(tab).question!.board))]).toEqual([current, [current]]);
    expect(tab.notices.cell.get()).toEqual({ kind: 'info', text: texts().rollout.panel.restored });
  });

  it('taken back at another board, a deletion changes nothing there', async () => {
    const store = openMemoryStore();
    const tab = await rolledOut(store);
    await tab.session.remove();
    await lookAt(tab, ROLL);
    const before = view(tab);
    tab.notices.cell.get()!.action!.run();
    await until(tab, () => tab.notices.cell.get()?.text === texts().rollout.panel.restored);
    expect(view(tab)).toEqual(before);
    await lookAt(tab, { ...START });
    expect(trials(tab)).toBe(72);
  });
});

it('what cannot be kept is told, and the rollout goes on', async () => {
  const notices = new Notices();
  const full = { ok: false, error: { code: 'store_full', facts: {} } } as const;
  const session = new RolloutSession({
    engine: createFakeEngine(rules), bookOf: () => rules, now: () => 1, notices,
    store: { rollouts: async () => ok([]), saveRollout: async () => full, removeRollout: async () => full, onChange: () => () => {} },
  });
  session.setBoard(START);
  session.set({ trials: 72 });
  await session.start();
  expect([session.cell.get().result!.trials, notices.cell.get()]).toMatchObject([72, { kind: 'error', text: texts().errors.store_full({}) }]);
});
