/** For engines of tests that roll nothing out. */
import type { Engine } from '../protocol.ts';

const never = (): Promise<never> => Promise.reject(new Error('this engine rolls nothing out'));

export const noRollouts: Pick<Engine, 'rollout' | 'trials'> = { rollout: never, trials: never };
