/** Editing a set-up: every change keeps one colour a point, and fifteen checkers a side as far as it began so: the tray absorbs the rest. */
import { CHECKERS } from '../../core/games.ts';
import { BAR, facing, OFF, total, type Counts, type Setup } from '../../core/position.ts';
import type { Player } from '../../core/situation.ts';

export interface Edited {
  readonly setup: Setup;
  /** Whose checkers `setup.mover` are. */
  readonly turn: Player;
}

const sideName = (edited: Edited, player: Player): 'mover' | 'opponent' => (player === edited.turn ? 'mover' : 'opponent');

export const countsOfPlayer = (edited: Edited, player: Player): Counts => edited.setup[sideName(edited, player)];

/** Checkers on points and bar. */
export const onBoard = (counts: Counts): number => total(counts) - counts[OFF]!;

/** One side with another count at a slot and the tray holding what is missing to fifteen. */
function withCount(edited: Edited, player: Player, slot: number, count: number): Edited {
  const counts = [...countsOfPlayer(edited, player)];
  counts[slot] = Math.max(0, count);
  counts[OFF] = 0;
  counts[OFF] = Math.max(0, CHECKERS - total(counts));
  return { ...edited, setup: { ...edited.setup, [sideName(edited, player)]: counts } };
}

/** So many checkers of a player on a slot, at most what he has; the other side's leave the point. */
export function setCount(edited: Edited, player: Player, slot: number, count: number): Edited {
  const counts = countsOfPlayer(edited, player);
  const room = CHECKERS - (onBoard(counts) - counts[slot]!);
  const kept = withCount(edited, player, slot, Math.min(count, Math.max(room, 0)));
  if (slot === BAR || count === 0) return kept;
  const other = (1 - player) as Player;
  const meeting = facing(edited.setup.game, slot);
  return countsOfPlayer(kept, other)[meeting]! > 0 ? withCount(kept, other, meeting, 0) : kept;
}

/** One checker more, from the tray; null when all fifteen are on the board. */
export function addChecker(edited: Edited, player: Player, slot: number): Edited | null {
  const counts = countsOfPlayer(edited, player);
  if (slot === OFF || onBoard(counts) >= CHECKERS) return null;
  return setCount(edited, player, slot, counts[slot]! + 1);
}

/** One checker less, into the tray; null when there is none. */
export function removeChecker(edited: Edited, player: Player, slot: number): Edited | null {
  const count = countsOfPlayer(edited, player)[slot]!;
  return slot === OFF || count === 0 ? null : withCount(edited, player, slot, count - 1);
}

/** One checker from slot to slot, tray and bar included; null when there is none. */
export function moveChecker(edited: Edited, player: Player, from: number, to: number): Edited | null {
  if (from === to) return null;
  if (from === OFF) return countsOfPlayer(edited, player)[OFF]! > 0 ? addChecker(edited, player, to) : null;
  const lifted = removeChecker(edited, player, from);
  return lifted && to !== OFF ? addChecker(lifted, player, to) : lifted;
}
