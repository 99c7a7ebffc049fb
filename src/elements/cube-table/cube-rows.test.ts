import { describe, expect, it } from 'vitest';
import { decideCube, type CubeChoice } from '../../analysis/cube/cube-decision.ts';
import { MONEY_CUBE, type CubeConditions } from '../../core/cube-conditions.ts';
import type { CubeAnswer } from '../../engine/protocol.ts';
import { cubeTableRows } from './cube-rows.ts';

const answer = (noDouble: number, doubleTake: number): CubeAnswer => ({
  evaluator: { net: 'test', netVersion: 1, plies: 2 }, by: 'net', probabilities: { win: 0.6, winGammon: 0.1, winBackgammon: 0, loseGammon: 0, loseBackgammon: 0 }, cubeless: 0.3, noDouble, doubleTake,
});
const rows = (noDouble: number, doubleTake: number, choice: CubeChoice | null = null, conditions: CubeConditions = MONEY_CUBE) => cubeTableRows(decideCube(answer(noDouble, doubleTake), conditions), choice);

describe('lines of the cube table', () => {
  it('differences are from the right action with its right answer', () =>
    expect(rows(0.8, 1.2).map(({ name, difference, isRight }) => [name, difference.toFixed(2), isRight])).toEqual([['noDouble', '-0.20', false], ['doubleTake', '0.20', false], ['doublePass', '0.00', true]]));
  it.each<[string, number, number, string]>([
    ['no double', 0.3, 0.2, 'noDouble'], ['a double that is taken', 0.5, 0.6, 'doubleTake'], ['a double that is passed', 0.8, 1.2, 'doublePass'], ['too good', 1.1, 1.5, 'noDouble'],
  ])('the right line: %s', (_rule, noDouble, doubleTake, right) => expect(rows(noDouble, doubleTake).find(({ isRight }) => isRight)!.name).toBe(right));
  it.each<[CubeChoice, string]>([['no_double', 'noDouble'], ['double', 'doublePass'], ['take', 'doubleTake'], ['pass', 'doublePass']])('%s was done: line %s', (choice, name) =>
    expect(rows(0.8, 1.2, choice).filter(({ isChosen }) => isChosen).map((row) => row.name)).toEqual([name]));
  it('a side that may not double has one line', () => expect(rows(0.5, 0.9, null, { ...MONEY_CUBE, cube: { value: 2, holder: 'other' } }).map(({ name }) => name)).toEqual(['noDouble']));
  it('beavers have a line where they are agreed', () => expect(rows(-0.1, -0.2, null, { ...MONEY_CUBE, beavers: true }).map(({ name }) => name)).toContain('doubleBeaver'));
  it('match-winning chances stand in matches alone', () => {
    expect(rows(0.3, 0.2)[0]!.mwc).toBeNull();
    expect(rows(0.1, 0.05, null, { ...MONEY_CUBE, match: { own: 4, other: 2, crawford: false } })[0]!.mwc).toBeCloseTo(0.55, 9);
  });
});
