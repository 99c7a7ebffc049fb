/** Every throw of a game in order, as the dice were thrown: what a proof of fair dice is held against. */
import type { Throw } from './fair-dice.ts';
import type { GameState } from './game-state.ts';
import type { GameRecord } from './record.ts';
import type { Terms } from './terms.ts';

/** Of a record: start throws, then rolls. Where the start dice are played, the first roll is the last start throw again. */
export function throwsOfGame({ starts = [], actions }: Pick<GameRecord, 'starts' | 'actions'>, { opening }: Pick<Terms, 'opening'>): Throw[] {
  const rolls = actions.flatMap((action) => (action.kind === 'move' && action.roll ? [action.roll] : []));
  const playsStart = opening === 'opening_dice' && starts.length > 0;
  return [...starts, ...(playsStart ? rolls.slice(1) : rolls)];
}

/** So far in a game, the roll on the board included: their number is the number of the next throw, counted from 0. */
export function throwsMade({ starts, actions, roll, claim, options }: GameState): Throw[] {
  const before = throwsOfGame({ starts, actions }, options.terms);
  // A corrected play has its roll among the actions; the start dice are among the starts.
  const known = claim !== null || (options.terms.opening === 'opening_dice' && starts.length > 0 && actions.length === 0);
  return roll && !known ? [...before, roll] : before;
}
