/** Rollouts with the cube by the wasm and the net that ships, against what is known exactly. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { gainOf, MONEY_CUBE, type CubeConditions } from '../../core/cube-conditions.ts';
import { ROLLS } from '../../core/dice.ts';
import { countsOf, positionKey, startPosition, swapSides, type Position } from '../../core/position.ts';
import { partsOf, type Parts } from '../conditions.ts';
import type { CubeStates } from '../cube-core.ts';
import { loadNet } from '../load.ts';
import { equityOf } from '../protocol.ts';
import { builtWasm } from '../testing/positions.ts';
import type { GameExports } from '../wasm-core.ts';
import type { Wasm } from '../wasm.ts';
import { cubefulOf, cubeSubjects } from './cubeful.ts';
import { rolloutResult, type RolloutResult } from './result.ts';
import { addBlock, startRollout } from './sums.ts';
import { BLOCK, positionSubject, USUAL, type Cubeful, type RolloutTask } from './task.ts';

const NET = { name: 'test', version: 1 };
/** With the net alone, and with both tables. */
let plain: Parts;
let tabled: Parts;

interface Tables {
  makeTwoSided(count: number): number;
}
const load = async (): Promise<Wasm<GameExports & Tables>> => (await loadNet(builtWasm('short'), new Uint8Array(readFileSync('public/nets/short-1.net')))).wasm as Wasm<GameExports & Tables>;

beforeAll(async () => {
  plain = partsOf('short', await load())({});
  const wasm = await load();
  wasm.exports.makeBearoff(wasm.exports.bearoffPositions());
  wasm.exports.makeTwoSided(924);
  tabled = partsOf('short', wasm)({});
}, 60_000);

const at = (mover: Parameters<typeof countsOf>[0], opponent: Parameters<typeof countsOf>[0]): Position =>
  ({ ...startPosition('short'), mover: countsOf(mover), opponent: countsOf(opponent) });
const money = (value: number, holder: CubeConditions['cube']['holder'], changes: Partial<CubeConditions> = {}): CubeConditions => ({ ...MONEY_CUBE, cube: { value, holder }, ...changes });
const match = (own: number, other: number, changes: Partial<CubeConditions> = {}): CubeConditions => ({ ...MONEY_CUBE, match: { own, other, crawford: false }, ...changes });
const decision = (position: Position, cubeful: Cubeful, changes: Partial<RolloutTask> = {}): RolloutTask => ({ ...USUAL, game: 'short', subjects: cubeSubjects(position), cubeful, ...changes });

const rolled = ({ playTrials }: Parts, task: RolloutTask, blocks: number): RolloutResult =>
  rolloutResult(Array.from({ length: blocks }, (_, n) => n).reduce((state, block) =>
    addBlock(state, block, task.subjects.map((each) => playTrials({ game: 'short', ...each } as unknown as Position, task, block * BLOCK, BLOCK, each.double))), startRollout(task, NET)))!;

