/** Random long-nard positions of every kind the rules treat differently, and random rules, for tests. */
import fc from 'fast-check';
import { CHECKERS } from '../../core/games.ts';
import { BEAROFFS, BLOCKS, HEADS, TRANSIENTS, type LongRules } from '../../core/long-rules.ts';
import { facing, OFF, SLOTS, type Position } from '../../core/position.ts';
import { LONG_PRESETS } from '../../core/presets.ts';
import type { Scoring } from '../../core/terms.ts';

/** A preset's rules, or any combination. */
export const longRules = (): fc.Arbitrary<LongRules> =>
  fc.oneof(
    fc.constantFrom(...LONG_PRESETS.map(({ rules }) => rules)),
    fc.record({
      head: fc.constantFrom(...HEADS), block: fc.constantFrom(...BLOCKS), transient: fc.constantFrom(...TRANSIENTS),
      largerDie: fc.boolean(), bearoff: fc.constantFrom(...BEAROFFS),
    }),
  );

/** What wins may count. */
export const longScorings = (): fc.Arbitrary<Scoring> =>
  fc.record({
    gammon: fc.constantFrom(1, 2, 3), homeMars: fc.constantFrom(null, 4), lastThrow: fc.constant('off' as const),
    backgammon: fc.oneof(fc.constant(null), fc.record({ value: fc.constantFrom(2, 3, 5), when: fc.constantFrom('head' as const, 'start_quarter' as const) })),
  });

const point = (low = 1, high = 24): fc.Arbitrary<number> => fc.integer({ min: low, max: high });

/** Own slots of a row that is nearly or quite a block, wherever it lies (the ends of both paths included), and checkers behind it. */
const row = (): fc.Arbitrary<number[]> =>
  fc.record({
    start: point(), length: fc.integer({ min: 5, max: 8 }), gaps: fc.array(fc.nat(7), { maxLength: 2 }),
    behind: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 7, maxLength: 11 }), onHead: fc.nat(4),
  }).map(({ start, length, gaps, behind, onHead }) => {
    const around = (slot: number): number => ((slot + 23) % 24) + 1;
    const slots = Array.from({ length }, (_, n) => n).filter((n) => !gaps.includes(n)).map((n) => around(start + n));
    return [...slots, ...Array<number>(onHead).fill(24), ...behind.map((n) => around(start + length - 2 + n))].slice(0, CHECKERS);
  });

/** All home or nearly so, some off. */
const bearing = (): fc.Arbitrary<number[]> =>
  fc.record({ left: fc.constantFrom(15, 14, 10, 6, 3, 2, 1), slots: fc.array(point(1, 6), { minLength: 15, maxLength: 15 }), outside: fc.array(point(7, 11), { maxLength: 2 }), withOutside: fc.boolean() })
    .map(({ left, slots, outside, withOutside }) => (withOutside ? [...outside, ...slots] : slots).slice(0, left));

const scattered = (): fc.Arbitrary<number[]> => fc.array(fc.oneof(point(), fc.constant(24)), { minLength: CHECKERS, maxLength: CHECKERS });

const countsAt = (slots: readonly number[]): number[] => {
  const counts = new Array<number>(SLOTS).fill(0);
  for (const slot of slots) counts[slot]! += 1;
  counts[OFF]! += CHECKERS - slots.length;
  return counts;
};

/** The other side on points that are free, none farther on than `foremost`; or some of it off. */
const enemy = (mine: readonly number[]): fc.Arbitrary<number[]> =>
  fc.record({ foremost: fc.constantFrom(1, 1, 7, 13, 19, 23, 24), picks: fc.array(fc.nat(), { minLength: CHECKERS, maxLength: CHECKERS }), off: fc.constantFrom(0, 0, 0, 3, 14), onHead: fc.constantFrom(0, 5, 13) })
    .map(({ foremost, picks, off, onHead }) => {
      const free = Array.from({ length: 24 }, (_, n) => n + 1).filter((slot) => !mine.includes(facing('long', slot)));
      const far = free.filter((slot) => slot >= foremost);
      const choice = far.length ? far : free;
      return picks.slice(off).map((pick, n) => (n < onHead && choice.includes(24) ? 24 : choice[pick % choice.length]!));
    });

const firstThrows = fc.constantFrom(undefined, undefined, { mover: true, opponent: true }, { mover: false, opponent: true }, { mover: true, opponent: false });

export const longPositions = (): fc.Arbitrary<Position> =>
  fc.oneof(
    { weight: 5, arbitrary: row() },
    { weight: 2, arbitrary: bearing() },
    { weight: 2, arbitrary: scattered() },
    { weight: 2, arbitrary: fc.constant(new Array<number>(CHECKERS).fill(24)) },
  ).chain((mine) => fc.tuple(fc.constant(mine), enemy(mine), firstThrows))
    .map(([mine, theirs, first]) => ({ game: 'long', mover: countsAt(mine), opponent: countsAt(theirs), ...(first && { first }) }) as unknown as Position);
