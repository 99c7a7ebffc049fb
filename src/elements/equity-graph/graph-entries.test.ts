import { describe, expect, it } from 'vitest';
import { DEFAULT_THRESHOLDS, type MoveAnalysis } from '../../analysis/match-analysis.ts';
import type { Decision, ReplayedGame } from '../../core/decision.ts';
import { startPosition } from '../../core/position.ts';
import { situationOf } from '../../core/situation.ts';
import { graphEntries } from './graph-entries.ts';

const position = startPosition('short');
const decision = (change: Partial<Decision> = {}): Decision => ({
  kind: 'move', player: 0, situation: situationOf(position, [3, 1]), played: [{ from: 8, to: 5, hit: false }, { from: 6, to: 5, hit: false }], result: position,
  flags: [], forced: false, text: '31: 8/5 6/5', line: 3, ...change,
});
const analysis = (win: number, loss: number): MoveAnalysis => ({
  evaluator: { net: 'n', netVersion: 1, plies: 0 }, played: 0, loss, luck: 0,
  candidates: [{ play: [], result: position, equity: 0, plies: 0, by: 'net', probabilities: { win, winGammon: 0, winBackgammon: 0, loseGammon: 0, loseBackgammon: 0 } }],
});
const entriesOf = (decisions: Decision[], moves: (MoveAnalysis | null)[]) => {
  const game: ReplayedGame = { number: 4, points: [0, 0], crawford: false, decisions, result: null };
  return graphEntries([game], [moves], DEFAULT_THRESHOLDS);
};

describe('entries of the graph', () => {
  it('chances are the left player’s, whoever decided', () => {
    expect(entriesOf([decision(), decision({ player: 1 })], [analysis(0.6, 0), analysis(0.6, 0)]).map(({ chance }) => chance)).toEqual([0.6, 0.4]);
  });
  it('what is not analysed has neither chance nor loss', () => expect(entriesOf([decision()], [null])[0]).toMatchObject({ game: 4, play: '8/5 6/5', chance: null, loss: null, mark: 'none' }));
  it('an error is marked by the thresholds', () => expect(entriesOf([decision()], [analysis(0.5, 0.05)])[0]).toMatchObject({ loss: 0.05, mark: 'error' }));
  it.each([
    { name: 'a forced play has no mark', change: { forced: true } },
    { name: 'a flagged play has no mark', change: { flags: ['illegal_play'] as const } },
  ])('$name', ({ change }) => expect(entriesOf([decision(change)], [analysis(0.5, 0.3)])[0]).toMatchObject({ loss: null, mark: 'none' }));
  it('a decision without a play has no name', () => expect(entriesOf([decision({ kind: 'double', played: null })], [null])[0]!.play).toBe(''));
});
