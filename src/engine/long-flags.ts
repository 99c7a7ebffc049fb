/** Long nard's options as the engine takes them: `setLongRules` of `assembly/rules/long.ts`. */
import { BLOCKS, HEADS, TRANSIENTS, type LongRules } from '../core/long-rules.ts';
import type { Setup } from '../core/position.ts';

/** Undefined: judged by the board. */
const turnFlag = (isFirst: boolean | undefined): number => (isFirst === undefined ? 0 : isFirst ? 1 : 2);

/** Options, and who has the first throw of the game still to come, in one number. */
export function longFlags(rules: LongRules, first?: Setup['first']): number {
  return HEADS.indexOf(rules.head) | (BLOCKS.indexOf(rules.block) << 3) | (TRANSIENTS.indexOf(rules.transient) << 5)
    | (Number(rules.largerDie) << 7) | (Number(rules.bearoff === 'lax') << 8) | (turnFlag(first?.mover) << 9) | (turnFlag(first?.opponent) << 11);
}
