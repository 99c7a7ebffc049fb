import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MONEY_CUBE, withBestAction } from '../../core/cube-conditions.ts';
import { meanOfRolls } from '../../analysis/explore/roll-map.ts';
import { DEFAULT_MET, loadMet } from '../../core/met/known.ts';
import { BAR, countsOf, makePosition, startPosition } from '../../core/position.ts';
import { unwrap } from '../../core/result.ts';
import type { RuleBook } from '../../core/rule-book.ts';
import { situationOf } from '../../core/situation.ts';
import { createFakeEngine } from '../../engine/fake.ts';
import type { CubeRequest, Engine, Plies } from '../../engine/protocol.ts';
import { loadRules } from '../../engine/rule-book.ts';
import { builtWasm } from '../../engine/testing/positions.ts';
import { makeGate } from '../testing/services.ts';
import { ExploreSession } from './explore-session.ts';

let rules: RuleBook;
beforeAll(async () => {
  rules = await loadRules(builtWasm('rules'));
});

/** The match equities that are chosen. */
let met = DEFAULT_MET;
beforeEach(() => { met = DEFAULT_MET; });

const start = situationOf(startPosition('short'));
const make = (engine: Engine = createFakeEngine(rules), plies: Plies = 1): ExploreSession => new ExploreSession({ engine, plies: () => plies, met: () => met });
const known = (session: ExploreSession): number => session.cell.get().matrix.flat().filter(Boolean).length;
const allRolls = (session: ExploreSession, plies: Plies): Promise<void> => vi.waitFor(() => expect(session.cell.get().rolls.map((each) => each?.evaluator.plies)).toEqual(Array.from({ length: 21 }, () => plies)));

describe('the 21 rolls', () => {
  it('are all there at 0-ply before any is looked at deeper', async () => {
    const session = make();
    const seen: string[] = [];
    session.cell.watch(({ rolls }) => seen.push(rolls.map((each) => each?.evaluator.plies ?? '-').join('')));
    session.about(start);
    await allRolls(session, 1);
    expect(seen.findIndex((each) => each.includes('1'))).toBeGreaterThan(seen.indexOf('0'.repeat(21)));
    expect(session.cell.get().chances).not.toBeNull();
  });
  it('each has the play that a ranking puts first', async () => {
    const session = make(undefined, 0);
    session.about(start);
    await allRolls(session, 0);
    const { candidates } = await createFakeEngine(rules).rank({ position: start.position, roll: [6, 4], plies: 0, cube: MONEY_CUBE });
    expect(session.cell.get().rolls.find((each) => each?.roll.join('') === '64')).toMatchObject({ ways: 2, equity: candidates[0]!.equity, best: candidates[0] });
  });
  it('a dance is worth what the other side’s turn is not', async () => {
    const shut = unwrap(makePosition({ game: 'short', mover: countsOf({ [BAR]: 1, 6: 14 }), opponent: countsOf({ 6: 3, 5: 3, 4: 3, 3: 2, 2: 2, 1: 2 }) }));
    const fake = createFakeEngine(rules);
    const session = make(fake, 0);
    session.about(situationOf(shut));
    await allRolls(session, 0);
    const answer = await fake.cube({ position: { ...shut, mover: shut.opponent, opponent: shut.mover }, conditions: MONEY_CUBE, plies: 0 });
    const equity = withBestAction(answer, MONEY_CUBE);
    const { rolls } = session.cell.get();
    expect(rolls.every((each) => each!.best === null && each!.equity === -equity)).toBe(true);
    expect(meanOfRolls(rolls)).toBeCloseTo(-equity, 9);
  });
  it('dice thrown do not matter: the board before the throw is explored, and goes on where it was', async () => {
    const session = make();
    session.about(start);
    await allRolls(session, 1);
    const { rolls } = session.cell.get();
    session.about({ ...start, phase: 'play', roll: [3, 1] });
    expect(session.cell.get().rolls).toBe(rolls);
  });
  it('at a score the same board by other match equities begins anew, for money it goes on', async () => {
    const asked: string[] = [];
    const fake = createFakeEngine(rules);
    const session = make({ ...fake, rank: (request, options) => { asked.push(request.cube!.met.id); return fake.rank(request, options); } }, 0);
    const scored = { ...start, score: { ...start.score, length: 5 } };
    for (const [situation, anew] of [[start, false], [scored, true]] as const) {
      met = DEFAULT_MET;
      session.about(situation);
      await allRolls(session, 0);
      const { rolls } = session.cell.get();
      met = await loadMet('woolsey');
      session.about(situation);
      await allRolls(session, 0);
      expect(session.cell.get().rolls === rolls).toBe(!anew);
    }
    expect(asked.slice(-21)).toEqual(Array.from({ length: 21 }, () => 'woolsey'));
  });
  it('another board begins anew, and late answers about the old one are dropped', async () => {
    const gate = makeGate();
    const session = make(createFakeEngine(rules, { pause: () => gate.pass() }), 0);
    gate.shutAfter(0);
    session.about(start);
    const other = unwrap(makePosition({ game: 'short', mover: countsOf({ 6: 5, 1: 10 }), opponent: countsOf({ 6: 5, 1: 10 }) }));
    session.about(situationOf(other));
    gate.open();
    await allRolls(session, 0);
    expect(session.cell.get().situation!.position).toEqual(other);
    expect(session.cell.get().rolls[20]!.best!.result.game).toBe('short');
    expect(session.cell.get().rolls[0]!.best!.play.every(({ from }) => from <= 6)).toBe(true);
  });
  it('nothing is explored of an impossible board, of long nard, and of a double that waits', () => {
    const session = make();
    for (const situation of [null, situationOf(startPosition('long')), { ...start, phase: 'answer' as const }]) {
      session.about(situation);
      expect(session.cell.get().situation).toBeNull();
    }
  });
});

