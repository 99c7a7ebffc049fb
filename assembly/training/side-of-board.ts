/** The race net of short nard about the side to roll on the host's board; for tests. */
import { forgetFrames } from '../evaluate';
import { SHORT_GAME } from '../games/short';
import { BOARD } from '../memory';
import { netOf, RACE } from '../nets';
import { netRolls } from '../side-rolls';
import { refreshBoosts } from './learner';
import { learnSide, WANTED } from './race-learner';

const SIDE = memory.data(3 * 48 * 4, 16);

/** Learns how many rolls that side needs; the board is a race. */
export function learnSideOfBoard(rate: f32): void {
  refreshBoosts(SHORT_GAME);
  learnSide(SHORT_GAME, netOf(RACE), BOARD, rate);
  forgetFrames();
}

/** Writes what the net alone says of it, three rows of chances, where it says. */
export function sideOfBoard(): usize {
  netRolls(netOf(RACE), BOARD, SIDE);
  return SIDE;
}

/** What was learnt last, likewise. */
export function wantedRolls(): usize {
  return WANTED;
}
