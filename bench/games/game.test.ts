import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { luckOf } from '../../src/analysis/judge.ts';
import { isDouble, ROLLS } from '../../src/core/dice.ts';
import { countsOf, makePosition } from '../../src/core/position.ts';
import { unwrap } from '../../src/core/result.ts';
import { equityOf } from '../../src/engine/protocol.ts';
import { loadGame, type BenchGame } from '../bench-game.ts';
import { meanOf } from '../statistics.ts';
import { playGame, type Table } from './game.ts';
import { playMatch } from './match.ts';
import { playerOf, tableOf } from './players.ts';

describe('the luck of a roll', () => {
  it.each([['any roll', false], ['a first roll, which is no double', true]])('is zero on average over the dice, whatever the evaluator says of them: %s', (_, opening) =>
    fc.assert(fc.property(fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: ROLLS.length, maxLength: ROLLS.length }), (equities) => {
      const rolls = ROLLS.map((each, n) => ({ ...each, equity: equities[n]! }));
      const possible = rolls.filter(({ roll }) => !opening || !isDouble(roll));
      expect(possible.reduce((sum, { roll, ways }) => sum + ways * luckOf(roll, rolls, opening)!, 0)).toBeCloseTo(0, 9);
    })));
});

/** Two checkers a side: the play for the fewest rolls, by which the exact table is made, is also the one that wins most. */
const start = unwrap(makePosition({ game: 'short', mover: countsOf({ 6: 1, 4: 1 }), opponent: countsOf({ 5: 1, 3: 1 }) }));

let bench: BenchGame, table: Table, exact: number;
beforeAll(async () => {
  bench = await loadGame('short');
  table = { ...tableOf(bench), start };
  exact = equityOf(bench.core.evaluate(start).probabilities);
});

const games = async (of: Table, count: number) => {
  const player = playerOf(bench, 0);
  return Promise.all(Array.from({ length: count }, (_, n) => playGame(of, [player, player], (n % 2) as 0 | 1, `toy ${n}`)));
};

describe('games with the luck taken out', () => {
  it('an exact evaluator leaves nothing to the dice: each game gives the equity of the one who begins', async () => {
    const played = await games(table, 40);
    for (const [n, { adjusted }] of played.entries()) expect(adjusted).toBeCloseTo(n % 2 === 0 ? exact : -exact, 4);
    expect(new Set(played.map(({ points }) => points))).toEqual(new Set([1, -1]));
  });
  it('an evaluator that is wrong about every roll still leaves the expectation where it is', async () => {
    const wrong: Table = { ...table, rolls: (position) => table.rolls(position).map((each, n) => ({ ...each, equity: each.equity + 0.3 * Math.sin(7 * n) })) };
    const { value, standardError } = meanOf((await games(wrong, 2000)).map(({ adjusted }, n) => (n % 2 === 0 ? adjusted : -adjusted)));
    expect(Math.abs(value - exact)).toBeLessThan(4 * standardError);
    expect(standardError).toBeGreaterThan(0.001);
  });
  it('the same dice give the same game', async () => expect(await games(table, 5)).toEqual(await games(table, 5)));
});

describe('a match', () => {
  const limits = { games: 130, seconds: 60, standardError: 0 };
  const play = (of: Partial<typeof limits>, now?: () => number) => playMatch(table, [playerOf(bench, 0), playerOf(bench, 0)], 'seed', { ...limits, ...of }, now);
  it('ends with its games', async () => expect((await play({})).adjusted.count).toBe(130));
  it('ends when it is sure enough, not before a hundred games', async () => expect((await play({ standardError: 10 })).adjusted.count).toBe(100));
  it('ends with its time', async () => {
    let seconds = 0;
    expect((await play({ seconds: 10 }, () => seconds++)).adjusted.count).toBe(9);
  });
});
