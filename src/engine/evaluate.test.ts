import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseRoll } from '../core/dice.ts';
import { GAMES } from '../core/games.ts';
import { parsePlay } from '../core/play.ts';
import { countsOf, OFF, positionKey, startPosition, swapSides, type Position } from '../core/position.ts';
import { unwrap } from '../core/result.ts';
import { parseNetFile, type NetFile } from './net-file.ts';
import { equityOf, type Probabilities } from './protocol.ts';
import { createRuleBook } from './rule-book.ts';
import { builtWasm, positions } from './testing/positions.ts';
import { engineSignature, SIGNATURES } from './testing/signature.ts';
import { createWasmCore, type GameExports } from './wasm-core.ts';
import { instantiate, type Wasm } from './wasm.ts';

const FILE = 'public/nets/short-1.net';
let net: NetFile;
let wasm: Wasm<GameExports>;
let core: ReturnType<typeof createWasmCore>;
let ruleBook: ReturnType<typeof createRuleBook>;

beforeAll(async () => {
  net = unwrap(await parseNetFile(new Uint8Array(readFileSync(FILE))));
  wasm = await instantiate<GameExports>(builtWasm('short'));
  wasm.floats().set(net.weights, wasm.exports.netAt() / 4);
  core = createWasmCore(wasm);
  ruleBook = createRuleBook(wasm);
});

const chances = (position: Position): Probabilities => core.evaluate(position).probabilities;
const short = (mover: Parameters<typeof countsOf>[0], opponent: Parameters<typeof countsOf>[0]): Position =>
  ({ ...startPosition('short'), mover: countsOf(mover), opponent: countsOf(opponent) });

describe('the net that ships', () => {
  it('is made for this wasm', () => {
    expect(net.header.architecture).toBe(wasm.exports.netArchitecture() >>> 0);
    expect(net.weights.length).toBe(wasm.exports.netBytes() / 4);
  });
  it('is small enough to fetch', () => expect(readFileSync(FILE).length).toBeLessThan(1_500_000));
  it('says where it comes from and how strong it is', () => {
    expect(net.header.provenance).toMatch(/\d+ games/);
    expect(net.header.strength).toMatch(/points a game/);
  });

  it.each([
    ['31', '8/5 6/5'],
    ['42', '8/4 6/4'],
    ['61', '13/7 8/7'],
    ['53', '8/3 6/3'],
  ])('opens %s with %s', (roll, play) => {
    const position = startPosition('short');
    const candidates = core.flat(position, unwrap(parseRoll(roll)));
    const best = candidates.reduce((a, b) => (equityOf(b.probabilities) > equityOf(a.probabilities) ? b : a));
    const known = ruleBook.find(position, unwrap(parseRoll(roll)), unwrap(parsePlay(play)))!;
    expect(positionKey(best.result)).toBe(positionKey(known.result));
  });
});

describe('chances', () => {
  it('are possible ones in every position', () =>
    fc.assert(fc.property(positions(), (position) => {
      const { win, winGammon, winBackgammon, loseGammon, loseBackgammon } = chances(position);
      expect(win).toBeGreaterThanOrEqual(0);
      expect(win).toBeLessThanOrEqual(1);
      for (const [backgammon, gammon, all] of [[winBackgammon, winGammon, win], [loseBackgammon, loseGammon, Math.fround(1 - win)]] as const) {
        expect(backgammon).toBeGreaterThanOrEqual(0);
        expect(gammon).toBeGreaterThanOrEqual(backgammon);
        expect(all).toBeGreaterThanOrEqual(gammon);
      }
      if (position.opponent[OFF]! > 0) expect(winGammon).toBe(0);
      if (position.mover[OFF]! > 0) expect(loseGammon).toBe(0);
    }), { numRuns: 2000, seed: 1 }));

  it('no backgammon in a race when nobody is in the winner’s home', () => {
    const race = short({ 1: 14, 2: 1 }, { 18: 15 });
    expect(chances(race).winGammon).toBeGreaterThan(0.5);
    expect(chances(race).winBackgammon).toBe(0);
  });

  it.each([
    ['a single game', short({}, { 3: 14 }), [1, 0, 0, 0, 0]],
    ['a gammon', short({}, { 18: 15 }), [1, 1, 0, 0, 0]],
    ['a backgammon on the home', short({}, { 6: 14, 19: 1 }), [1, 1, 1, 0, 0]],
    ['a backgammon on the bar', short({}, { 6: 14, 25: 1 }), [1, 1, 1, 0, 0]],
  ])('of %s won are exact, and of one lost', (_, position, [win, winGammon, winBackgammon]) => {
    expect(core.evaluate(position)).toEqual({ by: 'over', probabilities: { win, winGammon, winBackgammon, loseGammon: 0, loseBackgammon: 0 } });
    expect(chances(swapSides(position))).toEqual({ win: 0, winGammon: 0, winBackgammon: 0, loseGammon: winGammon, loseBackgammon: winBackgammon });
  });

  it('follow the board: to be on roll is better than not to be', () => {
    const position = startPosition('short');
    expect(chances(position).win).toBeGreaterThan(0.5);
    expect(chances(position).win).toBeLessThan(0.6);
  });

  it('of a dance are those of the unchanged board with the other side to roll', () => {
    const closed = short({ 25: 1, 6: 14 }, { 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 8: 3 });
    const [only, ...others] = core.flat(closed, [6, 5]);
    expect(others).toEqual([]);
    expect(positionKey(only!.result)).toBe(positionKey(closed));
    expect(only!.probabilities.win).toBeCloseTo(1 - chances(swapSides(closed)).win, 5);
  });

  it('of a roll’s plays are the same whatever was asked before', () => {
    const [first, second] = [startPosition('short'), short({ 6: 5, 8: 3, 13: 5, 24: 1, 25: 1 }, { 6: 4, 5: 2, 8: 2, 13: 5, 24: 2 })];
    const alone = core.flat(first, [6, 4]);
    core.flat(second, [6, 4]);
    core.afterRoll(second, [5, 2], 1);
    expect(core.flat(first, [6, 4])).toEqual(alone);
  });
});

describe('arithmetic', () => {
  it.each(GAMES)('of %s nard gives the same bits everywhere', async (game) =>
    expect(engineSignature(await instantiate<GameExports>(builtWasm(game)), game)).toBe(SIGNATURES[game]));
});
