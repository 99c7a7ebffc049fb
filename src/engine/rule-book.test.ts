import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { DICE, ROLLS, type Roll } from '../core/dice.ts';
import { makePlay, parsePlay, type Play } from '../core/play.ts';
import { countsOf, makePosition, positionKey, startPosition, swapSides, type Position } from '../core/position.ts';
import { unwrap } from '../core/result.ts';
import type { LegalPlay, RuleBook } from '../core/rule-book.ts';
import { loadRules } from './rule-book.ts';
import { builtWasm, positions } from './testing/positions.ts';
import { slowResults } from './testing/slow-plays.ts';

let rules: RuleBook;
beforeAll(async () => {
  rules = await loadRules(builtWasm('rules'));
});

const THROWS: readonly Roll[] = DICE.flatMap((a) => DICE.map((b) => [a, b] as const));
const key = ({ mover, opponent }: Position): string => `${mover}/${opponent}`;
const position = (mover: Record<number, number>, opponent: Record<number, number>): Position =>
  unwrap(makePosition({ game: 'short', mover: countsOf(mover), opponent: countsOf(opponent) }));

describe('plays are legal, distinct and complete', () => {
  it.each(THROWS.map((roll) => [roll]))('as a slow generator finds them, roll %j', (roll) => {
    fc.assert(
      fc.property(positions(), (start) => {
        const found = rules.plays(start, roll).map((play) => key(play.result));
        expect(new Set(found).size).toBe(found.length);
        expect([...found].sort()).toEqual([...slowResults(start, roll)].sort());
      }),
      { numRuns: 150, seed: 10 * roll[0] + roll[1] },
    );
  });

  it('results are positions', () => {
    fc.assert(
      fc.property(positions(), fc.constantFrom(...THROWS), (start, roll) => {
        for (const { result } of rules.plays(start, roll)) {
          const checked = makePosition(result);
          expect(checked.ok || checked.error.code === 'position_both_done').toBe(true);
        }
      }),
    );
  });

  it('perft of the opening: 447 and 202,782 paths, 406 and 163,706 positions', () => {
    let layer = new Map([[positionKey(startPosition('short')), { position: startPosition('short'), paths: 1 }]]);
    for (const [paths, distinct] of [[447, 406], [202782, 163706]]) {
      const next: typeof layer = new Map();
      let sum = 0;
      for (const { position: start, paths: ways } of layer.values()) {
        for (const { roll } of ROLLS) {
          const plays = rules.plays(start, roll);
          for (const result of plays.length ? plays.map((play) => play.result) : [start]) {
            sum += ways;
            const after = swapSides(result);
            const known = next.get(positionKey(after));
            if (known) known.paths += ways;
            else next.set(positionKey(after), { position: after, paths: ways });
          }
        }
      }
      expect([sum, next.size]).toEqual([paths, distinct]);
      layer = next;
    }
  }, 30_000);
});

