import { beforeAll, describe, expect, it } from 'vitest';
import { loadRules } from '../engine/rule-book.ts';
import { builtWasm } from '../engine/testing/positions.ts';
import type { GameAction } from './game-actions.ts';
import { startGame, type GameOptions, type GameState } from './game-state.ts';
import type { RuleBook } from './rule-book.ts';
import { MONEY, type Cube } from './situation.ts';
import { presetTerms } from './terms.ts';
import { actAll, midGame, refusal } from './testing/game-table.ts';
import { gameOptions } from './testing/play-through.ts';

let rules: RuleBook;
beforeAll(async () => { rules = await loadRules(builtWasm('rules')); });

const DOUBLE: GameAction = { kind: 'double' };
const TAKE: GameAction = { kind: 'take' };
const DROP: GameAction = { kind: 'drop' };
const ROLL: GameAction = { kind: 'roll', dice: [6, 1] };
const BEARS_OFF: readonly GameAction[] = [ROLL, { kind: 'step', from: 1, to: 0 }, { kind: 'pickUp' }];
const BEAVERS: Partial<GameOptions> = { score: { ...MONEY, beavers: true } };

const game = (options: Partial<GameOptions> = {}, cube?: Cube): GameState => {
  const state = midGame({ 13: 2, 6: 13 }, { 13: 2, 6: 13 }, 0, options);
  return cube ? { ...state, cube } : state;
};

describe('doubling', () => {
  it('is offered before the roll and answered by the other side', () => expect(actAll(game(), rules, DOUBLE)).toMatchObject({ phase: 'answer', turn: 1, offer: { cube: { value: 2, owner: 1 } } }));
  it('taken, the taker owns the cube and the doubler rolls', () =>
    expect(actAll(game(), rules, DOUBLE, TAKE)).toMatchObject({ phase: 'roll', turn: 0, cube: { value: 2, owner: 1 }, offer: null }));
  it('nobody rolls while it waits', () => expect(refusal(actAll(game(), rules, DOUBLE), ROLL, rules)).toBe('action_phase roll answer'));
  it('nobody doubles twice in a row: only the owner redoubles', () => expect(refusal(actAll(game(), rules, DOUBLE, TAKE), DOUBLE, rules)).toBe('cube_refused not_owner'));
  it('the owner redoubles', () => expect(actAll(game({}, { value: 2, owner: 0 }), rules, DOUBLE, TAKE).cube).toEqual({ value: 4, owner: 1 }));
  it('has no limit: 64 is a face', () => expect(actAll(game({}, { value: 64, owner: 0 }), rules, DOUBLE, TAKE).cube.value).toBe(128));
  it('a cap that was agreed on ends it', () => expect(refusal(game({ cubeCap: 64 }, { value: 64, owner: 0 }), DOUBLE, rules)).toBe('cube_refused cap'));
  it('is not possible after the roll', () => expect(refusal(actAll(game(), rules, ROLL), DOUBLE, rules)).toBe('action_phase double move'));
  it('is not possible before the starter’s first roll', () => expect(refusal(startGame(gameOptions({ starter: 0 })), DOUBLE, rules)).toBe('cube_refused first_throw'));
  it('is possible for the other side before its own first roll', () => expect(refusal({ ...game(), thrown: [true, false], turn: 1 }, DOUBLE, rules)).toBe('allowed'));
  it('is possible when no checker can move', () => {
    const shut = midGame({ 25: 1, 6: 14 }, { 6: 3, 5: 3, 4: 3, 3: 2, 2: 2, 1: 2 });
    expect(refusal(shut, DOUBLE, rules)).toBe('allowed');
  });
  it('there is none in the Crawford game', () => expect(refusal(game({ score: { ...MONEY, length: 5, points: [4, 2], crawford: true } }), DOUBLE, rules)).toBe('cube_refused crawford'));
  it('there is none without a cube', () => expect(refusal(game({ terms: { ...presetTerms('short', ''), cube: false } }), DOUBLE, rules)).toBe('cube_refused no_cube'));
  it('is written down', () => expect(actAll(game(), rules, DOUBLE, TAKE).actions).toMatchObject([{ kind: 'double', player: 0, value: 2 }, { kind: 'take', player: 1 }]));
});

describe('dropping', () => {
  it('costs the stake before the double', () => expect(actAll(game({}, { value: 2, owner: 0 }), rules, DOUBLE, DROP).result).toEqual({ winner: 0, by: 'drop', kind: null, points: [2, 0] }));
  it('fault: is not charged ×3, however the board stands', () => {
    const lost = midGame({ 1: 15 }, { 25: 2, 24: 13 });
    expect(actAll(lost, rules, DOUBLE, DROP).result!.points).toEqual([1, 0]);
  });
  it('after an automatic double costs two', () => expect(actAll(game({}, { value: 2, owner: null }), rules, DOUBLE, DROP).result!.points).toEqual([2, 0]));
});

describe('beavers, where agreed on', () => {
  const beavered = (): GameState => actAll(game(BEAVERS), rules, DOUBLE, { kind: 'beaver' });
  it('turn the cube again and keep it', () => {
    expect(beavered()).toMatchObject({ phase: 'beaver', turn: 0, offer: { cube: { value: 4, owner: 1 } } });
    expect(actAll(beavered(), rules, TAKE)).toMatchObject({ phase: 'roll', turn: 0, cube: { value: 4, owner: 1 } });
  });
  it('dropped by the doubler cost what he had offered', () => expect(actAll(beavered(), rules, DROP).result!.points).toEqual([0, 2]));
  it('may be raccooned', () => {
    const raised = actAll(beavered(), rules, { kind: 'raccoon' });
    expect(raised).toMatchObject({ phase: 'raccoon', turn: 1, offer: { cube: { value: 8, owner: 1 } } });
    expect(actAll(raised, rules, TAKE)).toMatchObject({ turn: 0, cube: { value: 8, owner: 1 } });
    expect(actAll(raised, rules, DROP).result!.points).toEqual([4, 0]);
  });
  it('are refused where they are not', () => expect(refusal(actAll(game(), rules, DOUBLE), { kind: 'beaver' }, rules)).toBe('cube_refused no_beavers'));
  it('keep to the cap', () => expect(refusal(actAll(game({ ...BEAVERS, cubeCap: 2 }), rules, DOUBLE), { kind: 'beaver' }, rules)).toBe('cube_refused cap'));
});

describe('Jacoby', () => {
  const gammon = (cube: Cube, jacoby = true): GameState => ({ ...midGame({ 1: 1 }, { 6: 15 }, 0, { score: { ...MONEY, jacoby } }), cube });
  const rows: readonly (readonly [string, Cube, boolean, number])[] = [
    ['a gammon counts one until a player has doubled', { value: 1, owner: null }, true, 1],
    ['after a double it counts', { value: 2, owner: 1 }, true, 4],
    ['an automatic double is not a player’s: the plain stake of two', { value: 2, owner: null }, true, 2],
    ['without Jacoby it always counts', { value: 1, owner: null }, false, 2],
  ];
  it.each(rows)('%s', (_, cube, jacoby, points) => expect(actAll(gammon(cube, jacoby), rules, ...BEARS_OFF).result!.points).toEqual([points, 0]));
});
