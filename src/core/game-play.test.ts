import { beforeAll, describe, expect, it } from 'vitest';
import { loadRules } from '../engine/rule-book.ts';
import { builtWasm } from '../engine/testing/positions.ts';
import type { GameAction } from './game-actions.ts';
import { startGame, type GameState } from './game-state.ts';
import { pips } from './position.ts';
import type { RuleBook } from './rule-book.ts';
import { MONEY } from './situation.ts';
import { presetTerms } from './terms.ts';
import { actAll, midGame, refusal } from './testing/game-table.ts';
import { gameOptions } from './testing/play-through.ts';

let rules: RuleBook;
beforeAll(async () => { rules = await loadRules(builtWasm('rules')); });

const ROLL_61: GameAction = { kind: 'roll', dice: [6, 1] };
const PICK_UP: GameAction = { kind: 'pickUp' };
const step = (from: number, to: number): GameAction => ({ kind: 'step', from, to });
const entered = (...moves: readonly (readonly [number, number])[]): GameAction => ({ kind: 'enter', moves: moves.map(([from, to]) => ({ from, to, hit: false, count: 1 })) });
const start = (mine: 1 | 2 | 3 | 4 | 5 | 6, theirs: 1 | 2 | 3 | 4 | 5 | 6): GameAction => ({ kind: 'start', dice: [mine, theirs] });

describe('the start', () => {
  const REROLL = { ...presetTerms('short', ''), opening: 'reroll' as const };
  it('each throws one die, the higher begins and plays both numbers', () => {
    const state = actAll(startGame(gameOptions()), rules, start(3, 1));
    expect([state.phase, state.turn, state.roll]).toEqual(['move', 0, [3, 1]]);
    expect(actAll(state, rules, step(8, 5), step(6, 5), PICK_UP).turn).toBe(1);
  });
  it('the other side begins when its die is higher', () => expect(actAll(startGame(gameOptions()), rules, start(2, 5)).turn).toBe(1));
  it('a tie is thrown again', () => {
    const state = actAll(startGame(gameOptions()), rules, start(4, 4));
    expect([state.phase, state.turn, state.cube.value]).toEqual(['start', null, 1]);
    expect(actAll(state, rules, start(1, 1), start(6, 2)).starts).toEqual([[4, 4], [1, 1], [6, 2]]);
  });
  it('reroll: the higher die throws both dice anew', () => {
    const state = actAll(startGame(gameOptions({ terms: REROLL })), rules, start(3, 5));
    expect([state.phase, state.turn, state.roll]).toEqual(['roll', 1, null]);
  });
  it('a known starter throws at once', () => expect(startGame(gameOptions({ starter: 1 }))).toMatchObject({ phase: 'roll', turn: 1 }));
  it('nobody rolls before it', () => expect(refusal(startGame(gameOptions()), ROLL_61, rules)).toBe('action_phase roll start'));

  const automatic = gameOptions({ automaticDoubles: true });
  it('automatic double: a tie turns the cube to 2, it stays centred', () => expect(actAll(startGame(automatic), rules, start(4, 4)).cube).toEqual({ value: 2, owner: null }));
  it('automatic double: once a game', () => expect(actAll(startGame(automatic), rules, start(4, 4), start(2, 2), start(2, 2), start(3, 1)).cube.value).toBe(2));
  it('automatic double: not above the limit of the cube', () =>
    expect([1, 2].map((cubeCap) => actAll(startGame({ ...automatic, cubeCap }), rules, start(4, 4)).cube.value)).toEqual([1, 2]));
  it('automatic double: not in a match', () =>
    expect(actAll(startGame({ ...automatic, score: { ...MONEY, length: 5 } }), rules, start(4, 4)).cube.value).toBe(1));
  it('automatic double: not in a game without a cube', () =>
    expect(actAll(startGame({ ...automatic, terms: { ...automatic.terms, cube: false } }), rules, start(4, 4)).cube.value).toBe(1));
});

