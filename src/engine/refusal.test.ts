import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { DICE, type Roll } from '../core/dice.ts';
import { NARDEON_RULES, type LongRules } from '../core/long-rules.ts';
import type { Play } from '../core/play.ts';
import { countsOf, makePosition, startPosition, type Position } from '../core/position.ts';
import { unwrap } from '../core/result.ts';
import type { RuleBook } from '../core/rule-book.ts';
import { createRuleBook } from './rule-book.ts';
import { longPositions, longRules } from './testing/long-positions.ts';
import { builtWasm, positions } from './testing/positions.ts';
import { instantiate, type Wasm } from './wasm.ts';

let wasm: Wasm;
beforeAll(async () => {
  wasm = await instantiate(builtWasm('rules'));
});
const bookOf = (rules: Partial<LongRules> = {}): RuleBook => createRuleBook(wasm, { ...NARDEON_RULES, ...rules });

const THROWS: readonly Roll[] = DICE.flatMap((a) => DICE.map((b) => [a, b] as const));
const board = (game: Position['game'], mover: Record<number, number>, opponent: Record<number, number>): Position =>
  unwrap(makePosition({ game, mover: countsOf(mover), opponent: countsOf(opponent) }));
const long = (mover: Record<number, number>, opponent: Record<number, number> = { 24: 15 }): Position => board('long', mover, opponent);
const step = (from: number, to: number): Play[number] => ({ from, to, hit: false });
const LONG_START = startPosition('long');

/** A row of five from the head, and a checker that would make it six. */
const FIVE = long({ 24: 8, 23: 1, 22: 1, 21: 1, 20: 1, 5: 3 });
/** Own 18..13 but for 14: the row ends before the enemy's head on 12. */
const SIX_OPEN_END = long({ 18: 1, 17: 1, 16: 1, 15: 1, 13: 2, 20: 9 });

