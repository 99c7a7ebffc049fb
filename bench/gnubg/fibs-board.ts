/**
 * The line by which a backgammon server tells a player the board, in the form that GNU Backgammon's `external` socket takes: `board:`
 * and 52 fields, here for money play with a centred cube, the side to roll being the first player, moving from 24 down to 1.
 */
import { parseRoll, type Roll } from '../../src/core/dice.ts';
import { BAR, makePosition, OFF, SLOTS, total, type Position } from '../../src/core/position.ts';
import { CHECKERS } from '../../src/core/games.ts';

/** Names, match length and both scores; length 0 is money play. */
const HEAD = ['mover', 'opponent', 0, 0, 0];
/** Cube at 1, either may double, none is offered; first colour, downwards, home at 0, bar at 25. */
const MIDDLE = [1, 1, 1, 0, 1, -1, 0, 25];
/** Checkers that can move, forced, after Crawford, redoubles: nobody reads them. */
const TAIL = [0, 0, 0, 0];
const FIRST_SLOT = 1 + HEAD.length;
const TURN = FIRST_SLOT + SLOTS;
const OFF_FIELDS = TURN + 5 + MIDDLE.length;
const FIELDS = OFF_FIELDS + 4 + TAIL.length;

export function makeFibsBoard({ mover, opponent }: Position, roll: Roll): string {
  // The mover's checkers count up from zero, the other's down; the bars are at the ends.
  const slots = Array.from({ length: SLOTS }, (_, slot) => (slot === 0 ? 0 : mover[slot]!) - (slot === BAR ? 0 : opponent[BAR - slot]!));
  return ['board', ...HEAD, ...slots, 1, ...roll, 0, 0, ...MIDDLE, mover[OFF], opponent[OFF], mover[BAR], opponent[BAR], ...TAIL].join(':');
}

/** Reads what {@link makeFibsBoard} makes. Throws on anything else: such lines come from ourselves. */
export function parseFibsBoard(line: string): { position: Position; roll: Roll } {
  const fields = line.trim().split(':');
  if (fields[0] !== 'board' || fields.length !== FIELDS) throw new Error(`no board of ${FIELDS} fields: ${line}`);
  const numbers = fields.map(Number);
  const side = (sign: 1 | -1): number[] => {
    const counts = Array.from({ length: SLOTS }, (_, slot) => (slot === OFF ? 0 : Math.max(0, sign * numbers[FIRST_SLOT + (sign === 1 ? slot : BAR - slot)]!)));
    counts[OFF] = CHECKERS - total(counts);
    return counts;
  };
  const position = makePosition({ game: 'short', mover: side(1), opponent: side(-1) });
  const roll = parseRoll(`${fields[TURN + 1]} ${fields[TURN + 2]}`);
  if (!position.ok || !roll.ok) throw new Error(`an impossible board: ${line}`);
  return { position: position.value, roll: roll.value };
}
