/** The engine of short nard: rules, evaluator, search and the bear-off table; what a worker loads. */
import { bestOfRoll, evaluate, rankRoll } from './evaluate';
import { SHORT_GAME } from './games/short';
import { ANSWER, BOARD } from './memory';
import { architectureOf, sievesFrom, useWeights, weightBytes } from './nets';
import { startCube, WITH_CUBE } from './rollout/cube-stakes';
import { NO_CUBE } from './rollout/stakes';
import { rollOut, TOTALS } from './rollout/trial';
import { afterRoll } from './search';

export * from './rules-only';
export { acceptBearoff, bearoffAt, bearoffBytes, bearoffHash, bearoffMean, bearoffPositions, bearoffReady, makeBearoff } from './bearoff';
export { playCount, playChances, playKinds } from './evaluate';
export * from './short-cube';

useWeights(SHORT_GAME, SHORT_GAME.weights());

/** Where the host copies a net file's weights to, `netBytes()` long. */
export function netAt(): usize {
  return SHORT_GAME.weights();
}

export function netBytes(): i32 {
  return weightBytes(SHORT_GAME);
}

/** Where the sieves begin among those bytes; while they are 0, no play is held back. */
export function sieveBytesFrom(): i32 {
  return sievesFrom(SHORT_GAME) << 2;
}

export function netArchitecture(): u32 {
  return architectureOf(SHORT_GAME);
}

export function answerAt(): usize {
  return ANSWER;
}

/** Chances of the side to roll on the board at 0-ply; returns what answered (`nets.ts`). */
export function evaluateBoard(): i32 {
  return evaluate(SHORT_GAME, BOARD, ANSWER);
}

/** All plays of a roll on the board at 0-ply; read `playCount`, `playChances` and `playKinds` of depth 0, boards by `expandResult`. */
export function rankBoard(die1: i32, die2: i32): i32 {
  return rankRoll(SHORT_GAME, BOARD, die1, die2, 0);
}

/** The best play of a roll on the board at 0-ply, only plays that the sieve lets through being evaluated; read as above. */
export function chooseOnBoard(die1: i32, die2: i32): i32 {
  return bestOfRoll(SHORT_GAME, BOARD, die1, die2, 0);
}

/** Chances of the side to roll on the board after its best play of a roll, `plies` deep. */
export function afterRollOnBoard(die1: i32, die2: i32, plies: i32): void {
  afterRoll(SHORT_GAME, BOARD, die1, die2, plies, 0, ANSWER);
}

/** Rolls the board out in trials `first` … `first + count − 1`; `options`: see `rollout/trial.ts`. */
export function rollOutBoard(seed: u32, first: u32, count: u32, plies: i32, truncation: i32, options: u32): void {
  rollOut(SHORT_GAME, NO_CUBE, BOARD, seed, first, count, plies, truncation, options);
}

/**
 * The same with the cube, by what was told `playFor`; `holder`: of `two-sided.ts`, `start`: of `rollout/cube-stakes.ts`,
 * `cubePlies`: depth of cube decisions, 0 or 1.
 */
export function rollOutCubeful(seed: u32, first: u32, count: u32, plies: i32, truncation: i32, options: u32, holder: i32, start: i32, cubePlies: i32): void {
  startCube(<u8>holder, start, cubePlies);
  rollOut(SHORT_GAME, WITH_CUBE, BOARD, seed, first, count, plies, truncation, options);
}

/** Where sums of chances over those trials lie, five f64; with the cube a sixth, what they were worth. */
export function rolloutTotals(): usize {
  return TOTALS;
}
