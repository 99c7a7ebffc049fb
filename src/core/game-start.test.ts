import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRuleBook } from '../engine/rule-book.ts';
import { builtWasm } from '../engine/testing/positions.ts';
import { instantiate } from '../engine/wasm.ts';
import { parseRecordJson, makeRecordJson } from '../formats/record-json.ts';
import { parseXgid } from '../formats/xgid.ts';
import { readSavedMatch } from './check-saved.ts';
import { isGameStart, startOf, type GameStart } from './game-start.ts';
import { situationNow } from './game-state.ts';
import type { Game } from './games.ts';
import { NARDEON_RULES } from './long-rules.ts';
import { matchOptions, type MatchOptions } from './match-options.ts';
import { playMatch, resumeMatch, startMatch, type MatchAction, type MatchState } from './match-play.ts';
import { matchOfRecord, matchRecord } from './match-record.ts';
import { countsOf, startPosition, type Setup } from './position.ts';
import { rulesOf } from './presets.ts';
import { replayMatch } from './replay.ts';
import { unwrap } from './result.ts';
import type { RuleBook } from './rule-book.ts';
import { CENTRED, situationOf, type Player, type Situation } from './situation.ts';
import { seeded, someAction } from './testing/play-through.ts';

const UZUN = { id: 'classic_uzun', version: 1 };
let rules: RuleBook, longRules: RuleBook, uzunRules: RuleBook;
beforeAll(async () => {
  const wasm = await instantiate(builtWasm('rules'));
  rules = createRuleBook(wasm);
  longRules = createRuleBook(wasm, NARDEON_RULES);
  uzunRules = createRuleBook(wasm, rulesOf(UZUN));
});

/** O has doubled to 2: X is asked. */
const DOUBLED = unwrap(parseXgid('XGID=-b----E-C---eE---c-e----B-:0:0:1:D:0:0:0:0:10'));
const PLAY_31 = unwrap(parseXgid('XGID=-b----E-C---eE---c-e----B-:1:-1:-1:31:0:0:0:0:10'));

const START: GameStart = { turn: 0, checkers: [countsOf({ 6: 3, 4: 2 }), countsOf({ 24: 2, 5: 4 })], thrown: [true, true], cube: { value: 2, owner: 1 } };
const options = (start: GameStart, game: Game = 'short'): MatchOptions => matchOptions(game, game === 'short' ? { id: 'backgammon', version: 1 } : { id: 'nardeon', version: 1 }, { length: 0, players: ['Anna', 'Bek'], start });
const played = (match: MatchState, ...actions: readonly MatchAction[]): MatchState => actions.reduce((now, action) => unwrap(playMatch(now, action, rules)), match);

/** A game to its end, and no further. */
function playedOut(match: MatchState, book: RuleBook, seed: number): MatchState {
  const random = seeded(seed);
  for (let now = match; ;) {
    const action = someAction(now.game, random, book, { double: 40, resign: 2 });
    if (!action) return now;
    now = unwrap(playMatch(now, action, book));
  }
}

describe('a situation as the beginning of a game', () => {
  it('its dice lie there already', () => expect(startOf(PLAY_31)).toMatchObject({ turn: PLAY_31.turn, roll: [3, 1], cube: PLAY_31.cube }));
  it('a double is still to be offered: the doubler begins', () => expect(startOf(DOUBLED)).toMatchObject({ turn: 1 - DOUBLED.turn, cube: { value: 1, owner: null } }));
  it('each side keeps its own checkers, whoever is to roll', () => {
    const { position } = PLAY_31;
    const sides = startOf(PLAY_31)!.checkers;
    expect([sides[PLAY_31.turn], sides[1 - PLAY_31.turn]]).toEqual([position.mover, position.opponent]);
  });
  it('long nard: fifteen on the head have not thrown yet', () => expect(startOf(situationOf(startPosition('long')))).toMatchObject({ thrown: [false, false] }));
  it('long nard: what the position says of first throws stays', () =>
    expect(startOf({ ...situationOf({ ...startPosition('long'), first: { mover: true, opponent: false } }), turn: 1 })).toMatchObject({ turn: 1, thrown: [true, false] }));
  it('long nard: who began is a player, whichever side asks; what is not said stays unsaid', () => {
    const board = { ...startPosition('long'), began: 'opponent' as const };
    expect(startOf({ ...situationOf(board), turn: 1 })).toMatchObject({ turn: 1, began: 0 });
    // The side that is asked did not double, nor does it throw.
    expect(startOf({ ...situationOf(board), turn: 1, phase: 'answer' })).toMatchObject({ turn: 0, began: 0 });
    expect(startOf(situationOf(startPosition('long')))).not.toHaveProperty('began');
  });
  it.each(['over', 'beaver', 'raccoon'] as const)('nothing is played on from phase %s', (phase) => expect(startOf({ ...situationOf(startPosition('short')), phase })).toBeNull());
  it('nor from a board on which somebody is done', () => expect(startOf(situationOf({ ...startPosition('short'), mover: countsOf({}) } as Situation['position']))).toBeNull());
});

