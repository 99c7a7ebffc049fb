/** The throws of a game in their order, as the dice were settled for it. */
import type { Throw } from '../../core/fair-dice.ts';
import type { Action } from '../../core/record.ts';
import type { Terms } from '../../core/terms.ts';

interface Thrown {
  /** Throws for the start, ties included. */
  readonly starts?: readonly Throw[];
  readonly actions: readonly Action[];
}

/** Start throws, then a throw for each turn; dice of the start that are played at once were thrown only once. */
export function throwsIn({ starts = [], actions }: Thrown, opening: Terms['opening']): readonly Throw[] {
  const rolled = actions.flatMap((action) => (action.kind === 'move' && action.roll ? [action.roll] : []));
  return [...starts, ...(opening === 'opening_dice' && starts.length > 0 ? rolled.slice(1) : rolled)];
}
