import { beforeAll, describe, expect, it } from 'vitest';
import type { Roll } from '../core/dice.ts';
import { BEAROFFS, BLOCKS, HEADS, NARDEON_RULES, TRANSIENTS, type LongRules } from '../core/long-rules.ts';
import { makePlay, type Play } from '../core/play.ts';
import { countsOf, makePosition, startPosition, swapSides, type Position } from '../core/position.ts';
import { LONG_PRESETS, longPreset } from '../core/presets.ts';
import { unwrap } from '../core/result.ts';
import type { RuleBook } from '../core/rule-book.ts';
import { longFlags } from './long-flags.ts';
import { createRuleBook } from './rule-book.ts';
import { builtWasm } from './testing/positions.ts';
import { instantiate, type Wasm } from './wasm.ts';

let wasm: Wasm;
beforeAll(async () => {
  wasm = await instantiate(builtWasm('rules'));
});
const bookOf = (rules: Partial<LongRules> | string = {}): RuleBook =>
  createRuleBook(wasm, typeof rules === 'string' ? longPreset(rules)!.rules : { ...NARDEON_RULES, ...rules });

const long = (mover: Record<number, number>, opponent: Record<number, number> = { 24: 15 }, first?: Position['first']): Position =>
  unwrap(makePosition({ game: 'long', mover: countsOf(mover), opponent: countsOf(opponent), ...(first && { first }) }));
/** Own points from the head down, as `24:13 18:2`. */
const text = ({ mover }: Position): string =>
  mover.flatMap((n, slot) => (n && slot ? [`${slot}:${n}`] : [])).reverse().concat(mover[0] ? [`off:${mover[0]}`] : []).join(' ');
const results = (book: RuleBook, position: Position, roll: Roll): string[] => book.plays(position, roll).map((play) => text(play.result)).sort();
const step = (from: number, to: number): Play[number] => ({ from, to, hit: false });
const offered = (book: RuleBook, position: Position, roll: Roll, done: Play = []): string[] => book.nextSteps(position, roll, done).map((each) => makePlay([each])).sort();

const START = startPosition('long');
const FIVE = { 24: 8, 23: 1, 22: 1, 21: 1, 20: 1, 18: 3 };
/** Five in a row from the head and one step to a sixth, for both sides. */
const FIVES = long(FIVE, FIVE);

describe('a second checker from the head', () => {
  it.each<[string, string, Position, Roll, string[]]>([
    ['the second player’s first throw is a first throw too', 'nardeon', long({ 24: 15 }, { 24: 14, 21: 1 }), [6, 6], ['24:13 18:2']],
    ['no first throw of one’s own once the head has been left', 'nardeon', long({ 24: 14, 1: 1 }), [6, 6], ['24:13 18:1 1:1']],
    ['all fifteen on the head after a first throw that could not be played', 'nardeon', long({ 24: 15 }, { 24: 14, 4: 1 }, { mover: false, opponent: false }), [6, 6], ['24:14 18:1']],
    ['a first throw still to come, as the position says', 'nardeon', long({ 24: 15 }, { 24: 15 }, { mover: true, opponent: true }), [6, 6], ['24:13 18:2']],
    ['5-5 runs alone', 'nardeon', START, [5, 5], ['24:14 4:1']],
    ['the note: one checker where the first obstacle is not the enemy’s head', 'classic_uzun', long({ 24: 15 }, { 24: 14, 4: 1 }), [4, 4], ['24:14 20:1']],
    ['the reason behind the list: two where one alone is blocked', 'principle', long({ 24: 15 }, { 24: 14, 4: 1 }), [5, 3], ['24:13 21:1 19:1']],
  ])('%s', (_rule, preset, position, roll, expected) => {
    expect(results(bookOf(preset), position, roll)).toEqual(expected);
  });

  it('any double, on every turn or on the first alone', () => {
    const later = long({ 24: 13, 14: 2 });
    const fewest = (rules: string): number => Math.min(...bookOf(rules).plays(later, [2, 2]).map(({ result }) => result.mover[24]!));
    expect([fewest('shop_short_text'), fewest('shop_first_only'), fewest('nardeon')]).toEqual([11, 12, 12]);
  });
});

