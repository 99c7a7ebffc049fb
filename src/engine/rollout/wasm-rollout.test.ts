/** Rollouts by the wasm and the nets that ship, against what is known exactly. */
import { readFileSync } from 'node:fs';
import { expose, wrap } from 'comlink';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLLS } from '../../core/dice.ts';
import { GAMES, type Game } from '../../core/games.ts';
import { countsOf, positionKey, startPosition, swapSides, type Beginner, type Position } from '../../core/position.ts';
import { longPreset } from '../../core/presets.ts';
import { makeRandom } from '../../core/seeded.ts';
import { presetTerms, type Scoring } from '../../core/terms.ts';
import { partsOf, type Parts, type Under } from '../conditions.ts';
import { createLocalEngine } from '../local.ts';
import { parseNetFile } from '../net-file.ts';
import { NET_FILES } from '../nets.ts';
import { createPool, type PoolWorker } from '../pool.ts';
import { equityOf, swapChances, type Conditions, type Engine, type Probabilities } from '../protocol.ts';
import { builtWasm } from '../testing/positions.ts';
import type { GameExports } from '../wasm-core.ts';
import { instantiate, type Wasm } from '../wasm.ts';
import { createWorkerApi, type WorkerApi } from '../worker-api.ts';
import { rolloutResult } from './result.ts';
import { addBlock, startRollout } from './sums.ts';
import { BLOCK, playSubject, positionSubject, UNITS, USUAL, type RolloutTask } from './task.ts';

const NET = { name: 'test', version: 1 };
let plain: Record<Game, Under>;
let withTable: Under;

async function load(game: Game): Promise<Wasm<GameExports>> {
  const wasm = await instantiate<GameExports>(builtWasm(game));
  const net = await parseNetFile(new Uint8Array(readFileSync(`public/nets/${NET_FILES[game]}`)));
  if (!net.ok) throw new Error(net.error.code);
  wasm.floats().set(net.value.weights, wasm.exports.netAt() / 4);
  return wasm;
}

beforeAll(async () => {
  const [short, long, tabled] = [await load('short'), await load('long'), await load('short')];
  plain = { short: partsOf('short', short), long: partsOf('long', long) };
  tabled.exports.makeBearoff(tabled.exports.bearoffPositions());
  withTable = partsOf('short', tabled);
});

const at = (game: Game, mover: Parameters<typeof countsOf>[0], opponent: Parameters<typeof countsOf>[0]): Position =>
  ({ ...startPosition(game), mover: countsOf(mover), opponent: countsOf(opponent) });
const taskOf = (position: Position, changes: Partial<RolloutTask> = {}): RolloutTask => ({ ...USUAL, game: position.game, subjects: [positionSubject(position)], ...changes });

const add = (a: Probabilities, b: Probabilities, weight: number): Probabilities =>
  Object.fromEntries(Object.entries(a).map(([name, value]) => [name, value + weight * b[name as keyof Probabilities]])) as unknown as Probabilities;
const NONE: Probabilities = { win: 0, winGammon: 0, winBackgammon: 0, loseGammon: 0, loseBackgammon: 0 };

/** Chances when both sides play as trials do: the whole tree, each position once. */
function exactly({ core }: Parts, position: Position, known = new Map<string, Probabilities>()): Probabilities {
  const key = positionKey(position);
  const before = known.get(key);
  if (before) return before;
  const flat = core.evaluate(position);
  let sum = NONE;
  if (flat.by === 'over') sum = flat.probabilities;
  else for (const { roll, ways } of ROLLS) sum = add(sum, swapChances(exactly({ core } as Parts, swapSides(core.best(position, roll).result), known)), ways / 36);
  known.set(key, sum);
  return sum;
}

/** Blocks of trials, without a coordinator. */
const rolled = ({ playTrials }: Parts, task: RolloutTask, blocks: number) =>
  Array.from({ length: blocks }, (_, n) => n).reduce(
    (state, block) => addBlock(state, block, task.subjects.map((each) => playTrials({ game: task.game, ...each } as unknown as Position, task, block * BLOCK, BLOCK))), startRollout(task, NET));

const close = (a: Probabilities, b: Probabilities, digits: number): void => {
  for (const name of Object.keys(a) as (keyof Probabilities)[]) expect(a[name], name).toBeCloseTo(b[name], digits);
};