describe('a turn', () => {
  const opened = (): GameState => actAll(startGame(gameOptions()), rules, start(3, 1));
  it('goes step by step until nothing is left to play', () => {
    const half = actAll(opened(), rules, step(8, 5));
    expect([half.complete, refusal(half, PICK_UP, rules)]).toEqual([false, 'play_unfinished']);
    expect(actAll(half, rules, step(6, 5)).complete).toBe(true);
  });
  it('a step that no die allows is refused', () => expect(refusal(opened(), step(8, 3), rules)).toBe('step_refused 8 3'));
  it('a step is taken back', () => expect(actAll(opened(), rules, step(8, 5), { kind: 'undo' }).steps).toEqual([]));
  it('all steps are taken back at once, even a complete play', () => expect(actAll(opened(), rules, step(8, 5), step(6, 5), { kind: 'undo', all: true }).steps).toEqual([]));
  it('there is nothing to take back before the first step', () => expect(refusal(opened(), { kind: 'undo' }, rules)).toBe('nothing_to_undo'));
  it('a play may be typed as a whole and replaces what was moved', () => {
    const state = actAll(opened(), rules, step(24, 23), entered([8, 5], [6, 5]));
    expect([state.steps.length, state.complete]).toEqual([2, true]);
  });
  it('it ends when the dice are picked up, and not before', () => {
    const state = actAll(opened(), rules, step(8, 5), step(6, 5));
    expect(refusal(state, ROLL_61, rules)).toBe('dice_thrown');
    expect(actAll(state, rules, PICK_UP)).toMatchObject({ phase: 'roll', turn: 1, roll: null });
  });
  it('a dance is picked up without a step', () => {
    const danced = actAll(midGame({ 25: 1, 6: 14 }, { 6: 3, 5: 3, 4: 3, 3: 2, 2: 2, 1: 2 }), rules, ROLL_61);
    expect(danced.complete).toBe(true);
    expect(actAll(danced, rules, PICK_UP).actions).toMatchObject([{ kind: 'move', written: 'dance', moves: [] }]);
  });
  it('dice of the generator cannot be changed', () => expect(refusal(opened(), ROLL_61, rules)).toBe('dice_thrown'));
  it('typed dice may be mended until they are picked up', () => {
    const state = actAll(startGame(gameOptions({ dice: 'typed' })), rules, start(3, 1), step(8, 5), { kind: 'roll', dice: [2, 1] });
    expect([state.roll, state.steps]).toEqual([[2, 1], []]);
  });
  it('fault: a double is one turn of four steps, not two turns', () => {
    let state = actAll(midGame({ 24: 2, 13: 5, 8: 3, 6: 5 }, { 24: 2, 13: 5, 8: 3, 6: 5 }), rules, { kind: 'roll', dice: [2, 2] });
    for (const from of [13, 13, 6, 6]) {
      expect([state.turn, state.complete]).toEqual([0, false]);
      state = actAll(state, rules, step(from, from - 2));
    }
    expect(actAll(state, rules, PICK_UP)).toMatchObject({ phase: 'roll', turn: 1 });
    expect(pips(state.checkers[0]) - pips(actAll(state, rules, PICK_UP).checkers[0])).toBe(8);
  });
  it('fault: 6-2 loses neither number where one opens the way for the other', () => {
    const rolled = actAll(midGame({ 8: 1, 1: 2 }, { 23: 2 }), rules, { kind: 'roll', dice: [6, 2] });
    expect([rolled.complete, actAll(rolled, rules, step(8, 6)).complete, actAll(rolled, rules, step(8, 6), step(6, 0)).complete]).toEqual([false, false, true]);
  });
  it('fault: bearing off takes any die that can', () => {
    const rolled = actAll(midGame({ 6: 1, 3: 1, 1: 1 }, { 6: 2 }), rules, { kind: 'roll', dice: [6, 3] });
    expect([step(6, 0), step(3, 0)].map((action) => refusal(rolled, action, rules))).toEqual(['allowed', 'allowed']);
  });
});