describe('what a game cannot begin with is refused', () => {
  const boards: readonly (readonly [string, Game, Partial<GameStart>])[] = [
    ['both on one point', 'short', { checkers: [countsOf({ 24: 2 }), countsOf({ 1: 2 })] }],
    ['sixteen checkers', 'short', { checkers: [countsOf({ 6: 16 }), countsOf({ 5: 1 })] }],
    ['a side that is done', 'short', { checkers: [countsOf({}), countsOf({ 5: 1 })] }],
    ['a cube of 3', 'short', { cube: { value: 3, owner: null } }],
    ['a side that is said to have begun, where nothing hangs on it', 'short', { began: 1 }],
    ['points that face each other in long nard only', 'long', { checkers: [countsOf({ 24: 1 }), countsOf({ 12: 1 })] }],
  ];
  it.each(boards)('%s', (_, game, change) => {
    const start = { ...START, ...change };
    expect(isGameStart(game, start)).toBe(false);
    expect(startMatch(options(start, game))).toMatchObject({ ok: false, error: { code: 'match_options', facts: { option: 'start' } } });
  });
  it.each(boards)('%s, in a record, with its place', (_, game, change) => {
    const record = { ...matchRecord(unwrap(startMatch(options(START, 'short')))), game, preset: options(START, game).preset.id };
    const text = makeRecordJson({ ...record, games: [{ ...record.games[0]!, start: { ...START, ...change } }] });
    expect(parseRecordJson(text)).toMatchObject({ ok: false, error: { code: 'record_malformed', facts: { at: expect.stringMatching(/^games\[0\]\.start/) } } });
  });
});