describe('the rule that forbids a step', () => {
  it.each<[string, Position, Roll, Play, readonly [number, number], Partial<LongRules>, string]>([
    ['nothing left to play', LONG_START, [2, 1], [step(24, 22), step(22, 21)], [21, 20], {}, 'turn_complete'],
    ['no own checker there', LONG_START, [2, 1], [], [20, 19], {}, 'not_yours 20'],
    ['away from home', LONG_START, [2, 1], [step(24, 22)], [22, 23], {}, 'wrong_way 22 23'],
    ['a number that was not thrown', LONG_START, [5, 2], [], [24, 20], {}, 'no_such_die 24 20 5, 2'],
    ['a number that is played already', LONG_START, [5, 2], [step(24, 19)], [19, 14], {}, 'no_such_die 19 14 2'],
    ['a single enemy checker closes a point', long({ 24: 14, 14: 1 }), [6, 2], [], [14, 12], {}, 'point_closed 12'],
    ['two dice by one checker: the stop is closed', long({ 24: 14, 14: 1 }, { 24: 14, 20: 1 }), [6, 2], [], [14, 6], {}, 'point_closed 8'],
    ['head: one checker a turn', long({ 24: 10, 10: 5 }), [5, 2], [step(24, 19)], [24, 22], {}, 'head_once'],
    ['head: two on a first 3-3', LONG_START, [3, 3], [step(24, 21), step(24, 21)], [24, 21], {}, 'head_twice'],
    ['not all are home', long({ 7: 1, 5: 14 }, { 6: 15 }), [5, 1], [], [5, 0], {}, 'not_all_home 7 5'],
    ['a larger die bears off from the farthest', long({ 5: 5, 3: 10 }, { 6: 15 }), [4, 1], [], [3, 0], {}, 'farther_checker 5 4'],
    ['lax bearing off: the next lower point, no other', long({ 5: 5, 3: 5, 2: 5 }, { 6: 15 }), [4, 1], [], [2, 0], { bearoff: 'lax' }, 'farther_checker 5 4'],
    ['six in a row with no enemy ahead', FIVE, [5, 4], [], [24, 19], {}, 'block_ahead 19'],
    ['six in a row before an enemy is home', FIVE, [5, 4], [], [24, 19], { block: 'home' }, 'block_home 19'],
    ['six in a row, never allowed', long({ 24: 8, 23: 1, 22: 1, 21: 1, 20: 1, 5: 3 }, { 24: 14, 3: 1 }), [5, 4], [], [24, 19], { block: 'never' }, 'block_never 19'],
    ['a row that is closed when the turn ends', FIVE, [5, 4], [step(5, 1)], [24, 19], { transient: 'end_of_turn' }, 'block_ahead 19'],
    ['the checker that closed a row must open it', SIX_OPEN_END, [6, 3], [step(20, 14)], [20, 17], { transient: 'same_checker' }, 'block_open_again 14'],
    ['both dice must be played', long({ 24: 14, 20: 1 }, { 2: 1, 3: 1, 4: 1, 5: 1, 24: 11 }), [6, 2], [], [24, 22], {}, 'both_dice'],
    ['the larger of two that exclude each other', long({ 24: 7, 8: 8 }, { 19: 5, 17: 1, 16: 1, 15: 3, 5: 3, 4: 2 }), [4, 3], [], [24, 21], {}, 'larger_die 4'],
    ['as many steps of a double as can be: a gap left to the checker that goes on', long({ 23: 1, 20: 1, 18: 1, 16: 1, 15: 1, 13: 1, 6: 9 }, { 24: 11, 23: 1, 22: 1, 21: 1, 19: 1 }), [6, 6], [], [23, 17], {}, 'most_steps 4'],
    ['bar first', board('short', { 25: 1, 13: 14 }, { 6: 15 }), [3, 1], [], [13, 12], {}, 'bar_first 13'],
    ['two enemy checkers close a point', startPosition('short'), [5, 1], [], [24, 19], {}, 'point_closed 19'],
  ])('%s', (_rule, position, roll, done, [from, to], rules, expected) => {
    const refused = bookOf(rules).refusal(position, roll, done, from, to);
    expect(refused && [refused.code, ...Object.values(refused.facts)].join(' ')).toBe(expected || null);
  });
});

describe('refusals and what is offered', () => {
  /** From a position, steps chosen by `choices` one after another. */
  const randomDone = (book: RuleBook, start: Position, roll: Roll, choices: readonly number[]): Play => {
    let done: Play = [];
    for (const choice of choices) {
      const next = book.nextSteps(start, roll, done);
      if (next.length) done = [...done, next[choice % next.length]!];
    }
    return done;
  };
  const arrives = (book: RuleBook, start: Position, roll: Roll, done: Play, from: number, to: number): boolean =>
    book.nextSteps(start, roll, done).some((each) => each.from === from && (each.to === to || (each.to > to && arrives(book, start, roll, [...done, each], each.to, to))));

  it.each([['long', longPositions()], ['short', positions()]] as const)('%s nard: no refusal exactly where one checker gets by steps that are offered', (_game, anyPosition) => {
    fc.assert(
      fc.property(anyPosition, longRules(), fc.constantFrom(...THROWS), fc.array(fc.nat(), { maxLength: 3 }), (start, rules, roll, choices) => {
        const book = bookOf(rules);
        const done = randomDone(book, start, roll, choices);
        for (let from = 25; from >= 1; from--) {
          if (from % 3 && !book.afterSteps(start, done).mover[from]) continue;
          for (const die of [1, 2, 3, 4, 5, 6, roll[0] + roll[1]]) {
            const to = Math.max(0, from - die);
            const refused = book.refusal(start, roll, done, from, to);
            expect(refused === null).toBe(arrives(book, start, roll, done, from, to));
          }
        }
      }),
      { numRuns: 30 },
    );
  });
});
