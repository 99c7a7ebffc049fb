/**
 * One side's checkers as batches write them: `6:5 8:3 13:5 24:2`, also `bar:1` and `off:2`, by its own numbering. Long nard is
 * written from the head: 1 = head, 19..24 = home, no bar.
 */
import { CHECKERS, type Game } from '../src/core/games.ts';
import { BAR, OFF, SLOTS, total, type Counts } from '../src/core/position.ts';
import { fail, ok, type Result } from '../src/core/result.ts';

/**
 * Reads one side; what is missing to fifteen is borne off. `side` goes into the error.
 * Errors: side_malformed {text}, position_too_many_checkers, position_too_few_checkers (when `off` is given and does not add up).
 */
export function parseSide(text: string, side: 'mover' | 'opponent', game: Game = 'short'): Result<Counts> {
  const counts = new Array<number>(SLOTS).fill(0);
  const seen = new Set<number>();
  for (const word of text.trim().split(/\s+/).filter(Boolean)) {
    const found = /^(?:(off)|(bar)|(2[0-4]|1\d|[1-9])):(\d{1,2})$/.exec(word);
    const slot = found?.[1] ? OFF : found?.[2] ? BAR : pointIn(game, Number(found?.[3]));
    if (!found || (game === 'long' && slot === BAR) || seen.has(slot)) return fail('side_malformed', { text: word.slice(0, 40) });
    seen.add(slot);
    counts[slot] = Number(found[4]);
  }
  const count = total(counts);
  if (count > CHECKERS) return fail('position_too_many_checkers', { side, count });
  if (count < CHECKERS && seen.has(OFF)) return fail('position_too_few_checkers', { side, count });
  counts[OFF]! += CHECKERS - count;
  return ok(counts);
}

/** Points in rising order, then bar, then off; empty slots are left out. */
export function makeSide(counts: Counts, game: Game = 'short'): string {
  const points = Array.from({ length: BAR - 1 }, (_, n) => n + 1).map((point) => ({ point, n: counts[pointIn(game, point)]! }));
  const words = points.filter(({ n }) => n > 0).map(({ point, n }) => `${point}:${n}`);
  if (counts[BAR]! > 0) words.push(`bar:${counts[BAR]}`);
  if (counts[OFF]! > 0) words.push(`off:${counts[OFF]}`);
  return words.join(' ');
}

/** A play in standard notation by the numbering of the sides' texts. */
export const inSideNumbers = (play: string, game: Game): string =>
  game === 'short' ? play : play.replace(/(?<!\()\b\d+/g, (point) => String(pointIn(game, Number(point))));

/** A slot for a written point, and the other way round. */
function pointIn(game: Game, point: number): number {
  return game === 'short' ? point : BAR - point;
}
