import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Roll } from '../core/dice.ts';
import { MONEY_CUBE } from '../core/cube-conditions.ts';
import { BAR, countsOf, makePosition, positionKey, startPosition } from '../core/position.ts';
import { longPreset } from '../core/presets.ts';
import { unwrap } from '../core/result.ts';
import type { RuleBook } from '../core/rule-book.ts';
import { situationOf } from '../core/situation.ts';
import { createFakeEngine } from '../engine/fake.ts';
import type { CubeRequest, Engine, Plies } from '../engine/protocol.ts';
import { loadRules } from '../engine/rule-book.ts';
import { builtWasm } from '../engine/testing/positions.ts';
import { AnalyseSession } from './analyse-session.ts';
import { canUndo, isAsked, isDance, isSettingUp } from './analyse-state.ts';
import { clearDraft, placedOf, withCube, withRoll, withScore, withSetup } from './draft.ts';
import { makeGate } from './testing/services.ts';

let rules: RuleBook;
beforeAll(async () => {
  rules = await loadRules(builtWasm('rules'));
});

const start = startPosition('short');
const settled = (session: AnalyseSession): Promise<void> => new Promise((resolve) => {
  const done = (): boolean => {
    const { answer } = session.cell.get();
    return !isAsked(answer) || !answer.working;
  };
  if (done()) resolve();
  else { const stop = session.cell.watch(() => { if (done()) { stop(); resolve(); } }); }
});
const make = (engine: Engine = createFakeEngine(rules), plies: Plies = 2, roll: Roll = [5, 2]): AnalyseSession =>
  new AnalyseSession({ engine, plies: () => plies, throwDice: () => roll, bookOf: () => rules });