describe('a game from a position', () => {
  it('waits for the throw of the side whose turn it was', () => {
    const { game } = unwrap(startMatch(options(START)));
    expect([game.phase, game.turn, game.starter, situationNow(game)]).toMatchObject(['roll', 0, 0, { cube: START.cube, position: { mover: START.checkers[0], opponent: START.checkers[1] } }]);
  });
  it('is the first of its session only', () => {
    const match = played(unwrap(startMatch(options(START))), { kind: 'resign', by: 0, win: 'single' }, { kind: 'answerResign', accept: true }, { kind: 'nextGame' });
    expect([match.game.phase, match.game.checkers[0], match.before]).toEqual(['start', startPosition('short').mover, [0, 2]]);
  });
  it('was begun by the side that is said to have, whoever throws first: the other side has the last throw', () => {
    const end = (began?: Player): MatchState => {
      const last = { ...START, cube: CENTRED, checkers: [countsOf({ 1: 1 }), countsOf({ 1: 2 })] as const, ...(began !== undefined && { began }) };
      const uzun = matchOptions('long', UZUN, { length: 0, players: ['Anna', 'Bek'], start: last });
      return [{ kind: 'roll', dice: [2, 1] }, { kind: 'step', from: 1, to: 0 }, { kind: 'pickUp' }].reduce((now, action) => unwrap(playMatch(now, action as MatchAction, uzunRules)), unwrap(startMatch(uzun)));
    };
    expect(end(1).game).toMatchObject({ starter: 1, phase: 'over', result: { winner: 0, by: 'bearoff' } });
    for (const match of [end(0), end()]) expect(match.game).toMatchObject({ starter: 0, phase: 'roll', turn: 1, lastThrow: true });
    // What is asked of an engine says the same.
    expect([end(0), end()].map(({ game }) => situationNow(game)!.position.began)).toEqual(['opponent', 'opponent']);
  });
  it('is kept as its options and its journal', () => {
    const match = played(unwrap(startMatch(options(START))), { kind: 'roll', dice: [6, 4] });
    const { options: kept, journal } = JSON.parse(JSON.stringify(match)) as MatchState;
    expect(unwrap(resumeMatch(unwrap(readSavedMatch({ options: kept, journal })), rules))).toEqual(match);
  });
  it('fault: a journal of other games knows nothing of it', () => {
    const { start: _, ...usual } = options(START);
    expect(unwrap(readSavedMatch({ options: usual, journal: [] })).options).not.toHaveProperty('start');
  });

  const anySide = (): fc.Arbitrary<Setup['mover']> => fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 15 })
    .map((points) => countsOf(Object.fromEntries([1, 2, 3, 4, 5, 6].map((point) => [point, points.filter((each) => each === point).length]))));
  // Both at home: no point of both in either game.
  const anyStart = (): fc.Arbitrary<GameStart> => fc.record({
    turn: fc.constantFrom(0, 1), checkers: fc.tuple(anySide(), anySide()), thrown: fc.constant([true, true] as const), cube: fc.constantFrom({ value: 1, owner: null }, { value: 4, owner: 0 } as const),
  });
  it('with a last throw: its record says who began, and is replayed to the same end, draws too', () => {
    const ends = new Set<string>();
    fc.assert(fc.property(anyStart(), fc.constantFrom(0, 1, undefined), fc.nat(), (board, began, seed) => {
      // Both sides alike: draws are frequent.
      const start: GameStart = { ...board, checkers: [board.checkers[0], board.checkers[0]], cube: CENTRED, ...(began !== undefined && { began }) };
      const end = playedOut(unwrap(startMatch(matchOptions('long', UZUN, { length: 0, players: ['Anna', 'Bek'], start }))), uzunRules, seed);
      const record = unwrap(parseRecordJson(makeRecordJson(matchRecord(end))));
      expect(record.games[0]!.start).toEqual(start);
      const bare = { ...record, games: record.games.map(({ draw: _, ...game }) => ({ ...game, result: null })) };
      const [replayed] = replayMatch(bare, uzunRules);
      const { result } = end.game;
      ends.add(result!.by);
      if (result!.by === 'bearoff') expect(replayed!.result).toMatchObject({ winner: result!.winner });
      if (result!.by === 'last_throw') expect(replayed!).toMatchObject({ result: null, draw: 0.5 });
      for (const { situation } of replayed!.decisions) expect(situation.position.began === 'mover').toBe(situation.turn === (began ?? start.turn));
    }), { numRuns: 60, seed: 7 });
    expect(ends).toContain('last_throw');
  });
  it.each(['short', 'long'] as const)('%s: its record says where it began, is read back, replayed and played again to the same end', (game) => {
    const book = game === 'short' ? rules : longRules;
    fc.assert(fc.property(anyStart(), fc.nat(), (start, seed) => {
      const end = playedOut(unwrap(startMatch({ ...options(start, game), terms: { ...options(start, game).terms, cube: true } })), book, seed);
      const record = unwrap(parseRecordJson(makeRecordJson(matchRecord(end))));
      expect(record.games[0]!.start).toEqual(start);
      const [replayed] = replayMatch(record, book);
      const [first] = replayed!.decisions;
      // A side may resign while the other is to roll.
      if (first) expect(first.situation.position.mover).toEqual(start.checkers[first.situation.turn]);
      expect(replayed!.decisions.flatMap(({ flags }) => flags)).toEqual([]);
      expect(replayed!.result).toMatchObject({ winner: end.game.result!.winner });
      expect(unwrap(matchOfRecord(record, book)).game).toMatchObject({ checkers: end.game.checkers, result: end.game.result, cube: end.game.cube });
    }), { numRuns: 25 });
  });
});
