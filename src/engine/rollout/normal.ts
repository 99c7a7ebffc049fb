/** The normal and Student's distribution, as closely as intervals on a screen need them. */

/** Quantile of the standard normal distribution, to 1e-9; after P. J. Acklam's rational approximation (2003). */
export function normalQuantile(p: number): number {
  if (p > 0.5) return -normalQuantile(1 - p);
  if (p < 0.02425) {
    const q = Math.sqrt(-2 * Math.log(p));
    return (((((-0.007784894002430293 * q - 0.3223964580411365) * q - 2.400758277161838) * q - 2.549732539343734) * q + 4.374664141464968) * q + 2.938163982698783)
      / ((((0.007784695709041462 * q + 0.3224671290700398) * q + 2.445134137142996) * q + 3.754408661907416) * q + 1);
  }
  const q = p - 0.5;
  const r = q * q;
  return ((((((-39.69683028665376 * r + 220.9460984245205) * r - 275.9285104469687) * r + 138.357751867269) * r - 30.66479806614716) * r + 2.506628277459239) * q)
    / (((((-54.47609879822406 * r + 161.5858368580409) * r - 155.6989798598866) * r + 66.80131188771972) * r - 13.28068155288572) * r + 1);
}

/** How many standard errors to both sides of a normal mean hold the truth 95 times in 100, where they are known for certain. */
export const NORMAL95 = 1.959963985;

/** How many standard errors to both sides of a mean of `observations` normal ones hold the truth 95 times in 100 (Cornish and Fisher's expansion of Student's t). */
export function width95(observations: number): number {
  const freedom = Math.max(1, observations - 1);
  if (freedom < 4) return [12.706, 4.303, 3.182][freedom - 1]!;
  const z = NORMAL95;
  const z3 = z ** 3, z5 = z ** 5, z7 = z ** 7;
  return z + (z3 + z) / (4 * freedom) + (5 * z5 + 16 * z3 + 3 * z) / (96 * freedom ** 2) + (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * freedom ** 3);
}
