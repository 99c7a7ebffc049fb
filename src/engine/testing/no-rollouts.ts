/** For engines of tests that roll nothing out and know no cube. */
import type { Engine } from '../protocol.ts';

const never = (): Promise<never> => Promise.reject(new Error('this engine was not asked for that'));

export const noRollouts: Pick<Engine, 'rollout' | 'trials' | 'cube'> = { rollout: never, trials: never, cube: never };
