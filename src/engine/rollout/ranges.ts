/** Sets of whole numbers as sorted, disjoint ranges [from, to) that do not touch. */

export type Range = readonly [from: number, to: number];

export const count = (ranges: readonly Range[]): number => ranges.reduce((sum, [from, to]) => sum + to - from, 0);

/** Both together; numbers in both count once. */
export function union(a: readonly Range[], b: readonly Range[]): Range[] {
  const all = [...a, ...b].filter(([from, to]) => from < to).sort((x, y) => x[0] - y[0]);
  const joined: [number, number][] = [];
  for (const [from, to] of all) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** The first range of numbers in both; null = there is none. */
export function overlap(a: readonly Range[], b: readonly Range[]): Range | null {
  for (const [from, to] of a) {
    for (const [otherFrom, otherTo] of b) if (from < otherTo && otherFrom < to) return [Math.max(from, otherFrom), Math.min(to, otherTo)];
  }
  return null;
}

/** What of a range is not in a set. */
export function missing([from, to]: Range, ranges: readonly Range[]): Range[] {
  const gaps: Range[] = [];
  let next = from;
  for (const [start, end] of ranges) {
    if (end <= next) continue;
    if (start >= to) break;
    if (start > next) gaps.push([next, start]);
    next = end;
  }
  if (next < to) gaps.push([next, to]);
  return gaps;
}
