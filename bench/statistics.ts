/** Means and how sure they are. */

export interface Mean {
  readonly count: number;
  readonly value: number;
  /** Standard deviation over the root of the count. */
  readonly standardError: number;
}

/** Adds numbers up one at a time. */
export interface Tally {
  add(x: number): void;
  mean(): Mean;
}

/** By Welford's recurrence, which does not lose small deviations to a large mean. */
export function createTally(): Tally {
  let count = 0, value = 0, squares = 0;
  return {
    add(x) {
      count += 1;
      const off = x - value;
      value += off / count;
      squares += off * (x - value);
    },
    mean: () => ({ count, value, standardError: count ? Math.sqrt(squares) / count : Infinity }),
  };
}

export function meanOf(numbers: readonly number[]): Mean {
  const tally = createTally();
  for (const x of numbers) tally.add(x);
  return tally.mean();
}
