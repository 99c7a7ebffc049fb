/** What players type beside IDs: dice, a play, or both, `31: 8/5 6/5`. */
import { parseRoll, type Roll } from '../core/dice.ts';
import { parsePlay } from '../core/play.ts';

export interface TypedTurn {
  /** null = that of the board. */
  readonly roll: Roll | null;
  /** As it was typed; null = only dice. */
  readonly play: string | null;
}

const WITH_DICE = /^\s*([1-6]\s*[-,]?\s*[1-6])\s*:?\s+(\S*\/.*)$/;

/** null = it is none of these, perhaps an ID. */
export function readTurn(text: string): TypedTurn | null {
  const [, dice, after] = WITH_DICE.exec(text) ?? [];
  const play = after ?? (text.includes('/') ? text : null);
  const roll = parseRoll(dice ?? text);
  if (play === null) return roll.ok ? { roll: roll.value, play } : null;
  if (!parsePlay(play).ok) return null;
  return { roll: dice !== undefined && roll.ok ? roll.value : null, play: play.trim() };
}
