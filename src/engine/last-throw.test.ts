/** The last throw of long nard, against plain recursion over every throw and play. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROLLS } from '../core/dice.ts';
import { BEGINNERS, countsOf, startPosition, swapSides, type Beginner, type Position } from '../core/position.ts';
import { unwrap } from '../core/result.ts';
import { presetTerms, type Scoring } from '../core/terms.ts';
import { partsOf, type Parts, type Under } from './conditions.ts';
import { createLocalEngine } from './local.ts';
import { parseNetFile } from './net-file.ts';
import { swapChances, type Candidate, type Conditions, type Engine, type Plies, type Probabilities } from './protocol.ts';
import { rolloutResult } from './rollout/result.ts';
import { addBlock, startRollout } from './rollout/sums.ts';
import { BLOCK, positionSubject, USUAL, type RolloutTask } from './rollout/task.ts';
import { arrangements, lastThrowBest, lastThrowByRolls, rollsToAll, type Home } from './testing/slow-bearoff.ts';
import { longPositions } from './testing/long-positions.ts';
import { builtWasm } from './testing/positions.ts';
import type { GameExports } from './wasm-core.ts';
import { instantiate } from './wasm.ts';

const half = presetTerms('long', 'classic_uzun').scoring;
const INFO = { net: 'test', netVersion: 1, provenance: '' };
let under: Under;
let engine: Engine;
/** The same without the exact table. */
let bare: Under;

async function load(hasTable: boolean): Promise<Under> {
  const wasm = await instantiate<GameExports>(builtWasm('long'));
  const net = unwrap(await parseNetFile(new Uint8Array(readFileSync('public/nets/long-1.net'))));
  wasm.floats().set(net.weights, wasm.exports.netAt() / 4);
  if (hasTable) wasm.exports.makeBearoff(wasm.exports.bearoffPositions());
  return partsOf('long', wasm);
}

beforeAll(async () => {
  [under, bare] = [await load(true), await load(false)];
  engine = createLocalEngine({ under, info: INFO, game: 'long' });
}, 60_000);

type Points = Parameters<typeof countsOf>[0];
const long = (mover: Points, opponent: Points, began?: Beginner): Position =>
  ({ ...startPosition('long'), mover: countsOf(mover), opponent: countsOf(opponent), ...(began && { began }) });
const points = (home: Home): Points => Object.fromEntries(home.map((n, i) => [i + 1, n]));
const at = (mine: Home, theirs: Home, began?: Beginner): Position => long(points(mine), points(theirs), began);
const counting: Conditions = { scoring: half };
const evaluated = (position: Position, conditions = counting) => under(conditions).core.evaluate(position);
const winOf = (position: Position): number => evaluated(position).probabilities.win;
const few = (most: number): Home[] => Array.from({ length: most }, (_, n) => arrangements(n + 1)).flat();

const addTo = (sum: Probabilities, p: Probabilities, weight: number): Probabilities =>
  Object.fromEntries(Object.entries(sum).map(([name, value]) => [name, value + weight * p[name as keyof Probabilities]])) as unknown as Probabilities;
const NONE: Probabilities = { win: 0, winGammon: 0, winBackgammon: 0, loseGammon: 0, loseBackgammon: 0 };
const close = (a: Probabilities, b: Probabilities, digits: number): void => {
  for (const name of Object.keys(a) as (keyof Probabilities)[]) expect(a[name], name).toBeCloseTo(b[name], digits);
};