describe('the Analyse session', () => {
  it('dice set are answered by ranked plays, none by a cube decision', async () => {
    const session = make();
    session.open(situationOf(start, [3, 1]));
    await settled(session);
    expect(session.cell.get().answer).toMatchObject({ kind: 'plays', answer: { evaluator: { plies: 2 } } });
    session.edit((draft) => withRoll(draft, null));
    await settled(session);
    expect(session.cell.get().answer).toMatchObject({ kind: 'cube', answer: { evaluator: { plies: 2 } }, question: { conditions: MONEY_CUBE } });
  });

  it('shows all plays at 0-ply first, then deepens in place', async () => {
    const session = make();
    const depths: number[] = [];
    session.cell.watch(({ answer }) => { if (answer.kind === 'plays' && answer.answer) depths.push(answer.answer.candidates[0]!.plies); });
    session.open(situationOf(start, [3, 1]));
    await settled(session);
    expect(depths).toEqual([0, 1, 2]);
  });

  it('asked deeper, the ranking that stands is kept until there is a deeper one', async () => {
    let plies: Plies = 1;
    const session = new AnalyseSession({ engine: createFakeEngine(rules), plies: () => plies, throwDice: () => [5, 2], bookOf: () => rules });
    const depths: number[] = [];
    session.cell.watch(({ answer }) => { if (isAsked(answer)) depths.push(!answer.answer ? -1 : 'candidates' in answer.answer ? answer.answer.candidates[0]!.plies : answer.answer.evaluator.plies); });
    session.open(situationOf(start, [3, 1]));
    await settled(session);
    plies = 3;
    await session.ask();
    session.edit((draft) => withRoll(draft, null));
    await settled(session);
    const asked = depths.filter((each, at) => each !== depths[at - 1]);
    expect(asked).toEqual([-1, 0, 1, 2, 3, -1, 0, 1, 2, 3]);
    plies = 1;
    await session.ask();
    expect(depths.at(-1)).toBe(1);
  });

  it('a newer question supersedes the older one, whose late answers are dropped', async () => {
    const gate = makeGate();
    const signals: AbortSignal[] = [];
    const fake = createFakeEngine(rules, { pause: () => gate.pass() });
    const session = make({ ...fake, rank: (request, options) => { signals.push(options!.signal!); return fake.rank(request, options); } });
    gate.shutAfter(0);
    session.open(situationOf(start, [3, 1]));
    session.open(situationOf(start, [6, 5]));
    expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
    gate.open();
    await settled(session);
    const { answer } = session.cell.get();
    const results = answer.kind === 'plays' ? answer.answer!.candidates.map(({ result }) => positionKey(result)).sort() : [];
    expect(results).toEqual(rules.plays(start, [6, 5]).map(({ result }) => positionKey(result)).sort());
  });

  it('a play that the filter dropped is evaluated at full depth once it is tried', async () => {
    const session = make();
    session.open(situationOf(start, [3, 1]));
    await settled(session);
    const ranked = session.cell.get().answer;
    if (ranked.kind !== 'plays') throw new Error('no plays');
    const { play, result } = ranked.answer!.candidates.at(-1)!;
    expect(ranked.answer!.candidates.at(-1)!.plies).toBe(0);
    session.tryPlay({ play, result });
    await settled(session);
    const after = session.cell.get().answer;
    expect(after.kind === 'plays' && after.answer!.candidates.find((each) => positionKey(each.result) === positionKey(result))!.plies).toBe(2);
  });

  it('a play is taken back by undo, and the turn after it too', async () => {
    const session = make();
    session.open(situationOf(start, [3, 1]));
    const [play] = rules.plays(start, [3, 1]);
    session.tryPlay(play!);
    session.pass();
    expect(session.cell.get().draft).toMatchObject({ turn: 1, roll: null });
    session.undo();
    expect(session.cell.get().draft).toMatchObject({ turn: 0, roll: [3, 1] });
    session.tryPlay(play!);
    session.undo();
    expect(session.cell.get().tried).toBeNull();
    expect(canUndo(session.cell.get())).toBe(false);
  });

  it('Roll after a play throws the dice of the other side', () => {
    const session = make();
    session.open(situationOf(start, [3, 1]));
    session.tryPlay(rules.plays(start, [3, 1])[0]!);
    session.roll();
    expect(session.cell.get().draft).toMatchObject({ turn: 1, roll: [5, 2] });
  });

  it('without a legal play the turn passes and the board stays', async () => {
    const session = make();
    const closed = unwrap(makePosition({ game: 'short', mover: countsOf({ [BAR]: 1, 6: 14 }), opponent: countsOf({ 6: 3, 5: 3, 4: 3, 3: 2, 2: 2, 1: 2 }) }));
    session.open(situationOf(closed, [6, 5]));
    await settled(session);
    expect(isDance(session.cell.get())).toBe(true);
    session.pass();
    expect(session.cell.get().draft).toMatchObject({ turn: 1, setup: { mover: closed.opponent, opponent: closed.mover } });
  });

  it('an impossible board says what is wrong, and asks the engine nothing', () => {
    const session = make({ ...createFakeEngine(rules), cube: () => { throw new Error('asked'); } });
    session.edit((draft) => withSetup(draft, { ...draft.setup, mover: countsOf({ 6: 16 }) }));
    expect(session.cell.get().answer).toMatchObject({ kind: 'impossible', error: { code: 'position_negative' } });
  });

  it('a board being set up is not a game that is over; one that a side has left is', () => {
    const session = make();
    session.edit(clearDraft);
    expect(isSettingUp(session.cell.get())).toBe(true);
    session.edit((draft) => withSetup(draft, { ...draft.setup, mover: countsOf({ 6: 2 }) }));
    expect([isSettingUp(session.cell.get()), placedOf(session.cell.get().draft)]).toEqual([false, [2, 0]]);
    session.setEditing(true);
    expect(isSettingUp(session.cell.get())).toBe(true);
  });

  it('a failed engine is told, and asking again works', async () => {
    let broken = true;
    const fake = createFakeEngine(rules);
    const session = make({ ...fake, rank: async (request, options) => { if (broken) throw new Error('worker died'); return fake.rank(request, options); } });
    session.open(situationOf(start, [3, 1]));
    await settled(session);
    expect(session.cell.get().answer).toEqual({ kind: 'failed', error: { code: 'engine_failed', facts: { reason: 'worker died' } } });
    broken = false;
    await session.ask();
    expect(session.cell.get().answer).toMatchObject({ kind: 'plays', working: false });
  });

  it('stopping keeps what was said', async () => {
    const gate = makeGate();
    const session = make(createFakeEngine(rules, { pause: () => gate.pass() }));
    session.open(situationOf(start, [3, 1]));
    await new Promise((resolve) => { const stop = session.cell.watch(({ answer }) => { if (answer.kind === 'plays' && answer.answer) { stop(); gate.shutAfter(0); resolve(null); } }); });
    session.stop();
    gate.open();
    await settled(session);
    const { answer } = session.cell.get();
    expect(answer).toMatchObject({ kind: 'plays', working: false });
    expect(answer.kind === 'plays' && answer.answer!.candidates.length).toBe(rules.plays(start, [3, 1]).length);
  });
});

