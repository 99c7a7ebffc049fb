/**
 * Chances of a position by what answers for it, and the best play of a roll at 0-ply, of either game (`games/`). Chances are
 * those of `chances.ts`, equities the game's.
 */
import { bearoffChances } from './bearoff';
import { limit, overChances, swapChances } from './chances';
import { endWithLastThrow, NOBODY } from './last-throw';
import { BOARD_BYTES, DEPTHS, MAX_RESULTS, RESULT_BYTES, resultsAt } from './memory';
import { biasOf, finish, listChanges, listColumns, removedEnd, sumColumns } from './net';
import { CONTACT, netOf, OVER, sieveOf, sieveReady, TABLE, weightsInUse } from './nets';
import { expand, packed, swapBoard } from './plays';
import { forgetRolls, raceChances } from './race';
import { pickAt, sift } from './sieve';

// Room for the larger game: slots of a position, and hidden sums of all its contact nets.
const MOST_SLOTS: usize = 128;
const MOST_SUMS: usize = 4 * 128;

const ADDED = memory.data(128 * 4, 16);
const REMOVED = memory.data(128 * 4, 16);
const SLOTS = memory.data(128 * 2, 16);
const SUMS = memory.data(256 * 4, 16);

/** Slots of the board evaluated last, for the trainer. */
export function inputSlots(): usize {
  return SLOTS;
}

/** Hidden activations of the board evaluated last, for the trainer. */
export function hiddenUnits(): usize {
  return SUMS;
}

/** Chances of the side to roll, `turns` after the host's board; returns the kind that answered. */
export function evaluate<G>(game: G, board: usize, out: usize, turns: i32 = 0): i32 {
  const kind = game.kindOf(board);
  if (kind >= CONTACT) {
    game.contactInputs(board, SLOTS);
    contactSums(game, netOf(kind), SLOTS, SUMS);
    finish(netOf(kind), game.contactColumns(), game.contactHidden(), SUMS, out);
    limit(game, board, false, out);
  } else {
    evaluateApart(game, kind, board, turns, out);
  }
  return kind;
}

/** The same for kinds without contact. */
function evaluateApart<G>(game: G, kind: i32, board: usize, turns: i32, out: usize): void {
  if (kind == OVER) {
    const began = game.whoBegan(turns);
    if (began == NOBODY) overChances(game, board, out);
    else endWithLastThrow(game, board, began, out);
    return;
  }
  if (kind == TABLE) {
    bearoffChances(board, game.whoBegan(turns), out);
    return;
  }
  const net = netOf(kind);
  if (game.racesBySide()) {
    raceChances(net, board, out);
    limit(game, board, true, out);
    return;
  }
  game.raceInputs(board, SLOTS);
  const end = listColumns(net, game.raceHidden(), SLOTS, game.raceSlots(), ADDED);
  sumColumns(game.raceHidden(), biasOf(net, game.raceColumns(), game.raceHidden()), ADDED, end, REMOVED, REMOVED, SUMS);
  finish(net, game.raceColumns(), game.raceHidden(), SUMS, out);
  limit(game, board, true, out);
}

function contactSums<G>(game: G, net: usize, slots: usize, sums: usize): void {
  const end = listColumns(net, game.contactHidden(), slots, game.contactSlots(), ADDED);
  sumColumns(game.contactHidden(), biasOf(net, game.contactColumns(), game.contactHidden()), ADDED, end, REMOVED, REMOVED, sums);
}

/*
 * Plays of one board differ from it by a few slots. So each depth keeps the board it was last asked about, already seen by
 * the other side, with its slots and, for each contact net that was needed, its hidden sums; a play's sums start from these.
 */
const CHANCE_BYTES: usize = 32;
const FRAME_SLOTS: usize = BOARD_BYTES;
const FRAME_SUMMED: usize = FRAME_SLOTS + (MOST_SLOTS << 1);
const FRAME_SUMS: usize = FRAME_SUMMED + 16;
const FRAME_BEST: usize = FRAME_SUMS + (MOST_SUMS << 2);
const FRAME_COUNT: usize = FRAME_BEST + BOARD_BYTES;
const FRAME_KINDS: usize = FRAME_COUNT + 16;
const FRAME_EQUITIES: usize = FRAME_KINDS + MAX_RESULTS;
const FRAME_CHANCES: usize = FRAME_EQUITIES + (MAX_RESULTS << 2);
const FRAME_BYTES: usize = FRAME_CHANCES + MAX_RESULTS * CHANCE_BYTES;
const FRAMES = memory.data(<i32>(DEPTHS * FRAME_BYTES), 16);

@inline
function frameAt(depth: i32): usize {
  return FRAMES + <usize>depth * FRAME_BYTES;
}

/** Plays of the depth's last roll; a dance counts as one, which changes nothing. */
export function playCount(depth: i32): i32 {
  return load<i32>(frameAt(depth) + FRAME_COUNT);
}

/** Equity (f32) of every play for the side that made it, in the order of `resultsAt`; −100 where the sieve held it back. */
export function playEquities(depth: i32): usize {
  return frameAt(depth) + FRAME_EQUITIES;
}

/** Chances of every play for the side that made it, 32 bytes each. */
export function playChances(depth: i32): usize {
  return frameAt(depth) + FRAME_CHANCES;
}

/** What answered for every play: u8. */
export function playKinds(depth: i32): usize {
  return frameAt(depth) + FRAME_KINDS;
}

/** The board after the best play, seen by the other side, which is to roll. */
export function bestBoard(depth: i32): usize {
  return frameAt(depth) + FRAME_BEST;
}

const AFTER = memory.data(64, 16);

