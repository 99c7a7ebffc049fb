/** A page that rolls out, without the page: its session on a store, an engine that the test may hold, and a clock of its own. */
import { vi } from 'vitest';
import { startPosition } from '../../core/position.ts';
import { situationOf, type Situation } from '../../core/situation.ts';
import type { RolloutSettings } from '../../elements/rollout-panel/rollout-settings.ts';
import { createFakeEngine } from '../../engine/fake.ts';
import { count } from '../../engine/rollout/ranges.ts';
import { loadRules } from '../../engine/rule-book.ts';
import { builtWasm } from '../../engine/testing/positions.ts';
import { openMemoryStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { Notices } from '../notices.ts';
import { RolloutSession } from '../rollout-session.ts';
import { makeGate, type Gate } from './services.ts';

export const rules = await loadRules(builtWasm('rules'));

export const START = situationOf(startPosition('short'));
export const ROLL = situationOf(startPosition('short'), [3, 1]);

export interface Tab {
  readonly session: RolloutSession;
  readonly gate: Gate;
  /** Boards of which something was kept, at each time. */
  readonly saves: string[];
  readonly notices: Notices;
  tick(milliseconds: number): void;
}

/** From one look at the engine's clock to the next: five requests hold some hundred trials. */
const LOOK_MS = 8;

export const wait = (milliseconds = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A page on a store; tabs share one. Each request takes so many milliseconds. */
export function openTab(store: Store, { netVersion = 1, takes = 0 } = {}): Tab {
  const gate = makeGate();
  const saves: string[] = [];
  const notices = new Notices();
  notices.cell.watch((notice) => { if (notice?.kind === 'error') throw new Error(notice.text); });
  let time = 1_000_000;
  // How many trials a request has must not hang on how busy the machine is.
  let looks = 0;
  const session = new RolloutSession({
    engine: createFakeEngine(rules, { pause: async () => { await gate.pass(); if (takes > 0) await wait(takes); }, netVersion, now: () => (looks += LOOK_MS) }),
    store: { ...store, saveRollout: (rollout) => { saves.push(rollout.board); return store.saveRollout(rollout); } },
    bookOf: () => rules, now: () => time, notices,
  });
  return { session, gate, saves, notices, tick: (milliseconds) => { time += milliseconds; } };
}

export const view = ({ session }: Tab) => session.cell.get();
export const trials = (tab: Tab): number => 36 * count(view(tab).current?.state.done ?? []);
export const until = (tab: Tab, test: () => boolean): Promise<void> => vi.waitFor(() => { if (!test()) throw new Error(view(tab).work); }, 20_000);

/** The board on the page, and what is kept of it. */
export async function lookAt(tab: Tab, situation: Situation): Promise<void> {
  tab.session.setBoard(situation);
  await wait();
}

/** Runs so many requests far (of 288 trials at most), then pauses. */
export async function pausedAfter(tab: Tab, passes: number): Promise<void> {
  tab.gate.shutAfter(passes);
  const done = tab.session.start();
  await until(tab, () => view(tab).work === 'running' && tab.gate.holds());
  tab.session.pause();
  tab.gate.open();
  await done;
}

/** A page whose rollout of the board has come to its end. */
export async function rolledOut(store: Store, settings: Partial<RolloutSettings> = { trials: 72 }, situation = START): Promise<Tab> {
  const tab = openTab(store);
  await lookAt(tab, situation);
  tab.session.set(settings);
  await tab.session.start();
  return tab;
}

/** All of a rollout without a break, for comparison. */
export async function whole(situation: Situation, wanted: number) {
  return view(await rolledOut(openMemoryStore(), { trials: wanted }, situation)).current!.state;
}
