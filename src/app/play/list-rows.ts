/** A game's actions in rows of two cells, one a player, as on a score sheet. */
import type { Action } from '../../core/record.ts';

export type ActionRow = readonly [Action | null, Action | null];

export function actionRows(actions: readonly Action[]): readonly ActionRow[] {
  const rows: [Action | null, Action | null][] = [];
  for (const action of actions) {
    const last = rows.at(-1);
    // A cell is free when it lies right of, or is, the next to be written.
    if (last && last[action.player] === null && (action.player === 1 || last[1] === null)) last[action.player] = action;
    else rows.push(action.player === 0 ? [action, null] : [null, action]);
  }
  return rows;
}
