/** A mean with its standard error. */
export interface Mean {
  readonly mean: number;
  readonly error: number;
  readonly count: number;
}

/** Of two numbers or more. */
export function meanOf(numbers: readonly number[]): Mean {
  const count = numbers.length;
  const mean = numbers.reduce((sum, n) => sum + n, 0) / count;
  const variance = numbers.reduce((sum, n) => sum + (n - mean) ** 2, 0) / (count - 1);
  return { mean, error: Math.sqrt(variance / count), count };
}
