/** Self-play by TD(0): the entry behind `npm run train`. Nothing of this is in the wasm that ships. */
import { bearoffPositions, makeBearoff } from './bearoff';
import { swapChances } from './chances';
import { bestBoard, bestOfRoll, evaluate, forgetFrames, playChances, playKinds } from './evaluate';
import { CONTACT_COLUMNS, CONTACT_SLOTS, contactInputs } from './inputs/contact';
import { RACE_COLUMNS, RACE_SLOTS, raceInputs } from './inputs/race';
import { BOARD, BOARD_BYTES } from './memory';
import { biasOf } from './net';
import {
  CONTACT_FLOATS, CONTACT_HIDDEN, CONTACT_NETS, netArchitecture, netAt, netBytes, RACE, RACE_FLOATS, RACE_HIDDEN, shareContactNet, useWeights, WEIGHT_BYTES,
} from './nets';
import { randomThrow, randomUnit } from './random';
import { copyFirstNet, learn, refreshBoosts, VISITS, VISITS_BYTES } from './training/learner';
import { pointsAgainst } from './training/opponents';
import { startBoard } from './training/starts';

export { netArchitecture, netAt, netBytes };

/** Games longer than this are cut and learnt from where they stand. */
const LONGEST: i32 = 2000;
const TRACE = memory.data(2001 * 64, 16);
const TARGET = memory.data(32, 16);
const THOUGHT = memory.data(32, 16);
const EARLIER = memory.data(<i32>WEIGHT_BYTES, 16);

/** Games between two looks at which columns are rare. */
const BOOST_EVERY: u32 = 2000;

let squaredErrors: f64 = 0;
let positions: f64 = 0;

export function boardAt(): usize {
  return BOARD;
}

export function visitsAt(): usize {
  return VISITS;
}

export function visitsBytes(): i32 {
  return VISITS_BYTES;
}

/** Weights of an earlier net to play against; filled by the host. */
export function earlierAt(): usize {
  return EARLIER;
}

// Sizes that a net file needs.
export function contactNets(): i32 {
  return CONTACT_NETS;
}
export function contactColumns(): i32 {
  return CONTACT_COLUMNS;
}
export function contactHidden(): i32 {
  return CONTACT_HIDDEN;
}
export function raceColumns(): i32 {
  return RACE_COLUMNS;
}
export function raceHidden(): i32 {
  return RACE_HIDDEN;
}

function startNet(net: usize, columns: i32, hidden: i32, floats: i32, seed: u64, number: u32): void {
  const bias = biasOf(net, columns, hidden);
  const outputs = bias + (<usize>hidden << 2), end = net + (<usize>floats << 2) - 32;
  for (let at = net; at < bias; at += 4) store<f32>(at, (randomUnit(seed, number, <u32>(at - net)) - 0.5) * 0.1);
  for (let at = outputs; at < end; at += 4) store<f32>(at, (randomUnit(seed, number, <u32>(at - net)) - 0.5) * 0.2);
  // Gammons and backgammons start as rare as they are.
  store<f32>(end, -1.2, 4);
  store<f32>(end, -4, 8);
  store<f32>(end, -1.2, 12);
  store<f32>(end, -4, 16);
}

/** Random small weights. */
export function startNets(seed: u32): void {
  for (let net = 0; net < CONTACT_NETS; net++) {
    startNet(netAt() + (<usize>(net * CONTACT_FLOATS) << 2), CONTACT_COLUMNS, CONTACT_HIDDEN, CONTACT_FLOATS, seed, net);
  }
  startNet(netAt() + (<usize>(CONTACT_NETS * CONTACT_FLOATS) << 2), RACE_COLUMNS, RACE_HIDDEN, RACE_FLOATS, seed, CONTACT_NETS);
}

/** Makes the table of exact endings, which teach the race net; without it games are played to their end. */
export function makeEndings(): void {
  makeBearoff(bearoffPositions());
}

@inline
function traceAt(turn: i32): usize {
  return TRACE + <usize>turn * BOARD_BYTES;
}

/** Plays one game; returns its turns. TARGET is then what the last board of the trace was worth to its side to roll. */
function play(seed: u64, game: u32): i32 {
  let ply: u32 = 0;
  const opening = startBoard(TRACE, seed, game);
  let turn = 0;
  while (true) {
    let cast = randomThrow(seed, game, ply++);
    while (opening && turn == 0 && cast % 7 == 0) cast = randomThrow(seed, game, ply++);
    const best = bestOfRoll(traceAt(turn), cast / 6 + 1, cast % 6 + 1, 0);
    if (<i32>load<u8>(playKinds(0) + best) < RACE || turn + 1 == LONGEST) {
      memory.copy(TARGET, playChances(0) + (<usize>best << 5), 32);
      return turn + 1;
    }
    memory.copy(traceAt(++turn), bestBoard(0), BOARD_BYTES);
  }
}

/**
 * In the first `SHARED_GAMES` games one contact net learns for all, then each goes its own way from there: what is common to all
 * kinds of contact is learnt once.
 */
const SHARED_GAMES: u32 = 150000;

/** Plays games `first` … `first + games − 1` and learns each from its end backwards. */
export function train(first: u32, games: u32, seed: u32, rate: f32): void {
  useWeights(netAt());
  const shared = first < SHARED_GAMES;
  if (shared) shareContactNet();
  for (let game = first; game < first + games; game++) {
    if (game == first || game % BOOST_EVERY == 0) refreshBoosts();
    const turns = play(seed, game);
    for (let turn = turns - 1; turn >= 0; turn--) {
      squaredErrors += learn(traceAt(turn), TARGET, rate, THOUGHT);
      swapChances(THOUGHT, TARGET);
    }
    positions += turns;
    forgetFrames();
  }
  if (shared) copyFirstNet();
}

/** Mean squared error of winning chances since the last call. */
export function takeError(): f64 {
  const error = positions ? squaredErrors / positions : 0;
  squaredErrors = 0;
  positions = 0;
  return error;
}

/** Mean points a game of the nets against a player of `training/opponents`. */
export function contest(player: i32, games: i32, seed: u32): f64 {
  forgetFrames();
  return pointsAgainst(netAt(), player, EARLIER, games, seed);
}

/** Chances of the board's side to roll: where they lie. */
export function evaluateBoard(): usize {
  evaluate(BOARD, THOUGHT);
  return THOUGHT;
}

/** Writes the board's contact columns where it says; for tests. */
export function contactSlotsOf(): usize {
  contactInputs(BOARD, TRACE);
  return TRACE;
}
export function contactSlots(): i32 {
  return CONTACT_SLOTS;
}
export function raceSlotsOf(): usize {
  raceInputs(BOARD, TRACE);
  return TRACE;
}
export function raceSlots(): i32 {
  return RACE_SLOTS;
}
