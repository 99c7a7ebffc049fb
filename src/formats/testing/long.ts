/** Random long nard for property tests: boards, rules, situations. */
import fc from 'fast-check';
import { ROLLS } from '../../core/dice.ts';
import { CHECKERS, type PresetRef } from '../../core/games.ts';
import { BEAROFFS, BLOCKS, HEADS, TRANSIENTS, type LongRules } from '../../core/long-rules.ts';
import { BEGINNERS, facing, makePosition, OFF, SLOTS, type Position } from '../../core/position.ts';
import { LONG_PRESETS } from '../../core/presets.ts';
import { unwrap } from '../../core/result.ts';
import { CENTRED, MONEY, PHASES, type Player, type Situation } from '../../core/situation.ts';

export const anyLongRules = (): fc.Arbitrary<LongRules> =>
  fc.record({ head: fc.constantFrom(...HEADS), block: fc.constantFrom(...BLOCKS), transient: fc.constantFrom(...TRANSIENTS), largerDie: fc.boolean(), bearoff: fc.constantFrom(...BEAROFFS) });

export const anyLongPreset = (): fc.Arbitrary<PresetRef> =>
  fc.oneof(fc.constantFrom(...LONG_PRESETS.map(({ id, version }) => ({ id, version }))), anyLongRules().map((rules) => ({ id: 'custom', version: 1, rules })));

/** Each checker on a point that the other side does not hold, or off. */
export const anyLongPosition = (): fc.Arbitrary<Position> =>
  fc.record({
    places: fc.array(fc.tuple(fc.integer({ min: 0, max: 24 }), fc.integer({ min: 0, max: 24 })), { minLength: CHECKERS, maxLength: CHECKERS }),
    first: fc.option(fc.record({ mover: fc.boolean(), opponent: fc.boolean() }), { nil: undefined }),
    began: fc.option(fc.constantFrom(...BEGINNERS), { nil: undefined }),
  }).map(({ places, first, began }) => {
    const [mover, opponent] = [new Array<number>(SLOTS).fill(0), new Array<number>(SLOTS).fill(0)];
    const put = (mine: number[], others: readonly number[], point: number): void => { mine[point > 0 && others[facing('long', point)]! > 0 ? OFF : point]! += 1; };
    for (const [a, b] of places) {
      put(mover, opponent, a);
      put(opponent, mover, b);
    }
    if (mover[OFF] === CHECKERS && opponent[OFF] === CHECKERS) { opponent[OFF] = 0; opponent[1] = CHECKERS; }
    return unwrap(makePosition({ game: 'long', mover, opponent, ...(first && { first }), ...(began && { began }) }));
  });

/** Any situation an ID can hold: larger die first, halves of points, a cube only now and then. */
export const anyLongSituation = (): fc.Arbitrary<Situation> =>
  fc.record({
    position: anyLongPosition(), preset: anyLongPreset(), turn: fc.constantFrom<Player>(0, 1), phase: fc.constantFrom(...PHASES), dice: fc.constantFrom(...ROLLS.map(({ roll }) => roll)),
    length: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1000 })), halves: fc.tuple(fc.nat(400), fc.nat(400)),
    cube: fc.option(fc.record({ value: fc.nat(15).map((log) => 2 ** log), owner: fc.constantFrom<Player | null>(0, 1, null) }), { nil: CENTRED }), jacoby: fc.boolean(), beavers: fc.boolean(),
  }).map(({ position, preset, turn, phase, dice, length, halves, cube, jacoby, beavers }) => ({
    position, preset, turn, phase, roll: phase === 'play' ? dice : null, cube,
    score: {
      ...MONEY, length, points: halves.map((n) => (length > 0 ? Math.min(n, 2 * length - 1) : n) / 2) as unknown as readonly [number, number],
      jacoby: length === 0 && jacoby, beavers: length === 0 && beavers,
    },
  }));
