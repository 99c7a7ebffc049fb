/**
 * GNU Backgammon's position ID: 14 characters of base64 over an 80-bit key. For the side not on roll, then for the side on
 * roll: for its own points 1..24 and its bar a one for each checker, then a zero. Borne-off checkers are what is missing to 15.
 */
import { CHECKERS } from '../core/games.ts';
import { BAR, makePosition, OFF, SLOTS, total, type Counts, type Position, type Setup } from '../core/position.ts';
import { fail, type Result } from '../core/result.ts';
import { isBase64, makeBase64, parseBase64 } from './base64.ts';
import { LONG_LOOK } from './id-format.ts';

export const POSITION_ID_LENGTH = 14;
const KEY_BYTES = 10;

/** Reads an ID, with or without the `=` of padding. Errors: id_of_long {text}, id_length, id_malformed {text}, and those of makePosition. */
export function parsePositionId(text: string): Result<Position> {
  const id = text.trim().replace(/={1,2}$/, '');
  if (LONG_LOOK.test(id)) return fail('id_of_long', { text: id.slice(0, 90) });
  if (id.length !== POSITION_ID_LENGTH) return fail('id_length', { text: id.slice(0, 40), length: id.length });
  const bytes = isBase64(id) ? parseBase64(id) : null;
  if (!bytes) return fail('id_malformed', { text: id });
  let bit = 0;
  const next = (): boolean => {
    const set = ((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1;
    bit += 1;
    return set === 1;
  };
  const side = (): number[] => {
    const counts = new Array<number>(SLOTS).fill(0);
    // Past the last bit only zeros come, so that every slot ends.
    for (let slot = 1; slot <= BAR; slot++) while (next()) counts[slot]! += 1;
    return counts;
  };
  const opponent = side();
  const mover = side();
  // A key of thirty checkers and fifty slots is exactly full: a longer one has too many checkers.
  const over = ([['opponent', opponent], ['mover', mover]] as const).find(([, counts]) => total(counts) > CHECKERS);
  if (over) return fail('position_too_many_checkers', { side: over[0], count: total(over[1]) });
  while (bit < KEY_BYTES * 8) if (next()) return fail('id_malformed', { text: id });
  for (const counts of [opponent, mover]) counts[OFF] = CHECKERS - total(counts);
  return makePosition({ game: 'short', mover, opponent });
}

/** The ID of a board with at most fifteen checkers a side, the mover being the side on roll. */
export function makePositionId(setup: Setup): string {
  const bytes = new Array<number>(KEY_BYTES).fill(0);
  let bit = 0;
  const side = (counts: Counts): void => {
    for (let slot = 1; slot <= BAR; slot++) {
      for (let n = counts[slot]!; n > 0; n--, bit++) bytes[bit >> 3]! |= 1 << (bit & 7);
      bit += 1;
    }
  };
  side(setup.opponent);
  side(setup.mover);
  return makeBase64(bytes);
}
