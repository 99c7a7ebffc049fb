import { describe, expect, it } from 'vitest';
import { ROLLS } from '../core/dice.ts';
import { countsOf, positionKey, startPosition, swapSides, type Position } from '../core/position.ts';
import type { EngineCore } from './core.ts';
import { FILTERS } from './filters.ts';
import { equityOf, PLIES, swapChances, type Candidate, type Plies, type Probabilities } from './protocol.ts';
import { evaluateJob, rankJob, rollsJob, type RankTask } from './search.ts';
import { valueCubeless } from './worth.ts';

const chances = (win: number): Probabilities => ({ win, winGammon: 0, winBackgammon: 0, loseGammon: 0, loseBackgammon: 0 });

/** Some distinct positions to rank: one checker of the mover walks home. */
const results: Position[] = Array.from({ length: 20 }, (_, i) => ({ ...startPosition('short'), mover: countsOf({ [i + 1]: 1 }) }));

/** Ranks `results` by a flat chance that falls with the index; deeper looks see `deep` instead. */
function fakeCore(deep: (position: Position, plies: number) => number): EngineCore {
  const flat = results.map((result, i) => ({ result, probabilities: chances(0.7 - 0.01 * i), by: 'net' as const }));
  return {
    flat: () => flat,
    best: () => flat[0]!,
    evaluate: () => ({ probabilities: chances(0.4), by: 'net' }),
    afterRoll: (position, _roll, plies) => chances(deep(position, plies)),
  };
}

function run<T>(job: Generator<void, T>): T {
  for (;;) {
    const step = job.next();
    if (step.done) return step.value;
  }
}

const rank = (core: EngineCore, task: Omit<RankTask, 'valuer'>) => rankJob(core, { ...task, valuer: valueCubeless(core) });

const task = (plies: Plies, keep: string[] = []) => ({
  position: startPosition('short'), roll: [3, 1] as const, plies, keep: new Set(keep),
  legal: results.map((result) => ({ result, play: [] })),
});

describe('plies', () => {
  it('0-ply is the evaluator alone', () => {
    expect(run(evaluateJob(fakeCore(() => 1), startPosition('short'), 0)).win).toBe(0.4);
  });

  it('n-ply is the mean over 36 throws of the best play one ply less', () => {
    const core: EngineCore = { ...fakeCore(() => 0), afterRoll: (_, [a, b], plies) => chances((10 * a + b) / 100 + plies) };
    const mean = ROLLS.reduce((sum, { roll: [a, b], ways }) => sum + (ways * (10 * a + b)) / 3600, 0);
    expect(run(evaluateJob(core, startPosition('short'), 1)).win).toBeCloseTo(mean, 12);
    expect(run(evaluateJob(core, startPosition('short'), 2)).win).toBeCloseTo(mean + 1, 12);
  });

  it('3-ply is the mean over 36 throws of what the other side’s 2-ply value leaves', () => {
    const core: EngineCore = {
      ...fakeCore(() => 0),
      best: (position, [a, b]) => ({ result: { ...position, mover: countsOf({ [a]: 1, [6 + b]: 1 }) }, probabilities: chances(0.5), by: 'net' }),
      afterRoll: (position, [a, b], plies) => chances((10 * a + b) / 100 + plies + position.opponent.findLastIndex((count) => count > 0) / 1000),
    };
    const two = (position: Position): number => ROLLS.reduce((sum, { roll, ways }) => sum + (ways / 36) * core.afterRoll(position, roll, 1).win, 0);
    const three = ROLLS.reduce((sum, { roll, ways }) => sum + (ways / 36) * swapChances(chances(two(swapSides(core.best(startPosition('short'), roll).result)))).win, 0);
    expect(run(evaluateJob(core, startPosition('short'), 3)).win).toBeCloseTo(three, 12);
  });

  it('3-ply: a game that a best play ends is not searched on', () => {
    const core: EngineCore = { ...fakeCore(() => { throw new Error('searched'); }), best: () => ({ result: results[0]!, probabilities: chances(1), by: 'over' }) };
    expect(run(evaluateJob(core, startPosition('short'), 3)).win).toBeCloseTo(1, 12);
  });

  it.each([1, 2, 3] as const)('%i-ply work is given in pieces of one roll looked one ply further at most', (plies) => {
    const asked: number[] = [];
    const core = fakeCore((_, below) => { asked.push(below); return 0.5; });
    let atOnce = 0;
    for (const job = evaluateJob(core, startPosition('short'), plies); !job.next().done; asked.length = 0) atOnce = Math.max(atOnce, asked.length);
    expect(atOnce).toBe(1);
    for (const job = evaluateJob(core, startPosition('short'), plies); !job.next().done;);
    expect(Math.max(...asked)).toBeLessThanOrEqual(1);
  });

  it('a finished game is not searched', () => {
    const core: EngineCore = { ...fakeCore(() => { throw new Error('searched'); }), evaluate: () => ({ probabilities: chances(1), by: 'over' }) };
    expect(run(evaluateJob(core, startPosition('short'), 2)).win).toBe(1);
  });

  it('the 21 rolls come with the equity of their best play', () => {
    const rolls = run(rollsJob(valueCubeless(fakeCore(() => 0.75)), startPosition('short')));
    expect(rolls).toHaveLength(21);
    expect(rolls.every((each) => each.equity === 0.5)).toBe(true);
  });
});

