import { beforeAll, describe, expect, it } from 'vitest';
import { act } from '../../core/game-play.ts';
import { seenBy, startGame, type GameOptions, type GameState } from '../../core/game-state.ts';
import { makePlay } from '../../core/play.ts';
import { positionKey } from '../../core/position.ts';
import { unwrap } from '../../core/result.ts';
import type { RuleBook } from '../../core/rule-book.ts';
import { MONEY } from '../../core/situation.ts';
import { presetTerms } from '../../core/terms.ts';
import type { Engine } from '../../engine/protocol.ts';
import { loadRules } from '../../engine/rule-book.ts';
import { builtWasm } from '../../engine/testing/positions.ts';
import { STRENGTH_PRESETS } from '../../engine/strength-presets.ts';
import { acceptsResignation, choosePlay, takes } from './engine-player.ts';
import { makeCalmEngine } from './testing/calm.ts';

let rules: RuleBook;
beforeAll(async () => { rules = await loadRules(builtWasm('rules')); });

const { signal } = new AbortController();
const options = (game: 'short' | 'long'): GameOptions => ({
  game, preset: { id: game === 'short' ? 'backgammon' : 'nardeon', version: 1 }, terms: presetTerms(game, game === 'short' ? 'backgammon' : 'nardeon'), score: MONEY, automaticDoubles: false,
  cubeCap: null, starter: null, dice: 'generator', claims: false,
});
const playing = (): GameState => unwrap(act(startGame(options('short')), { kind: 'start', dice: [6, 1] }, rules));
const opened = (): GameState => {
  const game = playing();
  return unwrap(act(unwrap(act(game, { kind: 'enter', moves: [{ from: 13, to: 7, hit: false, count: 1 }, { from: 8, to: 7, hit: false, count: 1 }] }, rules)), { kind: 'pickUp' }, rules));
};
const seat = (odds: number, engine: Engine = makeCalmEngine(rules, () => odds)) => ({ engine, strength: STRENGTH_PRESETS.expert, seed: 'test', rules });

describe('the engine at the board', () => {
  it('plays what it ranks first', async () => {
    const game = playing();
    const play = await choosePlay(seat(0), game, signal);
    expect(rules.find(seenBy(game, 0), [6, 1], play.map((step) => ({ ...step, count: 1 })))).not.toBeNull();
  });
  it('at a strength that errs it plays by the seed: another game may see another play', async () => {
    const game = playing();
    const calm = makeCalmEngine(rules, () => 0);
    const level: Engine = { ...calm, rank: async (request) => { const answer = await calm.rank(request); return { ...answer, candidates: answer.candidates.map((each) => ({ ...each, equity: 0 })) }; } };
    const playOf = async (seed: string): Promise<string> => makePlay(await choosePlay({ engine: level, strength: STRENGTH_PRESETS.beginner, seed, rules }, game, signal));
    const seeds = Array.from({ length: 12 }, (_, n) => `game ${n}`);
    const plays = await Promise.all(seeds.map(playOf));
    expect(await Promise.all(seeds.map(playOf))).toEqual(plays);
    expect(new Set(plays).size).toBeGreaterThan(2);
  });
  it('passes over what is not legal by the rules played by', async () => {
    const game = playing();
    const calm = makeCalmEngine(rules, () => 0);
    const mad: Engine = { ...calm, rank: async (request) => { const answer = await calm.rank(request); return { ...answer, candidates: [{ ...answer.candidates[0]!, result: seenBy(game, 0) }, ...answer.candidates.slice(1)] }; } };
    const { candidates } = await calm.rank({ position: seenBy(game, 0), roll: [6, 1], plies: 0 });
    const play = await choosePlay(seat(0, mad), game, signal);
    expect(positionKey(rules.find(seenBy(game, 0), [6, 1], play.map((step) => ({ ...step, count: 1 })))!.result)).toBe(positionKey(candidates[1]!.result));
  });
  it('where it ranks no legal play it takes the one that it evaluates best', async () => {
    const calm = makeCalmEngine(rules, () => 0);
    const play = await choosePlay(seat(0, { ...calm, rank: async (request) => ({ ...(await calm.rank(request)), candidates: [] }) }), playing(), signal);
    expect(play.length).toBe(2);
  });
  it.each([
    { name: 'takes above −.5', odds: 0.49, want: true },
    { name: 'drops at −.5 and below', odds: 0.5, want: false },
  ])('$name', async ({ odds, want }) => expect(await takes(seat(odds), unwrap(act(opened(), { kind: 'double' }, rules)), signal)).toBe(want));
  it.each([
    { name: 'accepts what it may expect', odds: -0.9, want: true },
    { name: 'plays on for a gammon', odds: -1.4, want: false },
  ])('$name', async ({ odds, want }) => {
    // The side that resigns is to roll.
    const game = unwrap(act(opened(), { kind: 'resign', by: 1, win: 'single' }, rules));
    expect(await acceptsResignation(seat(odds), game, signal)).toBe(want);
  });
  it('says when it has no evaluator for the game', async () => {
    const calm = makeCalmEngine(rules, () => 0);
    const blind: Engine = { ...calm, info: async () => ({ ...(await calm.info()), games: ['short'] }) };
    const begun = unwrap(act(startGame({ ...options('long'), starter: 0 }), { kind: 'roll', dice: [6, 1] }, rules));
    // The opening roll of long nard may leave one play, which needs no evaluator.
    const later = unwrap(act(unwrap(act(unwrap(act(begun, { kind: 'enter', moves: rules.plays(seenBy(begun, 0), [6, 1])[0]!.play.map((step) => ({ ...step, count: 1 })) }, rules)), { kind: 'pickUp' }, rules)), { kind: 'roll', dice: [2, 1] }, rules));
    const third = unwrap(act(unwrap(act(later, { kind: 'enter', moves: rules.plays(seenBy(later, 1), [2, 1])[0]!.play.map((step) => ({ ...step, count: 1 })) }, rules)), { kind: 'pickUp' }, rules));
    await expect(choosePlay(seat(0, blind), unwrap(act(third, { kind: 'roll', dice: [4, 1] }, rules)), signal)).rejects.toMatchObject({ code: 'engine_cannot', facts: { game: 'long' } });
  });
});
