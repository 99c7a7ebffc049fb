import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Decision, ReplayedGame } from '../core/decision.ts';
import { isDouble, ROLLS, type Roll } from '../core/dice.ts';
import { countsOf, startPosition, type Position } from '../core/position.ts';
import type { MatchRecord } from '../core/record.ts';
import { CENTRED, MONEY, type Player } from '../core/situation.ts';
import type { Candidate, Engine, Plies, RankRequest } from '../engine/protocol.ts';
import { analyseMatch } from './analyse-match.ts';
import { isCounted, judge, luckOf } from './judge.ts';
import { markOf } from './marks.ts';
import { DEFAULT_THRESHOLDS, type MoveAnalysis } from './match-analysis.ts';
import { reportPlayers } from './report.ts';
import { noRollouts } from '../engine/testing/no-rollouts.ts';

/** Distinct results: one checker of the mover on point `n`. */
const resultAt = (n: number): Position => ({ ...startPosition('short'), mover: countsOf({ [n]: 1 }) });

const candidate = (n: number, equity: number, plies: Plies = 2): Candidate => ({
  play: [], result: resultAt(n), equity, plies, by: 'net', probabilities: { win: (equity + 1) / 2, winGammon: 0, winBackgammon: 0, loseGammon: 0, loseBackgammon: 0 },
});

function decision(player: Player, roll: Roll | null, result: number | null, more: Partial<Decision> = {}): Decision {
  return {
    kind: 'move', player, text: '', line: 1, flags: [], forced: false, played: result === null ? null : [], result: result === null ? null : resultAt(result),
    situation: { position: startPosition('short'), turn: player, phase: 'play', roll, cube: CENTRED, score: MONEY }, ...more,
  };
}

const evaluator = { net: 'test', netVersion: 1, plies: 2 as const };
const rolls = ROLLS.map(({ roll, ways }) => ({ roll, ways, equity: roll[0] / 10 + (isDouble(roll) ? 1 : 0) }));
const answer = (...candidates: Candidate[]) => ({ evaluator, candidates });

describe('marks', () => {
  it.each([
    [0, 'none'], [0.0199, 'none'], [0.02, 'doubtful'], [0.0399, 'doubtful'], [0.04, 'error'], [0.0799, 'error'], [0.08, 'blunder'], [2, 'blunder'],
  ] as const)('a loss of %d is marked %s', (loss, mark) => expect(markOf(loss, DEFAULT_THRESHOLDS)).toBe(mark));
  it('a play that cannot be judged has no mark', () => expect(markOf(null, DEFAULT_THRESHOLDS)).toBe('none'));
});

describe('luck', () => {
  it('averages to nothing over the 36 throws', () => {
    const sum = ROLLS.reduce((total, { roll, ways }) => total + ways * luckOf(roll, rolls, false)!, 0);
    expect(sum).toBeCloseTo(0, 12);
  });
  it('averages to nothing over the 30 throws that can open a game', () => {
    const sum = ROLLS.filter(({ roll }) => !isDouble(roll)).reduce((total, { roll, ways }) => total + ways * luckOf(roll, rolls, true)!, 0);
    expect(sum).toBeCloseTo(0, 12);
  });
  it('does not depend on the order of the dice', () => expect(luckOf([1, 6], rolls, false)).toBe(luckOf([6, 1], rolls, false)));
});

describe('judging a play', () => {
  it('the best play loses nothing', () => expect(judge(decision(0, [3, 1], 1), answer(candidate(1, 0.3), candidate(2, 0.1)), rolls, false)).toMatchObject({ played: 0, loss: 0 }));
  it('a worse play loses the difference', () => {
    const judged = judge(decision(0, [3, 1], 2), answer(candidate(1, 0.3), candidate(2, 0.1)), rolls, false);
    expect(judged.played).toBe(1);
    expect(judged.loss).toBeCloseTo(0.2, 12);
  });
  it('results of different depth are never compared', () =>
    expect(judge(decision(0, [3, 1], 2), answer(candidate(1, 0.3), candidate(2, 0.5, 0)), rolls, false)).toMatchObject({ played: 1, loss: null }));
  it('an illegal play is no candidate and has no loss', () => expect(judge(decision(0, [3, 1], 9), answer(candidate(1, 0.3)), rolls, false)).toMatchObject({ played: -1, loss: null }));
  it('an unrecorded play has no loss', () => expect(judge(decision(0, [3, 1], null), answer(candidate(1, 0.3)), rolls, false)).toMatchObject({ played: -1, loss: null }));
  it('a dance loses nothing', () => expect(judge(decision(0, [3, 1], 1, { forced: true }), answer(), rolls, false).loss).toBe(0));
});

describe('what counts', () => {
  it.each([
    ['an unforced play', {}, true],
    ['a forced play', { forced: true }, false],
    ['a flagged play', { flags: ['illegal_play'] as const }, false],
    ['a double', { kind: 'double' as const }, false],
    ['a play that was not recorded', { played: null }, false],
  ])('%s', (_name, more, counted) => expect(isCounted(decision(0, [3, 1], 1, more))).toBe(counted));
});

