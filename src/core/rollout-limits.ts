/** What may be asked of a rollout: by the page, the command line and stored rollouts alike. */

export const MAX_SEED = 2 ** 32 - 1;
/** Far above any use: trial numbers are 32 bits in the wasm. */
export const MAX_TRIALS = 36 * 100_000_000;
/** No game is longer. */
export const MAX_TRUNCATION = 1000;

/** Both ends included. */
export const ROLLOUT_LIMITS = { trials: [1, MAX_TRIALS], truncation: [0, MAX_TRUNCATION], seed: [0, MAX_SEED] } as const;
