/** What short nard's engine offers about the cube: the exact table of both sides, and equities by state of the cube. */
import { isExact, weighStates } from './cube';
import { cubeStatesAt, statesAfterRoll, statesOfBoard } from './cubeful';
import { SHORT_GAME } from './games/short';
import { ANSWER, BOARD } from './memory';
import { CONTACT } from './nets';

export { cubeGainsAt, playFor } from './cube';
export { cubeStatesAt };
export { acceptTwoSided, makeTwoSided, twoSidedAt, twoSidedBytes, twoSidedHash, twoSidedPositions, twoSidedReady } from './two-sided';

/** Levels of the cube that a decision is about: as it is, and doubled. */
const DOUBLED: i32 = 1;

/** States and chances of the board at 0-ply, by what was told `playFor`; returns what answered (`nets.ts`). */
export function cubeOfBoard(): i32 {
  return statesOfBoard(SHORT_GAME, BOARD, DOUBLED, ANSWER);
}

/** Whether the states of the board are exact. */
export function isCubeExact(): bool {
  return isExact(BOARD);
}

/** States and chances of the side to roll on the board after its best play of a roll, `plies` deep. */
export function cubeAfterRollOnBoard(die1: i32, die2: i32, plies: i32): void {
  statesAfterRoll(SHORT_GAME, BOARD, die1, die2, plies, DOUBLED, ANSWER);
}

/** States of a side to roll with the chances that the host wrote, by an efficiency from 0 (dead) to 1 (live), whatever the board. */
export function cubeOfChances(efficiency: f64): void {
  weighStates(BOARD, CONTACT, ANSWER, 0, DOUBLED, efficiency, cubeStatesAt());
}