/** Positions of seeded games, one play in three of any sort. */
function middles({ core }: Parts, game: Game, count: number): Position[] {
  const random = makeRandom(`middles ${game}`);
  const below = (limit: number): number => Math.floor(limit * random());
  const found: Position[] = [];
  let position = startPosition(game);
  while (found.length < count) {
    found.push(position);
    const { roll } = ROLLS[below(ROLLS.length)]!;
    const plays = core.flat(position, roll);
    const { by, result } = below(3) ? core.best(position, roll) : plays[below(plays.length)]!;
    position = by === 'net' ? swapSides(result) : startPosition(game);
  }
  return found;
}

/** Ended by two throws at most, one each. */
const TWO_THROWS: Readonly<Record<Game, Position>> = { short: at('short', { 5: 1, 4: 1 }, { 1: 2 }), long: at('long', { 5: 1, 4: 1 }, { 1: 2 }) };

describe.each(GAMES)('%s nard: what is known exactly', (game) => {
  it.each(['none', 'throws'] as const)('a game of two throws comes out exactly in one stretch, luck: %s', (luck) => {
    const parts = plain[game]({});
    const position = TWO_THROWS[game];
    const { trials, subjects: [only] } = rolloutResult(rolled(parts, taskOf(position, { luck }), 36))!;
    expect(trials).toBe(1296);
    close(only!.probabilities, exactly(parts, position), 6);
  });

  it('a finished game is what it is', () => {
    const over = at(game, { 3: 2 }, {});
    const { equity, error } = rolloutResult(rolled(plain[game]({}), taskOf(over), 2))!.subjects[0]!;
    expect([equity, error]).toEqual([-1, 0]);
  });

  it('cut off at once it is the net’s opinion, after one turn the mean over the throws', () => {
    const parts = plain[game]({});
    const position = startPosition(game);
    const roll = (truncation: number, luck: 'none' | 'throws'): Probabilities => rolloutResult(rolled(parts, taskOf(position, { truncation, luck }), 1))!.subjects[0]!.probabilities;
    const mean = ROLLS.reduce((sum, { roll: each, ways }) => add(sum, parts.core.afterRoll(position, each, 0), ways / 36), NONE);
    close(roll(1, 'none'), mean, 6);
    close(roll(1, 'throws'), mean, 6);
  });

  it('one trial at a time, many at once: the same sums', () => {
    const { playTrials } = plain[game]({});
    const task = taskOf(startPosition(game), { truncation: 8 });
    const apart = Array.from({ length: 40 }, (_, n) => playTrials(startPosition(game), task, 1290 + n, 1));
    expect(playTrials(startPosition(game), task, 1290, 40)).toEqual([0, 1, 2, 3, 4].map((k) => apart.reduce((sum, each) => sum + each[k]!, 0)));
  });

  it('luck taken out leaves the mean and takes most of the scatter', () => {
    const parts = plain[game]({});
    // A fight for the end, short enough to play many times.
    const position = game === 'short' ? at('short', { 6: 4, 5: 4, 4: 3, 20: 2, 8: 2 }, { 6: 4, 5: 3, 4: 3, 3: 2, 7: 3 }) : at('long', { 13: 3, 8: 4, 6: 4, 4: 4 }, { 12: 5, 9: 3, 5: 4, 3: 3 });
    const roll = (luck: RolloutTask['luck']) => rolloutResult(rolled(parts, taskOf(position, { luck }), 12))!.subjects[0]!;
    const [lucky, fair] = [roll('none'), roll('throws')];
    expect(Math.abs(lucky.equity - fair.equity)).toBeLessThan(4 * Math.hypot(lucky.error, fair.error));
    expect(lucky.error / fair.error).toBeGreaterThan(2);
  });

  it('deeper choice plays at least as well as the plain one', () => {
    const parts = plain[game]({});
    const position = at(game, { 6: 2, 5: 2, 2: 1 }, { 6: 2, 4: 2, 1: 1 });
    const deep = rolloutResult(rolled(parts, taskOf(position, { plies: 1 }), 6))!.subjects[0]!;
    expect(deep.probabilities.win).toBeCloseTo(exactly(parts, position).win, 1);
    expect(deep.error).toBeLessThan(0.02);
  });

  it('deeper choice makes a play of the throw, also where fewer are let through than might be looked at', () => {
    const parts = plain[game]({});
    for (const position of middles(parts, game, 30)) {
      const possible = ROLLS.flatMap(({ roll }) => parts.core.flat(position, roll).map(({ probabilities }) => probabilities.win));
      const task = taskOf(position, { plies: 1, luck: 'none', truncation: 1 });
      for (let trial = 0; trial < BLOCK; trial++) {
        const win = parts.playTrials(position, task, trial, 1)[0]! / UNITS;
        expect(Math.min(...possible.map((each) => Math.abs(each - win))), `trial ${trial}`).toBeLessThan(1e-5);
      }
    }
  });
});

