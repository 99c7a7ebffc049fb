import { describe, expect, it } from 'vitest';
import { startPosition } from './position.ts';
import { CENTRED, MONEY, situationOf, type Situation } from './situation.ts';
import { possibleCubeTurns, turnCube, type CubeTurn } from './turn-cube.ts';

const MONEY_GAME: Situation = { ...situationOf(startPosition('short')), score: { ...MONEY, beavers: true } };
const after = (start: Situation, ...actions: readonly CubeTurn[]): Situation | null => actions.reduce<Situation | null>((here, action) => here && turnCube(here, action), start);
const short = (situation: Situation | null) => situation && [situation.phase, situation.turn, situation.cube.value, situation.cube.owner];

describe('the cube in a situation that stands by itself', () => {
  it.each<[readonly CubeTurn[], readonly unknown[]]>([
    [['double'], ['answer', 1, 1, null]],
    [['double', 'take'], ['roll', 0, 2, 1]],
    [['double', 'drop'], ['over', 1, 1, null]],
    [['double', 'beaver'], ['beaver', 0, 2, 1]],
    [['double', 'beaver', 'take'], ['roll', 0, 4, 1]],
    [['double', 'beaver', 'drop'], ['over', 0, 2, 1]],
    [['double', 'beaver', 'raccoon'], ['raccoon', 1, 4, 1]],
    [['double', 'beaver', 'raccoon', 'take'], ['roll', 0, 8, 1]],
  ])('%j leads to phase, turn, value and owner', (actions, wanted) => expect(short(after(MONEY_GAME, ...actions))).toEqual(wanted));

  it('the board is always seen by who decides', () => {
    const position = { ...startPosition('short'), mover: startPosition('short').mover.map((n, point) => (point === 24 ? 0 : point === 1 ? 2 : n)) } as unknown as Situation['position'];
    const start = { ...MONEY_GAME, position };
    expect(after(start, 'double')!.position.opponent).toEqual(position.mover);
    for (const actions of [['double', 'take'], ['double', 'beaver', 'take'], ['double', 'beaver', 'raccoon', 'take']] as const) expect(after(start, ...actions)!.position).toEqual(position);
  });

  it.each<[string, Partial<Situation>, readonly CubeTurn[]]>([
    ['to roll, everybody may double a cube in the middle', {}, ['double']],
    ['its owner may', { cube: { value: 2, owner: 0 } }, ['double']],
    ['the other side may not', { cube: { value: 2, owner: 1 } }, []],
    ['nobody may in the Crawford game', { score: { ...MONEY, length: 5, points: [4, 2], crawford: true } }, []],
    ['nobody may beyond the limit', { score: { ...MONEY, cap: 1 } }, []],
    ['nobody may with dice thrown', { phase: 'play', roll: [3, 1] }, []],
    ['nobody may when the game is over', { phase: 'over' }, []],
    ['a double is taken or dropped', { phase: 'answer', score: MONEY }, ['take', 'drop']],
    ['or beavered, for money where that is agreed', { phase: 'answer' }, ['take', 'drop', 'beaver']],
    ['in a match there are no beavers', { phase: 'answer', score: { ...MONEY, length: 7, beavers: true } }, ['take', 'drop']],
    ['nor beyond the limit', { phase: 'answer', score: { ...MONEY, beavers: true, cap: 2 } }, ['take', 'drop']],
    ['a beaver is taken, dropped or turned once more', { phase: 'beaver', cube: { value: 2, owner: 1 } }, ['take', 'drop', 'raccoon']],
    ['long nard has no cube', { position: startPosition('long'), cube: CENTRED }, []],
  ])('%s', (_rule, change, wanted) => expect(possibleCubeTurns({ ...MONEY_GAME, ...change })).toEqual(wanted));
});
