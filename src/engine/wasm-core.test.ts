import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROLLS } from '../core/dice.ts';
import type { Game } from '../core/games.ts';
import { afterThrow, countsOf, positionKey, startPosition, swapSides, type Position } from '../core/position.ts';
import { partsOf, type Under } from './conditions.ts';
import { createLocalEngine } from './local.ts';
import { equityOf, swapChances, winStakes, type Conditions, type Engine, type Probabilities } from './protocol.ts';
import { longPositions, longRules, longScorings } from './testing/long-positions.ts';
import { builtWasm, positions } from './testing/positions.ts';
import type { GameExports } from './wasm-core.ts';
import { instantiate } from './wasm.ts';

/** A net of seeded noise: no strategy, but every column matters, so that a wrong position gives a wrong number. */
function fillNet(weights: Float32Array): void {
  let state = 12345;
  for (let i = 0; i < weights.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    weights[i] = (state / 2 ** 32 - 0.5) * 0.6;
  }
}

const NAMES = ['win', 'winGammon', 'winBackgammon', 'loseGammon', 'loseBackgammon'] as const;
function expectClose(a: Probabilities, b: Probabilities): void {
  for (const name of NAMES) expect(Math.abs(a[name] - b[name]), name).toBeLessThan(2e-5);
}

const long = startPosition('long');
/** So near the end that the whole tree can be walked. */
const ENDINGS: Readonly<Record<Game, [string, Position][]>> = {
  short: [
    ['a race', { ...startPosition('short'), mover: countsOf({ 6: 2 }), opponent: countsOf({ 6: 1, 4: 1 }) }],
    ['a last shot', { ...startPosition('short'), mover: countsOf({ 3: 1, 1: 1 }), opponent: countsOf({ 23: 1, 2: 1 }) }],
  ],
  long: [
    ['a race', { ...long, mover: countsOf({ 6: 2 }), opponent: countsOf({ 6: 1, 4: 1 }) }],
    ['in each other’s way', { ...long, mover: countsOf({ 14: 1, 2: 1 }), opponent: countsOf({ 6: 1, 1: 1 }) }],
  ],
};

/** Few enough plays to try them all. */
const DEEP: Readonly<Record<Game, [string, Position][]>> = {
  short: [['the end of a race', { ...startPosition('short'), mover: countsOf({ 6: 2, 4: 1, 13: 1 }), opponent: countsOf({ 6: 2, 3: 1, 20: 1 }) }]],
  long: [
    ['few checkers', { ...long, mover: countsOf({ 24: 2, 20: 1, 14: 1 }), opponent: countsOf({ 24: 2, 16: 1, 3: 1 }) }],
    ['both first throws to come', { ...long, first: { mover: true, opponent: true } }],
    ['the other side’s first throw over', { ...long, first: { mover: true, opponent: false } }],
  ],
};

const anyLongConditions = (): fc.Arbitrary<Conditions> => fc.record({ rules: longRules(), scoring: longScorings() });

