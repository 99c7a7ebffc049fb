/** Rollouts among the rows. */
import type { Transaction } from './backend.ts';
import { isFurther, isOurs, type StoredRollout } from './stored-rollout.ts';

/** Rollouts about a board, the one last worked on first. */
export const rolloutsOf = async (rows: Transaction, board: string): Promise<readonly StoredRollout[]> =>
  (await rows.rolloutsOf(board)).filter(isOurs).sort((a, b) => b.updatedAt - a.updatedAt);

/** Keeps a rollout, unless more of it is kept already, by another tab perhaps. Answers what is kept now. */
export async function keepRollout(rows: Transaction, rollout: StoredRollout): Promise<StoredRollout> {
  const there = await rows.get('rollouts', rollout.id);
  if (there && isOurs(there) && isFurther(there.state, rollout.state)) return there;
  await rows.put('rollouts', rollout);
  return rollout;
}
