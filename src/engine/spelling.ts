/** Which legal play somebody meant: judged by where the checkers end, then by what was hit, never by the order or the joins. */
import { facing, SLOTS, type Position } from '../core/position.ts';
import type { SpelledMove } from '../core/play.ts';
import type { LegalPlay } from '../core/rule-book.ts';

/** Own points where the play hit. */
const hitsOf = (play: LegalPlay): number[] => play.play.filter((step) => step.hit).map((step) => step.to);

/** The legal play that `spelled` means, or null. Hit marks may be missing or too many; they decide only between plays that end alike but for the hits. */
export function matchSpelling(position: Position, legal: readonly LegalPlay[], spelled: readonly SpelledMove[]): LegalPlay | null {
  const mover = [...position.mover];
  const touched = new Set<number>();
  let marksElsewhere = 0;
  for (const { from, to, hit, count } of spelled) {
    if (to >= from || from >= SLOTS) return null;
    mover[from]! -= count;
    mover[to]! += count;
    if (to > 0 && position.opponent[facing(position.game, to)] === 1) touched.add(to);
    else if (hit) marksElsewhere += 1;
  }
  const alike = legal.filter(({ result }) => result.mover.every((n, slot) => n === mover[slot]));
  // Every blot at the end of a written move was hit, marked or not; a mark elsewhere on a joined move
  // means that something was hit on the way.
  const faults = (play: LegalPlay): number => {
    const hits = hitsOf(play);
    const onTheWay = hits.filter((point) => !touched.has(point)).length;
    const missed = touched.size - (hits.length - onTheWay);
    return 10 * missed + Math.abs(onTheWay - marksElsewhere);
  };
  return alike.reduce<LegalPlay | null>((best, play) => (best && faults(best) <= faults(play) ? best : play), null);
}
