import { beforeAll, describe, expect, it } from 'vitest';
import { createRuleBook } from '../engine/rule-book.ts';
import { builtWasm } from '../engine/testing/positions.ts';
import { instantiate, type Wasm } from '../engine/wasm.ts';
import type { GameAction } from './game-actions.ts';
import { doubleRefusal } from './game-cube.ts';
import { seenBy, startGame, type GameOptions, type GameState } from './game-state.ts';
import { longPreset } from './presets.ts';
import { unwrap } from './result.ts';
import type { RuleBook } from './rule-book.ts';
import { presetTerms, type Scoring, type Terms } from './terms.ts';
import { actAll, midGame, refusal } from './testing/game-table.ts';
import { gameOptions } from './testing/play-through.ts';
import { matchOptions } from './match-options.ts';
import { playMatch, pointsNow, startMatch, winnerNow, type MatchState } from './match-play.ts';

let wasm: Wasm;
let rules: RuleBook;
beforeAll(async () => {
  wasm = await instantiate(builtWasm('rules'));
  rules = createRuleBook(wasm);
});

const roll = (first: 1 | 2 | 3 | 4 | 5 | 6, second: 1 | 2 | 3 | 4 | 5 | 6): GameAction => ({ kind: 'roll', dice: [first, second] });
const step = (from: number, to: number): GameAction => ({ kind: 'step', from, to });
const PICK_UP: GameAction = { kind: 'pickUp' };

const long = (id: string, scoring: Partial<Scoring> = {}): Partial<GameOptions> & { readonly terms: Terms } => {
  const terms = presetTerms('long', id);
  return { game: 'long', preset: { id, version: 1 }, terms: { ...terms, scoring: { ...terms.scoring, ...scoring } } };
};
/** Player 0 has begun, is to roll, and bears off its last checker. */
const finishes = (loser: Readonly<Record<number, number>>, options = long('nardeon')): GameState => actAll(midGame({ 1: 1 }, loser, 0, options), rules, roll(5, 3), step(1, 0), PICK_UP);

describe('the start of long nard', () => {
  it('the higher die throws both anew', () => expect(actAll(startGame(gameOptions(long('nardeon'))), rules, { kind: 'start', dice: [2, 6] })).toMatchObject({ phase: 'roll', turn: 1, roll: null }));
  it('there is no cube', () => expect(doubleRefusal({ ...midGame({ 24: 15 }, { 24: 15 }, 0, long('nardeon')) })).toBe('no_cube'));
});

describe('first throws', () => {
  const begun = (): GameState => startGame(gameOptions({ ...long('nardeon'), starter: 0 }));
  it('both are still to come at the start', () => expect(seenBy(begun(), 0).first).toEqual({ mover: true, opponent: true }));
  it('6-6: two leave the head for point 7 of the way, and nothing more', () => {
    const state = actAll(begun(), rules, roll(6, 6), step(24, 18), step(24, 18));
    expect(state.complete).toBe(true);
    expect(seenBy(actAll(state, rules, PICK_UP), 1).first).toEqual({ mover: true, opponent: false });
  });
  it('the second player has one of its own', () => {
    const state = actAll(begun(), rules, roll(2, 1), step(24, 22), step(22, 21), PICK_UP, roll(6, 6));
    expect(actAll(state, rules, step(24, 18), step(24, 18)).complete).toBe(true);
  });
  it('it is over even for one whose fifteen still stand on the head', () => {
    const state: GameState = { ...midGame({ 24: 15 }, { 24: 15 }, 0, long('nardeon')), thrown: [true, true] };
    const rolled = actAll(state, rules, roll(6, 6), step(24, 18));
    expect([rolled.complete, refusal(rolled, step(24, 18), rules)]).toEqual([true, 'step_refused 24 18']);
  });
});

describe('the end of long nard', () => {
  it('fault: the last checker on the last point goes off with 5-3, and the other number is lost', () => expect(finishes({ 6: 10 })).toMatchObject({ phase: 'over', result: { winner: 0, kind: 'single', points: [1, 0] } }));
  it('mars counts two', () => expect(finishes({ 7: 15 }).result).toMatchObject({ kind: 'gammon', points: [2, 0] }));
  it('koks is not counted unless agreed on', () => expect(finishes({ 24: 15 }).result!.points).toEqual([2, 0]));
  it('koks by agreement', () => expect(finishes({ 24: 1, 6: 14 }, long('nardeon', { backgammon: { value: 4, when: 'head' } })).result).toMatchObject({ kind: 'backgammon', points: [4, 0] }));
  it('home mars by agreement', () => expect(finishes({ 6: 15 }, long('uzun_tavla_arena', { homeMars: 3 })).result).toMatchObject({ kind: 'home_mars', points: [3, 0] }));
  it('koks can be given up where it counts', () =>
    expect(actAll(midGame({ 24: 15 }, { 24: 15 }, 0, long('nardeon', { backgammon: { value: 4, when: 'head' } })), rules, { kind: 'resign', by: 0, win: 'backgammon' }, { kind: 'answerResign', accept: true }).result!.points).toEqual([0, 4]));
});

