import { describe, expect, it } from 'vitest';
import { makePositionId } from '../src/formats/position-id.ts';
import { countsOf, positionKey, startPosition, type Position } from '../src/core/position.ts';
import { readDecisions, scoreDecisions } from './decisions.ts';

const first = startPosition('short');
const second = { ...first, mover: countsOf({ 24: 2, 13: 4, 8: 4, 6: 5 }) } as Position;
const line = (...cands: { id: string; eq: number }[]): string => JSON.stringify({ cands });
const decisions = readDecisions([
  line({ id: makePositionId(first), eq: 0.3 }, { id: makePositionId(second), eq: 0.1 }),
  line({ id: makePositionId(second), eq: -0.2 }),
].join('\n'));
/** Equity of the side to roll, so the mover's is the negative. */
const judge = (ofFirst: number, ofSecond: number) => (position: Position): number => (positionKey(position) === positionKey(first) ? ofFirst : ofSecond);

describe('scoring on rolled-out decisions', () => {
  it('a right order gives nothing up', () =>
    expect(scoreDecisions(decisions, judge(-0.2, -0.1))).toEqual({ error: expect.closeTo((0.1 + 0 + 0.3) / 3, 6), regret: 0, best: 1 }));
  it('a wrong order gives up the difference of the rolled-out equities', () =>
    expect(scoreDecisions(decisions, judge(0.2, -0.1))).toMatchObject({ regret: expect.closeTo(0.2, 6), best: 0 }));
  it('a lone candidate counts for the error only', () =>
    expect(scoreDecisions(decisions.slice(0, 1), judge(-0.3, -0.1))).toEqual({ error: expect.closeTo(0, 6), regret: 0, best: 1 }));
});
