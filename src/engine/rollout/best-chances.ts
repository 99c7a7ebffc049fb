/** How likely each of several means, estimated together, is the largest. */
import { normalQuantile } from './normal.ts';

const SAMPLES = 4096;

/** Irrational steps of a lattice, one a dimension: square roots of primes. */
const STEPS = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71].map(Math.sqrt);

/** Lower triangle L with L·Lᵀ = the covariance; what rounding makes negative counts as nothing. */
function triangle(covariance: readonly (readonly number[])[]): number[][] {
  const rows: number[][] = [];
  for (const [i, row] of covariance.entries()) {
    const made: number[] = [];
    for (let j = 0; j <= i; j++) {
      let rest = row[j]!;
      for (let k = 0; k < j; k++) rest -= (i === j ? made[k]! : rows[j]![k]!) * made[k]!;
      const diagonal = i === j ? 0 : rows[j]![j]!;
      made.push(i === j ? Math.sqrt(Math.max(0, rest)) : diagonal > 0 ? rest / diagonal : 0);
    }
    rows.push(made);
  }
  return rows;
}

/**
 * Probabilities that sum up to 1, to about a thousandth: the share of a fixed lattice of normally distributed errors in which each
 * comes out on top. `covariance` is that of the means (lower triangle or whole).
 */
export function bestChances(means: readonly number[], covariance: readonly (readonly number[])[]): number[] {
  return shares(means, covariance, means.length, (values) => {
    let best = 0;
    for (const [i, value] of values.entries()) if (value > values[best]!) best = i;
    return best;
  });
}

/** Likewise how often each of `kinds` comes up, when `kindOf` says which one values are of. */
export function shares(means: readonly number[], covariance: readonly (readonly number[])[], kinds: number, kindOf: (values: readonly number[]) => number): number[] {
  const rows = triangle(covariance);
  const found = new Array<number>(kinds).fill(0);
  for (let sample = 0; sample < SAMPLES; sample++) {
    const normal = means.map((_, i) => normalQuantile(((sample + 0.5) * STEPS[i]!) % 1 || 0.5));
    found[kindOf(means.map((mean, i) => rows[i]!.reduce((sum, weight, k) => sum + weight * normal[k]!, mean)))]! += 1 / SAMPLES;
  }
  return found;
}
