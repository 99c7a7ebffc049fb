/** Long nard's options as the engine takes them: `setLongRules` of `assembly/rules/long.ts`. */
import { BLOCKS, HEADS, TRANSIENTS, type LongRules } from '../core/long-rules.ts';

/** Options and whether it is the mover's first turn (undefined: judged by the board) in one number. */
export function longFlags(rules: LongRules, isFirst?: boolean): number {
  const first = isFirst === undefined ? 0 : isFirst ? 1 : 2;
  return HEADS.indexOf(rules.head) | (BLOCKS.indexOf(rules.block) << 3) | (TRANSIENTS.indexOf(rules.transient) << 5)
    | (Number(rules.largerDie) << 7) | (Number(rules.bearoff === 'lax') << 8) | (first << 9);
}
