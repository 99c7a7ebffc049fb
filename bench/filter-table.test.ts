import { describe, expect, it } from 'vitest';
import { cheapest, choicesOf, costOf, passed, type Looked } from './filter-table.ts';

const plays: Looked[] = [[0.5, 0.4, 0.3], [0.45, 0.45, 0.35], [0.4, 0.5], [0.1]];

describe('plays that filters let through', () => {
  it.each([
    ['within the width of the best', [{ width: 0.07, count: 9 }], [[0.5, 0.4, 0.3], [0.45, 0.45, 0.35]]],
    ['at most the count, best first', [{ width: 9, count: 1 }], [[0.5, 0.4, 0.3]]],
    ['each filter ranks by its own depth', [{ width: 9, count: 3 }, { width: 9, count: 1 }], [[0.4, 0.5]]],
  ])('%s', (_, filters, left) => expect(passed(plays, filters)).toEqual(left));
});

describe('what filters cost', () => {
  it('nothing is lost where the play of the wide search comes through', () => {
    expect(costOf([plays], [{ width: 9, count: 3 }])).toMatchObject({ lost: 0, loss: 0, looks: 3 });
  });

  it('the loss is by the depth that the filters lead to', () => {
    const { lost, loss } = costOf([plays], [{ width: 0.07, count: 9 }]);
    expect(lost).toBe(1);
    expect(loss).toBeCloseTo(50, 9);
  });

  it('looks of every depth are counted in plays chosen', () => {
    expect([choicesOf(1), choicesOf(2), choicesOf(3)]).toEqual([21, 462, 9723]);
    expect(costOf([plays], [{ width: 9, count: 2 }, { width: 9, count: 1 }]).choices).toBe(2 * 21 + 462);
  });

  it('the cheapest of those that lose little enough is chosen; else the one that loses least', () => {
    const row = (loss: number, choices: number) => ({ cost: { lost: 0, looks: 0, loss, choices } });
    expect(cheapest([row(0, 50), row(0.1, 20), row(3, 5)], 0.2)).toEqual(row(0.1, 20));
    expect(cheapest([row(2, 50), row(3, 5)], 0.2)).toEqual(row(2, 50));
  });
});
