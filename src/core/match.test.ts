import { describe, expect, it } from 'vitest';
import { addPoints, crawfordGame, isCrawfordScore, isCubeValue, isMatchOver, matchWinner, resignedMultiple, type Points } from './match.ts';

describe('the Crawford game', () => {
  const rows: [string, number, Points, boolean][] = [
    ['one side one point away', 7, [6, 3], true],
    ['either side', 7, [0, 6], true],
    ['both sides: the rest of the match is one game', 7, [6, 6], false],
    ['nobody', 7, [5, 3], false],
    ['a match to one point has none', 1, [0, 0], false],
    ['money play has none', 0, [3, 4], false],
  ];
  it.each(rows)('score: %s', (_, length, points, expected) => expect(isCrawfordScore(length, points)).toBe(expected));
  it('is the first game at such a score, once a match', () => expect(crawfordGame(true, 5, [[0, 0], [4, 0], [4, 1], [4, 4]])).toBe(1));
  it('needs the rule', () => expect(crawfordGame(false, 5, [[0, 0], [4, 0]])).toBe(-1));
  it('may never come', () => expect(crawfordGame(true, 5, [[0, 0], [0, 2]])).toBe(-1));
});

describe('what a game gives', () => {
  it('a resignation for so many points, at most a backgammon', () => {
    expect([1, 2, 3, 4, 6, 20].map((points) => resignedMultiple({ value: 2, owner: 1 }, points))).toEqual([1, 1, 2, 2, 3, 3]);
  });
  it('points are added to the winner’s', () => expect([addPoints([2, 3], 0, 4), addPoints([2, 3], 1, 4)]).toEqual([[6, 3], [2, 7]]));
});

it('a match is over at its length, money play never', () => {
  expect([isMatchOver(5, [4, 4]), isMatchOver(5, [4, 5]), isMatchOver(5, [8, 0]), isMatchOver(0, [99, 0])]).toEqual([false, true, true, false]);
});
describe('who has won a match', () => {
  const rows: [string, number, Points, 0 | 1 | null][] = [
    ['nobody short of its length', 5, [4, 4.5], null],
    ['whoever reaches it', 5, [5, 3], 0],
    ['whoever passes it', 5, [2, 7], 1],
    ['nobody when both stand level at it after a shared last throw', 5, [5, 5], null],
    ['nobody when both stand level past it', 5, [5.5, 5.5], null],
    ['the leader when a shared last throw takes both to it', 5, [5, 5.5], 1],
    ['nobody in money play', 0, [9, 0], null],
  ];
  it.each(rows)('%s', (_, length, points, expected) => expect(matchWinner(length, points)).toBe(expected));
});
it('half a point from its length is as close as one: the Crawford game', () => expect([isCrawfordScore(3, [2.5, 1]), isCrawfordScore(3, [2, 2.5]), isCrawfordScore(3, [3, 3])]).toEqual([true, false, false]));
it('a cube shows a power of two', () => expect([0, 1, 2, 3, 64, 32768, 65536, -2, 1.5].map(isCubeValue)).toEqual([false, true, true, false, true, true, false, false, false]));
