/** How deep numbers that stand together were looked at. */
import type { Evaluator } from '../../engine/protocol.ts';
import { texts } from '../../i18n/index.ts';

/** "Depth: 1-ply, 2-ply" while some are deeper than others; '' where nothing is known. */
export function depthText(evaluators: readonly (Evaluator | null)[]): string {
  const depths = [...new Set(evaluators.flatMap((each) => (each ? [each.plies] : [])))].sort((a, b) => a - b);
  const { plies, analyse } = texts().app;
  return depths.length === 0 ? '' : `${analyse.depth}: ${depths.map(plies).join(', ')}`;
}
