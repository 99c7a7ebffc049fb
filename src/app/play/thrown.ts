/** The throws of a game in their order, as the dice were settled for it. */
import type { Throw } from '../../core/fair-dice.ts';
import type { GameStart } from '../../core/game-start.ts';
import type { GameState } from '../../core/game-state.ts';
import type { Action } from '../../core/record.ts';
import type { Terms } from '../../core/terms.ts';

interface Thrown {
  /** Throws for the start, ties included. */
  readonly starts?: readonly Throw[];
  readonly start?: GameStart;
  readonly actions: readonly Action[];
}

/** Start throws, then a throw for each turn; dice of the start that are played at once were thrown only once, those that lay there never. */
export function throwsIn({ starts = [], start, actions }: Thrown, opening: Terms['opening']): readonly Throw[] {
  const rolled = actions.flatMap((action) => (action.kind === 'move' && action.roll ? [action.roll] : []));
  return [...starts, ...((opening === 'opening_dice' && starts.length > 0) || start?.roll ? rolled.slice(1) : rolled)];
}

/** The throws of a game that is being played. */
export const throwsNow = (game: GameState): readonly Throw[] => throwsIn({ ...game, start: game.options.start }, game.options.terms.opening);
