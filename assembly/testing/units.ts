/** Small parts exported for tests, which compile this entry themselves. */
export { randomBits, randomThrow, randomUnit } from '../random';
export { highDie, lowDie, waysOf } from '../dice';
export { throwOf } from '../rollout/throws';