describe('routes and steps', () => {
  it('a route replays to its result, with its hits', () => {
    fc.assert(
      fc.property(positions(), fc.constantFrom(...THROWS), (start, roll) => {
        for (const { play, result } of rules.plays(start, roll)) {
          expect(rules.afterSteps(start, play)).toEqual(result);
          const hits = play.filter((step) => step.hit).length;
          expect(result.opponent[25]! - start.opponent[25]!).toBe(hits);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('steps chosen one by one end in exactly the legal results', () => {
    const ends = (start: Position, roll: Roll, done: Play, found: Set<string>): void => {
      const next = rules.nextSteps(start, roll, done);
      if (next.length === 0) found.add(key(rules.afterSteps(start, done)));
      for (const step of next) ends(start, roll, [...done, step], found);
    };
    fc.assert(
      fc.property(positions(), fc.constantFrom(...THROWS.filter(([a, b]) => a !== b)), (start, roll) => {
        const found = new Set<string>();
        ends(start, roll, [], found);
        const legal = rules.plays(start, roll).map((play) => key(play.result));
        expect([...found].sort()).toEqual(legal.length ? legal.sort() : [key(start)]);
      }),
      { numRuns: 300 },
    );
  });

  it('steps of a double chosen at random end in a legal result, and every route can be entered', () => {
    fc.assert(
      fc.property(positions(), fc.constantFrom(...DICE), fc.nat(), (start, die, choice) => {
        const roll: Roll = [die, die];
        const plays = rules.plays(start, roll);
        let done: Play = [];
        for (let next = rules.nextSteps(start, roll, done); next.length; next = rules.nextSteps(start, roll, done)) {
          done = [...done, next[choice % next.length]!];
        }
        const legal = plays.map((play) => key(play.result));
        expect(legal.length ? legal : [key(start)]).toContain(key(rules.afterSteps(start, done)));
        const route = plays[choice % plays.length || 0]?.play ?? [];
        route.forEach((step, n) => expect(rules.nextSteps(start, roll, route.slice(0, n))).toContainEqual(step));
        expect(rules.nextSteps(start, roll, route)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['a die that would leave the other unplayable is not offered', position({ 24: 1, 10: 1, 1: 13 }, { 11: 2, 12: 11, 19: 2 }), [6, 4] as const, [], ['24/20', '10/4']],
    ['with one die playable only the larger is offered', position({ 24: 1, 2: 14 }, { 12: 2, 13: 5, 14: 8 }), [6, 5] as const, [], ['24/18']],
    ['a checker on the bar first', position({ 25: 1, 13: 14 }, { 6: 15 }), [3, 1] as const, [], ['bar/24', 'bar/22']],
    ['no steps after the last checker is off', position({ 4: 1 }, { 6: 15 }), [5, 3] as const, [{ from: 4, to: 0, hit: false }], []],
    ['the last checker goes off with either die it can', position({ 4: 1 }, { 6: 15 }), [5, 3] as const, [], ['4/1', '4/off']],
    ['steps that are not legal lead nowhere', startPosition('short'), [6, 5] as const, [{ from: 24, to: 19, hit: false }], []],
  ])('%s', (_rule, start, roll, done, expected) => {
    expect(rules.nextSteps(start, roll, done).map((step) => makePlay([step])).sort()).toEqual([...expected].sort());
  });
});

describe('spelled plays', () => {
  const start = startPosition('short');
  const find = (from: Position, roll: Roll, text: string): LegalPlay | null => rules.find(from, roll, unwrap(parsePlay(text)));

  it.each([
    ['order does not matter', start, [3, 1], '6/5 8/5', '8/5 6/5'],
    ['joined dice', start, [6, 5], '24/13', '24/13'],
    ['three steps of a double at once, and one alone', position({ 22: 2, 10: 13 }, { 24: 15 }), [6, 6], '22/4 22/16', '22/4 22/16'],
    ['a count of joined steps', position({ 18: 2, 4: 13 }, { 1: 15 }), [5, 5], '18/8(2)', '18/8(2)'],
    ['a missing hit mark', position({ 24: 2, 6: 13 }, { 5: 1, 12: 14 }), [4, 1], '24/20 6/5', '24/20* 6/5'],
    ['a hit mark where nothing is', start, [3, 1], '8/5* 6/5*', '8/5 6/5'],
    ['bearing off with a larger die', position({ 2: 2, 4: 3 }, { 6: 15 }), [6, 5], '4/0 4/off', '4/off(2)'],
    ['entering', position({ 25: 1, 13: 14 }, { 6: 15 }), [3, 1], '25/22 13/12', 'bar/22 13/12'],
    ['a marked hit on the way is preferred', position({ 24: 1, 6: 14 }, { 5: 1, 13: 14 }), [4, 2], '24/20*/18', '24/20*/18'],
    ['no mark, no hit on the way where there is a choice', position({ 24: 1, 6: 14 }, { 5: 1, 13: 14 }), [4, 2], '24/18', '24/18'],
    ['a mark at the end of a joined move may mean a hit on the way', position({ 24: 1, 6: 14 }, { 5: 1, 13: 14 }), [4, 2], '24/18*', '24/20*/18'],
    ['a stop written without a mark decides too', position({ 24: 1, 6: 14 }, { 5: 1, 13: 14 }), [4, 2], '24/20/18', '24/20*/18'],
    ['both ways hit: the marked one', position({ 24: 1, 6: 14 }, { 5: 1, 3: 1, 13: 13 }), [4, 2], '24/22*/18', '24/22*/18'],
  ] as const)('%s', (_rule, from, roll, text, meant) => {
    expect(makePlay(find(from, roll, text)!.play)).toBe(meant);
  });

  it.each([
    ['half a play', start, [6, 5], '24/18'],
    ['another roll', start, [6, 5], '24/14'],
    ['a closed point', start, [6, 5], '24/19 24/18'],
    ['backwards', start, [3, 1], '5/8 6/5'],
    ['checkers that are not there', start, [3, 1], '7/4 6/5'],
    ['nothing, where something can be played', start, [3, 1], ''],
  ] as const)('is no play: %s', (_rule, from, roll, text) => {
    expect(find(from, roll, text)).toBeNull();
  });

  it('a dance is found by an empty spelling only', () => {
    const shut = position({ 25: 1, 6: 14 }, { 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 13: 3 });
    expect(find(shut, [6, 5], '')).toEqual({ result: shut, play: [] });
    expect(find(shut, [6, 5], '6/1')).toBeNull();
  });

  it('every play is found by its own notation', () => {
    fc.assert(
      fc.property(positions(), fc.constantFrom(...THROWS), (from, roll) => {
        for (const { play, result } of rules.plays(from, roll).slice(0, 200)) {
          expect(find(from, roll, makePlay(play))?.result).toEqual(result);
        }
      }),
      { numRuns: 60 },
    );
  });
});