describe('intervals', () => {
  // Without the table, so that the net errs and luck as it sees it is not all there is.
  const CASES = [
    ['luck left in', at('short', { 6: 1, 5: 1, 3: 1 }, { 6: 1, 4: 1, 2: 1 }), { luck: 'none' }],
    ['luck taken out', at('short', { 6: 1, 5: 1, 3: 1 }, { 6: 1, 4: 1, 2: 1 }), { luck: 'throws' }],
    ['long nard, luck taken out', at('long', { 6: 1, 4: 1, 3: 1 }, { 5: 1, 4: 1 }), { luck: 'throws' }],
  ] as const;

  it.each(CASES)('hold the truth about 95 times in 100 over 400 seeds: %s', { timeout: 300_000 }, (_, position, settings) => {
    const parts = plain[position.game]({});
    const truth = equityOf(exactly(parts, position));
    let held = 0;
    let off = 0;
    for (let seed = 0; seed < 400; seed++) {
      const { equity, error, interval: [low, high] } = rolloutResult(rolled(parts, taskOf(position, { ...settings, seed }), 8))!.subjects[0]!;
      if (low <= truth && truth <= high) held += 1;
      off += (equity - truth) / error / 400;
    }
    // 95% of 400 is 380, with a standard deviation of 4.4.
    expect(held).toBeGreaterThanOrEqual(365);
    expect(held).toBeLessThanOrEqual(396);
    // The mean of 400 deviations of a standard error each.
    expect(Math.abs(off)).toBeLessThan(0.2);
  });

  it('the exact table ends trials without a scatter of its own', () => {
    const position = at('short', { 6: 3, 5: 4, 2: 4 }, { 6: 4, 4: 2, 1: 5 });
    const ended = rolloutResult(rolled(withTable({}), taskOf(position), 1))!.subjects[0]!;
    close(ended.probabilities, withTable({}).core.evaluate(position).probabilities, 6);
    const played = rolloutResult(rolled(withTable({}), taskOf(position, { table: false }), 36))!.subjects[0]!;
    // The table counts on each side playing for the fewest rolls; trials play for the win.
    expect(Math.abs(played.equity - ended.equity)).toBeLessThan(0.005 + 3 * played.error);
  });
});

