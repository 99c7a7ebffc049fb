/** Which plays of a roll are looked at deeper. */

/** Candidates that go on from a depth to the next: within `width` of the best, at most `count` of them. */
export interface Filter {
  readonly width: number;
  readonly count: number;
}

/** By the depth gone from, chosen by what `npm run filters` measures: see docs/lookahead.md. */
export const FILTERS: readonly Filter[] = [{ width: 0.2, count: 10 }, { width: 0.1, count: 6 }, { width: 0.06, count: 4 }];
