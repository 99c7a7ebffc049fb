/** Every number and every play that our lessons claim, against the rules, arithmetic or a count of its own. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_THRESHOLDS } from '../../../analysis/match-analysis.ts';
import { markOf } from '../../../analysis/marks.ts';
import { PR_FACTOR } from '../../../analysis/report.ts';
import { cubeQuestion, whyNoDouble } from '../../../core/cube-conditions.ts';
import { DICE, ROLLS, type Roll } from '../../../core/dice.ts';
import { CHECKERS } from '../../../core/games.ts';
import { facing, OFF, positionKey, swapSides, type Position } from '../../../core/position.ts';
import { makePlay } from '../../../core/play.ts';
import { presetOfSituation } from '../../../core/presets.ts';
import { unwrap } from '../../../core/result.ts';
import type { BookOf } from '../../../core/rule-book.ts';
import { presetTerms } from '../../../core/terms.ts';
import { createRuleBook } from '../../../engine/rule-book.ts';
import { homePlays, isEmpty, type Home } from '../../../engine/testing/slow-bearoff.ts';
import { instantiate } from '../../../engine/wasm.ts';
import { LANGUAGES } from '../../../i18n/languages.ts';
import { makeLesson, parseLesson } from '../../../study/lesson/lesson-file.ts';
import { openLesson, type OpenLesson, type OpenPlace } from '../../../study/lesson/open-lesson.ts';
import { LONGEST_LESSON_LINK, packLesson, unpackLesson } from '../../../study/lesson/pack-lesson.ts';
import { makeBooks } from '../../../engine/rule-books.ts';
import { cube } from './cube.ts';
import { SHIPPED, type Shipped } from './index.ts';
import { long } from './long.ts';
import { makeShipped } from './make-shipped.ts';
import { numbers } from './numbers.ts';

let bookOf: BookOf;
const opened = new Map<string, OpenLesson>();
beforeAll(async () => {
  const wasm = await instantiate(readFileSync('build/rules.wasm'));
  bookOf = makeBooks(wasm, createRuleBook(wasm));
  for (const id of SHIPPED) for (const language of LANGUAGES) opened.set(`${id} ${language}`, unwrap(await openLesson(await makeShipped(id, language), bookOf)));
});
const lesson = (id: Shipped): OpenLesson => opened.get(`${id} en`)!;
const page = (id: Shipped, n: number): OpenPlace => lesson(id).pages[n - 1]!;
const positionOf = (id: Shipped, n: number): Position => page(id, n).situation.position;
const playsAt = ({ situation }: OpenPlace) => bookOf(situation.position.game, presetOfSituation(situation)).plays(situation.position, situation.roll!);
const SHAPES = { numbers, long, cube };
const fact = <T extends Shipped>(id: T, name: string): number => SHAPES[id].facts[name]![0];
/** As it is written: to its decimals. */
const says = (id: Shipped, name: string, value: number): void => expect(fact(id, name)).toBeCloseTo(value, SHAPES[id].facts[name]![1]);

/** Of the 36 throws those with which the side to roll bears off all it has. */
function winningThrows(position: Position): number {
  const book = bookOf(position.game, { id: 'backgammon', version: 1 });
  return DICE.flatMap((a) => DICE.map((b): Roll => [a, b])).filter((roll) => book.plays(position, roll).some(({ result }) => result.mover[OFF] === CHECKERS)).length;
}

