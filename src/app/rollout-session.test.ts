import { beforeAll, describe, expect, it, vi } from 'vitest';
import { positionKey, startPosition } from '../core/position.ts';
import { ok, unwrap } from '../core/result.ts';
import type { RuleBook } from '../core/rule-book.ts';
import { MONEY, situationOf, type Situation } from '../core/situation.ts';
import { createFakeEngine } from '../engine/fake.ts';
import type { RolloutSettings } from '../elements/rollout-panel/rollout-settings.ts';
import { count } from '../engine/rollout/ranges.ts';
import type { Cubeful } from '../engine/rollout/task.ts';
import { loadRules } from '../engine/rule-book.ts';
import { builtWasm } from '../engine/testing/positions.ts';
import { texts } from '../i18n/index.ts';
import { openMemoryStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { LONGEST_COURSE } from '../store/stored-rollout.ts';
import { Notices } from './notices.ts';
import { rolloutQuestion, rolloutTask, USUAL_SETTINGS } from './rollout-question.ts';
import { RolloutSession, SAVE_MS } from './rollout-session.ts';
import { makeGate, type Gate } from './testing/services.ts';

let rules: RuleBook;
beforeAll(async () => {
  rules = await loadRules(builtWasm('rules'));
});

const START = situationOf(startPosition('short'));
const ROLL = situationOf(startPosition('short'), [3, 1]);

interface Tab {
  readonly session: RolloutSession;
  readonly gate: Gate;
  /** Boards of which something was kept, at each time. */
  readonly saves: string[];
  readonly notices: Notices;
  tick(milliseconds: number): void;
}

const wait = (milliseconds = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A page on a store; tabs share one. Each request takes so many milliseconds. */
function openTab(store: Store, { netVersion = 1, takes = 0 } = {}): Tab {
  const gate = makeGate();
  const saves: string[] = [];
  const notices = new Notices();
  notices.cell.watch((notice) => { if (notice?.kind === 'error') throw new Error(notice.text); });
  let time = 1_000_000;
  const session = new RolloutSession({
    engine: createFakeEngine(rules, { pause: async () => { await gate.pass(); if (takes > 0) await wait(takes); }, netVersion }),
    store: { ...store, saveRollout: (rollout) => { saves.push(rollout.board); return store.saveRollout(rollout); } },
    bookOf: () => rules, now: () => time, notices,
  });
  return { session, gate, saves, notices, tick: (milliseconds) => { time += milliseconds; } };
}

const view = ({ session }: Tab) => session.cell.get();
const trials = (tab: Tab): number => 36 * count(view(tab).current?.state.done ?? []);
const until = (tab: Tab, test: () => boolean): Promise<void> => vi.waitFor(() => { if (!test()) throw new Error(view(tab).work); }, 20_000);

/** The board on the page, and what is kept of it. */
async function lookAt(tab: Tab, situation: Situation): Promise<void> {
  tab.session.setBoard(situation);
  await wait();
}

/** Runs so many requests far (of 288 trials at most), then pauses. */
async function pausedAfter(tab: Tab, passes: number): Promise<void> {
  tab.gate.shutAfter(passes);
  const done = tab.session.start();
  await until(tab, () => view(tab).work === 'running');
  await wait(20);
  tab.session.pause();
  tab.gate.open();
  await done;
}

/** All of a rollout without a break, for comparison. */
async function whole(situation: Situation, wanted: number) {
  const tab = openTab(openMemoryStore());
  await lookAt(tab, situation);
  tab.session.set({ trials: wanted });
  await tab.session.start();
  return view(tab).current!.state;
}

describe('a rollout of the board', () => {
  it('of a position, to its end: a result, a course and what it was made by', async () => {
    const tab = openTab(openMemoryStore());
    await lookAt(tab, START);
    tab.session.set({ trials: 720 });
    await tab.session.start();
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

  it('of a cube decision: the verdict, and how likely each outcome is the right one', async () => {
    const tab = openTab(openMemoryStore());
    await lookAt(tab, START);
    tab.session.set({ trials: 720 });
    await tab.session.start();
    const { decision } = view(tab).result!;
    expect(decision!.emg).toMatchObject({ noDouble: view(tab).result!.subjects[0]!.equity, doubleTake: view(tab).result!.subjects[1]!.equity, doublePass: 1 });
    expect(Object.values(decision!.best).reduce((sum, each) => sum + each)).toBeCloseTo(1, 9);
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
    const tab = openTab(openMemoryStore());
    await lookAt(tab, START);
    tab.session.set({ trials: 144 });
    await tab.session.start();
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
    const tab = openTab(openMemoryStore());
    await lookAt(tab, START);
    tab.session.set({ trials: 36_000, error: 0.02 });
    await tab.session.start();
    const first = trials(tab);
    expect(first).toBeLessThan(3600);
    expect(view(tab).result!.subjects[0]!.error).toBeLessThanOrEqual(0.02);
    tab.session.set({ trials: 360 });
    await tab.session.start();
    expect(trials(tab)).toBe(first + 360);
  });
});

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
    const tab = openTab(openMemoryStore());
    await lookAt(tab, START);
    tab.session.set({ trials: 72 });
    await tab.session.start();
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

  it('deleted, it is gone; that can be taken back, and it is the one it was', async () => {
    const store = openMemoryStore();
    const tab = openTab(store);
    await lookAt(tab, START);
    tab.session.set({ trials: 72 });
    await tab.session.start();
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
    const tab = openTab(store);
    await lookAt(tab, START);
    tab.session.set({ trials: 72 });
    await tab.session.start();
    await tab.session.remove();
    await lookAt(tab, ROLL);
    const before = view(tab);
    tab.notices.cell.get()!.action!.run();
    await until(tab, () => tab.notices.cell.get()?.text === texts().rollout.panel.restored);
    expect(view(tab)).toEqual(before);
    await lookAt(tab, { ...START });
    expect(trials(tab)).toBe(72);
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
    const old = openTab(store);
    await lookAt(old, START);
    old.session.set({ trials: 72 });
    await old.session.start();
    const tab = openTab(store, { netVersion: 2 });
    await lookAt(tab, START);
    expect(view(tab).result!.trials).toBe(72);
    tab.session.set({ trials: 36 });
    await tab.session.start();
    expect(view(tab).current!.state.net.version).toBe(2);
    expect([trials(tab), view(tab).kept.length]).toEqual([36, 2]);
  });
});

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
  expect([session.cell.get().result!.trials, notices.cell.get()]).toEqual([72, { kind: 'error', text: texts().errors.store_full({}) }]);
});
