import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DICE, type Roll } from '../../src/core/dice.ts';
import { CHECKERS } from '../../src/core/games.ts';
import { countsOf, makePosition, OFF, startPosition } from '../../src/core/position.ts';
import { unwrap } from '../../src/core/result.ts';
import { positions } from '../../src/engine/testing/positions.ts';
import { makeFibsBoard, parseFibsBoard } from './fibs-board.ts';

const rolls = (): fc.Arbitrary<Roll> => fc.tuple(fc.constantFrom(...DICE), fc.constantFrom(...DICE));

describe('the board as a line', () => {
  it('counts the mover up and the other side down, each from its own bar', () =>
    expect(makeFibsBoard(startPosition('short'), [3, 1])).toBe(
      'board:mover:opponent:0:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:3:1:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:0',
    ));
  it('checkers on the bars and off are told twice', () => {
    const position = unwrap(makePosition({ game: 'short', mover: countsOf({ 25: 1, 3: 2 }), opponent: countsOf({ 25: 2, 1: 1 }) }));
    const fields = makeFibsBoard(position, [6, 6]).split(':');
    expect([fields[6], fields[30], fields[31], fields.slice(45, 49)]).toEqual(['-2', '-1', '1', ['12', '12', '1', '2']]);
  });
  it('is read back as it was', () =>
    fc.assert(fc.property(positions().filter(({ mover, opponent }) => mover[OFF] !== CHECKERS || opponent[OFF] !== CHECKERS), rolls(), (position, roll) => {
      expect(parseFibsBoard(makeFibsBoard(position, roll))).toEqual({ position, roll });
    })));
  it.each([
    ['a line that is no board', 'You say: hello'],
    ['a board of too few fields', 'board:mover:opponent:0:0:0'],
    ['dice that were not thrown', makeFibsBoard(startPosition('short'), [0, 0] as unknown as Roll)],
  ])('%s is refused', (_rule, line) => expect(() => parseFibsBoard(line)).toThrow(/board/));
});
