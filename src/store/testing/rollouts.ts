/** Rollouts for tests, so many blocks far. */
import { startPosition } from '../../core/position.ts';
import { rolloutKey } from '../../engine/rollout/merge.ts';
import { rolloutResult } from '../../engine/rollout/result.ts';
import type { RolloutState } from '../../engine/rollout/state.ts';
import { addBlock, startRollout } from '../../engine/rollout/sums.ts';
import { BLOCK, playSubject, positionSubject, UNITS, USUAL } from '../../engine/rollout/task.ts';
import type { StoredRollout } from '../stored-rollout.ts';

const START = startPosition('short');
const NET = { name: 'short-1', version: 5 };

/** Of two candidates, each block a little different. */
export function sampleState(blocks: number, seed = 1): RolloutState {
  const task = { ...USUAL, game: 'short', subjects: [playSubject(START, '8/5 6/5'), positionSubject(START, '24/20')], seed } as const;
  const chances = (block: number): number[] => [0.5, 0.1, 0, 0.12, 0].map((chance, k) => Math.round(BLOCK * UNITS * (chance === 0 ? 0 : chance + 0.01 * Math.sin(block + k))));
  return Array.from({ length: blocks }, (_, n) => n).reduce((state, n) => addBlock(state, n, [chances(n), chances(n + 7)]), startRollout(task, NET));
}

export function sampleRollout(board: string, blocks: number, { seed = 1, ...changes }: Partial<StoredRollout> & { readonly seed?: number } = {}): StoredRollout {
  const state = sampleState(blocks, seed);
  const result = rolloutResult(state);
  return {
    id: rolloutKey(state), board, state, goal: { trials: 1296, error: null, sure: 0.99 }, ended: false, isOpen: true,
    course: result ? [{ trials: result.trials, equities: result.subjects.map(({ equity }) => equity), halves: result.subjects.map(({ error }) => (Number.isFinite(error) ? error : null)) }] : [],
    updatedAt: 1000, ...changes,
  };
}
