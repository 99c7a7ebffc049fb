/** Which evaluator a position of short nard gets, and the best play of a roll at 0-ply. Chances and equities as in `chances`. */
import { bearoffChances, bearoffHolds, bearoffReady } from './bearoff';
import { checkersBehind, equityAt, limit, overChances, swapChances } from './chances';
import { CONTACT_COLUMNS, CONTACT_SLOTS, contactInputs } from './inputs/contact';
import { occupied, rearmost } from './inputs/masks';
import { RACE_COLUMNS, RACE_SLOTS, raceInputs } from './inputs/race';
import { BOARD_BYTES, DEPTHS, MAX_RESULTS, OTHER, RESULT_BYTES, resultsAt } from './memory';
import { biasOf, finish, listChanges, listColumns, removedEnd, sumColumns } from './net';
import { CONTACT, CONTACT_HIDDEN, CONTACT_NETS, netOf, OVER, RACE, RACE_HIDDEN, TABLE, weightsInUse } from './nets';
import { expand, generate, packed, swapBoard } from './plays';
import { SHORT } from './rules/short';

export { swapChances } from './chances';
export { netArchitecture, netAt, netBytes, netReady, OVER } from './nets';

/** Which contact net: 3 = somebody has borne off, 2 = three or more behind, 1 = a side has nobody behind, else 0. */
function contactNet(board: usize): i32 {
  if (load<u8>(board) | load<u8>(board + OTHER)) return 3;
  const mover = checkersBehind(board), other = checkersBehind(board + OTHER);
  if (mover >= 3 || other >= 3) return 2;
  return mover == 0 || other == 0 ? 1 : 0;
}

/** What answers for a board. */
export function kindOf(board: usize): i32 {
  if (load<u8>(board) == 15 || load<u8>(board + OTHER) == 15) return OVER;
  const mover = rearmost(occupied(board)), other = rearmost(occupied(board + OTHER));
  // My p faces their 25 − p: the two have met and passed exactly when the rearmost add up to less.
  if (mover + other > 25) return CONTACT + contactNet(board);
  return bearoffReady() && bearoffHolds(board) ? TABLE : RACE;
}

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

/** Chances of the side to roll; returns the kind that answered. */
export function evaluate(board: usize, out: usize): i32 {
  const kind = kindOf(board);
  if (kind >= CONTACT) {
    contactInputs(board, SLOTS);
    contactChances(netOf(kind), out);
    limit(board, false, out);
  } else {
    evaluateApart(kind, board, out);
  }
  return kind;
}

/** The same for kinds without contact. */
function evaluateApart(kind: i32, board: usize, out: usize): void {
  if (kind == OVER) {
    overChances(board, out);
    return;
  }
  if (kind == TABLE) {
    bearoffChances(board, out);
    return;
  }
  const net = netOf(kind);
  raceInputs(board, SLOTS);
  const end = listColumns(net, RACE_HIDDEN, SLOTS, RACE_SLOTS, ADDED);
  sumColumns(RACE_HIDDEN, biasOf(net, RACE_COLUMNS, RACE_HIDDEN), ADDED, end, REMOVED, REMOVED, SUMS);
  finish(net, RACE_COLUMNS, RACE_HIDDEN, SUMS, out);
  limit(board, true, out);
}

function contactChances(net: usize, out: usize): void {
  contactSums(net, SLOTS, SUMS);
  finish(net, CONTACT_COLUMNS, CONTACT_HIDDEN, SUMS, out);
}

function contactSums(net: usize, slots: usize, sums: usize): void {
  const end = listColumns(net, CONTACT_HIDDEN, slots, CONTACT_SLOTS, ADDED);
  sumColumns(CONTACT_HIDDEN, biasOf(net, CONTACT_COLUMNS, CONTACT_HIDDEN), ADDED, end, REMOVED, REMOVED, sums);
}

/*
 * Plays of one board differ from it by a few slots. So each depth keeps the board it was last asked about, already seen by
 * the other side, with its slots and, for each contact net that was needed, its hidden sums; a play's sums start from these.
 */
