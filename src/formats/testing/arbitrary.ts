/** Random positions for property tests. */
import fc from 'fast-check';
import { BAR, OFF, SLOTS, type Position } from '../../core/position.ts';

/** Any legal short-nard position, often crowded: points go to one side or the other, then checkers are strewn over a side's points. */
export const anyPosition = (): fc.Arbitrary<Position> =>
  fc.record({
    owners: fc.array(fc.boolean(), { minLength: 24, maxLength: 24 }),
    mine: fc.array(fc.integer({ min: 0, max: BAR }), { minLength: 15, maxLength: 15 }),
    theirs: fc.array(fc.integer({ min: 0, max: BAR }), { minLength: 15, maxLength: 15 }),
  }).map(({ owners, mine, theirs }) => {
    const strew = (slots: readonly number[], isOwn: (slot: number) => boolean): number[] => {
      const counts = new Array<number>(SLOTS).fill(0);
      for (const slot of slots) counts[slot === OFF || slot === BAR || isOwn(slot) ? slot : OFF]! += 1;
      return counts;
    };
    const mover = strew(mine, (slot) => owners[slot - 1]!);
    const opponent = strew(theirs, (slot) => !owners[24 - slot]!);
    // Not both sides can be done: one checker comes back from off.
    if (mover[OFF] === 15 && opponent[OFF] === 15) { mover[OFF] = 14; mover[BAR] = 1; }
    return { game: 'short', mover, opponent } as unknown as Position;
  });