/** Writes the board after play `index` of `board`'s last roll at this depth, seen by the side that rolls next. */
export function boardAfter(board: usize, depth: i32, index: i32, target: usize): void {
  expand(board, resultsAt(depth) + <usize>index * RESULT_BYTES, AFTER);
  swapBoard(AFTER, target);
}

/** Rolls with fewer plays than these do without the sieve. */
const FEW: i32 = 5;
/** Equity of a play that the sieve held back: below all others. */
const HELD_BACK: f32 = -100;

/**
 * Generates the plays of a roll, evaluates those that may be best by the sieve and returns the index of the best. A play that was
 * held back has equity −100 and no chances. What is left at this depth stays until its next call; other depths are not touched.
 * `board` may not lie within this depth's memory.
 */
export function bestOfRoll<G>(game: G, board: usize, die1: i32, die2: i32, depth: i32): i32 {
  const count = startRoll(game, board, die1, die2, depth);
  const kind = game.kindOf(board);
  if (count < FEW || kind < CONTACT || !sieveReady(game)) return bestOfAll(game, board, depth, count);
  const equities = playEquities(depth);
  for (let index = 0; index < count; index++) store<f32>(equities + (<usize>index << 2), HELD_BACK);
  const picks = sift(sieveOf(game, kind), board, resultsAt(depth), count);
  let best = pickAt(0);
  for (let pick = 0; pick < picks; pick++) {
    const index = pickAt(pick);
    if (evaluatePlay(game, board, depth, index) > load<f32>(equities + (<usize>best << 2))) best = index;
  }
  boardAfter(board, depth, best, bestBoard(depth));
  return best;
}

/** `bestOfRoll` with every play evaluated. */
export function rankRoll<G>(game: G, board: usize, die1: i32, die2: i32, depth: i32): i32 {
  return bestOfAll(game, board, depth, startRoll(game, board, die1, die2, depth));
}

/** Generates the plays; returns how many. */
function startRoll<G>(game: G, board: usize, die1: i32, die2: i32, depth: i32): i32 {
  const frame = frameAt(depth);
  let count = game.generate(board, die1, die2, depth, resultsAt(depth));
  if (!count) {
    v128.store(resultsAt(depth), packed(board));
    count = 1;
  }
  store<i32>(frame + FRAME_COUNT, count);
  startFrame(game, frame, board);
  return count;
}

function bestOfAll<G>(game: G, board: usize, depth: i32, count: i32): i32 {
  let best = 0;
  let bestEquity: f32 = HELD_BACK;
  for (let index = 0; index < count; index++) {
    const equity = evaluatePlay(game, board, depth, index);
    if (equity > bestEquity) {
      bestEquity = equity;
      best = index;
    }
  }
  boardAfter(board, depth, best, bestBoard(depth));
  return best;
}

/** Evaluates a play of the roll that was started at this depth; returns its equity for the side that makes it. */
function evaluatePlay<G>(game: G, board: usize, depth: i32, index: i32): f32 {
  const frame = frameAt(depth), after = frame + FRAME_BEST;
  const chances = frame + FRAME_CHANCES + <usize>index * CHANCE_BYTES;
  boardAfter(board, depth, index, after);
  const kind = evaluateAfter(game, frame, after, depth + 1, chances);
  swapChances(chances, chances);
  const equity = game.equity(chances);
  store<f32>(frame + FRAME_EQUITIES + (<usize>index << 2), equity);
  store<u8>(frame + FRAME_KINDS + index, <u8>kind);
  return equity;
}

const REFERENCE = memory.data(64, 16);

/** Forgets all starting points: their sums are out of date once a weight has changed. */
export function forgetFrames(): void {
  forgetRolls();
  for (let depth = 0; depth < <i32>DEPTHS; depth++) store<u32>(frameAt(depth) + FRAME_SUMMED, 0, 4);
}

/** Makes the frame's board the starting point of sums, unless it is already. */
function startFrame<G>(game: G, frame: usize, board: usize): void {
  swapBoard(board, REFERENCE);
  if (load<u32>(frame + FRAME_SUMMED, 4) == <u32>weightsInUse() && memory.compare(frame, REFERENCE, BOARD_BYTES) == 0) return;
  memory.copy(frame, REFERENCE, BOARD_BYTES);
  game.contactInputs(frame, frame + FRAME_SLOTS);
  store<u32>(frame + FRAME_SUMMED, 0);
  store<u32>(frame + FRAME_SUMMED, <u32>weightsInUse(), 4);
}

/** `evaluate` for a board close to the frame's. */
function evaluateAfter<G>(game: G, frame: usize, board: usize, turns: i32, out: usize): i32 {
  const kind = game.kindOf(board);
  if (kind < CONTACT) {
    evaluateApart(game, kind, board, turns, out);
    return kind;
  }
  const hidden = game.contactHidden();
  const net = netOf(kind), number = kind - CONTACT;
  const start = frame + FRAME_SUMS + (<usize>(number * hidden) << 2);
  const summed = load<u32>(frame + FRAME_SUMMED);
  if (!((summed >> number) & 1)) {
    contactSums(game, net, frame + FRAME_SLOTS, start);
    store<u32>(frame + FRAME_SUMMED, summed | (1 << number));
  }
  game.contactInputs(board, SLOTS);
  const end = listChanges(net, hidden, frame + FRAME_SLOTS, SLOTS, game.contactSlots(), ADDED, REMOVED);
  sumColumns(hidden, start, ADDED, end, REMOVED, removedEnd(), SUMS);
  finish(net, game.contactColumns(), hidden, SUMS, out);
  limit(game, board, false, out);
  return kind;
}
