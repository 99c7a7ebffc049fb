import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { DICE, type Roll } from '../core/dice.ts';
import type { LongRules } from '../core/long-rules.ts';
import { makePlay, parsePlay, type Play } from '../core/play.ts';
import { makePosition, type Position } from '../core/position.ts';
import { unwrap } from '../core/result.ts';
import type { RuleBook } from '../core/rule-book.ts';
import { createRuleBook } from './rule-book.ts';
import { longPositions, longRules } from './testing/long-positions.ts';
import { builtWasm } from './testing/positions.ts';
import { slowLongResults } from './testing/slow-long-plays.ts';
import { instantiate, type Wasm } from './wasm.ts';

let wasm: Wasm;
beforeAll(async () => {
  wasm = await instantiate(builtWasm('rules'));
});
const bookOf = (rules: LongRules): RuleBook => createRuleBook(wasm, rules);

const THROWS: readonly Roll[] = DICE.flatMap((a) => DICE.map((b) => [a, b] as const));
const mine = ({ mover }: Position): string => mover.join();

describe('plays are legal, distinct and complete', () => {
  it.each(THROWS.map((roll) => [roll]))('as a slow generator finds them, roll %j', (roll) => {
    fc.assert(
      fc.property(longPositions(), longRules(), (start, rules) => {
        expect(makePosition(start).ok).toBe(true);
        const found = bookOf(rules).plays(start, roll).map((play) => mine(play.result));
        expect(new Set(found).size).toBe(found.length);
        expect([...found].sort()).toEqual([...slowLongResults(start, rules, roll)].sort());
      }),
      { numRuns: 120, seed: 100 + 10 * roll[0] + roll[1] },
    );
  });

  it('the other side stays as it was, and a first throw is over', () => {
    fc.assert(
      fc.property(longPositions(), longRules(), fc.constantFrom(...THROWS), (start, rules, roll) => {
        for (const { result } of bookOf(rules).plays(start, roll)) {
          expect(result.opponent).toEqual(start.opponent);
          expect(result.first).toEqual(start.first && { ...start.first, mover: false });
        }
      }),
    );
  });
});

describe('routes and steps', () => {
  it('a route is made of legal steps in their order and ends in its result', () => {
    fc.assert(
      fc.property(longPositions(), longRules(), fc.constantFrom(...THROWS), fc.nat(), (start, rules, roll, choice) => {
        const book = bookOf(rules);
        const plays = book.plays(start, roll);
        for (const { play, result } of plays) expect(book.afterSteps(start, play)).toEqual(result);
        const route = plays[choice % plays.length || 0]?.play ?? [];
        route.forEach((step, n) => expect(book.nextSteps(start, roll, route.slice(0, n))).toContainEqual(step));
        expect(book.nextSteps(start, roll, route)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('steps chosen one by one end in exactly the legal results', () => {
    const ends = (book: RuleBook, start: Position, roll: Roll, done: Play, found: Set<string>): void => {
      const next = book.nextSteps(start, roll, done);
      if (next.length === 0) found.add(mine(book.afterSteps(start, done)));
      for (const step of next) ends(book, start, roll, [...done, step], found);
    };
    fc.assert(
      fc.property(longPositions(), longRules(), fc.constantFrom(...THROWS.filter(([a, b]) => a !== b)), (start, rules, roll) => {
        const book = bookOf(rules);
        const found = new Set<string>();
        ends(book, start, roll, [], found);
        const legal = book.plays(start, roll).map((play) => mine(play.result));
        expect([...found].sort()).toEqual(legal.length ? legal.sort() : [mine(start)]);
      }),
      { numRuns: 200 },
    );
  });

  it('steps of a double chosen at random end in a legal result', () => {
    fc.assert(
      fc.property(longPositions(), longRules(), fc.constantFrom(...DICE), fc.nat(), (start, rules, die, choice) => {
        const book = bookOf(rules);
        let done: Play = [];
        for (let next = book.nextSteps(start, [die, die], done); next.length; next = book.nextSteps(start, [die, die], done)) {
          done = [...done, next[choice % next.length]!];
        }
        const legal = book.plays(start, [die, die]).map((play) => mine(play.result));
        expect(legal.length ? legal : [mine(start)]).toContain(mine(book.afterSteps(start, done)));
      }),
      { numRuns: 200 },
    );
  });

  it('every play is found by its own notation', () => {
    fc.assert(
      fc.property(longPositions(), longRules(), fc.constantFrom(...THROWS), (start, rules, roll) => {
        const book = bookOf(rules);
        for (const { play, result } of book.plays(start, roll).slice(0, 100)) {
          expect(book.find(start, roll, unwrap(parsePlay(makePlay(play))))?.result).toEqual(result);
        }
      }),
      { numRuns: 60 },
    );
  });
});
