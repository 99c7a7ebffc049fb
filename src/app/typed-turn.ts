/** What players type beside IDs: dice, a play, or both, `31: 8/5 6/5`. */
import { parseRoll, type Roll } from '../core/dice.ts';
import { parsePlay } from '../core/play.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { LegalPlay, RuleBook } from '../core/rule-book.ts';
import type { Situation } from '../core/situation.ts';
import type { Numbering } from '../elements/board/board-svg.ts';
import { readTypedPlay } from '../elements/board/typed-play.ts';

export interface TypedTurn {
  /** null = that of the board. */
  readonly roll: Roll | null;
  /** As it was typed; null = only dice. */
  readonly play: string | null;
}

const WITH_DICE = /^\s*([1-6]\s*[-,]?\s*[1-6])\s*:?\s+(\S*\/.*)$/;

/** The legal play that a typed one means in the numbers of its board. Errors: play_malformed, play_illegal {text}. */
export function findTyped(text: string, { position, roll, turn }: Pick<Situation, 'position' | 'roll' | 'turn'>, numbering: Numbering, book: RuleBook): Result<LegalPlay> {
  const read = parsePlay(text);
  if (!read.ok) return read;
  const play = roll && book.find(position, roll, readTypedPlay(text, numbering, position.game, turn)!);
  return play ? ok(play) : fail('play_illegal', { text });
}

/** null = it is none of these, perhaps an ID. */
export function readTurn(text: string): TypedTurn | null {
  const [, dice, after] = WITH_DICE.exec(text) ?? [];
  const play = after ?? (text.includes('/') ? text : null);
  const roll = parseRoll(dice ?? text);
  if (play === null) return roll.ok ? { roll: roll.value, play } : null;
  if (!parsePlay(play).ok) return null;
  return { roll: dice !== undefined && roll.ok ? roll.value : null, play: play.trim() };
}