describe('long nard', () => {
  const half = presetTerms('long', 'classic_uzun').scoring;

  it('a last throw makes draws of the starter’s wins that the other side can follow', () => {
    // The roller began and is off with any throw; so is the other side with any: always a draw.
    const position = at('long', { 1: 1 }, { 2: 1 });
    const equity = (began?: Beginner, scoring?: Scoring) =>
      rolloutResult(rolled(plain.long({ scoring }), taskOf({ ...position, ...(began && { began }) }, { scoring }), 1))!.subjects[0]!.equity;
    expect(equity('mover', half)).toBe(0);
    expect(equity('opponent', half)).toBe(1);
    expect(equity(undefined, half)).toBe(1);
    expect(equity('mover')).toBe(1);
  });

  it('a last throw that does not suffice is a loss: draws as often as the throws allow', () => {
    const position: Position = { ...at('long', { 1: 1 }, { 6: 1, 5: 1 }), began: 'mover' };
    const { equity, probabilities } = rolloutResult(rolled(plain.long({ scoring: half }), taskOf(position, { scoring: half }), 1))!.subjects[0]!;
    // Both off with 6-5, 6-6, 5-5, 4-4 and 3-3: 6 of 36.
    expect(equity).toBeCloseTo(30 / 36, 6);
    expect(probabilities.win).toBeCloseTo(33 / 36, 6);
  });

  it.each([
    ['both first throws to come', { mover: true, opponent: true }],
    ['none to come', { mover: false, opponent: false }],
    ['judged by the board', undefined],
  ])('first throws are had once, by who has them: %s', (_, first) => {
    // Fifteen on each head: with a first throw a double of 3, 4 or 6 takes two, later only one.
    const position = { ...startPosition('long'), ...(first && { first }) };
    const parts = plain.long({});
    const task = taskOf(position, { truncation: 2, luck: 'none' });
    const { probabilities } = rolloutResult(rolled(parts, task, 36))!.subjects[0]!;
    const mean = (from: Position, plies: number): Probabilities => (plies === 0 ? parts.core.evaluate(from).probabilities
      : ROLLS.reduce((sum, { roll, ways }) => add(sum, swapChances(mean(swapSides(parts.core.best(from, roll).result), plies - 1)), ways / 36), NONE));
    close(probabilities, mean(position, 2), 6);
  });

  it('rules and scoring are those of the task, also between other questions', () => {
    const conditions: Conditions = { rules: longPreset('shop_short_text')!.rules, scoring: { gammon: 3, backgammon: { value: 5, when: 'start_quarter' }, homeMars: null, lastThrow: 'off' } };
    const parts = plain.long(conditions);
    const task = taskOf(startPosition('long'), { ...conditions, truncation: 6 });
    const before = parts.playTrials(startPosition('long'), task, 0, 36);
    plain.long({}).core.evaluate(startPosition('long'));
    expect(parts.playTrials(startPosition('long'), task, 0, 36)).toEqual(before);
    expect(plain.long({}).playTrials(startPosition('long'), taskOf(startPosition('long'), { truncation: 6 }), 0, 36)).not.toEqual(before);
  });
});

describe('one seed', () => {
  const ports: MessagePort[] = [];
  afterAll(() => ports.forEach((port) => port.close()));

  function pool(game: Game, workers: number): Engine {
    const spawn = (): PoolWorker => {
      const { port1, port2 } = new MessageChannel();
      ports.push(port1, port2);
      const engine = createLocalEngine({ under: plain[game], info: { net: 'test', netVersion: 1, provenance: '' }, game });
      expose(createWorkerApi(Promise.resolve({ engine, prepare: async () => {} })), port2 as never);
      return { api: wrap<WorkerApi>(port1 as never), failed: new Promise(() => {}), terminate: () => port1.close() };
    };
    return createPool(spawn, workers);
  }

  it.each(GAMES)('%s nard: the same trials with one, two and three workers, bit by bit', { timeout: 120_000 }, async (game) => {
    const ranked = await createLocalEngine({ under: plain[game], info: { net: 'test', netVersion: 1, provenance: '' }, game }).rank({ position: startPosition(game), roll: [3, 1], plies: 0 });
    const task: RolloutTask = { ...USUAL, game, subjects: ranked.candidates.slice(0, 2).map(({ result }) => playSubject(result)), truncation: 6, seed: 77 };
    const request = { state: startRollout(task, NET), blocks: [0, 5] as const };
    const [one, two, three] = await Promise.all([1, 2, 3].map((workers) => pool(game, workers).rollout(request)));
    expect(two).toEqual(one);
    expect(three).toEqual(one);
    expect(one!.done).toEqual([[0, 5]]);
    expect(one!.sums[0]!.chances[0]).toBeGreaterThan(0.3 * 5 * BLOCK * UNITS);
  });

  it('a rollout that waits lets urgent questions go first, and gives back what it has when aborted', async () => {
    const engine = pool('short', 1);
    const control = new AbortController();
    let hear = (): void => {};
    const heard = new Promise<void>((resolve) => { hear = resolve; });
    const running = engine.rollout({ state: startRollout(taskOf(startPosition('short')), NET), blocks: [0, 100_000] }, { signal: control.signal, onProgress: () => hear() });
    // Something is done by then.
    await heard;
    expect((await engine.evaluate({ position: startPosition('short'), plies: 0 })).equity).toBeGreaterThan(-1);
    control.abort();
    const { done, open } = await running;
    expect(done.length + open.length).toBeGreaterThan(0);
  });
});
