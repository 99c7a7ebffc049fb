/** Two pages on one store. */
import { describe, expect, it } from 'vitest';
import { unwrap } from '../core/result.ts';
import { count } from '../engine/rollout/ranges.ts';
import { openMemoryStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { lookAt, openTab, START, trials, until, view, wait } from './testing/rollout-tab.ts';

describe('two tabs', () => {
  it('one that is behind never overwrites, and takes over what is further once it rests', async () => {
    const store = openMemoryStore();
    const [here, there] = [openTab(store), openTab(store)];
    for (const tab of [here, there]) {
      await lookAt(tab, START);
      tab.session.set({ trials: 3600 });
    }
    here.gate.shutAfter(5);
    const done = here.session.start();
    await until(here, () => view(here).work === 'running');
    await there.session.start();
    here.session.pause();
    here.gate.open();
    await done;
    const { board } = view(here).question!;
    expect(unwrap(await store.rollouts(board)).map(({ state }) => 36 * count(state.done))).toEqual([3600]);
    expect(trials(here)).toBe(3600);
  });

  it('one that rests hears of what another does', async () => {
    const store = openMemoryStore();
    let hear: Parameters<Store['onChange']>[0] = () => {};
    const [here, there] = [openTab({ ...store, onChange: (listener) => { hear = listener; return () => {}; } }), openTab(store)];
    await lookAt(here, START);
    await lookAt(there, START);
    for (const wanted of [72, 144]) {
      there.session.set({ trials: 72 });
      await there.session.start();
      hear({ what: 'rollouts', ids: [view(here).question!.board], here: false });
      await wait();
      if (wanted === 72) here.session.show(view(here).kept[0]!.id);
      expect(trials(here)).toBe(wanted);
    }
  });

  it('starting where another tab is further goes on from there', async () => {
    const store = openMemoryStore();
    const [here, there] = [openTab(store), openTab(store)];
    for (const tab of [here, there]) {
      await lookAt(tab, START);
      tab.session.set({ trials: 144 });
    }
    await there.session.start();
    await here.session.start();
    expect(view(here).current!.state).toEqual(view(there).current!.state);
  });
});
