/** Which result somebody meant: judged by where the checkers end, then by what was hit, never by the order or the joins. */
import { facing, SLOTS, type Position } from '../core/position.ts';
import type { SpelledMove } from '../core/play.ts';

/**
 * Number of the result (seen by the mover, as given by the rules) that `spelled` means; −1 when there is none. Hit marks may
 * be missing or too many: they decide only between results that are alike but for the hits.
 */
export function matchSpelling(position: Position, results: readonly Position[], spelled: readonly SpelledMove[]): number {
  const mover = [...position.mover];
  const isBlot = (point: number): boolean => point > 0 && position.opponent[facing(position.game, point)] === 1;
  const touched = new Set<number>();
  let marksElsewhere = 0;
  for (const { from, to, hit, count } of spelled) {
    if (to >= from || from >= SLOTS) return -1;
    mover[from]! -= count;
    mover[to]! += count;
    if (isBlot(to)) touched.add(facing(position.game, to));
    else if (hit) marksElsewhere += 1;
  }
  // Every blot at the end of a written move was hit, marked or not; a mark elsewhere on a joined move
  // means that something was hit on the way.
  const faults = (result: Position): number => {
    let onTheWay = 0;
    let missed = touched.size;
    for (let point = 1; point <= 24; point++) {
      if (position.opponent[point] === result.opponent[point]) continue;
      if (touched.has(point)) missed -= 1;
      else onTheWay += 1;
    }
    return 10 * missed + Math.abs(onTheWay - marksElsewhere);
  };
  let best = -1;
  let fewest = Infinity;
  results.forEach((result, index) => {
    if (result.mover.some((n, slot) => n !== mover[slot]) || faults(result) >= fewest) return;
    best = index;
    fewest = faults(result);
  });
  return best;
}