describe.each([
  { game: 'short', anyPosition: positions(), anyConditions: fc.constant<Conditions>({}) },
  { game: 'long', anyPosition: longPositions(), anyConditions: anyLongConditions() },
] as const)('the core over wasm, $game nard', ({ game, anyPosition, anyConditions }) => {
  let under: Under;
  let engine: Engine;
  beforeAll(async () => {
    const wasm = await instantiate<GameExports>(builtWasm(game));
    const { exports } = wasm;
    // Without sieves: of noise they would hold back anything.
    fillNet(wasm.floats().subarray(exports.netAt() / 4, (exports.netAt() + exports.sieveBytesFrom()) / 4));
    under = partsOf(game, wasm);
    engine = createLocalEngine({ under, game, info: { net: 'noise', netVersion: 0, provenance: '' } });
  });

  /** The side to roll's chances `plies` deep, straight from the definition: every play evaluated one by one. */
  function bruteForce(position: Position, plies: number, conditions: Conditions): Probabilities {
    const { core, ruleBook } = under(conditions);
    const flat = core.evaluate(position);
    if (plies === 0 || flat.by === 'over') return flat.probabilities;
    const stakes = winStakes(game, conditions.scoring);
    const lossOf = (after: Position): number => equityOf(core.evaluate(after).probabilities, stakes);
    const sum = { win: 0, winGammon: 0, winBackgammon: 0, loseGammon: 0, loseBackgammon: 0 };
    for (const { roll, ways } of ROLLS) {
      const legal = ruleBook.plays(position, roll);
      const after = (legal.length > 0 ? legal.map(({ result }) => result) : [afterThrow(position)]).map(swapSides);
      const best = after.reduce((a, b) => (lossOf(b) < lossOf(a) ? b : a));
      const chances = swapChances(bruteForce(best, plies - 1, conditions));
      for (const name of NAMES) sum[name] += (ways / 36) * chances[name];
    }
    return sum;
  }

  it('every legal play is evaluated, as the position after it would be', () =>
    fc.assert(fc.property(anyPosition, anyConditions, fc.constantFrom(...ROLLS), (position, conditions, { roll }) => {
      const { core, ruleBook } = under(conditions);
      const flat = core.flat(position, roll);
      const legal = ruleBook.plays(position, roll);
      if (legal.length === 0) return;
      expect(flat.map((each) => positionKey(each.result)).sort()).toEqual(legal.map((each) => positionKey(each.result)).sort());
      for (const each of flat) {
        const alone = core.evaluate(swapSides(each.result));
        expectClose(swapChances(alone.probabilities), each.probabilities);
        expect(each.by).toBe(alone.by);
        expect(each.result.first).toEqual(afterThrow(position).first);
      }
    }), { numRuns: 150, seed: 3 }));

  it('1-ply is the mean over the rolls of the best reply', () =>
    fc.assert(fc.asyncProperty(anyPosition, anyConditions, async (position, conditions) => {
      expectClose((await engine.evaluate({ position, plies: 1, ...conditions })).probabilities, bruteForce(position, 1, conditions));
    }), { numRuns: 12, seed: 5 }));

  it('the 21 rolls are worth what their best plays are', () =>
    fc.assert(fc.asyncProperty(anyPosition, anyConditions, async (position, conditions) => {
      const rolls = await engine.rolls(position, conditions);
      for (const [n, { roll, equity }] of rolls.entries()) {
        if (n % 7 > 0) continue;
        const { candidates } = await engine.rank({ position, roll, plies: 0, ...conditions });
        if (candidates[0]) expect(Math.abs(equity - candidates[0].equity)).toBeLessThan(1e-4);
      }
    }), { numRuns: 10, seed: 6 }));

  it('calls at once do not disturb each other', async () => {
    const position = startPosition(game);
    const alone = await engine.rank({ position, roll: [3, 1], plies: 1 });
    const [together] = await Promise.all([
      engine.rank({ position, roll: [3, 1], plies: 1 }),
      engine.rank({ position: swapSides(position), roll: [6, 5], plies: 1 }),
      engine.rolls(position),
    ]);
    expect(together).toEqual(alone);
  });

  it.each(ENDINGS[game])('3-ply, taken in pieces, is the mean over three rolls, each side choosing at 0-ply: %s', async (_, position) => {
    const conditions = fc.sample(anyConditions, { numRuns: 1, seed: 9 })[0]!;
    expectClose((await engine.evaluate({ position, plies: 3, ...conditions })).probabilities, bruteForce(position, 3, conditions));
  });

  it('the best play alone is the first of the ranking', () =>
    fc.assert(fc.property(anyPosition, anyConditions, fc.constantFrom(...ROLLS), (position, conditions, { roll }) => {
      const { core } = under(conditions);
      const stakes = winStakes(game, conditions.scoring);
      const best = core.best(position, roll);
      const most = Math.max(...core.flat(position, roll).map(({ probabilities }) => equityOf(probabilities, stakes)));
      expect(equityOf(best.probabilities, stakes)).toBeCloseTo(most, 5);
    }), { numRuns: 60, seed: 7 }));

  it('a 3-ply ranking that is cancelled on its way stops, and the next question is answered as ever', async () => {
    const position = startPosition(game);
    const before = await engine.rank({ position, roll: [3, 1], plies: 1 });
    const control = new AbortController();
    let deepest = 0;
    const running = engine.rank({ position, roll: [3, 1], plies: 3 }, {
      signal: control.signal,
      onProgress: ({ candidates }) => { deepest = candidates[0]!.plies; if (deepest === 2) control.abort(new Error('newer')); },
    });
    await expect(running).rejects.toThrow('newer');
    expect(deepest).toBe(2);
    expect(await engine.rank({ position, roll: [3, 1], plies: 1 })).toEqual(before);
  });

  it.each(DEEP[game])('2-ply is the mean over two rolls, each side choosing at 0-ply: %s', { timeout: 60_000 }, async (_, position) => {
    const conditions = fc.sample(anyConditions, { numRuns: 1, seed: 8 })[0]!;
    expectClose((await engine.evaluate({ position, plies: 2, ...conditions })).probabilities, bruteForce(position, 2, conditions));
  });
});
