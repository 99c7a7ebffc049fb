import { describe, expect, it } from 'vitest';
import type { Decision, ReplayedGame } from '../core/decision.ts';
import { startPosition } from '../core/position.ts';
import { situationOf, type Player } from '../core/situation.ts';
import type { CubeAnalysis } from '../analysis/cube/analyse-cubes.ts';
import { DEFAULT_THRESHOLDS, type MoveAnalysis } from '../analysis/match-analysis.ts';
import { EVERY_ERROR, isStop, lossOf, rowsOf, walk } from './match-rows.ts';

const situation = situationOf(startPosition('short'), [3, 1]);
const decision = (player: Player, more: Partial<Decision> = {}): Decision =>
  ({ kind: 'move', player, situation, played: [], result: null, flags: [], forced: false, text: '', line: 1, ...more });
const lost = (loss: number | null): MoveAnalysis => ({ evaluator: { net: 'fake', netVersion: 1, plies: 0 }, candidates: [], played: -1, loss, luck: 0 });
const game = (number: number, decisions: Decision[]): ReplayedGame => ({ number, points: [0, 0], crawford: false, decisions, result: null });

const games = [
  game(1, [decision(0), decision(1), decision(0), decision(1, { kind: 'double' })]),
  game(2, [decision(0), decision(1, { forced: true }), decision(0, { flags: ['illegal_play'] }), decision(1)]),
];
const moves = [[lost(0.1), lost(0.03), lost(0), null], [lost(0.05), lost(0.5), lost(0.5), null]];
const lostAtCube = (loss: number): CubeAnalysis => ({
  evaluator: { net: 'fake', netVersion: 1, plies: 0 }, probabilities: { win: 0.7, winGammon: 0.2, winBackgammon: 0, loseGammon: 0, loseBackgammon: 0 }, choice: 'no_double', close: true,
  decision: { verdict: { action: 'double', reply: 'take', redouble: false, optional: false }, emg: { cubeless: 0.4, noDouble: 0.5, doubleTake: 0.5 + loss, doublePass: 1, doubleBeaver: null }, mwc: null },
  judgement: { error: 'missed_double', loss, lossMwc: null },
});
const cubes = [[null, null, lostAtCube(0.09), lostAtCube(0.05)], [lostAtCube(0.02), null, lostAtCube(0.03), null]];
const rows = rowsOf(games, { moves, cubes }, DEFAULT_THRESHOLDS);

describe('rows of a match', () => {
  it('are marked by their loss; forced, flagged and unanalysed ones are not', () => {
    expect(rows.map((row) => row.mark)).toEqual(['blunder', 'doubtful', 'blunder', 'error', 'error', 'none', 'doubtful', 'none']);
  });
  it('a play and the cube before it are marked apart; a flagged play does not excuse the cube', () => {
    expect(rows.map((row) => `${row.playMark}/${row.cubeMark}`)).toEqual(['blunder/none', 'doubtful/none', 'none/blunder', 'none/error', 'error/doubtful', 'none/none', 'none/doubtful', 'none/none']);
    expect([lossOf(rows[4]!), lossOf(rows[7]!)]).toEqual([0.07, null]);
  });
  it('are walked one by one, over the end of a game', () => {
    expect(walk(rows, { game: 0, decision: 3 }, 1)?.place).toEqual({ game: 1, decision: 0 });
    expect(walk(rows, { game: 0, decision: 0 }, -1)).toBeNull();
  });
  it.each([
    ['every error', EVERY_ERROR, [[0, 1], [0, 2], [0, 3], [1, 0], [1, 2]]],
    ['one player', { ...EVERY_ERROR, player: 1 as const }, [[0, 1], [0, 3]]],
    ['size', { ...EVERY_ERROR, atLeast: 'blunder' as const }, [[0, 2]]],
    ['plays alone', { ...EVERY_ERROR, kind: 'checker' as const }, [[0, 1], [1, 0]]],
    ['the cube alone', { ...EVERY_ERROR, kind: 'cube' as const }, [[0, 2], [0, 3], [1, 0], [1, 2]]],
    ['size at the cube', { ...EVERY_ERROR, kind: 'cube' as const, atLeast: 'error' as const }, [[0, 2], [0, 3]]],
  ])('errors are walked by %s', (_rule, filter, expected) => {
    const met: number[][] = [];
    for (let row = walk(rows, { game: 0, decision: 0 }, 1, (each) => isStop(each, filter)); row; row = walk(rows, row.place, 1, (each) => isStop(each, filter))) {
      met.push([row.place.game, row.place.decision]);
    }
    expect(met).toEqual(expected);
  });
});