describe('the score matrix', () => {
  it('asks at every score to 9 away, with the cube of the board, and says how far it is', async () => {
    const asked: CubeRequest[] = [];
    const fake = createFakeEngine(rules);
    const session = make({ ...fake, cube: (request, options) => { asked.push(request); return fake.cube(request, options); } }, 0);
    session.about({ ...start, cube: { value: 2, owner: 0 }, score: { ...start.score, jacoby: true } });
    const seen: number[] = [];
    session.cell.watch(({ running }) => { if (running) seen.push(running.done); });
    await session.computeMatrix();
    expect([known(session), session.cell.get().running]).toEqual([81, null]);
    expect(new Set(asked.map(({ conditions: { match } }) => `${match!.own} ${match!.other}`)).size).toBe(81);
    expect(asked.every(({ plies, conditions }) => plies === 0 && conditions.cube.value === 2 && conditions.cube.holder === 'own' && !conditions.jacoby && !conditions.match!.crawford)).toBe(true);
    expect([seen[0], seen.at(-1)]).toEqual([0, 81]);
  });
  it('one that needs one point has no use for the cube', async () => {
    const session = make(undefined, 0);
    session.about(start);
    await session.computeMatrix();
    expect(session.cell.get().matrix[0]!.every((each) => each!.decision.verdict.action === 'no_cube')).toBe(true);
    expect(session.cell.get().matrix[4]![4]!.decision.verdict.action).not.toBe('no_cube');
  });
  it('stopped, it keeps what it has; another run may be deeper', async () => {
    const gate = makeGate();
    const session = make(createFakeEngine(rules, { pause: () => gate.pass() }), 0);
    session.about(start);
    await allRolls(session, 0);
    gate.shutAfter(10);
    const running = session.computeMatrix();
    await vi.waitFor(() => expect(known(session)).toBe(10));
    session.stopMatrix();
    gate.open();
    await running;
    expect([known(session), session.cell.get().running]).toEqual([10, null]);
    session.chooseMatrixPlies(1);
    await session.computeMatrix();
    expect(session.cell.get().matrix.flat().every((each) => each!.evaluator.plies === 1)).toBe(true);
  });
  it('a failed engine is told', async () => {
    const session = make({ ...createFakeEngine(rules), cube: async () => { throw new Error('worker died'); } }, 0);
    session.about(start);
    await allRolls(session, 0);
    await session.computeMatrix();
    expect(session.cell.get()).toMatchObject({ running: null, failed: { code: 'engine_failed' } });
  });
});
