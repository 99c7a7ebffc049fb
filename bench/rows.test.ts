import { describe, expect, it } from 'vitest';
import { aboveZero, atLeast, atMost, rowsAsData, rowsAsText, type MeasuredRow } from './rows.ts';

const row: MeasuredRow = {
  name: 'regret', unit: 'mEq', digits: 1, must: atMost(5), aim: atMost(3), peer: 'GNU 5.2', measured: { value: 4, standardError: 0.25 }, note: '10 decisions',
};

describe('bounds', () => {
  it.each([
    ['a limit from above holds at the limit', atMost(5), { value: 5 }, true],
    ['and not beyond', atMost(5), { value: 5.01 }, false],
    ['a limit from below holds at the limit', atLeast(-0.005), { value: -0.005 }, true],
    ['and not below', atLeast(-0.005), { value: -0.006 }, false],
    ['surely above zero is more than so many standard errors', aboveZero(3), { value: 0.031, standardError: 0.01 }, true],
    ['three of them are not enough for three', aboveZero(3), { value: 0.03, standardError: 0.01 }, false],
  ])('%s', (_rule, bound, measured, holds) => expect(bound.holds(measured)).toBe(holds));
});

describe('tables of targets', () => {
  it('a row says what was measured and which limits it keeps', () =>
    expect(rowsAsText([row]).split('\n')[1]).toBe('regret  4.0 ± 0.3 mEq  ≤ 5 yes  ≤ 3 NO  GNU 5.2  10 decisions'));
  it('what is counted has no error', () => expect(rowsAsText([{ ...row, measured: { value: 4 } }])).toContain('regret  4.0 mEq  '));
  it('a skipped row says why', () => expect(rowsAsText([{ name: 'GNU', skipped: 'It is not installed.' }])).toBe('GNU: skipped. It is not installed.'));
  it('the same as data', () =>
    expect(rowsAsData([row, { name: 'GNU', skipped: 'No.' }])).toEqual([
      { name: 'regret', unit: 'mEq', value: 4, standardError: 0.25, must: { limit: '≤ 5', met: true }, aim: { limit: '≤ 3', met: false }, peer: 'GNU 5.2', note: '10 decisions' },
      { name: 'GNU', skipped: 'No.' },
    ]));
});
