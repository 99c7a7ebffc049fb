/** The engine of long nard, as `short.ts` for short nard: rules, evaluator, search and the bear-off table; loaded when long nard is first asked about. */
import { bestOfRoll, evaluate, rankRoll } from './evaluate';
import { LONG_GAME } from './games/long';
import { ANSWER, BOARD } from './memory';
import { architectureOf, sievesFrom, useWeights, weightBytes } from './nets';
import { NO_CUBE } from './rollout/stakes';
import { rollOut, TOTALS } from './rollout/trial';
import { afterRoll } from './search';

export * from './rules-only';
export { acceptBearoff, bearoffAt, bearoffBytes, bearoffHash, bearoffMean, bearoffPositions, bearoffReady, makeBearoff } from './bearoff';
export { playCount, playChances, playKinds } from './evaluate';
export { scoreBy } from './games/long';

useWeights(LONG_GAME, LONG_GAME.weights());

export function netAt(): usize {
  return LONG_GAME.weights();
}

export function netBytes(): i32 {
  return weightBytes(LONG_GAME);
}

/** Where the sieves begin among those bytes; while they are 0, no play is held back. */
export function sieveBytesFrom(): i32 {
  return sievesFrom(LONG_GAME) << 2;
}

export function netArchitecture(): u32 {
  return architectureOf(LONG_GAME);
}

export function answerAt(): usize {
  return ANSWER;
}

export function evaluateBoard(): i32 {
  return evaluate(LONG_GAME, BOARD, ANSWER);
}

export function rankBoard(die1: i32, die2: i32): i32 {
  return rankRoll(LONG_GAME, BOARD, die1, die2, 0);
}

/** The best play of a roll on the board at 0-ply, only plays that the sieve lets through being evaluated; read as above. */
export function chooseOnBoard(die1: i32, die2: i32): i32 {
  return bestOfRoll(LONG_GAME, BOARD, die1, die2, 0);
}

export function afterRollOnBoard(die1: i32, die2: i32, plies: i32): void {
  afterRoll(LONG_GAME, BOARD, die1, die2, plies, 0, ANSWER);
}

export function rollOutBoard(seed: u32, first: u32, count: u32, plies: i32, truncation: i32, options: u32): void {
  rollOut(LONG_GAME, NO_CUBE, BOARD, seed, first, count, plies, truncation, options);
}

export function rolloutTotals(): usize {
  return TOTALS;
}
