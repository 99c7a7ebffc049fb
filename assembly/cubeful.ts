/**
 * What the cube is worth some plies deep: at every turn the side to roll doubles or not, the other takes or passes, each as the
 * level below says; the play of a roll is chosen at 0-ply without the cube, its gammons weighed as the score has them. All states
 * of the cube are carried along at once, since the plays are the same.
 */
import { swapChances } from './chances';
import { backgammonWeight, bestAction, gammonWeight, stateOf, weighStates } from './cube';
import { highDie, lowDie, ROLLS, waysOf } from './dice';
import { bestBoard, bestOfRoll, evaluate, playChances, playKinds } from './evaluate';
import { OVER } from './nets';
import { CENTRED, OTHER_OWNED, OWNED } from './two-sided';

const CHANCE_BYTES: usize = 32;
const CHANCES: usize = 5;
/** Room for the states of one position: a centred cube and two owners at each of eleven levels. */
const STATE_BYTES: usize = 192;

/** By depth, of the position after the roll, for the side that rolls next. */
const STATES = memory.data(6 * 192, 16);
const MEANS = memory.data(6 * 32, 16);
/** Where the host reads a call's states. */
const ANSWER_STATES = memory.data(192, 16);

export function cubeStatesAt(): usize {
  return ANSWER_STATES;
}

/** States of the board as it stands, for its side to roll; writes its chances and returns what answered. */
export function statesOfBoard<G>(game: G, board: usize, top: i32, chances: usize): i32 {
  const kind = evaluate(game, board, chances);
  weighStates(board, kind, chances, 0, top, -1, ANSWER_STATES);
  return kind;
}

/** States and chances of the side to roll on `board` once it has made the best play of a roll, looked at `plies` deep from there. */
export function statesAfterRoll<G>(game: G, board: usize, die1: i32, die2: i32, plies: i32, top: i32, chances: usize): void {
  afterRoll(game, board, die1, die2, plies, 0, top, ANSWER_STATES, chances);
  game.weigh(1, 1, 1, 1);
}

/** States (in `out`) and chances of a side to roll by one ply; `side`: as in `cube.ts`. Leaves plays weighed as they were for it. */
export function statesOnePly<G>(game: G, board: usize, side: i32, top: i32, out: usize, chances: usize): void {
  meanOfRolls(game, board, 1, side, top, out, chances);
}

@inline
function sideAt(depth: i32): i32 {
  return depth & 1;
}

function afterRoll<G>(game: G, board: usize, die1: i32, die2: i32, plies: i32, depth: i32, top: i32, out: usize, chances: usize): void {
  const side = sideAt(depth), other = 1 - side;
  game.weigh(<f32>gammonWeight(side), <f32>backgammonWeight(side), <f32>gammonWeight(other), <f32>backgammonWeight(other));
  const best = bestOfRoll(game, board, die1, die2, depth);
  const after = bestBoard(depth), kind = <i32>load<u8>(playKinds(depth) + best);
  const states = STATES + <usize>depth * STATE_BYTES;
  if (plies == 0 || kind == OVER) {
    swapChances(playChances(depth) + <usize>best * CHANCE_BYTES, chances);
    weighStates(after, kind, chances, other, top + 1, -1, states);
  } else {
    meanOfRolls(game, after, plies, depth + 1, top + 1, states, chances);
  }
  swapChances(chances, chances);
  // A finished game leaves nothing to double.
  store<f64>(out, -valueFor(states, kind, other, CENTRED, 0));
  for (let level = 0; level <= top; level++) {
    store<f64>(out + (<usize>stateOf(OWNED, level) << 3), -valueFor(states, kind, other, OTHER_OWNED, level));
    store<f64>(out + (<usize>stateOf(OTHER_OWNED, level) << 3), -valueFor(states, kind, other, OWNED, level));
  }
}

@inline
function valueFor(states: usize, kind: i32, side: i32, owner: u8, level: i32): f64 {
  return kind == OVER ? load<f64>(states + (<usize>stateOf(owner, level) << 3)) : bestAction(states, side, owner, level);
}

const ROLL_STATES = memory.data(6 * 192, 16);

/** The mean over the 21 rolls of the side to roll at `depth`. */
function meanOfRolls<G>(game: G, board: usize, plies: i32, depth: i32, top: i32, out: usize, chances: usize): void {
  const mean = MEANS + <usize>depth * CHANCE_BYTES, states = ROLL_STATES + <usize>depth * STATE_BYTES;
  const count = <usize>(2 * top + 3);
  memory.fill(mean, 0, CHANCE_BYTES);
  memory.fill(out, 0, count << 3);
  for (let roll = 0; roll < ROLLS; roll++) {
    afterRoll(game, board, highDie(roll), lowDie(roll), plies - 1, depth, top, states, chances);
    const ways = waysOf(roll);
    for (let n: usize = 0; n < CHANCES; n++) store<f32>(mean + (n << 2), load<f32>(mean + (n << 2)) + (<f32>ways / 36) * load<f32>(chances + (n << 2)));
    for (let n: usize = 0; n < count; n++) store<f64>(out + (n << 3), load<f64>(out + (n << 3)) + (<f64>ways / 36) * load<f64>(states + (n << 3)));
  }
  memory.copy(chances, mean, CHANCE_BYTES);
}