describe('each lesson, in each language', () => {
  it.each(SHIPPED.flatMap((id) => LANGUAGES.map((language) => [id, language] as const)))('%s in %s is whole and asks on every page', async (id, language) => {
    const open = opened.get(`${id} ${language}`)!;
    const english = lesson(id);
    expect(open.lesson.language).toBe(language);
    expect(open.pages.length).toBe(english.pages.length);
    expect(open.pages.length).toBeGreaterThanOrEqual(6);
    expect(open.pages.length).toBeLessThanOrEqual(10);
    for (const [at, { place, question }] of open.pages.entries()) {
      expect([place.text.length > 40, 'title' in place && place.title.length > 2, (question?.ask.length ?? 0) > 10]).toEqual([true, true, true]);
      expect(question!.answers.map(({ right }) => right)).toEqual(english.pages[at]!.question!.answers.map(({ right }) => right));
      for (const answer of question!.answers) expect(answer.say.length).toBeGreaterThan(5);
    }
    const text = makeLesson(open.lesson);
    // A number of a name that is unknown would stand as it was written.
    expect(text.match(/\{\w+\}/g)).toBe(null);
    expect(unwrap(await parseLesson(text, bookOf)).lesson).toEqual(open.lesson);
    expect(unwrap(await unpackLesson(await packLesson(open.lesson), bookOf)).lesson).toEqual(open.lesson);
  });
  it('no number is left unsaid, whatever the language', async () => {
    for (const id of SHIPPED) for (const language of LANGUAGES) {
      const texts = JSON.stringify((await import(`../../../i18n/${language}/lessons/${id}.ts`)) as unknown);
      const written = new Set([...texts.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      expect([...written].filter((name) => SHAPES[id].facts[name!] === undefined)).toEqual([]);
    }
    const said = await Promise.all(SHIPPED.map(async (id) => [id, new Set([...JSON.stringify((await import(`../../../i18n/en/lessons/${id}.ts`)) as unknown).matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))] as const));
    for (const [id, names] of said) expect(Object.keys(SHAPES[id].facts).filter((name) => !names.has(name))).toEqual([]);
  });
  it('one at least is small enough for a link', async () => {
    const lengths = await Promise.all(SHIPPED.map(async (id) => (await packLesson(lesson(id).lesson)).length));
    expect(Math.min(...lengths)).toBeLessThan(LONGEST_LESSON_LINK);
  });
});

describe('reading the numbers', () => {
  it('equity: so many throws win, all others lose', () => {
    const ways = winningThrows(positionOf('numbers', 1));
    says('numbers', 'ways', ways);
    says('numbers', 'win', (100 * ways) / 36);
    says('numbers', 'equity', (2 * ways) / 36 - 1);
    // Black bears off with whatever comes.
    expect(winningThrows(swapSides(positionOf('numbers', 1)))).toBe(36);
  });
  it('gammons: White wins in any case, and a gammon with the throws that win at once', () => {
    const position = positionOf('numbers', 2);
    const book = bookOf('short', { id: 'backgammon', version: 1 });
    expect([position.opponent[OFF], winningThrows(position)]).toEqual([0, fact('numbers', 'ways')]);
    // Where White misses, it plays as far as it can; Black bears off something whatever it throws, and White’s next throw does it.
    const missed = ROLLS.map(({ roll }) => book.plays(position, roll).map(({ result }) => result).toSorted((x, y) => x.mover.indexOf(1, 1) - y.mover.indexOf(1, 1))[0]!).filter(({ mover }) => mover[OFF]! < CHECKERS);
    for (const result of missed) expect(winningThrows(result)).toBe(36);
    for (const { roll } of ROLLS) expect(book.plays(swapSides(missed[0]!), roll).some(({ result }) => result.mover[OFF]! > 0)).toBe(true);
    says('numbers', 'gammonEquity', 1 + fact('numbers', 'ways') / 36);
  });
  it('the row of chances: gammons are among the wins', () =>
    says('numbers', 'mixedEquity', (fact('numbers', 'cubelessWin') - (100 - fact('numbers', 'cubelessWin')) + fact('numbers', 'gammonsWon') - fact('numbers', 'gammonsLost')) / 100));
  it('an error: each play by the throws it leaves, the loss in equity', () => {
    const place = page('numbers', 4);
    expect(winningThrows(swapSides(place.situation.position))).toBe(36);
    const ways = place.question!.answers.map(({ key }) => winningThrows(playsAt(place).find(({ result }) => positionKey(result) === key)!.result));
    expect(ways).toEqual(['bestWays', 'middleWays', 'worstWays'].map((name) => fact('numbers', name)));
    expect(playsAt(place).length).toBe(3);
    says('numbers', 'middleLoss', (2 * (ways[0]! - ways[1]!)) / 36);
    says('numbers', 'worstLoss', (2 * (ways[0]! - ways[2]!)) / 36);
  });
  it('marks begin where the program’s own do', () => {
    expect({ doubtful: fact('numbers', 'doubtful'), error: fact('numbers', 'error'), blunder: fact('numbers', 'blunder') }).toEqual(DEFAULT_THRESHOLDS);
    expect(markOf(fact('numbers', 'lost'), DEFAULT_THRESHOLDS)).toBe('blunder');
  });
  it('PR is half of the error rate', () => {
    const mean = fact('numbers', 'totalLoss') / fact('numbers', 'decisions');
    says('numbers', 'errorRate', 1000 * mean);
    says('numbers', 'pr', PR_FACTOR * mean);
  });
  it('depth: the rolls and the throws', () => {
    expect([fact('numbers', 'rolls'), fact('numbers', 'throws')]).toEqual([ROLLS.length, ROLLS.reduce((sum, { ways }) => sum + ways, 0)]);
  });
  it('the interval shrinks with the square root of the games', () => {
    says('numbers', 'halfInterval', fact('numbers', 'interval') / Math.sqrt(fact('numbers', 'fourTimes') / fact('numbers', 'trials')));
    expect(fact('numbers', 'twice')).toBe(2 * fact('numbers', 'trials'));
  });
});

describe('the rules of long nard', () => {
  const plays = (n: number): string[] => playsAt(page('long', n)).map(({ play }) => makePlay(play));
  const presetAt = (n: number): string => presetOfSituation(page('long', n).situation).id;

  it.each([[1, ['24/13']], [2, ['24/18(2)']], [3, ['24/16']], [7, ['18/12']], [8, ['6/2 6/1']]])('page %i: the play asked for is the only one', (n, only) => {
    expect(plays(n)).toEqual(only);
    expect(page('long', n).question!.answers.filter(({ right }) => right).map(({ text }) => text)).toEqual(only);
  });
  it('the head holds all fifteen, and the other head is in the way of the second six', () => {
    expect(positionOf('long', 1).mover[fact('long', 'head')]).toBe(fact('long', 'checkers'));
    expect(facing('long', 24)).toBe(24 - 6 - 6);
  });
  it('the sixes of page 3 are closed by single checkers', () => {
    const { opponent } = positionOf('long', 3);
    expect([24, 23].map((from) => opponent[facing('long', from - 6)])).toEqual([1, 1]);
  });
  it('a six in a row: refused without a checker ahead, allowed with one, allowed by Uzun Tavla Arena', () => {
    const refusalAt = (n: number) => {
      const { situation } = page('long', n);
      return bookOf('long', presetOfSituation(situation)).refusal(situation.position, situation.roll!, [], 24, 21)?.code ?? null;
    };
    expect([4, 5, 6].map(presetAt)).toEqual(['nardeon', 'nardeon', 'uzun_tavla_arena']);
    expect([refusalAt(4), refusalAt(5), refusalAt(6)]).toEqual([expect.stringMatching(/block|row|six/), null, null]);
    expect(positionOf('long', 6).mover).toEqual(positionOf('long', 4).mover);
    expect(positionOf('long', 6).opponent).toEqual(positionOf('long', 4).opponent);
    for (const n of [5, 6]) {
      const closing = playsAt(page('long', n)).filter(({ result: { mover } }) => [21, 20, 19, 18, 17, 16].every((point) => mover[point]! > 0)).map(({ play }) => makePlay(play));
      expect(closing).toEqual(['24/21 6/5']);
    }
  });
  it('the larger die: either alone could be played, never both', () => {
    const { situation } = page('long', 7);
    const free = bookOf('long', { id: 'shop_first_only', version: 1 }).plays(situation.position, situation.roll!).map(({ play }) => makePlay(play));
    expect(free.toSorted()).toEqual(['18/12', '18/16']);
  });
  it('bearing off from below is Uzun Tavla Arena’s alone', () => {
    expect([presetAt(8), presetAt(9)]).toEqual(['nardeon', 'uzun_tavla_arena']);
    expect(plays(9).toSorted()).toEqual(['6/1 3/off', '6/2 3/off', '6/2 6/1']);
    expect(page('long', 9).question!.answers.filter(({ right }) => right).every(({ text }) => text.includes('off'))).toBe(true);
  });
  it('mars: the throw ends the game, and what it counts is the preset’s', () => {
    expect(playsAt(page('long', 10)).map(({ result }) => result.mover[OFF])).toContain(CHECKERS);
    expect([positionOf('long', 10).opponent[OFF], positionOf('long', 10).opponent[24]! > 0]).toEqual([0, true]);
    expect(presetTerms('long', 'nardeon').scoring).toMatchObject({ gammon: fact('long', 'mars'), backgammon: null });
  });
});

describe('basic cube points', () => {
  const played = new Map<string, readonly Home[]>();
  /** Asked thousands of times of a few hundred homes. */
  function ends(home: Home, roll: Roll): readonly Home[] {
    const key = `${home.join('')} ${roll.join('')}`;
    const found = played.get(key) ?? homePlays(home, roll);
    played.set(key, found);
    return found;
  }
  const values = new Map<string, { noDouble: number; doubleTake: number; best: number }>();
  /** Money, cubes exactly: what a race home is worth to the side to roll, in stakes of 1; `holder`: who may double. */
  function worth(own: Home, other: Home, holder: 'own' | 'other' | null): { noDouble: number; doubleTake: number; best: number } {
    const key = `${own.join('')} ${other.join('')} ${holder}`;
    const found = values.get(key);
    if (found) return found;
    const after = (next: 'own' | 'other' | null): number => ROLLS.reduce((sum, { roll, ways }) => sum + (ways / 36) * Math.max(...ends(own, roll).map((home) => (isEmpty(home) ? 1 : -worth(other, home, next && (next === 'own' ? 'other' : 'own')).best))), 0);
    const noDouble = after(holder), doubleTake = 2 * after('other');
    const value = { noDouble, doubleTake, best: holder === 'other' ? noDouble : Math.max(noDouble, Math.min(doubleTake, 1)) };
    values.set(key, value);
    return value;
  }
  /** The same with the cube out of play. */
  function dead(own: Home, other: Home, known = new Map<string, number>()): number {
    const key = `${own.join('')} ${other.join('')}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = ROLLS.reduce((sum, { roll, ways }) => sum + (ways / 36) * Math.max(...ends(own, roll).map((home) => (isEmpty(home) ? 1 : -dead(other, home, known)))), 0);
    known.set(key, value);
    return value;
  }
  const homes = (n: number): readonly [Home, Home] => {
    const { mover, opponent } = positionOf('cube', n);
    return [mover.slice(1, 7), opponent.slice(1, 7)];
  };

  it.each([[1, 'takeWays', 'takeWin', 'takeLose', 'takeCost', true], [2, 'passWays', 'passWin', 'passLose', 'passCost', false]] as const)('page %i: take or pass', (n, ways, win, lose, cost, isTake) => {
    const winning = winningThrows(positionOf('cube', n));
    says('cube', ways, winning);
    says('cube', win, (100 * winning) / 36);
    says('cube', lose, 100 - (100 * winning) / 36);
    const { doubleTake, noDouble } = worth(...homes(n), null);
    says('cube', cost, doubleTake);
    expect([doubleTake < 1, page('cube', n).question!.answers[0]!.right]).toEqual([isTake, isTake]);
    expect(Math.min(doubleTake, 1)).toBeGreaterThan(noDouble);
  });
  it('the take point: three throws in four make take and pass equal', () => {
    const winning = winningThrows(positionOf('cube', 3));
    expect([winning, fact('cube', 'pointWin'), fact('cube', 'point')]).toEqual([fact('cube', 'pointWays'), (100 * winning) / 36, 100 - (100 * winning) / 36]);
    expect(worth(...homes(3), null).doubleTake).toBeCloseTo(1, 12);
  });
  it('the last throw: a favourite doubles', () => {
    const winning = winningThrows(positionOf('cube', 4));
    says('cube', 'lastWays', winning);
    says('cube', 'lastWin', (100 * winning) / 36);
    const { noDouble, doubleTake } = worth(...homes(4), null);
    says('cube', 'noDouble', noDouble);
    says('cube', 'doubled', doubleTake);
    expect(Math.min(doubleTake, 1)).toBeGreaterThan(noDouble);
  });
  it('who owns the cube: the taker gains by it, and the side to roll likes to have it', () => {
    const [own, other] = homes(5);
    expect(homes(6)).toEqual([own, other]);
    says('cube', 'ownWin', 50 * (dead(own, other) + 1));
    says('cube', 'dead', 2 * dead(own, other));
    says('cube', 'alive', worth(own, other, null).doubleTake);
    says('cube', 'centred', worth(own, other, null).noDouble);
    says('cube', 'owned', worth(own, other, 'own').noDouble);
    expect(page('cube', 6).situation.cube).toEqual({ value: 2, owner: 0 });
  });
  it('gammons raise the take point by half of them', () => {
    const [g, w] = [fact('cube', 'gammons') / 100, fact('cube', 'gammonPoint') / 100];
    expect(2 * (w - (1 - w)) - 2 * g).toBeCloseTo(-1, 12);
  });
  it('in the Crawford game nobody may double, in the next one the side behind may', () => {
    const [crawford, after] = [page('cube', 8).situation, page('cube', 9).situation];
    expect([crawford.score, after.score, crawford.turn]).toMatchObject([{ length: fact('cube', 'length'), points: [fact('cube', 'leader'), fact('cube', 'trailer')], crawford: true }, { points: [fact('cube', 'leader'), fact('cube', 'later')], crawford: false }, 1]);
    expect(whyNoDouble(unwrap(cubeQuestion(crawford)).conditions)).toBe('crawford');
    expect(whyNoDouble(unwrap(cubeQuestion(after)).conditions)).toBe(null);
    expect(fact('cube', 'throws')).toBe(36);
  });
});
