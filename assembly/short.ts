/** The engine of short nard: rules, evaluator, search and the bear-off table; what a worker loads. */
import { BOARD } from './memory';
import { bestOfRoll, evaluate } from './evaluate';
import { afterRoll } from './search';

export * from './rules-only';
export { acceptBearoff, bearoffAt, bearoffBytes, bearoffHash, bearoffMean, bearoffPositions, bearoffReady, makeBearoff } from './bearoff';
export { netAt, netBytes, netReady, netArchitecture, playCount, playChances, playKinds } from './evaluate';

/** Chances the last call wrote: five f32. */
const ANSWER = memory.data(32, 16);
export function answerAt(): usize {
  return ANSWER;
}

/** Chances of the side to roll on the board at 0-ply; returns what answered (`evaluate.ts`). */
export function evaluateBoard(): i32 {
  return evaluate(BOARD, ANSWER);
}

/** All plays of a roll on the board at 0-ply; read `playCount`, `playChances` and `playKinds` of depth 0, boards by `expandResult`. */
export function rankBoard(die1: i32, die2: i32): i32 {
  return bestOfRoll(BOARD, die1, die2, 0);
}

/** Chances of the side to roll on the board after its best play of a roll, `plies` deep. */
export function afterRollOnBoard(die1: i32, die2: i32, plies: i32): void {
  afterRoll(BOARD, die1, die2, plies, 0, ANSWER);
}
