import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROLLS } from '../core/dice.ts';
import { countsOf, positionKey, startPosition, swapSides, type Position } from '../core/position.ts';
import type { RuleBook } from '../core/rule-book.ts';
import type { EngineCore } from './core.ts';
import { createLocalEngine } from './local.ts';
import { equityOf, swapChances, type Probabilities } from './protocol.ts';
import { createRuleBook } from './rule-book.ts';
import { builtWasm, positions } from './testing/positions.ts';
import { createWasmCore, type GameExports } from './wasm-core.ts';
import { instantiate } from './wasm.ts';

let core: EngineCore;
let ruleBook: RuleBook;

/** A net of seeded noise: no strategy, but every column matters, so that a wrong position gives a wrong number. */
function fillNet(weights: Float32Array): void {
  let state = 12345;
  for (let i = 0; i < weights.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    weights[i] = (state / 2 ** 32 - 0.5) * 0.6;
  }
}

beforeAll(async () => {
  const wasm = await instantiate<GameExports>(builtWasm('short'));
  const { exports } = wasm;
  fillNet(wasm.floats().subarray(exports.netAt() / 4, (exports.netAt() + exports.netBytes()) / 4));
  core = createWasmCore(wasm);
  ruleBook = createRuleBook(wasm);
});

const NAMES = ['win', 'winGammon', 'winBackgammon', 'loseGammon', 'loseBackgammon'] as const;
function expectClose(a: Probabilities, b: Probabilities): void {
  for (const name of NAMES) expect(Math.abs(a[name] - b[name]), name).toBeLessThan(2e-5);
}

/** The side to roll's chances `plies` deep, straight from the definition: every play evaluated one by one. */
function bruteForce(position: Position, plies: number): Probabilities {
  const flat = core.evaluate(position);
  if (plies === 0 || flat.by === 'over') return flat.probabilities;
  const sum = { win: 0, winGammon: 0, winBackgammon: 0, loseGammon: 0, loseBackgammon: 0 };
  for (const { roll, ways } of ROLLS) {
    const legal = ruleBook.plays(position, roll);
    const after = legal.length > 0 ? legal.map(({ result }) => swapSides(result)) : [swapSides(position)];
    const best = after.reduce((a, b) => (equityOf(core.evaluate(b).probabilities) < equityOf(core.evaluate(a).probabilities) ? b : a));
    const chances = swapChances(bruteForce(best, plies - 1));
    for (const name of NAMES) sum[name] += (ways / 36) * chances[name];
  }
  return sum;
}

describe('the core over wasm', () => {
  it('every legal play is evaluated, as the position after it would be', () =>
    fc.assert(fc.property(positions(), fc.constantFrom(...ROLLS), (position, { roll }) => {
      const flat = core.flat(position, roll);
      const legal = ruleBook.plays(position, roll);
      if (legal.length === 0) return;
      expect(flat.map((each) => positionKey(each.result)).sort()).toEqual(legal.map((each) => positionKey(each.result)).sort());
      for (const each of flat) {
        const alone = core.evaluate(swapSides(each.result));
        expectClose(swapChances(alone.probabilities), each.probabilities);
        expect(each.by).toBe(alone.by);
      }
    }), { numRuns: 150, seed: 3 }));

  it('1-ply is the mean over the rolls of the best reply', () =>
    fc.assert(fc.asyncProperty(positions(), async (position) => {
      const engine = createLocalEngine({ under: () => ({ core, ruleBook }), info: { net: 'noise', netVersion: 0, provenance: '' } });
      expectClose((await engine.evaluate({ position, plies: 1 })).probabilities, bruteForce(position, 1));
    }), { numRuns: 12, seed: 5 }));

  it('2-ply is the mean over two rolls, each side choosing at 0-ply', async () => {
    const engine = createLocalEngine({ under: () => ({ core, ruleBook }), info: { net: 'noise', netVersion: 0, provenance: '' } });
    const position: Position = { ...startPosition('short'), mover: countsOf({ 6: 2, 4: 1, 13: 1 }), opponent: countsOf({ 6: 2, 3: 1, 20: 1 }) };
    expectClose((await engine.evaluate({ position, plies: 2 })).probabilities, bruteForce(position, 2));
  });

  it('a finished game is exact and not searched', () => {
    const won: Position = { ...startPosition('short'), mover: countsOf({}), opponent: countsOf({ 6: 14, 20: 1 }) };
    expect(core.evaluate(won)).toEqual({ by: 'over', probabilities: { win: 1, winGammon: 1, winBackgammon: 1, loseGammon: 0, loseBackgammon: 0 } });
    expect(core.evaluate(swapSides(won)).probabilities).toEqual({ win: 0, winGammon: 0, winBackgammon: 0, loseGammon: 1, loseBackgammon: 1 });
  });

  it('calls at once do not disturb each other', async () => {
    const engine = createLocalEngine({ under: () => ({ core, ruleBook }), info: { net: 'noise', netVersion: 0, provenance: '' } });
    const position = startPosition('short');
    const alone = await engine.rank({ position, roll: [3, 1], plies: 1 });
    const [together] = await Promise.all([
      engine.rank({ position, roll: [3, 1], plies: 1 }),
      engine.rank({ position: swapSides(position), roll: [6, 5], plies: 1 }),
      engine.rolls(position),
    ]);
    expect(together).toEqual(alone);
  });
});