describe('an enemy checker is never hit', () => {
  it('not even by an illegal play: a single one closes a point', () => {
    // Own 24 and 12 are the enemy's 12 and 24.
    const state = actAll(midGame({ 24: 15 }, { 24: 14, 6: 1 }, 0, { ...long('nardeon'), claims: true }), rules, roll(6, 1));
    expect(refusal(state, { kind: 'enter', moves: [{ from: 24, to: 18, hit: false, count: 1 }] }, rules)).toBe('play_illegal 24/18');
  });
});

describe('the last throw (classic_uzun)', () => {
  const classic = long('classic_uzun');
  it('White, who began, finishes: Black throws once more', () => expect(finishes({ 1: 1 }, classic)).toMatchObject({ phase: 'roll', turn: 1, lastThrow: true, result: null }));
  it('both done: a draw, half a point each', () => expect(actAll(finishes({ 1: 1 }, classic), rules, roll(2, 1), step(1, 0), PICK_UP).result).toEqual({ winner: null, by: 'last_throw', kind: null, points: [0.5, 0.5] }));
  it('or a whole one', () => expect(actAll(finishes({ 1: 1 }, long('classic_uzun', { lastThrow: 'whole' })), rules, roll(2, 1), step(1, 0), PICK_UP).result!.points).toEqual([1, 1]));
  it('a double may take four off: a draw', () => expect(actAll(finishes({ 6: 4 }, classic), rules, roll(6, 6), step(6, 0), step(6, 0), step(6, 0), step(6, 0), PICK_UP).result!.winner).toBeNull());
  it('Black does not finish: White has won', () => expect(actAll(finishes({ 6: 3 }, classic), rules, roll(6, 5), step(6, 0), step(6, 1), PICK_UP).result).toMatchObject({ winner: 0, by: 'bearoff', kind: 'single', points: [1, 0] }));
  it('whether it is a mars is seen after it', () => {
    expect(actAll(finishes({ 6: 15 }, classic), rules, roll(6, 5), step(6, 0), step(6, 1), PICK_UP).result).toMatchObject({ winner: 0, kind: 'single', points: [1, 0] });
    expect(actAll(finishes({ 7: 15 }, classic), rules, roll(2, 1), step(7, 5), step(7, 6), PICK_UP).result).toMatchObject({ winner: 0, kind: 'gammon', points: [2, 0] });
  });
  it('Black finishes first: there is none', () => {
    const state = { ...midGame({ 6: 2 }, { 1: 1 }, 1, classic) };
    expect(actAll(state, rules, roll(2, 1), step(1, 0), PICK_UP).result).toMatchObject({ winner: 1, points: [0, 1] });
  });
  it('nobody doubles or resigns at it', () => {
    const state = finishes({ 6: 4 }, { ...classic, terms: { ...classic.terms, cube: true } });
    expect([doubleRefusal(state), refusal(state, { kind: 'resign', by: 1, win: 'single' }, rules)]).toEqual(['last_throw', 'resign_last_throw']);
  });
  it('other presets have none', () => expect(finishes({ 1: 1 }).phase).toBe('over'));

  /** A match in which the game on the board is about to be drawn. */
  const drawing = (length: number, before: readonly [number, number], lastThrow: Scoring['lastThrow']): MatchState => {
    const options = matchOptions('long', { id: 'classic_uzun', version: 1 }, { length, terms: long('classic_uzun', { lastThrow }).terms });
    const match = unwrap(startMatch(options));
    return { ...match, before, game: { ...midGame({ 1: 1 }, { 1: 1 }, 0, match.game.options), starter: 0 } };
  };
  const drawn = (match: MatchState): MatchState =>
    ([roll(2, 1), step(1, 0), PICK_UP, roll(2, 1), step(1, 0), PICK_UP] as const).reduce((now, action) => unwrap(playMatch(now, action, createRuleBook(wasm, longPreset('classic_uzun')!.rules))), match);
  const rows: readonly (readonly [string, number, readonly [number, number], Scoring['lastThrow'], readonly [number, number], 0 | 1 | null])[] = [
    ['both stand level at the length: one more game', 3, [2, 2], 'whole', [3, 3], null],
    ['both stand level past it: one more game', 3, [2.5, 2.5], 'whole', [3.5, 3.5], null],
    ['one reaches it: the match is over', 3, [2.5, 1], 'half', [3, 1.5], 0],
    ['both reach it, one of them further: he has won', 3, [2.5, 2], 'whole', [3.5, 3], 0],
    ['nobody reaches it: the match goes on', 3, [1, 2], 'half', [1.5, 2.5], null],
    ['a match to one point, half each: it goes on', 1, [0, 0], 'half', [0.5, 0.5], null],
  ];
  it.each(rows)('%s', (_, length, before, lastThrow, points, winner) => {
    const match = drawn(drawing(length, before, lastThrow));
    expect([pointsNow(match), winnerNow(match), playMatch(match, { kind: 'nextGame' }, rules).ok]).toEqual([points, winner, winner === null]);
  });
});
