/**
 * Legal plays of short nard a second time, for tests only: written straight from the rules, one board after another,
 * sharing nothing with the engine.
 */
import type { Position } from '../../core/position.ts';

interface Sides {
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
}

/** Every board one checker can make with one die. */
function afterDie({ mine, theirs }: Sides, die: number): Sides[] {
  const boards: Sides[] = [];
  const farthest = mine.findLastIndex((n) => n > 0);
  for (let from = 25; from >= 1; from--) {
    if (mine[from] === 0) continue;
    // A checker on the bar must enter before any other moves.
    if (mine[25]! > 0 && from !== 25) continue;
    const to = from - die;
    if (to <= 0) {
      // Bearing off: all home, by the exact die or, with a larger one, from the farthest point.
      if (farthest > 6) continue;
      if (to < 0 && from !== farthest) continue;
    }
    const enemy = to > 0 ? theirs[25 - to]! : 0;
    if (enemy >= 2) continue;
    const mineAfter = mine.map((n, slot) => n - (slot === from ? 1 : 0) + (slot === Math.max(to, 0) ? 1 : 0));
    const theirsAfter = enemy === 1 ? theirs.map((n, slot) => (slot === 25 - to ? 0 : slot === 25 ? n + 1 : n)) : theirs;
    boards.push({ mine: mineAfter, theirs: theirsAfter });
  }
  return boards;
}

/** Boards after as many of these dice as can be played in this order, and how many that is. */
function inOrder(start: Sides, dice: readonly number[]): { boards: Sides[]; played: number } {
  let boards = [start];
  let played = 0;
  for (const die of dice) {
    const next = new Map<string, Sides>();
    for (const board of boards) for (const after of afterDie(board, die)) next.set(`${after.mine}/${after.theirs}`, after);
    if (next.size === 0) break;
    boards = [...next.values()];
    played += 1;
  }
  return { boards, played };
}

/** Distinct final boards, `mover counts/opponent counts`; empty for a dance. */
export function slowResults(position: Position, [a, b]: readonly [number, number]): Set<string> {
  const start: Sides = { mine: position.mover, theirs: position.opponent };
  const orders = a === b ? [inOrder(start, [a, a, a, a])] : [inOrder(start, [a, b]), inOrder(start, [b, a])];
  const most = Math.max(...orders.map((order) => order.played));
  if (most === 0) return new Set();
  let best = orders.filter((order) => order.played === most);
  if (a !== b && most === 1) {
    // One die only: the larger if it can be played.
    const larger = inOrder(start, [Math.max(a, b)]);
    best = [larger.played === 1 ? larger : inOrder(start, [Math.min(a, b)])];
  }
  return new Set(best.flatMap((order) => order.boards.map(({ mine, theirs }) => `${mine}/${theirs}`)));
}
