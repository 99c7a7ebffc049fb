/** Random situations for property tests. */
import fc from 'fast-check';
import type { Die } from '../../core/dice.ts';
import { CENTRED, PHASES, type Situation } from '../../core/situation.ts';
import { positions } from '../../engine/testing/positions.ts';

/** Any situation that IDs can hold: higher die first, Crawford only where it can be. */
export const anySituation = (): fc.Arbitrary<Situation> =>
  fc.record({
    position: positions(), turn: fc.constantFrom(0 as const, 1 as const), phase: fc.constantFrom(...PHASES),
    dice: fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 })), cubeLog: fc.integer({ min: 0, max: 15 }),
    owner: fc.constantFrom(null, 0 as const, 1 as const), length: fc.integer({ min: 0, max: 32767 }), jacoby: fc.boolean(), crawford: fc.boolean(),
    a: fc.double({ min: 0, max: 1, noNaN: true }), b: fc.double({ min: 0, max: 1, noNaN: true }),
  }).map(({ position, turn, phase, dice, cubeLog, owner, length, jacoby, crawford, a, b }) => {
    const top = Math.max(0, length - 1) || 100;
    const points = (length > 0 && length <= 1 ? [0, 0] : [Math.floor(a * top), Math.floor(b * top)]) as unknown as readonly [number, number];
    const resting = crawford && length > 1 && (points[0] === length - 1) !== (points[1] === length - 1);
    // While a double is answered the cube belongs to nobody, to the doubler, or after a beaver to the other.
    const answerer = phase === 'answer' ? (owner === turn ? null : owner) : phase === 'raccoon' ? turn : owner;
    return {
      position, turn, phase, roll: phase === 'play' ? ([Math.max(...dice), Math.min(...dice)] as unknown as [Die, Die]) : null,
      cube: resting ? CENTRED : { value: 2 ** cubeLog, owner: answerer },
      score: { length, points, crawford: resting && phase !== 'raccoon', jacoby: length === 0 && jacoby, beavers: false },
    };
  }).filter((s) => !(s.phase === 'raccoon' && s.cube.owner === null));
