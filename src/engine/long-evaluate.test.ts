import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { NARDEON_RULES } from '../core/long-rules.ts';
import { countsOf, OFF, positionKey, startPosition, swapSides, type Position } from '../core/position.ts';
import { longPreset } from '../core/presets.ts';
import { unwrap } from '../core/result.ts';
import { partsOf, type Under } from './conditions.ts';
import { parseNetFile, type NetFile } from './net-file.ts';
import type { Conditions, Probabilities } from './protocol.ts';
import { longPositions, longRules, longScorings } from './testing/long-positions.ts';
import { builtWasm } from './testing/positions.ts';
import { playOut } from './testing/play-out.ts';
import type { GameExports } from './wasm-core.ts';
import { instantiate, type Wasm } from './wasm.ts';

const FILE = 'public/nets/long-1.net';
let net: NetFile;
let wasm: Wasm<GameExports>;
let under: Under;

beforeAll(async () => {
  net = unwrap(await parseNetFile(new Uint8Array(readFileSync(FILE))));
  wasm = await instantiate<GameExports>(builtWasm('long'));
  wasm.floats().set(net.weights, wasm.exports.netAt() / 4);
  under = partsOf('long', wasm);
});

const long = (mover: Parameters<typeof countsOf>[0], opponent: Parameters<typeof countsOf>[0]): Position =>
  ({ ...startPosition('long'), mover: countsOf(mover), opponent: countsOf(opponent) });
const answer = (position: Position, conditions: Conditions = {}) => under(conditions).core.evaluate(position);
const chances = (position: Position, conditions: Conditions = {}): Probabilities => answer(position, conditions).probabilities;
const scoring = (when: 'head' | 'start_quarter'): Conditions =>
  ({ scoring: { gammon: 2, backgammon: { value: 3, when }, homeMars: null, lastThrow: 'off' } });

describe('the net that ships', () => {
  it('is made for this wasm', () => {
    expect(net.header).toMatchObject({ game: 'long', architecture: wasm.exports.netArchitecture() >>> 0 });
    expect(net.weights.length).toBe(wasm.exports.netBytes() / 4);
  });
  it('leaves room for the other game’s', () => expect(readFileSync(FILE).length).toBeLessThan(345_000));
  it('says where it comes from and how strong it is', () => {
    expect(net.header.provenance).toMatch(/\d+ games/);
    expect(net.header.strength).toMatch(/random [\d.]+, pips [\d.]+/);
  });

  it.each([
    ['nardeon', 1.8],
    ['uzun_tavla_arena', 1.5],
    ['shop_short_text', 1.5],
    ['principle', 1.8],
  ])('plays %s far better than random', (preset, atLeast) => {
    expect(playOut(under({ rules: longPreset(preset)!.rules }), 40)).toBeGreaterThan(atLeast);
  });
});

describe('chances', () => {
  it('are possible ones in every position, under any rules and scoring', () =>
    fc.assert(fc.property(longPositions(), longRules(), longScorings(), (position, rules, scored) => {
      const { win, winGammon, winBackgammon, loseGammon, loseBackgammon } = chances(position, { rules, scoring: scored });
      expect(win).toBeGreaterThanOrEqual(0);
      expect(win).toBeLessThanOrEqual(1);
      for (const [koks, mars, all] of [[winBackgammon, winGammon, win], [loseBackgammon, loseGammon, Math.fround(1 - win)]] as const) {
        expect(koks).toBeGreaterThanOrEqual(0);
        expect(mars).toBeGreaterThanOrEqual(koks);
        expect(all).toBeGreaterThanOrEqual(mars);
      }
      if (position.opponent[OFF]! > 0) expect(winGammon).toBe(0);
      if (position.mover[OFF]! > 0) expect(loseGammon).toBe(0);
    }), { numRuns: 1000, seed: 1 }));

  it.each([
    ['oyin', long({}, { 3: 14 }), {}, [1, 0, 0]],
    ['mars', long({}, { 18: 15 }), {}, [1, 1, 0]],
    ['koks: a checker on the head', long({}, { 6: 14, 24: 1 }), scoring('head'), [1, 1, 1]],
    ['only mars: nobody on the head', long({}, { 6: 14, 23: 1 }), scoring('head'), [1, 1, 0]],
    ['koks: a checker in the head’s quarter', long({}, { 6: 14, 19: 1 }), scoring('start_quarter'), [1, 1, 1]],
    ['only mars: nobody in the head’s quarter', long({}, { 6: 14, 18: 1 }), scoring('start_quarter'), [1, 1, 0]],
  ] as const)('of %s won are exact, and of one lost', (_, position, conditions, [win, winGammon, winBackgammon]) => {
    expect(answer(position, conditions)).toEqual({ by: 'over', probabilities: { win, winGammon, winBackgammon, loseGammon: 0, loseBackgammon: 0 } });
    expect(chances(swapSides(position), conditions)).toEqual({ win: 0, winGammon: 0, winBackgammon: 0, loseGammon: winGammon, loseBackgammon: winBackgammon });
  });

  it('of a side with no way out are those of the unchanged board with the other side to roll', () => {
    const shut = long({ 24: 15 }, { 6: 3, 7: 2, 8: 2, 9: 2, 10: 2, 11: 4 });
    const [only, ...others] = under({}).core.flat(shut, [6, 6]);
    expect(others).toEqual([]);
    expect(positionKey(only!.result)).toBe(positionKey(shut));
    expect(only!.probabilities.win).toBeCloseTo(1 - chances(swapSides(shut)).win, 5);
  });
});

describe('the exact end', () => {
  const home = long({ 1: 3, 3: 4, 6: 8 }, { 2: 5, 4: 5, 5: 4 });
  beforeAll(() => {
    expect(answer(home).by).toBe('net');
    wasm.exports.makeBearoff(wasm.exports.bearoffPositions());
  });

  it('is short nard’s: both bear off by the same rule', async () => {
    const short = await instantiate<GameExports>(builtWasm('short'));
    short.exports.makeBearoff(short.exports.bearoffPositions());
    expect(answer(home)).toEqual(partsOf('short', short)({}).core.evaluate({ ...home, game: 'short' }));
    expect(answer(home).by).toBe('table');
  });

  it.each([
    ['bearing off is lax', { bearoff: 'lax' }],
    ['six in a row are never allowed', { block: 'never' }],
  ] as const)('is left to the net where %s', (_, rules) => expect(answer(home, { rules: { ...NARDEON_RULES, ...rules } }).by).toBe('net'));

  it('does not hold while somebody is outside', () => expect(answer({ ...home, mover: countsOf({ 1: 3, 3: 4, 6: 7, 7: 1 }) }).by).toBe('net'));
});
