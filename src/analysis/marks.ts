/** From an equity loss to its mark. */
import type { Mark, Thresholds } from './match-analysis.ts';

/** A loss exactly at a threshold gets its mark; null (a play that cannot be judged) gets none. */
export function markOf(loss: number | null, thresholds: Thresholds): Mark {
  if (loss === null) return 'none';
  // Equities are sums of f32 chances: a loss that reads .0200 must not miss its mark by rounding.
  const at = (threshold: number): boolean => loss >= threshold - 5e-7;
  return at(thresholds.blunder) ? 'blunder' : at(thresholds.error) ? 'error' : at(thresholds.doubtful) ? 'doubtful' : 'none';
}
