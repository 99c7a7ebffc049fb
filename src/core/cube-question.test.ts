import { describe, expect, it } from 'vitest';
import { cubeQuestion } from './cube-conditions.ts';
import { countsOf, makePosition, OFF, startPosition, swapSides } from './position.ts';
import { unwrap } from './result.ts';
import { situationOf } from './situation.ts';

const done = unwrap(makePosition({ game: 'short', mover: countsOf({ 1: 1 }), opponent: countsOf({}) }));

describe('a cube decision', () => {
  it('is asked before the throw', () => expect(cubeQuestion(situationOf(startPosition('short'))).ok).toBe(true));
  it.each([['the other side', done], ['the side to roll', swapSides(done)]])('is none once %s has borne off all checkers', (_side, position) => {
    expect(position.mover[OFF]! + position.opponent[OFF]!).toBe(29);
    expect(cubeQuestion(situationOf(position))).toMatchObject({ ok: false, error: { code: 'cube_no_decision', facts: { phase: 'over' } } });
  });
  it('is none after the throw', () => expect(cubeQuestion(situationOf(startPosition('short'), [3, 1]))).toMatchObject({ ok: false, error: { facts: { phase: 'play' } } }));
});