describe('the end', () => {
  it('fault: a double does not end the game between its steps', () => {
    let state = actAll(midGame({ 1: 3 }, { 6: 2 }), rules, { kind: 'roll', dice: [1, 1] });
    for (const left of [2, 1]) {
      state = actAll(state, rules, step(1, 0));
      expect([state.phase, state.result, state.complete]).toEqual(['move', null, false]);
      expect(left - 1).toBeGreaterThanOrEqual(0);
    }
    state = actAll(state, rules, step(1, 0));
    expect(state.phase).toBe('move');
    expect(actAll(state, rules, PICK_UP)).toMatchObject({ phase: 'over', result: { winner: 0, by: 'bearoff', kind: 'single', points: [1, 0] } });
  });
  it('a checker may stay after a double', () => {
    const state = actAll(midGame({ 1: 5 }, { 6: 2 }), rules, { kind: 'roll', dice: [1, 1] }, step(1, 0), step(1, 0), step(1, 0), step(1, 0), PICK_UP);
    expect(state).toMatchObject({ phase: 'roll', turn: 1, result: null });
  });
  const rows: readonly (readonly [string, Readonly<Record<number, number>>, string, readonly [number, number]])[] = [
    ['single: the loser has borne off', { 24: 1, 6: 13 }, 'single', [1, 0]],
    ['gammon: none borne off', { 7: 1, 6: 14 }, 'gammon', [2, 0]],
    ['backgammon: a checker in the winner’s home', { 19: 1, 6: 14 }, 'backgammon', [3, 0]],
    ['backgammon: a checker on the bar', { 25: 1, 6: 14 }, 'backgammon', [3, 0]],
  ];
  it.each(rows)('fault (gammons unscored): %s', (_, loser, kind, points) => {
    expect(actAll(midGame({ 1: 1 }, loser), rules, ROLL_61, step(1, 0), PICK_UP).result).toMatchObject({ kind, points });
  });
  it('the cube multiplies', () => {
    const state = { ...midGame({ 1: 1 }, { 6: 15 }), cube: { value: 4, owner: 1 as const } };
    expect(actAll(state, rules, ROLL_61, step(1, 0), PICK_UP).result!.points).toEqual([8, 0]);
  });
  it('a backgammon counts two where that is the custom', () => {
    const terms = { ...presetTerms('short', ''), scoring: { ...presetTerms('short', '').scoring, backgammon: { value: 2, when: 'home_or_bar' as const } } };
    expect(actAll(midGame({ 1: 1 }, { 25: 1, 6: 14 }, 0, { terms }), rules, ROLL_61, step(1, 0), PICK_UP).result!.points).toEqual([2, 0]);
  });
  it('nothing can be done after it', () => {
    const over = actAll(midGame({ 1: 1 }, { 6: 2 }), rules, ROLL_61, step(1, 0), PICK_UP);
    for (const action of [ROLL_61, PICK_UP, { kind: 'double' }, { kind: 'resign', by: 1, win: 'single' }] as const) expect(refusal(over, action, rules)).toBe(`action_phase ${action.kind} over`);
  });
});

describe('resignation', () => {
  const state = (): GameState => midGame({ 6: 15 }, { 24: 1, 6: 14 });
  const resigned = (win: 'single' | 'gammon' | 'backgammon'): GameAction => ({ kind: 'resign', by: 0, win });
  it.each([['single', 1], ['gammon', 2], ['backgammon', 3]] as const)('of a %s costs %i stakes once it is accepted', (win, points) => {
    const asked = actAll(state(), rules, resigned(win));
    expect([asked.phase, asked.turn]).toEqual(['resignation', 1]);
    expect(actAll(asked, rules, { kind: 'answerResign', accept: true }).result).toMatchObject({ winner: 1, by: 'resign', points: [0, points] });
  });
  it('refused: the game goes on where it was', () => {
    const rolled = actAll(state(), rules, ROLL_61, step(6, 5));
    expect(actAll(rolled, rules, resigned('single'), { kind: 'answerResign', accept: false })).toEqual(rolled);
  });
  it('either side may, also while the other has the turn', () => {
    const asked = actAll(state(), rules, { kind: 'resign', by: 1, win: 'single' });
    expect(actAll(asked, rules, { kind: 'answerResign', accept: true }).result!.points).toEqual([1, 0]);
  });
  it('a roll that was not played is written down', () => {
    const over = actAll(state(), rules, ROLL_61, resigned('gammon'), { kind: 'answerResign', accept: true });
    expect(over.actions).toMatchObject([{ kind: 'move', roll: [6, 1], written: 'none' }, { kind: 'resign', player: 0, points: 2 }]);
  });
  it('Jacoby: only the plain stake can be given up on a centred cube', () =>
    expect(refusal(midGame({ 6: 15 }, { 6: 15 }, 0, { score: { ...MONEY, jacoby: true } }), resigned('gammon'), rules)).toBe('resign_kind gammon'));
  it('koks cannot be given up where it is not counted', () =>
    expect(refusal(midGame({ 24: 15 }, { 24: 15 }, 0, { game: 'long' }), resigned('backgammon'), rules)).toBe('resign_kind backgammon'));
});

