import { describe, expect, it } from 'vitest';
import { addPoints, crawfordGame, gamePoints, isCrawfordScore, isCubeValue, isMatchOver, resignedMultiple, winMultiple, type Points } from './match.ts';
import { countsOf } from './position.ts';
import { CENTRED } from './situation.ts';

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
  const won = countsOf({});
  const rows: [string, Readonly<Record<number, number>>, 0 | 1 | 2 | 3][] = [
    ['single: the loser has borne off', { 1: 14 }, 1],
    ['single, with a checker on the bar', { 25: 1, 6: 2 }, 1],
    ['gammon: none borne off', { 18: 1, 6: 14 }, 2],
    ['backgammon: a checker in the winner’s home', { 19: 1, 6: 14 }, 3],
    ['backgammon: a checker on the bar', { 25: 1, 6: 14 }, 3],
  ];
  it.each(rows)('%s', (_, loser, expected) => expect(winMultiple(won, countsOf(loser))).toBe(expected));
  it('nothing before all are off', () => expect(winMultiple(countsOf({ 1: 1 }), countsOf({ 6: 15 }))).toBe(0));
  it('where a backgammon counts two', () => expect(winMultiple(won, countsOf({ 25: 1, 6: 14 }), 2)).toBe(2));
  it('Jacoby: a gammon counts only after a double', () => {
    expect(gamePoints(CENTRED, 2, true)).toBe(1);
    expect(gamePoints(CENTRED, 2, false)).toBe(2);
    expect(gamePoints({ value: 2, owner: 0 }, 2, true)).toBe(4);
  });
  it('a resignation for so many points, at most a backgammon', () => {
    expect([1, 2, 3, 4, 6, 20].map((points) => resignedMultiple({ value: 2, owner: 1 }, points))).toEqual([1, 1, 2, 2, 3, 3]);
  });
  it('points are added to the winner’s', () => expect([addPoints([2, 3], 0, 4), addPoints([2, 3], 1, 4)]).toEqual([[6, 3], [2, 7]]));
});

it('a match is over at its length, money play never', () => {
  expect([isMatchOver(5, [4, 4]), isMatchOver(5, [4, 5]), isMatchOver(5, [8, 0]), isMatchOver(0, [99, 0])]).toEqual([false, true, true, false]);
});
it('a cube shows a power of two', () => expect([0, 1, 2, 3, 64, 32768, 65536, -2, 1.5].map(isCubeValue)).toEqual([false, true, true, false, true, true, false, false, false]));