describe('ranking', () => {
  it('0-ply: all candidates, best first', () => {
    const ranked = run(rank(fakeCore(() => 0), task(0)));
    expect(ranked.map((each) => positionKey(each.result))).toEqual(results.map(positionKey));
  });

  it('deeper candidates stand before shallower ones, whatever their equity', () => {
    // Seen deeper, everything is worse than any flat value: depth must still come first.
    const ranked = run(rank(fakeCore(() => 0.99), task(3)));
    const plies = ranked.map((each) => each.plies);
    expect(plies).toEqual([...plies].sort((a, b) => b - a));
    expect(plies[0]).toBe(3);
    for (const depth of PLIES) {
      const group = ranked.filter((each) => each.plies === depth).map((each) => each.equity);
      expect(group).toEqual([...group].sort((a, b) => b - a));
    }
  });

  it('the filter keeps at most its count and nothing outside its width', () => {
    const ranked = run(rank(fakeCore(() => 0.5), task(1)));
    const deep = ranked.filter((each) => each.plies === 1);
    expect(deep.length).toBeLessThanOrEqual(FILTERS.short[0]!.count);
    const best = 2 * 0.7 - 1;
    for (const each of deep) expect(2 * (0.7 - 0.01 * results.findIndex((r) => positionKey(r) === positionKey(each.result))) - 1).toBeGreaterThanOrEqual(best - FILTERS.short[0]!.width - 1e-9);
  });

  it.each([1, 2, 3] as const)('the play that was made reaches %i-ply even where the filter drops it', (plies) => {
    const worst = results[results.length - 1]!;
    const ranked = run(rank(fakeCore(() => 0.5), task(plies, [positionKey(worst)])));
    expect(ranked.find((each) => positionKey(each.result) === positionKey(worst))!.plies).toBe(plies);
  });

  it('a candidate’s value is the other side’s, turned round', () => {
    const core = fakeCore((position) => (position.mover === startPosition('short').mover ? 0.2 : 0.9));
    const [first] = run(rank(core, task(1)));
    expect(first!.probabilities.win).toBeCloseTo(0.8, 12);
    expect(first!.equity).toBeCloseTo(equityOf(first!.probabilities), 12);
    expect(positionKey(swapSides(swapSides(first!.result)))).toBe(positionKey(first!.result));
  });

  it('progress shows each shallower ranking, then every candidate as it goes deeper: all of them each time, ranked by depth', () => {
    const told: (readonly Candidate[])[] = [];
    const ranked = run(rank(fakeCore(() => 0.5), { ...task(3), onProgress: (candidates) => told.push(candidates) }));
    const deepest = told.map((candidates) => candidates[0]!.plies);
    expect(deepest).toEqual([...deepest].sort((a, b) => a - b));
    expect([...new Set(deepest)]).toEqual([0, 1, 2, 3]);
    for (const candidates of told) {
      expect(candidates.map(({ result }) => positionKey(result)).sort()).toEqual(results.map(positionKey).sort());
      expect(candidates).toEqual([...candidates].sort((a, b) => b.plies - a.plies || b.equity - a.equity));
    }
    const counts = told.filter((candidates) => candidates[0]!.plies === 3).map((candidates) => candidates.filter(({ plies }) => plies === 3).length);
    expect(counts).toEqual(Array.from({ length: ranked.filter(({ plies }) => plies === 3).length - 1 }, (_, i) => i + 1));
  });

  it('no legal play: no candidates', () => {
    expect(run(rank(fakeCore(() => 0), { ...task(2), legal: [] }))).toEqual([]);
  });
});
