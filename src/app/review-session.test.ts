import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ratePlayers } from '../analysis/cube/rates.ts';
import { DEFAULT_MET, loadMet } from '../core/met/known.ts';
import type { MatchRecord } from '../core/record.ts';
import { unwrap, type NardError } from '../core/result.ts';
import type { RuleBook } from '../core/rule-book.ts';
import { loadRules } from '../engine/rule-book.ts';
import { builtWasm } from '../engine/testing/positions.ts';
import { readText } from '../formats/detect.ts';
import { openMemoryStore } from '../store/open.ts';
import type { MatchSummary, Store } from '../store/store.ts';
import { evaluatorWords, progressWords, rateWords } from './progress-words.ts';
import { ReviewSession } from './review-session.ts';
import { CUBELESS, isComplete, outdatedMets, type OpenMatch } from './review-state.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import { makeGate, testServices, type Gate, type TestServices } from './testing/services.ts';

const text = readFileSync(new URL('../../fixtures/mat/plain.mat', import.meta.url), 'utf8');
const source = { name: 'plain.mat', text };

let rules: RuleBook;
let record: MatchRecord;
beforeAll(async () => {
  rules = await loadRules(builtWasm('rules'));
  const read = unwrap(readText(text));
  if (read.kind !== 'match') throw new Error('not a match');
  record = read.record;
});

let store: Store;
let gate: Gate;
let services: TestServices;
let errors: NardError[];
/** The match equities that are chosen. */
let met = DEFAULT_MET;
beforeEach(() => {
  store = openMemoryStore();
  gate = makeGate();
  services = testServices(rules, store, { pause: () => gate.pass() });
  errors = [];
  met = DEFAULT_MET;
});
const make = (netVersion = 1): ReviewSession => {
  services = testServices(rules, store, { pause: () => gate.pass(), netVersion });
  return new ReviewSession({ services, settings: () => DEFAULT_SETTINGS, met: () => met, onError: (error) => errors.push(error) });
};
const opened = (session: ReviewSession): OpenMatch => {
  const state = session.cell.get();
  if (state.kind !== 'open') throw new Error(state.kind);
  return state;
};
const until = (session: ReviewSession, test: (match: OpenMatch) => boolean): Promise<void> => new Promise((resolve) => {
  const met = (): boolean => { const state = session.cell.get(); return state.kind === 'open' && test(state); };
  if (met()) resolve();
  else { const stop = session.cell.watch(() => { if (met()) { stop(); resolve(); } }); }
});
const finished = ({ work, entry: { progress } }: OpenMatch): boolean => work.kind === 'off' && progress.total > 0 && isComplete(progress);
const listed = async (): Promise<MatchSummary> => unwrap(await store.list())[0] as MatchSummary;

