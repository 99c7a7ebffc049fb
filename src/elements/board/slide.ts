/** Lets checkers that moved glide from where they were. Decoration only: nothing waits for it. */
import { SLOTS, type Counts } from '../../core/position.ts';
import { checkerKey } from './draw-checkers.ts';
import { checkerPlace, mostDrawn, spotOf, type BoardView } from './geometry.ts';

const MILLISECONDS = 190;
/** More movers than a play has are another position, not a move. */
const MOST_MOVERS = 5;

interface Glide {
  readonly player: 0 | 1;
  readonly from: { readonly slot: number; readonly height: number };
  readonly to: { readonly slot: number; readonly height: number };
}

/** Pairs of a place left and a place taken, per player, farthest first. */
export function glides(before: readonly [Counts, Counts], after: readonly [Counts, Counts]): Glide[] {
  return ([0, 1] as const).flatMap((player) => {
    const left: Glide['from'][] = [];
    const taken: Glide['to'][] = [];
    for (let slot = SLOTS - 1; slot >= 0; slot--) {
      const was = before[player][slot] ?? 0;
      const is = after[player][slot] ?? 0;
      for (let height = is; height < was; height++) left.push({ slot, height });
      for (let height = was; height < is; height++) taken.push({ slot, height });
    }
    return taken.flatMap((to, i) => (left[i] ? [{ player, from: left[i], to }] : []));
  });
}

export function slideMoved(root: ParentNode, view: BoardView, before: readonly [Counts, Counts], after: readonly [Counts, Counts]): void {
  const found = glides(before, after);
  if (found.length === 0 || found.length > MOST_MOVERS || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const { player, from, to } of found) {
    const target = spotOf(view, player, to.slot);
    const start = checkerPlace(view, spotOf(view, player, from.slot), from.height);
    const end = checkerPlace(view, target, to.height);
    const checker = root.querySelector<SVGElement>(`[data-key="${checkerKey(player, to.slot, Math.min(to.height, mostDrawn(view, target) - 1))}"]`);
    checker?.animate(
      [{ translate: `${start.x - end.x}px ${start.y - end.y}px` }, { translate: '0px 0px' }],
      { duration: MILLISECONDS, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    );
  }
}
