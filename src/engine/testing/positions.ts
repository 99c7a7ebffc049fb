/** Random short-nard positions of every kind the rules treat differently, and the wasm, for tests. */
import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { CHECKERS, type Game } from '../../core/games.ts';
import { BAR, OFF, SLOTS, type Position } from '../../core/position.ts';

/** Bytes of a built module. */
export function builtWasm(name: 'rules' | `rules-${Game}` | Game): Uint8Array {
  const path = `build/${name}.wasm`;
  if (!existsSync(path)) throw new Error(`${path} is missing: run npx asc assembly/${name.startsWith('rules') ? 'rules-only' : name}.ts --target ${name}`);
  return new Uint8Array(readFileSync(path));
}

/** How far back one side stands: all over, around its home, in it, or with a few left; and often on the bar. */
const side = (): fc.Arbitrary<number[]> =>
  fc.record({
    farthest: fc.constantFrom(24, 24, 18, 12, 8, 7, 6, 6),
    left: fc.constantFrom(CHECKERS, CHECKERS, 12, 5, 2, 1),
    slots: fc.array(fc.nat(), { minLength: CHECKERS, maxLength: CHECKERS }),
    back: fc.array(fc.oneof(fc.integer({ min: 19, max: BAR }), fc.constant(BAR)), { maxLength: 3 }),
    withBack: fc.boolean(),
  }).map(({ farthest, left, slots, back, withBack }) => {
    const chosen = slots.slice(0, left).map((slot) => (slot % farthest) + 1);
    if (withBack) chosen.splice(0, back.length, ...back);
    return chosen;
  });

/** A legal position; a point claimed by both sides goes to one of them, the other's checkers are borne off. */
export const positions = (): fc.Arbitrary<Position> =>
  fc.record({ mine: side(), theirs: side(), owners: fc.array(fc.boolean(), { minLength: 25, maxLength: 25 }) })
    .map(({ mine, theirs, owners }) => {
      const free = (slot: number, other: readonly number[], isMine: boolean): boolean =>
        slot === BAR || !other.includes(25 - slot) || owners[isMine ? slot : 25 - slot] === isMine;
      const counts = (slots: readonly number[]): number[] => {
        const side = new Array<number>(SLOTS).fill(0);
        for (const slot of slots) side[slot]! += 1;
        side[OFF]! = CHECKERS - slots.length;
        return side;
      };
      const mover = counts(mine.filter((slot) => free(slot, theirs, true)));
      const opponent = counts(theirs.filter((slot) => free(slot, mine, false)));
      return { game: 'short', mover, opponent } as unknown as Position;
    });