describe('the Analyse session and the cube', () => {
  const asked = (): { readonly session: AnalyseSession; readonly requests: CubeRequest[] } => {
    const requests: CubeRequest[] = [];
    const fake = createFakeEngine(rules);
    return { requests, session: make({ ...fake, cube: (request, options) => { requests.push(request); return fake.cube(request, options); } }) };
  };

  it('cube and score of the board go into the question, seen by the side to roll', async () => {
    const { session, requests } = asked();
    session.open({ ...situationOf(start), turn: 1 });
    session.edit((draft) => withScore(withCube(draft, { value: 2, owner: 1 }), { ...draft.score, length: 7, points: [3, 5] }));
    await settled(session);
    expect(requests.at(-1)!.conditions).toMatchObject({ cube: { value: 2, holder: 'own' }, match: { own: 2, other: 4, crawford: false } });
  });
  it('Jacoby and beavers are asked about in money play', async () => {
    const { session, requests } = asked();
    session.open(situationOf(start));
    session.edit((draft) => withScore(draft, { ...draft.score, jacoby: true, beavers: true }));
    await settled(session);
    expect(requests.at(-1)!.conditions).toMatchObject({ match: null, jacoby: true, beavers: true });
  });
  it('a double that waits for its answer is judged for the side that doubled', async () => {
    const { session, requests } = asked();
    const away = unwrap(makePosition({ game: 'short', mover: countsOf({ 6: 15 }), opponent: countsOf({ 1: 15 }) }));
    session.open({ ...situationOf(away), phase: 'answer' });
    await settled(session);
    expect(requests[0]!.position).toEqual({ game: 'short', mover: away.opponent, opponent: away.mover });
  });
  it('0-ply is there at once, deeper looks take its place', async () => {
    const { session } = asked();
    const seen: number[] = [];
    session.cell.watch(({ answer }) => { if (answer.kind === 'cube') seen.push(answer.answer?.evaluator.plies ?? -1); });
    session.open(situationOf(start));
    await settled(session);
    expect(seen.filter((each, at) => each !== seen[at - 1])).toEqual([-1, 0, 1, 2]);
  });
  it('a score beyond the match equity table is answered by chances', async () => {
    const { session, requests } = asked();
    session.open({ ...situationOf(start), score: { length: 31, points: [0, 0], crawford: false, jacoby: false, beavers: false } });
    await settled(session);
    expect([session.cell.get().answer.kind, requests.length]).toEqual(['chances', 0]);
  });
});

describe('the Analyse session and long nard', () => {
  const first66 = { ...situationOf(startPosition('long'), [6, 6]), preset: { id: 'uzun_tavla_arena', version: 1 } };

  it('an engine that does not know it leaves the legal plays, unranked; one can be tried and passed on', async () => {
    const session = make(createFakeEngine(rules, { games: ['short'] }));
    session.open(first66);
    await vi.waitFor(() => expect(session.cell.get().answer).toMatchObject({ kind: 'unjudged', plays: [{ result: { mover: countsOf({ 24: 13, 18: 2 }) } }] }));
    const { answer } = session.cell.get();
    session.tryPlay(answer.kind === 'unjudged' ? answer.plays![0]! : null);
    session.pass();
    expect(session.cell.get().draft).toMatchObject({ turn: 1, phase: 'roll', preset: { id: 'uzun_tavla_arena' }, setup: { opponent: countsOf({ 24: 13, 18: 2 }) } });
    await vi.waitFor(() => expect(session.cell.get().answer).toEqual({ kind: 'unjudged', plays: null }));
  });

  it('a roll that cannot be played passes the turn though nothing is judged', async () => {
    const session = make(createFakeEngine(rules, { games: ['short'] }));
    const shut = unwrap(makePosition({ game: 'long', mover: countsOf({ 24: 15 }), opponent: countsOf({ 6: 15 }) }));
    session.open(situationOf(shut, [6, 6]));
    await vi.waitFor(() => expect(isDance(session.cell.get())).toBe(true));
    session.pass();
    expect(session.cell.get().draft.turn).toBe(1);
  });

  it('an engine that knows it is asked with the preset’s rules', async () => {
    const asked: unknown[] = [];
    const fake = createFakeEngine(rules);
    const session = make({
      ...fake,
      rank: (request, options) => { asked.push(request.rules); return fake.rank(request, options); },
      evaluate: (request, options) => { asked.push(request.rules); return fake.evaluate(request, options); },
    }, 0);
    session.open(first66);
    await settled(session);
    session.edit((draft) => withRoll(draft, null));
    await settled(session);
    session.open(situationOf(start, [3, 1]));
    await settled(session);
    const arena = longPreset('uzun_tavla_arena')!.rules;
    expect(asked).toEqual([arena, arena, undefined]);
  });
});
