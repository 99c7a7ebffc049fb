import { describe, expect, it } from 'vitest';
import { makePlay } from '../../core/play.ts';
import { countsOf, startPosition, type Position } from '../../core/position.ts';
import { diceLeft, diceOf, firstStep, isComplete, makeSteps, routesFrom, startPlay, stepByDie, swapDice, undoStep } from './play-state.ts';
import { simpleBook } from './testing/simple-book.ts';

const start = startPosition('short');
const place = (mover: Record<number, number>, opponent: Record<number, number>): Position =>
  ({ game: 'short', mover: countsOf(mover), opponent: countsOf(opponent) }) as Position;
const begin = (position: Position, a: 1 | 2 | 3 | 4 | 5 | 6, b: 1 | 2 | 3 | 4 | 5 | 6) => startPlay(simpleBook, position, [a, b]);

describe('play state', () => {
  it('the left die is played first', () => expect(firstStep(begin(start, 6, 3), 13)).toMatchObject({ from: 13, to: 7 }));
  it('swapped, the other die is', () => expect(firstStep(swapDice(begin(start, 6, 3)), 13)).toMatchObject({ from: 13, to: 10 }));
  it('the other die where the left one is blocked', () => expect(firstStep(begin(start, 5, 3), 24)).toMatchObject({ from: 24, to: 21 }));
  it('nothing from a slot without own checkers', () => expect(firstStep(begin(start, 6, 3), 5)).toBeNull());

  it('a chosen die moves just that far', () => expect(stepByDie(begin(start, 6, 3), 13, 3)).toMatchObject({ to: 10 }));
  it('a die that was not thrown moves nothing', () => expect(stepByDie(begin(start, 6, 3), 13, 4)).toBeNull());
  it('a die played once is gone', () => {
    const state = makeSteps(simpleBook, begin(start, 6, 3), [{ from: 13, to: 7, hit: false }]);
    expect(stepByDie(state, 8, 6)).toBeNull();
    expect(diceOf(state)).toEqual([{ value: 6, used: true }, { value: 3, used: false }]);
  });

  it('one checker reaches by one die and by both', () => {
    const routes = routesFrom(simpleBook, begin(start, 6, 3), 24);
    expect([...routes.keys()].sort((a, b) => b - a)).toEqual([21, 18, 15]);
    expect(makePlay(routes.get(15)!)).toBe('24/15');
  });
  it('a double takes one checker four steps', () => expect([...routesFrom(simpleBook, begin(start, 2, 2), 13).keys()]).toEqual([11, 9, 7, 5]));
  it('the way by the left die where both lead there', () => expect(routesFrom(simpleBook, begin(start, 1, 2), 8).get(5)?.[0]?.to).toBe(7));

  it('undo gives the state before, dice and all', () => {
    const state = begin(start, 6, 3);
    expect(undoStep(simpleBook, makeSteps(simpleBook, state, [{ from: 13, to: 7, hit: false }]))).toEqual(state);
  });

  it('is complete when no step is left', () => {
    const state = makeSteps(simpleBook, begin(start, 6, 3), [{ from: 13, to: 7, hit: false }, { from: 13, to: 10, hit: false }]);
    expect(isComplete(state)).toBe(true);
    expect(diceLeft(state)).toEqual([]);
  });
  it('a dance is complete at once', () => expect(isComplete(begin(place({ 25: 1, 6: 14 }, { 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2 }), 6, 3))).toBe(true));

  it('bearing off from a low point takes the smallest die that suffices', () => {
    const state = makeSteps(simpleBook, begin(place({ 2: 2 }, { 6: 15 }), 6, 3), [{ from: 2, to: 0, hit: false }]);
    expect(diceLeft(state)).toEqual([6]);
  });
});