describe('both sides home: the exact table', () => {
  it.each(BEGINNERS)('one checker against one, %s began: every throw and play', (began) => {
    for (const mine of few(1)) for (const theirs of few(1)) expect(winOf(at(mine, theirs, began)), `${mine} ${theirs}`).toBeCloseTo(lastThrowBest(mine, theirs, began === 'mover'), 6);
  });

  it.each(BEGINNERS)('up to three against three, %s began: both for the fewest rolls, in every arrangement', (began) => {
    for (const mine of few(3)) for (const theirs of few(3)) {
      const exact = lastThrowByRolls(mine, theirs, began === 'mover');
      if (!(Math.abs(winOf(at(mine, theirs, began)) - exact) < 1e-6)) expect([mine, theirs, winOf(at(mine, theirs, began))]).toEqual([mine, theirs, exact]);
    }
  });

  it.each(BEGINNERS)('the draw is the chance of finishing in the same round, half of it each side’s, %s began', (began) => {
    for (const mine of few(2)) for (const theirs of few(2)) {
      const [own, other] = [rollsToAll(mine).chances, rollsToAll(theirs).chances];
      const later = began === 'mover' ? 0 : 1;
      const draw = began === 'mover' ? own.reduce((sum, p, n) => sum + p * (other[n] ?? 0), 0) : other.reduce((sum, p, n) => sum + p * (own[n + later] ?? 0), 0);
      const moved = evaluated(at(mine, theirs)).probabilities.win - winOf(at(mine, theirs, began));
      expect(Math.abs(moved)).toBeCloseTo(draw / 2, 6);
      expect(Math.sign(Math.round(moved * 1e6))).toBe(draw < 1e-7 ? 0 : began === 'mover' ? 1 : -1);
    }
  });

  it.each(BEGINNERS)('two against two, %s began: the fewest rolls are close to the best play for both', (began) => {
    for (const mine of few(2)) for (const theirs of few(2)) expect(Math.abs(winOf(at(mine, theirs, began)) - lastThrowBest(mine, theirs, began === 'mover'))).toBeLessThan(0.01);
  });

  it.each<[string, Position, Partial<Probabilities>]>([
    ['fifteen on the ace point have the last throw to bear one off: no mars', long({ 1: 1 }, { 1: 15 }, 'mover'), { win: 1, winGammon: 0 }],
    ['fifteen on the six point need a six or an equal pair of threes or twos: 17 of 36', long({ 1: 1 }, { 6: 15 }, 'mover'), { win: 1, winGammon: 19 / 36 }],
    ['the one who did not begin wins as ever', long({ 1: 1 }, { 6: 15 }, 'opponent'), { win: 1, winGammon: 1 }],
    ['the other side to roll has a throw and the last one to save the mars', long({ 6: 15 }, { 1: 1 }, 'opponent'), { win: 0, loseGammon: (19 / 36) * (19 / 36) }],
    ['and without the last throw only one', long({ 6: 15 }, { 1: 1 }, 'mover'), { win: 0, loseGammon: 19 / 36 }],
  ])('mars: %s', (_, position, expected) => {
    const { by, probabilities } = evaluated(position);
    expect(by).toBe('table');
    // Two throws of fifteen on the six point: those that do not save the first time may bring checkers closer.
    if (position.mover[6] === 15 && position.began === 'opponent') expect(probabilities.loseGammon).toBeLessThan(expected.loseGammon!);
    else for (const [name, value] of Object.entries(expected)) expect(probabilities[name as keyof Probabilities], name).toBeCloseTo(value, 6);
  });
});

