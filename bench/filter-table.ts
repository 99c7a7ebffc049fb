/** What filters lose and save, out of decisions of which every play worth a thought was looked at deeper. */
import type { Filter } from '../src/engine/filters.ts';

/** A play of a decision: its equity by plies, as deep as it was looked at. */
export type Looked = readonly number[];

/** Plays chosen for one look of a depth: a turn of 21 rolls, and below each of them what is one ply shallower. */
export const choicesOf = (plies: number): number => (plies === 0 ? 0 : 21 * (1 + choicesOf(plies - 1)));

export interface FilterCost {
  /** Decisions in which the play that the wide search chose did not come through. */
  readonly lost: number;
  /** Equity given up by that, in thousandths a decision. */
  readonly loss: number;
  /** Looks at the filter's depth, a decision. */
  readonly looks: number;
  /** Plays chosen for a decision at all depths, those below the filter included. */
  readonly choices: number;
}

/** The plays that filters let through to the depth they lead to, best first by the depth before. */
export function passed(plays: readonly Looked[], filters: readonly Filter[]): readonly Looked[] {
  return filters.reduce<readonly Looked[]>((left, { width, count }, depth) => {
    const ranked = left.filter((play) => play.length > depth).sort((a, b) => b[depth]! - a[depth]!);
    return ranked.filter((play, rank) => rank < count && play[depth]! >= ranked[0]![depth]! - width);
  }, plays);
}

const bestAt = (plays: readonly Looked[], depth: number): number => Math.max(...plays.map((play) => play[depth] ?? -Infinity));

/** What a chain of filters costs at the depth it leads to; each decision is a list of plays. */
export function costOf(decisions: readonly (readonly Looked[])[], filters: readonly Filter[]): FilterCost {
  const depth = filters.length;
  let lost = 0, loss = 0, looks = 0, choices = 0;
  for (const plays of decisions) {
    const missed = bestAt(plays, depth) - bestAt(passed(plays, filters), depth);
    if (missed > 0) lost++;
    loss += missed;
    looks += passed(plays, filters).length;
    filters.forEach((_, at) => { choices += passed(plays, filters.slice(0, at + 1)).length * choicesOf(at + 1); });
  }
  const { length } = decisions;
  return { lost: lost / length, loss: (1000 * loss) / length, looks: looks / length, choices: choices / length };
}

/** The filter of the fewest choices among those that lose no more than `most` thousandths a decision; the widest when all lose more. */
export function cheapest<T extends { readonly cost: FilterCost }>(rows: readonly T[], most: number): T {
  const good = rows.filter(({ cost }) => cost.loss <= most);
  return (good.length > 0 ? good : rows).reduce((best, row) => {
    const better = good.length > 0 ? row.cost.choices < best.cost.choices : row.cost.loss < best.cost.loss;
    return better ? row : best;
  });
}
