import { describe, expect, it } from 'vitest';
import { DEFAULT_THRESHOLDS } from '../../analysis/match-analysis.ts';
import { startPosition } from '../../core/position.ts';
import type { Candidate, Plies } from '../../engine/protocol.ts';
import { groupPlays, shorten } from './play-rows.ts';

const candidate = (equity: number, plies: Plies): Candidate => ({
  play: [], result: startPosition('short'), equity, plies, by: 'net',
  probabilities: { win: 0.5, winGammon: 0.1, winBackgammon: 0, loseGammon: 0.1, loseBackgammon: 0 },
});
const group = (list: readonly Candidate[], played = -1) => groupPlays(list, played, DEFAULT_THRESHOLDS);

describe('rows of plays', () => {
  it('plays of different depth are never ranked as one', () => {
    const groups = group([candidate(0.1, 2), candidate(0.05, 2), candidate(0.4, 0)]);
    expect(groups.map(({ plies, rows }) => [plies, rows.map(({ rank }) => rank)])).toEqual([[2, [1, 2]], [0, [null]]]);
    expect(groups[1]!.rows[0]!.loss).toBeNull();
  });
  it('the best of its depth comes first, whatever order was given', () => expect(group([candidate(0.1, 1), candidate(0.2, 1)])[0]!.rows.map(({ index }) => index)).toEqual([1, 0]));
  it('the loss is counted from the best', () => expect(group([candidate(0.1, 2), candidate(0.05, 2)])[0]!.rows[1]!.loss).toBeCloseTo(0.05));
  it('marks follow the thresholds', () => {
    const list = [0, -0.02, -0.041, -0.2].map((equity) => candidate(equity, 2));
    expect(group(list)[0]!.rows.map(({ mark }) => mark)).toEqual(['none', 'doubtful', 'error', 'blunder']);
  });
  it('nothing to rank, no groups', () => expect(group([])).toEqual([]));

  it('a short list has ten rows over all depths, and the played one besides', () => {
    const list = [...Array.from({ length: 8 }, (_, i) => candidate(-i / 100, 2)), ...Array.from({ length: 20 }, (_, i) => candidate(-i / 100, 0))];
    const rows = shorten(group(list, 27)).map((each) => each.rows.map(({ index }) => index));
    expect(rows).toEqual([[0, 1, 2, 3, 4, 5, 6, 7], [8, 9, 27]]);
  });
});
