import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_MET } from '../../core/met/known.ts';
import type { MatchRecord } from '../../core/record.ts';
import { unwrap } from '../../core/result.ts';
import type { RuleBook } from '../../core/rule-book.ts';
import { startPosition } from '../../core/position.ts';
import { situationOf } from '../../core/situation.ts';
import { loadRules } from '../../engine/rule-book.ts';
import { builtWasm } from '../../engine/testing/positions.ts';
import { readText } from '../../formats/detect.ts';
import { openMemoryStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { makeCell } from '../cell.ts';
import { openMatch, type ReviewState } from '../review-state.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { makeGate, testServices, type Gate } from '../testing/services.ts';
import { isShallower, Renewal, type Alone } from './renewal.ts';

let rules: RuleBook;
let record: MatchRecord;
beforeAll(async () => {
  rules = await loadRules(builtWasm('rules'));
  const read = unwrap(readText(readFileSync(new URL('../../../fixtures/mat/plain.mat', import.meta.url), 'utf8')));
  if (read.kind !== 'match') throw new Error('no match');
  record = read.record;
});

const alwaysAlone: Alone = (work) => work(false);

async function filled(): Promise<Store> {
  const store = openMemoryStore();
  const games = await testServices(rules, store).replay(record);
  const moves = games.map(({ decisions }) => decisions.map(() => null));
  for (const id of ['a', 'b']) unwrap(await store.put({ kind: 'match', id, title: id, createdAt: 1, updatedAt: 1, record, source: { name: '', text: '' }, moves, progress: { done: 0, total: 0 } }));
  unwrap(await store.put({ kind: 'position', id: 'p', title: 'p', createdAt: 2, updatedAt: 2, situation: situationOf(startPosition('short'), [3, 1]), answer: null }));
  return store;
}

function makeRenewal(store: Store, gate: Gate = makeGate(), alone: Alone = alwaysAlone) {
  const services = testServices(rules, store, { pause: () => gate.pass() });
  const finished: number[] = [];
  const redone: string[] = [];
  const review = { cell: makeCell<ReviewState>({ kind: 'empty' }), redo: async () => { redone.push('now'); } };
  const renewal = new Renewal({ services, review, settings: () => DEFAULT_SETTINGS, met: () => DEFAULT_MET, onError: (error) => { throw new Error(error.code); }, onDone: (n) => finished.push(n), alone });
  return { renewal, services, finished, review, redone };
}

/** Depths at which decisions of a match, or a position, were looked at; and those below. */
async function depthsOf(store: Store, id: string): Promise<{ readonly top: readonly number[]; readonly below: readonly number[] }> {
  const entry = unwrap(await store.get(id));
  if (entry.kind === 'position') return { top: entry.answer ? [entry.answer.evaluator.plies] : [], below: (entry.below ?? []).map(({ evaluator }) => evaluator.plies) };
  const made = entry.moves.flat().flatMap((each) => each ?? []);
  return { top: [...new Set(made.map(({ evaluator }) => evaluator.plies))], below: [...new Set(made.flatMap(({ below = [] }) => below.map(({ evaluator }) => evaluator.plies)))] };
}

describe('analysing many entries deeper', () => {
  it('looks at each as deep as wanted, and leaves what was found before below', async () => {
    const store = await filled();
    const { renewal, finished } = makeRenewal(store);
    await renewal.start(['a', 'p'], 1);
    expect(await depthsOf(store, 'a')).toEqual({ top: [1], below: [0] });
    expect(await depthsOf(store, 'p')).toEqual({ top: [1], below: [] });
    expect(await depthsOf(store, 'b')).toEqual({ top: [], below: [] });
    await renewal.start(['a', 'p'], 2);
    expect((await depthsOf(store, 'a')).below).toEqual(expect.arrayContaining([1, 0]));
    expect(await depthsOf(store, 'p')).toEqual({ top: [2], below: [1] });
    expect(finished).toEqual([2, 2]);
    expect([renewal.cell.get(), unwrap(await store.kept('renewal'))]).toEqual([null, null]);
    expect(unwrap(await store.list()).map((entry) => [entry.id, isShallower(entry, 2)])).toEqual(expect.arrayContaining([['a', false], ['p', false], ['b', true]]));
  });

  it('a shallower wish changes nothing that is deeper', async () => {
    const store = await filled();
    await makeRenewal(store).renewal.start(['a', 'p'], 2);
    const before = await Promise.all(['a', 'p'].map(async (id) => unwrap(await store.get(id))));
    await makeRenewal(store).renewal.start(['a', 'p'], 1);
    const after = await Promise.all(['a', 'p'].map(async (id) => unwrap(await store.get(id))));
    expect(after.map((entry) => (entry.kind === 'match' ? entry.moves : entry.answer))).toEqual(before.map((entry) => (entry.kind === 'match' ? entry.moves : entry.answer)));
  });

  it('a page that dies in the middle goes on after its reload, and asks no finished entry again', async () => {
    const store = await filled();
    const gate = makeGate();
    const first = makeRenewal(store, gate);
    const games = await first.services.replay(record);
    // The first match passes, and some of the second.
    void first.renewal.start(['a', 'b'], 0);
    await waitFor(async () => (await depthsOf(store, 'a')).top.length > 0 && first.renewal.cell.get()?.now === 'b');
    gate.shutAfter(0);
    const left = unwrap(await store.kept('renewal'));
    expect(left).toMatchObject({ left: ['b'], done: 1, paused: false, plies: 0 });
    const second = makeRenewal(store);
    await second.renewal.load();
    expect((await depthsOf(store, 'b')).top).toEqual([0]);
    expect(second.services.asked.ranks).toBeLessThanOrEqual(games.flatMap(({ decisions }) => decisions).length);
    expect(second.finished).toEqual([2]);
    await first.renewal.stop();
    gate.open();
  });

  it('pauses, stays paused after a reload, and goes on when it is told to', async () => {
    const store = await filled();
    const gate = makeGate();
    gate.shutAfter(3);
    const { renewal } = makeRenewal(store, gate);
    void renewal.start(['a'], 0);
    await waitFor(async () => renewal.cell.get()?.now === 'a');
    await renewal.pause();
    gate.open();
    const reloaded = makeRenewal(store);
    await reloaded.renewal.load();
    expect(reloaded.renewal.cell.get()).toMatchObject({ paused: true, left: ['a'] });
    expect(reloaded.services.asked.ranks).toBe(0);
    await reloaded.renewal.goOn();
    expect((await depthsOf(store, 'a')).top).toEqual([0]);
  });

  it('stopped, nothing is left to do and what was found stays', async () => {
    const store = await filled();
    const gate = makeGate();
    const { renewal } = makeRenewal(store, gate);
    void renewal.start(['p', 'a', 'b'], 0);
    await waitFor(async () => (renewal.cell.get()?.done ?? 0) > 0);
    await renewal.stop();
    expect(unwrap(await store.kept('renewal'))).toBe(null);
    expect((await depthsOf(store, 'p')).top).toEqual([0]);
  });

  it.each([[null, 1], [{ plies: 0, left: ['a'], done: 0, paused: true }, 2]])('what is wanted before it is known what was left (%j) is not lost, nor is that', async (kept, entries) => {
    const store = await filled();
    unwrap(await store.keep('renewal', kept));
    const { renewal, finished } = makeRenewal(store);
    const loaded = renewal.load();
    await renewal.start(['p'], 0);
    await loaded;
    expect(finished).toEqual([entries]);
    expect([(await depthsOf(store, 'a')).top, (await depthsOf(store, 'p')).top]).toEqual([kept ? [0] : [], [0]]);
  });

  it('an entry that is gone is passed over', async () => {
    const store = await filled();
    const { renewal, finished } = makeRenewal(store);
    await renewal.start(['gone', 'p'], 0);
    expect(finished).toEqual([2]);
    expect((await depthsOf(store, 'p')).top).toEqual([0]);
  });

  it('while another tab is at work it waits, and goes on with what that one leaves', async () => {
    const store = await filled();
    let free = (): void => {};
    const other = new Promise<void>((resolve) => { free = resolve; });
    const { renewal, services } = makeRenewal(store, makeGate(), async (work, onWait) => { onWait(); await other; await work(true); });
    const done = renewal.start(['a', 'p'], 0);
    await waitFor(async () => renewal.cell.get()?.elsewhere === true);
    expect(services.asked.ranks).toBe(0);
    unwrap(await store.keep('renewal', { plies: 0, left: ['p'], done: 1, paused: false }));
    free();
    await done;
    expect([(await depthsOf(store, 'a')).top, (await depthsOf(store, 'p')).top]).toEqual([[], [0]]);
  });

  it('a match that Review has open is analysed there', async () => {
    const store = await filled();
    const { renewal, review, redone, services } = makeRenewal(store);
    const entry = unwrap(await store.get('a'));
    if (entry.kind === 'match') review.cell.set(openMatch(entry, await services.replay(record), null));
    await renewal.start(['a'], 0);
    expect(redone).toEqual(['now']);
  });

  it.each([null, 7, { plies: 9, left: ['a'], done: 0, paused: false }, { left: [] }])('what was kept as %j is nothing to go on with', async (kept) => {
    const store = await filled();
    if (typeof kept === 'object') unwrap(await store.keep('renewal', kept));
    const { renewal, services } = makeRenewal(store);
    await renewal.load();
    expect([renewal.cell.get(), services.asked.ranks]).toEqual([null, 0]);
  });
});

async function waitFor(test: () => Promise<boolean>): Promise<void> {
  while (!(await test())) await new Promise((next) => setTimeout(next));
}