/** Money equity at a cube of one when both sides play and double as trials do: the whole tree. `holder`: as the side to roll sees it. */
class Tree {
  readonly #parts: Parts;
  readonly #known = new Map<string, number>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  #states(position: Position): CubeStates & { readonly over: boolean } {
    const { states, by } = this.#parts.cube!.board(position, MONEY_CUBE);
    return { ...states, over: by === 'over' };
  }

  /** By the model, best cube action included, as plays are compared. */
  #judged(position: Position, holder: CubeConditions['cube']['holder']): number {
    const { centred, own, other, over } = this.#states(position);
    const rest = holder === null ? centred : (holder === 'own' ? own : other)[0];
    return over || holder === 'other' ? rest : Math.max(rest, Math.min(other[1], 1));
  }

  turn(position: Position, holder: CubeConditions['cube']['holder']): number {
    const key = `${positionKey(position)} ${holder}`;
    const before = this.#known.get(key);
    if (before !== undefined) return before;
    const { centred, own, other, over } = this.#states(position);
    const rest = holder === null ? centred : (holder === 'own' ? own : other)[0];
    const doubles = !over && holder !== 'other' && Math.min(other[1], 1) > rest;
    const value = over ? rest : doubles ? (other[1] > 1 ? 1 : 2 * this.roll(position, 'other')) : this.roll(position, holder);
    this.#known.set(key, value);
    return value;
  }

  /** Without a double now. */
  roll(position: Position, holder: CubeConditions['cube']['holder']): number {
    const seen = holder === null ? null : holder === 'own' ? 'other' : 'own';
    return ROLLS.reduce((sum, { roll, ways }) => {
      const plays = this.#parts.core.flat(position, roll).map(({ result, probabilities }) => ({ after: swapSides(result), equity: equityOf(probabilities) }));
      const least = Math.max(...plays.map(({ equity }) => equity)) - 0.16;
      const best = plays.filter(({ equity }) => equity >= least).map(({ after }) => ({ after, worth: -this.#judged(after, seen) })).reduce((a, b) => (b.worth > a.worth ? b : a));
      return sum - (ways / 36) * this.turn(best.after, seen);
    }, 0);
  }
}

const SEEDS = 120;
const ENDING = at({ 6: 1, 5: 1, 3: 1 }, { 6: 1, 4: 1, 2: 1 });

describe('trials are worth what the whole tree is', () => {
  it.each(['none', 'throws'] as const)('a game of two throws comes out exactly in one stretch, luck: %s', (luck) => {
    const position = at({ 5: 1, 4: 1 }, { 1: 2 });
    const tree = new Tree(plain);
    const { subjects: [no, taken] } = rolled(plain, decision(position, cubefulOf(MONEY_CUBE), { luck }), 36);
    expect(no!.equity).toBeCloseTo(tree.roll(position, null), 6);
    expect(taken!.equity).toBeCloseTo(2 * tree.roll(position, 'other'), 6);
  });

  it.each([['none', null], ['throws', null], ['throws', 'own'], ['throws', 'other']] as const)('the net errs, the mean over seeds does not, luck: %s, cube: %s', { timeout: 300_000 }, (luck, holder) => {
    const truth = new Tree(plain);
    const expected = [truth.roll(ENDING, holder), 2 * truth.roll(ENDING, 'other')];
    const runs = Array.from({ length: SEEDS }, (_, seed) => rolled(plain, decision(ENDING, cubefulOf(money(1, holder)), { luck, seed }), 8).subjects);
    expected.forEach((each, i) => {
      const off = runs.map((subjects) => subjects[i]!.equity - each);
      const mean = off.reduce((a, b) => a + b) / SEEDS;
      const error = Math.sqrt(off.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (SEEDS - 1) / SEEDS);
      expect(error).toBeLessThan(0.01);
      expect(Math.abs(mean)).toBeLessThan(3 * error);
      // 95% of 120, with a standard deviation of 2.4.
      const held = runs.filter((subjects) => subjects[i]!.interval[0] <= each && each <= subjects[i]!.interval[1]).length;
      expect(held).toBeGreaterThanOrEqual(106);
    });
  });

  it('luck taken out takes most of the scatter', () => {
    const [lucky, fair] = (['none', 'throws'] as const).map((luck) => rolled(plain, decision(ENDING, cubefulOf(MONEY_CUBE), { luck }), 24).subjects[0]!);
    expect(lucky!.error / fair!.error).toBeGreaterThan(2);
  });
});

describe('the table of both sides', () => {
  const ENDINGS = [
    ['a race that is close', at({ 6: 2, 3: 2, 1: 1 }, { 5: 2, 4: 1, 2: 2 })],
    ['ahead by a little', at({ 4: 2, 2: 2 }, { 6: 1, 5: 2, 3: 1 })],
    ['six checkers each', at({ 6: 1, 5: 2, 4: 1, 2: 2 }, { 6: 2, 5: 1, 3: 2, 1: 1 })],
  ] as const;

  it.each(ENDINGS)('ends trials exactly: %s', (_, position) => {
    for (const holder of [null, 'own', 'other'] as const) {
      const { states } = tabled.cube!.board(position, MONEY_CUBE);
      const { subjects: [no, taken] } = rolled(tabled, decision(position, cubefulOf(money(4, holder))), 2);
      expect(no!.equity).toBeCloseTo(holder === null ? states.centred : (holder === 'own' ? states.own : states.other)[0], 6);
      expect([taken!.equity, taken!.error]).toEqual([expect.closeTo(states.other[1], 6), 0]);
    }
  });

  it.each(ENDINGS)('played out, trials come to the same within three standard errors: %s', (_, position) => {
    const { states } = tabled.cube!.board(position, MONEY_CUBE);
    for (const [luck, seed] of [['throws', 1], ['throws', 2], ['none', 3], ['none', 4]] as const) {
      const { subjects: [no, taken] } = rolled(tabled, decision(position, cubefulOf(MONEY_CUBE), { luck, seed, table: false }), 36);
      // The table's numbers have steps of 1/32767.
      expect(Math.abs(no!.equity - states.centred)).toBeLessThan(3 * no!.error + 2e-4);
      expect(Math.abs(taken!.equity - states.other[1])).toBeLessThan(3 * taken!.error + 4e-4);
    }
  });

  it('a table of chances alone does not end a trial while the cube may be turned, and does when it may not', () => {
    const race = at({ 6: 3, 5: 3, 4: 3, 3: 2 }, { 6: 3, 5: 3, 4: 3, 3: 2 });
    const errors = [MONEY_CUBE, { ...MONEY_CUBE, cap: 1 }].map((conditions) => rolled(tabled, { ...decision(race, cubefulOf(conditions)), subjects: [positionSubject(race)] }, 2).subjects[0]!.error);
    expect(errors[0]).toBeGreaterThan(0);
    expect(errors[1]).toBe(0);
  });
});

describe('what is played for', () => {
  const position = startPosition('short');
  const roller = (conditions: CubeConditions, changes: Partial<RolloutTask> = {}): RolloutResult =>
    rolled(plain, { ...USUAL, game: 'short', subjects: [positionSubject(position)], cubeful: cubefulOf(conditions), truncation: 9, ...changes }, 2);

  it('a cube that rests gives the chances and nothing else', () => {
    const { subjects: [with_] } = roller({ ...MONEY_CUBE, cap: 1 });
    expect(with_!.equity).toBeCloseTo(equityOf(with_!.probabilities), 4);
  });

  it('money at a higher cube is the same in stakes', () => {
    const [one, four] = [1, 4].map((value) => roller(money(value, 'own')));
    expect(four!.subjects[0]!.equity).toBeCloseTo(one!.subjects[0]!.equity, 6);
  });

  it('cut off after a turn it is the mean of the model’s opinions over the throws', () => {
    const { states } = plain.cube!.board(position, MONEY_CUBE);
    const { core, cube } = plain;
    // The best play of each throw by the model, the other side doubling when it should.
    const judged = (after: Position): number => {
      const { centred, other } = cube!.board(after, MONEY_CUBE).states;
      return Math.max(centred, Math.min(other[1], 1));
    };
    const mean = ROLLS.reduce((sum, { roll, ways }) => sum - (ways / 36) * Math.min(...core.flat(position, roll).map(({ result }) => judged(swapSides(result)))), 0);
    expect(Math.max(states.centred, Math.min(states.other[1], 1))).toBe(states.centred);
    expect(roller(MONEY_CUBE, { truncation: 1 }).subjects[0]!.equity).toBeCloseTo(mean, 3);
  });

  it('in a match a pass is worth its points: everybody passes at once', () => {
    // Sixteen pips against a lost race: doubled and passed.
    const won = at({ 1: 2 }, { 6: 3, 5: 3 });
    const conditions = match(5, 4);
    const { subjects: [only] } = rolled(plain, { ...USUAL, game: 'short', subjects: [positionSubject(won)], cubeful: cubefulOf(conditions) }, 2);
    expect([only!.equity, only!.error]).toEqual([expect.closeTo(1, 6), 0]);
    expect(only!.mwc!.chance).toBeCloseTo((gainOf(conditions, 'own', 1) + 1) / 2, 6);
  });

  it('a match that the next point wins has no cube: match chances are those of the game', () => {
    const { subjects: [only] } = roller(match(1, 1));
    expect(only!.mwc!.chance).toBeCloseTo(only!.probabilities.win, 5);
  });

  it('after the Crawford game the side behind has doubled by its first turn', () => {
    const behind = at({ 6: 2, 5: 1 }, { 6: 1, 4: 1 });
    const { decision: found, subjects: [, taken] } = rolled(plain, decision(behind, cubefulOf(match(2, 1))), 12);
    expect(found!.verdict).toMatchObject({ action: 'double', reply: 'take' });
    expect(found!.mwc!.doubleTake).toBeCloseTo(taken!.probabilities.win, 4);
  });

  it.each([['Jacoby', { jacoby: true }], ['a backgammon of two', { backgammon: 2 }], ['a cap of four', { cap: 4 }]] as const)('%s changes the numbers', (_, changes) => {
    const before = at({ 6: 4, 5: 4, 4: 3, 8: 4 }, { 24: 3, 20: 2, 6: 5, 8: 2, 5: 3 });
    const run = (conditions: CubeConditions): number => rolled(plain, { ...USUAL, game: 'short', subjects: [positionSubject(before)], cubeful: cubefulOf(conditions), luck: 'none' }, 4).subjects[0]!.equity;
    expect(run({ ...MONEY_CUBE, ...changes })).not.toBe(run(MONEY_CUBE));
  });

  it('a beaver is worth twice a double that was taken', () => {
    const { emg, verdict } = rolled(plain, decision(ENDING, cubefulOf({ ...MONEY_CUBE, beavers: true })), 2).decision!;
    expect(emg.doubleBeaver).toBe(2 * emg.doubleTake!);
    const behind = rolled(plain, decision(at({ 6: 2, 5: 1 }, { 6: 1, 4: 1 }), cubefulOf({ ...MONEY_CUBE, beavers: true })), 12).decision!;
    expect([verdict.reply === 'beaver', behind.verdict.action, behind.verdict.reply]).toEqual([false, 'no_double', 'beaver']);
  });

  it('cube decisions by one ply play other trials, plays by one ply too', () => {
    const sums = (cubePlies: 0 | 1, plies: 0 | 1): number[] => plain.playTrials(position, { ...USUAL, game: 'short', subjects: [positionSubject(position)], cubeful: cubefulOf(MONEY_CUBE, cubePlies), plies, truncation: 40 }, 0, 24);
    expect(new Set([sums(0, 0), sums(1, 0), sums(0, 1)].map(String)).size).toBe(3);
  });

  it('other questions in between change nothing, and find everything as it was', () => {
    const task: RolloutTask = { ...USUAL, game: 'short', subjects: [positionSubject(position)], cubeful: cubefulOf(match(3, 5)), truncation: 9 };
    const ranked = (): number[] => ROLLS.map(({ roll }) => equityOf(plain.core.best(startPosition('short'), roll).probabilities));
    const before = ranked();
    const whole = plain.playTrials(position, task, 30, 12);
    const parts = Array.from({ length: 12 }, (_, n) => {
      plain.cube!.board(startPosition('short'), money(2, 'own'));
      return plain.playTrials(position, task, 30 + n, 1);
    });
    expect(whole.map((_, k) => parts.reduce((sum, each) => sum + each[k]!, 0))).toEqual(whole);
    expect(whole).toHaveLength(6);
    expect(ranked()).toEqual(before);
  });
});