describe('the starter has finished', () => {
  it.each<[string, Position, Conditions, Probabilities]>([
    ['a checker that any throw bears off: always a draw', long({ 1: 1 }, {}, 'opponent'), counting, { ...NONE, win: 0.5 }],
    ['6-5, 6-6, 5-5, 4-4 and 3-3 are six of 36 throws', long({ 6: 1, 5: 1 }, {}, 'opponent'), counting, { ...NONE, win: 3 / 36 }],
    ['four checkers go off by a double alone', long({ 1: 4 }, {}, 'opponent'), counting, { ...NONE, win: 3 / 36 }],
    ['five never do', long({ 1: 5 }, {}, 'opponent'), counting, NONE],
    ['a checker from outside comes home and off', long({ 7: 1 }, {}, 'opponent'), counting, { ...NONE, win: 23 / 72 }],
    ['fifteen at home may still bear one off: no mars then', long({ 6: 15 }, {}, 'opponent'), counting, { ...NONE, loseGammon: 19 / 36 }],
    ['far from home it stays a mars', long({ 18: 15 }, {}, 'opponent'), counting, { ...NONE, loseGammon: 1 }],
    ['koks: the last checker leaves the head, by 6-6 it even comes off', long({ 24: 1, 6: 14 }, {}, 'opponent'), { scoring: { ...half, backgammon: { value: 3, when: 'head' } } }, { ...NONE, loseGammon: 35 / 36 }],
    ['koks: two stay on the head whatever is thrown', long({ 24: 3, 6: 12 }, {}, 'opponent'), { scoring: { ...half, backgammon: { value: 3, when: 'head' } } }, { ...NONE, loseGammon: 1, loseBackgammon: 1 }],
    ['the checker leaves the head also where koks costs no more than mars', long({ 24: 1, 1: 14 }, {}, 'opponent'), counting, { ...NONE, loseGammon: 35 / 36 }],
    ['the one who finished did not begin: there is no last throw', long({ 1: 1 }, {}, 'mover'), counting, NONE],
    ['the last throw is over, both are off', long({}, {}, 'mover'), counting, { ...NONE, win: 0.5 }],
    ['the last throw is over and did not do', long({}, { 1: 1 }, 'mover'), counting, { ...NONE, win: 1 }],
    ['nobody said who began', long({ 1: 1 }, {}), counting, NONE],
    ['no last throw is played', long({ 1: 1 }, {}, 'opponent'), {}, NONE],
  ])('%s', (_, position, conditions, expected) => {
    const { by, probabilities } = evaluated(position, conditions);
    expect(by).toBe('over');
    close(probabilities, expected, 6);
  });

  it('its play is ranked by the draw', async () => {
    // 6-5 bears both off only when the six is not spent inside.
    const { candidates, evaluator } = await engine.rank({ position: long({ 6: 1, 5: 1 }, {}, 'opponent'), roll: [6, 5], plies: 2, scoring: half });
    expect(evaluator.lastThrow).toBe(true);
    expect(candidates[0]!.equity).toBe(0);
    const worse = await engine.rank({ position: long({ 6: 1, 5: 1 }, {}, 'opponent'), roll: [2, 1], plies: 0, scoring: half });
    expect(worse.candidates.map(({ equity }) => equity).every((each) => each === -1)).toBe(true);
  });
});

/** Chances `plies` deep by every throw and the play chosen at 0-ply. */
function slowly({ core }: Parts, position: Position, plies: number): Probabilities {
  const flat = core.evaluate(position);
  if (plies === 0 || flat.by === 'over') return flat.probabilities;
  return ROLLS.reduce((sum, { roll, ways }) => addTo(sum, swapChances(slowly({ core } as Parts, swapSides(core.best(position, roll).result), plies - 1)), ways / 36), NONE);
}

const NEAR_THE_END: readonly (readonly [string, Points, Points])[] = [
  ['home on both sides', { 3: 1, 1: 1 }, { 4: 1, 2: 1 }],
  ['a checker outside', { 7: 1, 2: 2 }, { 3: 2 }],
  ['contact', { 13: 1, 2: 2 }, { 12: 1, 1: 2 }],
];

describe('who began follows the turn', () => {
  it.each(NEAR_THE_END.flatMap(([name, mover, opponent]) => BEGINNERS.flatMap((began) => ([0, 1, 2, 3] as const).map((plies) => [name, began, plies, mover, opponent] as const))))(
    '%s, %s began, %s-ply', async (_, began, plies, mover, opponent) => {
      for (const parts of [under, bare]) {
        const position = long(mover, opponent, began);
        const answer = await createLocalEngine({ under: parts, info: INFO, game: 'long' }).evaluate({ position, plies, scoring: half });
        close(answer.probabilities, slowly(parts(counting), position, plies), 5);
        expect(answer.evaluator.lastThrow).toBe(true);
      }
    });

  it.each(BEGINNERS)('without choices every depth gives the same, %s began', async (began) => {
    const position = long({ 5: 1 }, { 6: 1 }, began);
    const exact = lastThrowBest([0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 0, 1], began === 'mover');
    for (const plies of [0, 1, 2, 3] as const) expect((await engine.evaluate({ position, plies, scoring: half })).probabilities.win).toBeCloseTo(exact, 6);
  });

  it.each(BEGINNERS)('a play is worth what its result is to the other side, deeper too, %s began', async (began) => {
    const position = long({ 5: 1, 3: 1, 1: 1 }, { 6: 1, 2: 1 }, began);
    for (const plies of [0, 1, 2] as const) {
      const { candidates } = await engine.rank({ position, roll: [3, 1], plies, scoring: half });
      for (const each of candidates) {
        const across = await engine.evaluate({ position: swapSides(each.result), plies: each.plies, scoring: half });
        expect(each.equity).toBeCloseTo(-across.equity, 5);
      }
    }
  });

  it('a last throw changes the best play', async () => {
    // Four fives and 2-2: all to the three point win at once or not at all; with a throw more to come, spreading them finishes sooner in the end.
    const best = async (began?: Beginner): Promise<Candidate['result']['mover']> =>
      (await engine.rank({ position: long({ 5: 4 }, { 1: 2, 3: 1 }, began), roll: [2, 2], plies: 2, scoring: half })).candidates[0]!.result.mover;
    expect(await best()).toEqual(countsOf({ 3: 4 }));
    expect(await best('mover')).toEqual(countsOf({ 3: 4 }));
    expect(await best('opponent')).toEqual(countsOf({ 5: 1, 3: 2, 1: 1 }));
  });
});

