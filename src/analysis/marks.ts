/** From an equity loss to its mark. */
import { MARKS, type Mark, type Thresholds } from './match-analysis.ts';

export const worseMark = (a: Mark, b: Mark): Mark => (MARKS.indexOf(a) >= MARKS.indexOf(b) ? a : b);

/** A loss exactly at a threshold gets its mark; null (a play that cannot be judged) gets none. */
export function markOf(loss: number | null, thresholds: Thresholds): Mark {
  if (loss === null) return 'none';
  // Equities are sums of f32 chances: a loss that reads .0200 must not miss its mark by rounding.
  const at = (threshold: number): boolean => loss >= threshold - 5e-7;
  return at(thresholds.blunder) ? 'blunder' : at(thresholds.error) ? 'error' : at(thresholds.doubtful) ? 'doubtful' : 'none';
}
