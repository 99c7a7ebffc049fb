/** One side's checkers as batches write them: `6:5 8:3 13:5 24:2`, also `bar:1` and `off:2`, by its own numbering. */
import { CHECKERS } from '../src/core/games.ts';
import { BAR, OFF, SLOTS, total, type Counts } from '../src/core/position.ts';
import { fail, ok, type Result } from '../src/core/result.ts';

/**
 * Reads one side; what is missing to fifteen is borne off. `side` goes into the error.
 * Errors: side_malformed {text}, position_too_many_checkers, position_too_few_checkers (when `off` is given and does not add up).
 */
export function parseSide(text: string, side: 'mover' | 'opponent'): Result<Counts> {
  const counts = new Array<number>(SLOTS).fill(0);
  const seen = new Set<number>();
  for (const word of text.trim().split(/\s+/).filter(Boolean)) {
    const found = /^(?:(off)|(bar)|(2[0-4]|1\d|[1-9])):(\d{1,2})$/.exec(word);
    const slot = found?.[1] ? OFF : found?.[2] ? BAR : Number(found?.[3]);
    if (!found || seen.has(slot)) return fail('side_malformed', { text: word.slice(0, 40) });
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
export function makeSide(counts: Counts): string {
  const words = counts.flatMap((n, slot) => (n > 0 && slot !== OFF && slot !== BAR ? [`${slot}:${n}`] : []));
  if (counts[BAR]! > 0) words.push(`bar:${counts[BAR]}`);
  if (counts[OFF]! > 0) words.push(`off:${counts[OFF]}`);
  return words.join(' ');
}