describe('the Review session', () => {
  it('analyses a dropped match to its end and keeps it with its rates', async () => {
    const session = make();
    await session.openRecord(record, source);
    await until(session, finished);
    expect(await listed()).toMatchObject({ title: 'Ines – Tove', progress: { plies: DEFAULT_SETTINGS.matchPlies, pr: [expect.any(Number), expect.any(Number)] } });
    expect(errors).toEqual([]);
  });

  it('what is done survives a reload, and only the rest is asked again', async () => {
    const session = make();
    const stored = (test: (progress: MatchSummary['progress']) => boolean): Promise<void> =>
      new Promise((resolve) => store.onChange(() => void listed().then(({ progress }) => { if (test(progress)) resolve(); })));
    gate.shutAfter(0);
    await session.openRecord(record, source);
    const { total, cubes } = opened(session).entry.progress;
    // A decision asks once for the 21 rolls, and for its plays once more than it is deep; after each pass the cube is asked about.
    gate.open();
    gate.shutAfter((2 + 3) * total + 2 * cubes!.total + 3 * 4);
    await stored(({ done }) => done > 0);
    const { id, progress } = await listed();
    expect(progress.done).toBeLessThan(total);
    expect(progress.depths).toEqual([{ plies: 2, count: progress.done }, { plies: 1, count: total - progress.done }]);
    session.close();

    gate.open();
    const again = make();
    await again.openId(id, null);
    await until(again, finished);
    expect(services.asked.ranks).toBe(total - progress.done);
  });

  it('cube decisions are looked at as deep as the plays, and count in the rates', async () => {
    const session = make();
    await session.openRecord(record, source);
    await until(session, finished);
    const { entry, games } = opened(session);
    const made = entry.cubes!.flat().flatMap((each) => each ?? []);
    expect(made.length).toBe(entry.progress.cubes!.total);
    expect([...new Set(made.map(({ evaluator, choice }) => `${choice} ${evaluator.plies}`))].sort()).toEqual(['double 2', 'no_double 2', 'pass 2', 'take 2'].filter((each) => made.some(({ choice }) => each.startsWith(choice))));
    const rates = ratePlayers(entry.record, games, entry.moves, entry.cubes!);
    expect(rates[0].cube.decisions + rates[1].cube.decisions).toBeGreaterThan(0);
    expect((await listed()).progress.pr).toEqual(rates.map(({ all }) => all.pr));
    expect(unwrap(await store.get(entry.id))).toMatchObject({ moves: entry.moves, cubes: entry.cubes });
  });

  it('a match stored before cube decisions had numbers gets them when it is opened, and keeps its plays', async () => {
    const session = make();
    await session.openRecord(record, source);
    await until(session, finished);
    const { entry: { cubes, ...old } } = opened(session);
    const { cubes: _, ...progress } = old.progress;
    session.close();
    unwrap(await store.put({ ...old, progress }));
    const again = make();
    await again.openId(old.id, null);
    await until(again, (match) => match.work.kind === 'off' && match.entry.progress.cubes?.done === match.entry.progress.cubes?.total);
    expect(services.asked.ranks).toBe(0);
    expect(opened(again).entry).toMatchObject({ moves: old.moves, cubes });
    expect(unwrap(await store.get(old.id))).toMatchObject({ moves: old.moves, cubes });
  });

  it('says by which match equities its numbers are, is marked when others are chosen, and is done anew by them', async () => {
    const session = make();
    await session.openRecord(record, source);
    await until(session, finished);
    const madeBy = (): (string | undefined)[] => {
      const { entry: { moves, cubes } } = opened(session);
      return [...new Set([...moves.flat(), ...cubes!.flat()].flatMap((each) => (each ? [each.evaluator.met?.id] : [])))];
    };
    const outdated = (): readonly string[] => outdatedMets(session.rows(), session.cubeOptions(record));
    expect([madeBy(), outdated()]).toEqual([[DEFAULT_MET.id], []]);

    met = await loadMet('woolsey');
    await session.changeMet();
    expect([madeBy(), outdated(), opened(session).work.kind]).toEqual([[DEFAULT_MET.id], [DEFAULT_MET.name], 'off']);
    await session.redo(DEFAULT_SETTINGS.matchPlies);
    await until(session, finished);
    expect([madeBy(), outdated()]).toEqual([['woolsey'], []]);
    expect(unwrap(await store.get(opened(session).entry.id))).toMatchObject({ moves: opened(session).entry.moves });
  });

  it('others chosen while it is analysed: the work goes on by them, and nothing of the first remains', async () => {
    const session = make();
    gate.shutAfter(0);
    await session.openRecord(record, source);
    gate.open();
    await until(session, ({ entry }) => entry.moves.flat().some((each) => each !== null));
    met = await loadMet('snowie');
    await session.changeMet();
    await until(session, finished);
    expect([...new Set(opened(session).entry.moves.flat().flatMap((each) => (each ? [each.evaluator.met?.id] : [])))]).toEqual(['snowie']);
  });

  it('plays from before they were valued with the cube are marked', async () => {
    const session = make();
    await session.openRecord(record, source);
    await until(session, finished);
    const { entry } = opened(session);
    session.close();
    const moves = entry.moves.map((game) => game.map((each) => { if (!each) return each; const { met: _, ...evaluator } = each.evaluator; return { ...each, evaluator }; }));
    unwrap(await store.put({ ...entry, moves }));
    const again = make();
    await again.openId(entry.id, null);
    await until(again, (match) => match.entry.id === entry.id);
    expect(outdatedMets(again.rows(), again.cubeOptions(record))).toEqual([CUBELESS]);
    expect(opened(again).entry.moves).toEqual(moves);
  });

  it('plays cost chances to win the match, which count with those of the cube', async () => {
    const session = make();
    await session.openRecord(record, source);
    await until(session, finished);
    const { entry, games } = opened(session);
    const judged = entry.moves.flat().flatMap((each) => (each && each.loss !== null ? [each] : []));
    expect(judged.every(({ lossMwc }) => typeof lossMwc === 'number' && lossMwc >= 0)).toBe(true);
    const [withPlays, without] = [entry.moves, entry.moves.map((game) => game.map(() => null))].map((moves) => ratePlayers(record, games, moves, entry.cubes!).map(({ mwcLost }) => mwcLost!));
    withPlays!.forEach((lost, player) => expect(lost).toBeGreaterThan(without![player]!));
  });

  it('cube errors are walked apart', async () => {
    const session = make();
    await session.openRecord(record, source);
    await until(session, finished);
    session.setFilter({ kind: 'cube' });
    const marked = session.rows().filter((row) => row.cubeMark !== 'none').map((row) => row.place);
    expect(marked.length).toBeGreaterThan(0);
    session.goTo(session.rows()[0]!.place);
    const first = session.rows()[0]!.cubeMark === 'none' ? 0 : 1;
    const met = [];
    while (session.stepError(1)) met.push(opened(session).at);
    expect(met).toEqual(marked.slice(first));
  });

  it('all errors are there at 0-ply before any is looked at deeper, and each says its depth on the way', async () => {
    const session = make();
    const seen: string[] = [];
    session.cell.watch((state) => {
      if (state.kind !== 'open' || state.work.kind !== 'running') return;
      const depths = state.entry.moves.flat().flatMap((made) => (made ? [made.evaluator.plies] : []));
      seen.push(`${depths.length === state.entry.progress.total ? 'all' : 'some'} ${[...new Set(depths)].sort().join(' ')}`);
    });
    await session.openRecord(record, source);
    await until(session, finished);
    const order = seen.filter((each, at) => each !== seen[at - 1]);
    expect(order.findIndex((each) => each.startsWith('all'))).toBe(order.indexOf('all 0'));
    expect(order.indexOf('all 0')).toBeLessThan(order.indexOf('all 1'));
    expect(order.at(-1)).toBe('all 2');
  });

  it('a reload in the first pass keeps what was done of it', async () => {
    const session = make();
    gate.shutAfter(2 * 5);
    await session.openRecord(record, source);
    await until(session, ({ entry }) => entry.moves.flat().filter(Boolean).length === 5);
    const { id, progress: { total } } = opened(session).entry;
    await new Promise<void>((resolve) => store.onChange(() => resolve()));
    session.close();
    gate.open();
    const again = make();
    await again.openId(id, null);
    await until(again, finished);
    expect(services.asked.ranks).toBe(3 * total - 5);
  });

  it('a shallower run leaves deeper numbers as they are', async () => {
    const session = make();
    await session.openRecord(record, source);
    await until(session, finished);
    const { moves } = opened(session).entry;
    const { ranks } = services.asked;
    await session.redo(0);
    expect(opened(session).entry.moves).toEqual(moves);
    expect([services.asked.ranks, finished(opened(session))]).toEqual([ranks, true]);
  });

  it('a stop is kept too: opening the match does not go on by itself, resuming does', async () => {
    const session = make();
    gate.shutAfter(0);
    await session.openRecord(record, source);
    await session.stop();
    const again = make();
    await again.openId(opened(session).entry.id, null);
    expect(opened(again).work.kind).toBe('off');
    gate.open();
    await again.resume();
    expect(finished(opened(again))).toBe(true);
  });

  it('a deeper run replaces what is shallower, and does it once', async () => {
    const session = make();
    await session.openRecord(record, source);
    await until(session, finished);
    await session.redo(3);
    expect(opened(session).entry.moves.flat().filter(Boolean).every((made) => made!.evaluator.plies === 3)).toBe(true);
    const { ranks } = services.asked;
    await session.redo(3);
    expect(services.asked.ranks).toBe(ranks);
  });

  it('a deeper run stopped on its way notes how many are of which depth, and says so', async () => {
    const session = make();
    await session.openRecord(record, source);
    await until(session, finished);
    const { total } = opened(session).entry.progress;
    expect(progressWords(opened(session).entry.progress.depths, 2, 'all')).toBe('all');
    gate.shutAfter(6);
    const redone = session.redo(3);
    await new Promise<void>((resolve) => store.onChange(() => void listed().then(({ progress: { done } }) => { if (done > 0 && done < total) resolve(); })));
    await session.stop();
    gate.open();
    await redone;
    const { done, depths } = (await listed()).progress;
    expect(depths).toEqual([{ plies: 3, count: done }, { plies: 2, count: total - done }]);
    expect(progressWords(depths, 3, 'all')).toBe(`${done} at 3-ply, ${total - done} at 2-ply`);
    expect([rateWords('cubeless', depths), evaluatorWords('fake', 1, depths)]).toEqual(['cubeless · mixed depths', 'fake · mixed depths']);
  });

  it('a newer net does what an older one had done', async () => {
    const session = make();
    await session.openRecord(record, source);
    await until(session, finished);
    const newer = make(2);
    await newer.openId(opened(session).entry.id, null);
    expect(services.asked.ranks).toBe(0);
    await newer.redo(2);
    expect(opened(newer).entry.moves.flat().filter(Boolean).every((made) => made!.evaluator.netVersion === 2)).toBe(true);
  });

  it('errors are walked in order and stay at the last one', async () => {
    const session = make();
    await session.openRecord(record, source);
    await until(session, finished);
    const marked = session.rows().filter((row) => row.mark !== 'none').map((row) => row.place);
    expect(marked.length).toBeGreaterThan(1);
    const first = opened(session).at;
    const met = [];
    while (session.stepError(1)) met.push(opened(session).at);
    expect(met).toEqual(marked.filter(({ game, decision }) => game > first.game || decision > first.decision));
    expect(session.stepError(1)).toBe(false);
  });

  it('an entry that is not there is told', async () => {
    const session = make();
    await session.openId('nowhere', null);
    expect(session.cell.get()).toEqual({ kind: 'missing', error: { code: 'not_found', facts: expect.anything() } });
  });
});
