import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positions } from '../engine/testing/positions.ts';
import { playAsWritten } from './as-written.ts';
import { makePlay, parsePlay, type SpelledMove } from './play.ts';
import { BAR, countsOf, makePosition, type Position } from './position.ts';
import { unwrap } from './result.ts';

const on = (mover: Record<number, number>, opponent: Record<number, number>): Position =>
  unwrap(makePosition({ game: 'short', mover: countsOf(mover), opponent: countsOf(opponent) }));

describe('a play as it was written', () => {
  const rows: [string, Position, string, string, Record<number, number>, Record<number, number>, boolean][] = [
    ['a checker backwards', on({ 13: 1, 6: 2 }, { 20: 1 }), '13/7 6/8', '13/7 6/8', { 8: 1, 7: 1, 6: 1 }, { 20: 1 }, true],
    ['more pips than any roll', on({ 24: 1 }, { 20: 1 }), '24/2', '24/2', { 2: 1 }, { 20: 1 }, true],
    ['a hit that nobody wrote', on({ 13: 1 }, { 18: 1 }), '13/7', '13/7*', { 7: 1 }, { 25: 1 }, true],
    ['the bar first', on({ 25: 1, 8: 1 }, { 20: 1 }), '8/4 bar/21', 'bar/21 8/4', { 21: 1, 4: 1 }, { 20: 1 }, true],
    ['in the order that works', on({ 24: 1 }, { 20: 1 }), '18/14 24/18', '24/14', { 14: 1 }, { 20: 1 }, true],
    ['a point the other side holds stays shut', on({ 24: 2 }, { 7: 2 }), '24/18 24/20', '24/20', { 24: 1, 20: 1 }, { 7: 2 }, false],
    ['a checker that is not there', on({ 24: 1 }, { 20: 1 }), '24/20 9/3', '24/20', { 20: 1 }, { 20: 1 }, false],
    ['bearing off before all are home', on({ 24: 1, 2: 1 }, { 20: 1 }), '2/off', '2/off', { 24: 1 }, { 20: 1 }, true],
  ];
  it.each(rows)('%s', (_, position, spelled, played, mover, opponent, whole) => {
    const written = playAsWritten(position, unwrap(parsePlay(spelled)));
    expect(makePlay(written.steps)).toBe(played);
    expect(written.position).toEqual(on(mover, opponent));
    expect(written.whole).toBe(whole);
  });

  it('whatever is written, the board that follows is possible, but for both sides being done', () => {
    const spelled = fc.array(fc.record<SpelledMove>({ from: fc.integer({ min: 1, max: BAR }), to: fc.integer({ min: 0, max: 24 }), hit: fc.boolean(), count: fc.integer({ min: 1, max: 4 }) }), { maxLength: 9 });
    fc.assert(fc.property(positions(), spelled, (position, moves) => {
      const after = makePosition(playAsWritten(position, moves).position);
      expect(after.ok ? null : after.error.code).toBeOneOf([null, 'position_both_done']);
    }));
  });
});