describe('an illegal play of two people at one board', () => {
  const rolled = (): GameState => actAll(midGame({ 13: 2, 6: 13 }, { 13: 2, 6: 13 }, 0, { claims: true }), rules, ROLL_61);
  const illegal = (): GameState => actAll(rolled(), rules, entered([13, 7]), PICK_UP);
  it('against the engine it is refused', () =>
    expect(refusal(actAll(midGame({ 13: 2, 6: 13 }, { 13: 2, 6: 13 }), rules, ROLL_61), entered([13, 7]), rules)).toBe('play_illegal 13/7'));
  it('what no checker can do is refused in any case', () => expect(refusal(rolled(), entered([20, 14]), rules)).toBe('play_illegal 20/14'));
  it('can be made and ends the turn', () => expect(illegal()).toMatchObject({ phase: 'roll', turn: 1, last: { legal: false } }));
  it('is a whole play: nothing is added to it, and it is taken back as one', () => {
    const entering = actAll(rolled(), rules, entered([13, 7]));
    expect(refusal(entering, step(13, 12), rules)).toBe('step_refused 13 12');
    expect(actAll(entering, rules, { kind: 'undo' })).toEqual(rolled());
  });
  it('taken back where the roll has no legal play, it leaves a turn that can be ended', () => {
    const shut = actAll(midGame({ 25: 1, 13: 14 }, { 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 5 }, 0, { claims: true }), rules, ROLL_61);
    expect(actAll(shut, rules, entered([13, 7]), { kind: 'undo' }, PICK_UP)).toMatchObject({ phase: 'roll', turn: 1, last: { legal: true } });
  });
  it('can be claimed; the other side decides', () => expect(actAll(illegal(), rules, { kind: 'claim' })).toMatchObject({ phase: 'claim', turn: 1 }));
  it('accepted, it stands and cannot be claimed again', () => {
    const stands = actAll(illegal(), rules, { kind: 'claim' }, { kind: 'accept' });
    expect([stands.phase, stands.turn, refusal(stands, { kind: 'claim' }, rules)]).toEqual(['roll', 1, 'nothing_to_claim']);
  });
  it('corrected, it is played anew with the same roll, by the rules', () => {
    const again = actAll(illegal(), rules, { kind: 'claim' }, { kind: 'correct' });
    expect([again.phase, again.turn, again.roll, again.checkers]).toEqual(['move', 0, [6, 1], rolled().checkers]);
    expect(refusal(again, entered([13, 7]), rules)).toBe('play_illegal 13/7');
    const mended = actAll(again, rules, entered([13, 7], [7, 6]), PICK_UP);
    expect(mended).toMatchObject({ phase: 'roll', turn: 1, actions: [{ kind: 'move', moves: [{ from: 13, to: 7 }, { from: 7, to: 6 }] }] });
    expect(mended.actions).toHaveLength(1);
  });
  it('may be claimed until the next roll, after which it stands', () =>
    expect(refusal(actAll(illegal(), rules, ROLL_61, entered([13, 7], [7, 6]), PICK_UP), { kind: 'claim' }, rules)).toBe('claim_unfounded'));
  it('may be claimed while a double waits, which then waits on', () => {
    const doubled = actAll(illegal(), rules, { kind: 'double' });
    const mended = actAll(doubled, rules, { kind: 'claim' }, { kind: 'correct' }, entered([13, 7], [7, 6]), PICK_UP);
    expect(mended).toMatchObject({ phase: 'answer', turn: 0, offer: doubled.offer });
  });
  it('a play by the rules cannot be claimed', () => expect(refusal(actAll(rolled(), rules, entered([13, 7], [7, 6]), PICK_UP), { kind: 'claim' }, rules)).toBe('claim_unfounded'));
  it('can be claimed when it ended the game', () => {
    const over = actAll(midGame({ 1: 2 }, { 6: 2 }, 0, { claims: true }), rules, { kind: 'roll', dice: [6, 1] });
    const early = actAll(midGame({ 6: 1 }, { 6: 2 }, 0, { claims: true }), rules, { kind: 'roll', dice: [2, 1] }, entered([6, 0]), PICK_UP);
    expect([over.phase, early.phase]).toEqual(['move', 'over']);
    const mended = actAll(early, rules, { kind: 'claim' }, { kind: 'correct' }, entered([6, 4], [4, 3]), PICK_UP);
    expect(mended).toMatchObject({ phase: 'roll', turn: 1, result: null });
  });
});

describe('dice settled before the game', () => {
  const commitment = 'ab'.repeat(32);
  const commit: GameAction = { kind: 'commit', commitment, words: 'hello' };
  it('are committed before the first throw and revealed after the game', () => {
    const played = actAll(actAll(startGame(gameOptions({ starter: 0 })), rules, commit), rules, ROLL_61, entered([13, 7], [8, 7]), PICK_UP, { kind: 'resign', by: 1, win: 'single' }, { kind: 'answerResign', accept: true });
    expect(actAll(played, rules, { kind: 'reveal', seed: 'cd'.repeat(32) }).proof).toEqual({ commitment, words: 'hello', seed: 'cd'.repeat(32) });
  });
  it('cannot be committed twice, nor after a throw', () => {
    expect(refusal(actAll(startGame(gameOptions()), rules, commit), commit, rules)).toBe('dice_committed');
    expect(refusal(actAll(startGame(gameOptions()), rules, start(2, 2)), commit, rules)).toBe('dice_committed');
  });
  it('are not revealed during the game', () => expect(refusal(startGame(gameOptions()), { kind: 'reveal', seed: '' }, rules)).toBe('action_phase reveal start'));
});
