import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHECKERS } from '../../core/games.ts';
import { BAR, countsOf, facing, makePosition, OFF, startPosition, total } from '../../core/position.ts';
import { addChecker, countsOfPlayer, moveChecker, onBoard, removeChecker, setCount, type Edited } from './edit-setup.ts';

const start: Edited = { setup: startPosition('short'), turn: 0 };
const empty: Edited = { setup: { game: 'short', mover: countsOf({}), opponent: countsOf({}) }, turn: 1 };

const player = fc.constantFrom(0 as const, 1 as const);
const slot = fc.integer({ min: OFF, max: BAR });
const action = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), player, slot }),
  fc.record({ kind: fc.constant('remove' as const), player, slot }),
  fc.record({ kind: fc.constant('move' as const), player, slot, to: slot }),
  fc.record({ kind: fc.constant('set' as const), player, slot: fc.integer({ min: 1, max: BAR }), count: fc.integer({ min: 0, max: 15 }) }),
);

describe('editing', () => {
  it('never leaves both colours on a point, nor other than fifteen a side', () => {
    fc.assert(fc.property(fc.constantFrom(start, empty), fc.array(action, { maxLength: 60 }), (from, actions) => {
      let edited = from;
      for (const each of actions) {
        edited = (each.kind === 'add' ? addChecker(edited, each.player, each.slot)
          : each.kind === 'remove' ? removeChecker(edited, each.player, each.slot)
          : each.kind === 'move' ? moveChecker(edited, each.player, each.slot, each.to)
          : setCount(edited, each.player, each.slot, each.count)) ?? edited;
        for (const side of [0, 1] as const) expect(total(countsOfPlayer(edited, side))).toBe(CHECKERS);
        for (let point = 1; point <= 24; point++) {
          expect(Math.min(edited.setup.mover[point]!, edited.setup.opponent[facing('short', point)]!)).toBe(0);
        }
        const position = makePosition(edited.setup);
        expect(position.ok || position.error.code === 'position_both_done').toBe(true);
      }
    }));
  });

  it('a checker set on the other side’s point takes its place', () => {
    const edited = addChecker(removeChecker(start, 0, 6)!, 0, 1)!;
    expect(countsOfPlayer(edited, 0)[1]).toBe(1);
    expect(countsOfPlayer(edited, 1)[24]).toBe(0);
    expect(countsOfPlayer(edited, 1)[OFF]).toBe(2);
  });

  it('a sixteenth checker is refused', () => expect(addChecker(start, 0, 3)).toBeNull());

  it('nothing is taken from an empty point', () => {
    expect(removeChecker(start, 0, 3)).toBeNull();
    expect(moveChecker(start, 1, 3, 4)).toBeNull();
  });

  it('what leaves the board is borne off, and comes back from the tray', () => {
    const off = moveChecker(start, 0, 6, OFF)!;
    expect(countsOfPlayer(off, 0)[OFF]).toBe(1);
    expect(onBoard(countsOfPlayer(off, 0))).toBe(14);
    expect(moveChecker(off, 0, OFF, 6)!.setup).toEqual(start.setup);
  });

  it('a count is held to the checkers there are', () => expect(countsOfPlayer(setCount(start, 0, 3, 9), 0)[3]).toBe(0));

  it('mends a set-up with too few checkers: the tray takes the rest', () => {
    const short: Edited = { setup: { ...empty.setup, mover: new Array<number>(26).fill(0) }, turn: 0 };
    expect(total(countsOfPlayer(addChecker(short, 0, 5)!, 0))).toBe(CHECKERS);
  });

  it('edits the opponent of the side whose turn it is by the opponent’s own numbers', () => {
    const edited = addChecker(empty, 0, 6)!;
    expect(edited.setup.opponent[6]).toBe(1);
  });
});