describe('without a last throw', () => {
  it('all is as if nobody had said who began, bit by bit', () =>
    fc.assert(fc.property(longPositions(), fc.constantFrom(...BEGINNERS), fc.constantFrom(...ROLLS), (position, began, { roll }) => {
      const plain = under({}).core;
      const asked: Position = { ...position, began };
      expect(plain.evaluate(asked)).toEqual(plain.evaluate(position));
      expect(plain.afterRoll(asked, roll, 1)).toEqual(plain.afterRoll(position, roll, 1));
      // And unsaid, whatever is scored.
      expect(under(counting).core.evaluate(position)).toEqual(plain.evaluate(position));
    }), { numRuns: 60, seed: 1 }));

  it('answers do not say that one was counted', async () => {
    const position = long({ 3: 2 }, { 4: 2 });
    const lastThrow = async (where: Position, scoring?: Scoring) => (await engine.evaluate({ position: where, plies: 0 as Plies, ...(scoring && { scoring }) })).evaluator.lastThrow;
    expect(await lastThrow(position, half)).toBeUndefined();
    expect(await lastThrow({ ...position, began: 'mover' })).toBeUndefined();
  });
});

describe('rollouts', () => {
  const rolled = (position: Position, changes: Partial<RolloutTask>, blocks: number) => {
    const task: RolloutTask = { ...USUAL, game: 'long', scoring: half, subjects: [positionSubject(position)], ...changes };
    const { playTrials } = under(counting);
    return rolloutResult(Array.from({ length: blocks }, (_, n) => n)
      .reduce((state, block) => addBlock(state, block, [playTrials(position, task, block * BLOCK, BLOCK)]), startRollout(task, { name: 'test', version: 1 })))!.subjects[0]!;
  };

  it.each(BEGINNERS)('stop at the table and come to what it says, %s began', (began) => {
    const position = long({ 5: 2, 3: 1 }, { 6: 1, 4: 1, 2: 1 }, began);
    const { probabilities, error } = rolled(position, {}, 2);
    close(probabilities, evaluated(position).probabilities, 6);
    expect(error).toBe(0);
  });

  it.each(BEGINNERS.flatMap((began) => (['none', 'throws'] as const).map((luck) => [began, luck] as const)))('played out they come to the same, %s began, luck: %s', (began, luck) => {
    const position = long({ 5: 2, 3: 1 }, { 6: 1, 4: 1, 2: 1 }, began);
    const { equity, error } = rolled(position, { table: false, luck }, 36);
    const table = 2 * winOf(position) - 1;
    // Trials play for the win, the table counts on the fewest rolls.
    expect(Math.abs(equity - table)).toBeLessThan(0.004 + 3 * error);
    // It makes a difference that no such error hides.
    expect(Math.abs(table - (2 * evaluated(long({ 5: 2, 3: 1 }, { 6: 1, 4: 1, 2: 1 })).probabilities.win - 1))).toBeGreaterThan(0.05);
  });

  it.each(BEGINNERS)('stopping at the table from outside comes to the same as playing out, %s began', (began) => {
    const position = long({ 9: 1, 6: 2, 4: 3 }, { 8: 1, 5: 3, 2: 2 }, began);
    const [stopped, played] = [rolled(position, {}, 36), rolled(position, { table: false }, 36)];
    expect(Math.abs(stopped.equity - played.equity)).toBeLessThan(0.004 + 3 * Math.hypot(stopped.error, played.error));
  });
});
