import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { countsOf, makePosition, pips, startPosition, swapSides } from '../../src/core/position.ts';
import { unwrap } from '../../src/core/result.ts';
import { equityOf } from '../../src/engine/protocol.ts';
import { evaluateJob } from '../../src/engine/search.ts';
import { parsePositionId } from '../../src/formats/position-id.ts';
import { finish, loadGame, type BenchGame } from '../bench-game.ts';
import { playerOf } from '../games/players.ts';
import { isOpenRace, raceOfGame, raceSetUp } from './positions.ts';
import { rollOutRace } from './roll-out.ts';

const board = (mover: Record<number, number>, opponent: Record<number, number>) => unwrap(makePosition({ game: 'short', mover: countsOf(mover), opponent: countsOf(opponent) }));

let bench: BenchGame;
beforeAll(async () => {
  bench = await loadGame('short');
});

describe('races to measure on', () => {
  it.each([
    ['the opening position has contact', startPosition('short'), false],
    ['both sides past each other, one not home', board({ 9: 2, 5: 10 }, { 7: 3, 4: 10 }), true],
    ['past each other by one point', board({ 13: 2 }, { 11: 2 }), true],
    ['a checker still to pass', board({ 13: 2 }, { 13: 2 }), false],
    ['everybody home is for the table', board({ 6: 5 }, { 6: 5 }), false],
    ['a finished game is none', board({}, { 9: 5 }), false],
  ])('%s', (_rule, position, open) => {
    expect(isOpenRace(position)).toBe(open);
    expect(isOpenRace(swapSides(position))).toBe(open);
  });
  it('set-ups are open races about level, the same for the same seed', () => {
    for (let n = 0; n < 50; n++) {
      const position = raceSetUp(`seed ${n}`);
      expect(makePosition(position).ok && isOpenRace(position)).toBe(true);
      expect(Math.abs(pips(position.mover) - pips(position.opponent))).toBeLessThan(15);
      expect(raceSetUp(`seed ${n}`)).toEqual(position);
    }
  });
  it('games give open races', async () => {
    const found = await Promise.all([1, 2, 3].map((n) => raceOfGame(playerOf(bench, 0), `seed ${n}`)));
    expect(found.filter((position) => position && !isOpenRace(position))).toEqual([]);
    expect(found.some(Boolean)).toBe(true);
  });
});

describe('rolled-out races', () => {
  /** One checker on the seven point each: a roll later the exact table answers, so that one ply says it all. */
  const close = board({ 7: 1, 1: 1 }, { 6: 1, 4: 1 });
  it('come to what exact answers say', () => {
    const { value, standardError } = rollOutRace(bench, close, 'seed', 0.002, 2000);
    const exact = equityOf(finish(evaluateJob(bench.core, close, 1)));
    expect(Math.abs(value - exact)).toBeLessThan(4 * standardError + 0.002);
  });
  it('the same seed gives the same numbers', () => expect(rollOutRace(bench, close, 'seed', 0.01, 200)).toEqual(rollOutRace(bench, close, 'seed', 0.01, 200)));
});

describe('the set that is kept', () => {
  const lines = readFileSync('bench/race-positions.jsonl', 'utf8').trim().split('\n').map((line) => JSON.parse(line) as { id: string; eq: number; se: number });
  it('has three hundred different open races', () => {
    expect(new Set(lines.map(({ id }) => id)).size).toBe(300);
    for (const { id } of lines) expect(isOpenRace(unwrap(parsePositionId(id)))).toBe(true);
  });
  it('each is sure to .002', () => expect(Math.max(...lines.map(({ se }) => se))).toBeLessThanOrEqual(0.002));
});