describe('faults of other programs', () => {
  it('a row of six across the end of one’s own path is seen', () => {
    const straddling = long({ 24: 9, 23: 1, 7: 2, 3: 1, 2: 1, 1: 1 });
    expect(bookOf().refusal(straddling, [2, 1], [], 24, 22)?.code).toBe('block_ahead');
    expect(bookOf({ block: 'none' }).refusal(straddling, [2, 1], [], 24, 22)).toBeNull();
  });

  it('a row across the end of the enemy’s path is none', () => {
    // Own 13 and 12 are the enemy's 1 and 24: 17..12 is five of its path's end and its first point.
    const across = long({ 16: 1, 15: 1, 14: 1, 13: 1, 20: 1, 12: 10 }, { 22: 15 });
    expect(bookOf({ block: 'never' }).refusal(across, [6, 3], [], 20, 17)).toBeNull();
  });

  it('a first 6-6 takes two checkers from the head', () => expect(results(bookOf(), START, [6, 6])).toEqual(['24:13 18:2']));

  it('rows of six are checked for both sides', () => {
    const seen = (position: Position): boolean => bookOf().plays(position, [5, 4]).some(({ result }) => result.mover.slice(19, 25).every((n) => n > 0));
    expect(bookOf({ block: 'none' }).plays(FIVES, [5, 4]).length).toBeGreaterThan(bookOf().plays(FIVES, [5, 4]).length);
    expect([seen(FIVES), seen(swapSides(FIVES))]).toEqual([false, false]);
  });

  it('the last checker on the last point and 5-3: one die bears it off, and the turn is over', () => {
    const last = long({ 1: 1 }, { 6: 15 });
    expect(bookOf().plays(last, [5, 3]).map(({ play }) => makePlay(play))).toEqual(['1/off']);
    expect(offered(bookOf(), last, [5, 3])).toEqual(['1/off']);
    expect(offered(bookOf(), last, [5, 3], [step(1, 0)])).toEqual([]);
  });

  it('no step is offered that keeps a forbidden row shut', () => {
    const book = bookOf('moscow_open');
    const row = long({ 18: 1, 17: 1, 16: 1, 15: 1, 13: 2, 20: 9 });
    expect(offered(book, row, [6, 3])).toContain('20/14');
    expect(offered(book, row, [6, 3], [step(20, 14)])).toEqual(['14/11']);
    // Where the 3 is shut behind it the checker could not go on.
    expect(offered(book, long({ 18: 1, 17: 1, 16: 1, 15: 1, 13: 2, 20: 9 }, { 24: 14, 23: 1 }), [6, 3])).not.toContain('20/14');
  });

  it('6-2: the 2 is not lost where it can be played first', () => {
    const book = bookOf();
    // After 24/18 the 2 is shut everywhere; after 20/18 the 6 can still be played.
    const position = long({ 24: 14, 20: 1 }, { 2: 1, 3: 1, 4: 1, 5: 1, 24: 11 });
    expect(book.plays(position, [6, 2]).every(({ play }) => play.length === 2)).toBe(true);
  });

  it.each<[string, Position, Roll, string[]]>([
    ['each die its own point', long({ 6: 3, 5: 3, 4: 3, 3: 2, 2: 2, 1: 2 }, { 6: 15 }), [6, 3], ['3/off', '4/1', '5/2', '6/3', '6/off']],
    ['both dice above the farthest checker', long({ 3: 1, 2: 1 }, { 6: 15 }), [6, 5], ['3/off']],
    ['a smaller die inside before the larger bears off', long({ 3: 1, 2: 1 }, { 6: 15 }), [6, 1], ['2/1', '3/2', '3/off']],
    ['the last one comes home and another goes off', long({ 7: 1, 5: 4, 3: 5, 1: 5 }, { 6: 15 }), [6, 1], ['3/2', '5/4', '7/1', '7/6']],
  ])('bearing off misses no die: %s', (_rule, position, roll, expected) => {
    expect(offered(bookOf(), position, roll)).toEqual(expected);
  });

  it('a double is one turn of four steps, also while bearing off', () => {
    const book = bookOf();
    const bearing = long({ 4: 2, 3: 1, 1: 3 }, { 6: 15 });
    let done: Play = [];
    const counts: number[] = [];
    for (let next = book.nextSteps(bearing, [4, 4], done); next.length; next = book.nextSteps(bearing, [4, 4], done)) {
      done = [...done, next[0]!];
      counts.push(done.length);
    }
    expect([counts, text(book.afterSteps(bearing, done))]).toEqual([[1, 2, 3, 4], '1:2 off:13']);
  });

  it('the turn ends between the steps of a double only where nothing is left to bear off', () => {
    const two = long({ 2: 2 }, { 6: 15 });
    expect(offered(bookOf(), two, [5, 5], [step(2, 0)])).toEqual(['2/off']);
    expect(offered(bookOf(), two, [5, 5], [step(2, 0), step(2, 0)])).toEqual([]);
  });
});

/** Who has a first throw to come: nobody knows, or any of both sides. */
const FIRSTS = [undefined, ...[true, false].flatMap((mover) => [true, false].map((opponent) => ({ mover, opponent })))];

describe('options', () => {
  it('each combination has flags of its own', () => {
    const all = HEADS.flatMap((head) => BLOCKS.flatMap((block) => TRANSIENTS.flatMap((transient) => BEAROFFS.flatMap((bearoff) => [true, false].flatMap((largerDie) =>
      FIRSTS.map((first) => longFlags({ head, block, transient, largerDie, bearoff }, first)))))));
    expect(new Set(all).size).toBe(all.length);
  });

  it('one rule book answers for both games, and several share one wasm', () => {
    const [strict, free] = [bookOf(), bookOf({ block: 'none' })];
    const before = [strict.plays(FIVES, [5, 4]).length, free.plays(FIVES, [5, 4]).length];
    expect(strict.plays(startPosition('short'), [6, 5])).toHaveLength(7);
    expect([strict.plays(FIVES, [5, 4]).length, free.plays(FIVES, [5, 4]).length]).toEqual(before);
    expect(before[0]).toBeLessThan(before[1]!);
  });

  it('the default is NARDEON’s', () => {
    expect(LONG_PRESETS[0]).toMatchObject({ id: 'nardeon', rules: NARDEON_RULES });
    expect(new Set(LONG_PRESETS.map(({ id }) => id)).size).toBe(9);
  });
});
