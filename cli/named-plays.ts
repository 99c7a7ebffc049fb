/** Plays of one turn as a person names them: `"8/5 6/5; 24/23 13/10"`. */
import { ROLLS, type Roll } from '../src/core/dice.ts';
import { parsePlay } from '../src/core/play.ts';
import { positionKey, type Position } from '../src/core/position.ts';
import type { LegalPlay, RuleBook } from '../src/core/rule-book.ts';
import { MAX_SUBJECTS } from '../src/engine/rollout/task.ts';
import { texts } from '../src/i18n/index.ts';
import { Failure, unwrapped } from './failure.ts';

/** The same play twice would be the best of the two by chance alone. */
function refuseTwins(plays: readonly LegalPlay[], spelled: readonly string[]): void {
  const keys = plays.map(({ result }) => positionKey(result));
  const at = keys.findIndex((key, i) => keys.indexOf(key) < i);
  if (at >= 0) throw new Failure(texts().cli.rollout.samePlay({ play: spelled[at]!, other: spelled[keys.indexOf(keys[at]!)]! }));
}

/** Legal plays in the order of the text, each another one; without a roll, by the first that allows them all. */
export function findPlays(ruleBook: RuleBook, position: Position, roll: Roll | null, text: string): LegalPlay[] {
  const words = texts().cli.rollout;
  const spelled = text.split(';').map((each) => each.trim()).filter(Boolean);
  if (spelled.length === 0) throw new Failure(words.illegal({ play: text }));
  if (spelled.length > MAX_SUBJECTS) throw new Failure(words.tooManyPlays({ most: MAX_SUBJECTS }));
  const moves = spelled.map((each) => unwrapped(parsePlay(each)));
  const rolls = roll ? [roll] : ROLLS.map((each) => each.roll);
  const found = rolls.map((each) => moves.map((play) => ruleBook.find(position, each, play)));
  const legal = found.find((plays) => plays.every((play) => play !== null));
  if (!legal) {
    const illegal = spelled.find((_, at) => found.every((plays) => plays[at] === null));
    throw new Failure(illegal === undefined ? words.noRoll : words.illegal({ play: illegal }));
  }
  refuseTwins(legal as LegalPlay[], spelled);
  return legal as LegalPlay[];
}