const CHANCE_BYTES: usize = 32;
const FRAME_SLOTS: usize = BOARD_BYTES;
const FRAME_SUMMED: usize = FRAME_SLOTS + (<usize>CONTACT_SLOTS << 1);
const FRAME_SUMS: usize = FRAME_SUMMED + 16;
const FRAME_BEST: usize = FRAME_SUMS + (<usize>(CONTACT_NETS * CONTACT_HIDDEN) << 2);
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

/** Equity (f32) of every play for the side that made it, in the order of `resultsAt`. */
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

/**
 * Generates and evaluates all plays of a roll and returns the index of the best. What is left at this depth stays until its
 * next call; other depths are not touched. `board` may not lie within this depth's memory.
 */
export function bestOfRoll(board: usize, die1: i32, die2: i32, depth: i32): i32 {
  const frame = frameAt(depth);
  let count = generate(SHORT, board, die1, die2, resultsAt(depth));
  if (!count) {
    v128.store(resultsAt(depth), packed(board));
    count = 1;
  }
  store<i32>(frame + FRAME_COUNT, count);
  startFrame(frame, board);
  const after = frame + FRAME_BEST;
  let best = 0;
  let bestEquity: f32 = -4;
  for (let index = 0; index < count; index++) {
    const chances = frame + FRAME_CHANCES + <usize>index * CHANCE_BYTES;
    boardAfter(board, depth, index, after);
    const kind = evaluateAfter(frame, after, chances);
    swapChances(chances, chances);
    const equity = equityAt(chances);
    store<f32>(frame + FRAME_EQUITIES + (<usize>index << 2), equity);
    store<u8>(frame + FRAME_KINDS + index, <u8>kind);
    if (equity > bestEquity) {
      bestEquity = equity;
      best = index;
    }
  }
  boardAfter(board, depth, best, after);
  return best;
}

const REFERENCE = memory.data(64, 16);

/** Forgets all starting points: their sums are out of date once a weight has changed. */
export function forgetFrames(): void {
  for (let depth = 0; depth < <i32>DEPTHS; depth++) store<u32>(frameAt(depth) + FRAME_SUMMED, 0, 4);
}

/** Makes the frame's board the starting point of sums, unless it is already. */
function startFrame(frame: usize, board: usize): void {
  swapBoard(board, REFERENCE);
  if (load<u32>(frame + FRAME_SUMMED, 4) == <u32>weightsInUse() && memory.compare(frame, REFERENCE, BOARD_BYTES) == 0) return;
  memory.copy(frame, REFERENCE, BOARD_BYTES);
  contactInputs(frame, frame + FRAME_SLOTS);
  store<u32>(frame + FRAME_SUMMED, 0);
  store<u32>(frame + FRAME_SUMMED, <u32>weightsInUse(), 4);
}

/** `evaluate` for a board close to the frame's. */
function evaluateAfter(frame: usize, board: usize, out: usize): i32 {
  const kind = kindOf(board);
  if (kind < CONTACT) {
    evaluateApart(kind, board, out);
    return kind;
  }
  const net = netOf(kind), number = kind - CONTACT;
  const start = frame + FRAME_SUMS + (<usize>(number * CONTACT_HIDDEN) << 2);
  const summed = load<u32>(frame + FRAME_SUMMED);
  if (!((summed >> number) & 1)) {
    contactSums(net, frame + FRAME_SLOTS, start);
    store<u32>(frame + FRAME_SUMMED, summed | (1 << number));
  }
  contactInputs(board, SLOTS);
  const end = listChanges(net, CONTACT_HIDDEN, frame + FRAME_SLOTS, SLOTS, CONTACT_SLOTS, ADDED, REMOVED);
  sumColumns(CONTACT_HIDDEN, start, ADDED, end, REMOVED, removedEnd(), SUMS);
  finish(net, CONTACT_COLUMNS, CONTACT_HIDDEN, SUMS, out);
  limit(board, false, out);
  return kind;
}