const game = (decisions: Decision[]): ReplayedGame => ({ number: 1, points: [0, 0], crawford: false, decisions, result: null });
const record = { players: ['Ann', 'Bek'] } as unknown as MatchRecord;
const move = (loss: number | null, luck = 0): MoveAnalysis => ({ evaluator, candidates: [], played: 0, loss, luck });

describe('the report', () => {
  it('rates are means over counted decisions; PR is 500 times the mean', () => {
    const games = [game([decision(0, [3, 1], 1), decision(1, [3, 1], 1), decision(0, [3, 1], 1), decision(0, [3, 1], 1, { forced: true }), decision(0, [3, 1], 1, { flags: ['illegal_play'] })])];
    const [ann, bek] = reportPlayers(record, games, [[move(0.1, 0.2), move(0), move(0.02, -0.1), move(0, 0.5), move(null)]], DEFAULT_THRESHOLDS);
    expect(ann).toMatchObject({ name: 'Ann', decisions: 2, forced: 1, marks: { none: 0, doubtful: 1, error: 0, blunder: 1 } });
    expect(ann.errorRate).toBeCloseTo(60, 9);
    expect(ann.pr).toBeCloseTo(30, 9);
    expect(ann.luck).toBeCloseTo(0.6, 9);
    expect(bek).toMatchObject({ name: 'Bek', decisions: 1, errorRate: 0, pr: 0 });
  });
  it('nothing analysed: no rate rather than a perfect one', () => {
    const [ann] = reportPlayers(record, [game([decision(0, [3, 1], 1)])], [[null]], DEFAULT_THRESHOLDS);
    expect(ann).toMatchObject({ decisions: 0, errorRate: null, pr: null });
  });
  it('marks of a player sum to its counted decisions', () =>
    fc.assert(fc.property(fc.array(fc.record({ loss: fc.option(fc.double({ min: 0, max: 2, noNaN: true })), forced: fc.boolean() })), (plays) => {
      const games = [game(plays.map(({ forced }) => decision(0, [2, 1], 1, { forced })))];
      const [ann] = reportPlayers(record, games, [plays.map(({ loss }) => move(loss))], DEFAULT_THRESHOLDS);
      expect(Object.values(ann.marks).reduce((a, b) => a + b, 0)).toBe(ann.decisions);
    })));
});

/** Counts what it is asked, and answers with the play that was made. */
function countingEngine(asked: RankRequest[], workers = 2): Engine {
  return {
    info: async () => ({ net: 'test', netVersion: 1, provenance: '', workers }),
    rank: async (request, { signal } = {}) => {
      asked.push(request);
      await Promise.resolve();
      signal?.throwIfAborted();
      return answer(candidate(1, 0));
    },
    evaluate: () => Promise.reject(new Error('not asked for')),
    rolls: async () => rolls,
    ...noRollouts,
    close: () => {},
  };
}

describe('a whole match', () => {
  const games = [
    game([decision(0, [3, 1], 1), decision(1, [4, 1], 1), decision(0, null, null), decision(1, null, null, { kind: 'double' })]),
    game([decision(1, [6, 5], 1), decision(0, [2, 2], 1)]),
  ];

  it('every play with dice is analysed once, and nothing else', async () => {
    const asked: RankRequest[] = [], done: string[] = [], progress: number[] = [];
    await analyseMatch(games, countingEngine(asked), { plies: 1, onMove: (g, d) => done.push(`${g}.${d}`), onProgress: (n, total) => { progress.push(n); expect(total).toBe(4); } });
    expect(done.sort()).toEqual(['0.0', '0.1', '1.0', '1.1']);
    expect(progress).toEqual([0, 1, 2, 3, 4]);
    expect(asked.every((request) => request.plies === 1 && request.keep!.length === 1)).toBe(true);
  });

  it('what is done already is skipped but counted as progress', async () => {
    const asked: RankRequest[] = [], progress: number[] = [];
    await analyseMatch(games, countingEngine(asked), { plies: 0, done: (g) => g === 0, onMove: () => {}, onProgress: (n) => progress.push(n) });
    expect(asked).toHaveLength(2);
    expect(progress).toEqual([2, 3, 4]);
  });

  it('a stop rejects, and no further play is started', async () => {
    const asked: RankRequest[] = [];
    const controller = new AbortController();
    const running = analyseMatch(games, countingEngine(asked, 1), { plies: 0, signal: controller.signal, onMove: () => controller.abort(new Error('stopped')) });
    await expect(running).rejects.toThrow('stopped');
    expect(asked.length).toBeLessThanOrEqual(2);
  });

  it('the first play of each game counts as its opening for luck', async () => {
    const luck: (number | null)[] = [];
    await analyseMatch([game([decision(0, [3, 1], 1)])], countingEngine([]), { plies: 0, onMove: (_g, _d, { luck: own }) => luck.push(own) });
    expect(luck[0]).toBeCloseTo(luckOf([3, 1], rolls, true)!, 12);
  });
});
