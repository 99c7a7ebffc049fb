/**
 * Which evaluator a position of short nard gets, and the best play of a roll at 0-ply.
 * Chances are five f32: win, win gammon, win backgammon, lose gammon, lose backgammon, a gammon including backgammons;
 * 32 bytes are written. Equities are cubeless money equities with a backgammon worth three.
 */
import { bearoffChances, bearoffHolds, bearoffReady } from './bearoff';
import { CONTACT_COLUMNS, CONTACT_SLOTS, contactInputs } from './inputs/contact';
import { occupied, rearmost } from './inputs/masks';
import { RACE_COLUMNS, RACE_SLOTS, raceInputs } from './inputs/race';
import { BAR, BOARD_BYTES, DEPTHS, MAX_RESULTS, OTHER, RESULT_BYTES, resultsAt } from './memory';
import { biasOf, finish, listChanges, listColumns, removedEnd, ROWS, sumColumns } from './net';
import { expand, generate, packed, swapBoard } from './plays';
import { SHORT } from './rules/short';

// What answers for a position; from CONTACT on, one kind for each contact net.
export const OVER: i32 = 0;
export const TABLE: i32 = 1;
export const RACE: i32 = 2;
export const CONTACT: i32 = 3;
export const CONTACT_NETS: i32 = 4;

export const CONTACT_HIDDEN: i32 = 128;
export const RACE_HIDDEN: i32 = 64;
/** Raised when the meaning of a column changes while the sizes stay the same. */
const INPUTS_VERSION: u32 = 1;

export const CONTACT_FLOATS: i32 = (CONTACT_COLUMNS + ROWS) * CONTACT_HIDDEN + 8;
export const RACE_FLOATS: i32 = (RACE_COLUMNS + ROWS) * RACE_HIDDEN + 8;
export const WEIGHT_BYTES: usize = <usize>(CONTACT_NETS * CONTACT_FLOATS + RACE_FLOATS) << 2;
const WEIGHTS = memory.data(<i32>WEIGHT_BYTES, 16);
/** Where the nets in use lie: contact nets in order, then the race net. */
const NETS = memory.data(5 * 4, 16);
let weights: usize = 0;
useWeights(WEIGHTS);

/** Where the host copies a net file's weights to, `netBytes()` long. */
export function netAt(): usize {
  return WEIGHTS;
}

export function netBytes(): i32 {
  return <i32>WEIGHT_BYTES;
}

/** Whether weights have been copied: no net has an output bias of exactly zero. */
export function netReady(): bool {
  return load<f32>(WEIGHTS + WEIGHT_BYTES, -32) != 0;
}

/** Evaluates from now on with nets that lie at `at`, in the order of a net file. */
export function useWeights(at: usize): void {
  weights = at;
  for (let net = 0; net <= CONTACT_NETS; net++) store<u32>(NETS + (<usize>net << 2), <u32>(at + (<usize>(net * CONTACT_FLOATS) << 2)));
}

/** Lets one contact net answer for all: how training begins. */
export function shareContactNet(): void {
  for (let net = 1; net < CONTACT_NETS; net++) store<u32>(NETS + (<usize>net << 2), <u32>weights);
}

/** A number that changes with every size or meaning of a weight; a net file must carry the same. */
export function netArchitecture(): u32 {
  let hash: u32 = 0x811c9dc5;
  hash = (hash ^ INPUTS_VERSION) * 0x01000193;
  hash = (hash ^ CONTACT_NETS) * 0x01000193;
  hash = (hash ^ CONTACT_COLUMNS) * 0x01000193;
  hash = (hash ^ CONTACT_HIDDEN) * 0x01000193;
  hash = (hash ^ RACE_COLUMNS) * 0x01000193;
  return (hash ^ RACE_HIDDEN) * 0x01000193;
}

/** A kind's net; kinds below RACE have none. */
@inline
export function netOf(kind: i32): usize {
  return load<u32>(NETS + (<usize>(kind == RACE ? CONTACT_NETS : kind - CONTACT) << 2));
}

/** Which contact net: 3 = somebody has borne off, 2 = three or more behind, 1 = a side has nobody behind, else 0. */
function contactNet(board: usize): i32 {
  if (load<u8>(board) | load<u8>(board + OTHER)) return 3;
  const mover = checkersBehind(board), other = checkersBehind(board + OTHER);
  if (mover >= 3 || other >= 3) return 2;
  return mover == 0 || other == 0 ? 1 : 0;
}

/** Checkers in the other side's home or on the bar. */
@inline
function checkersBehind(counts: usize): i32 {
  let behind = 0;
  for (let slot = 19; slot <= BAR; slot++) behind += <i32>load<u8>(counts + slot);
  return behind;
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

/** A finished game; a loser with nobody off loses a gammon, with somebody in the winner's home or on the bar a backgammon. */
function overChances(board: usize, out: usize): void {
  memory.fill(out, 0, 32);
  const won = load<u8>(board) == 15;
  const loser = won ? board + OTHER : board;
  const gammon: usize = won ? 4 : 12;
  if (won) store<f32>(out, 1);
  if (load<u8>(loser)) return;
  store<f32>(out + gammon, 1);
  if (checkersBehind(loser)) store<f32>(out + gammon + 4, 1);
}

/** Bends a net's answer to what is possible: no gammon once a checker is off, the rarer never likelier. */
function limit(board: usize, apart: bool, out: usize): void {
  const win = load<f32>(out);
  limitSide(board + OTHER, apart, win, out + 4);
  limitSide(board, apart, 1 - win, out + 12);
}

/** `most` = chance that `loser` loses at all; its gammon and backgammon chances are at `out`. */
@inline
function limitSide(loser: usize, apart: bool, most: f32, out: usize): void {
  let gammon: f32 = 0, backgammon: f32 = 0;
  if (!load<u8>(loser)) {
    gammon = min(load<f32>(out), most);
    if (!apart || checkersBehind(loser)) backgammon = min(load<f32>(out, 4), gammon);
  }
  store<f32>(out, gammon);
  store<f32>(out, backgammon, 4);
}

@inline
export function equityAt(chances: usize): f32 {
  return 2 * load<f32>(chances) - 1 + load<f32>(chances, 4) + load<f32>(chances, 8) - load<f32>(chances, 12) - load<f32>(chances, 16);
}

/** The same chances seen by the other side. `target` may be `chances`. */
export function swapChances(chances: usize, target: usize): void {
  const win = load<f32>(chances), winGammon = load<f32>(chances, 4), winBackgammon = load<f32>(chances, 8);
  store<f32>(target, 1 - win);
  store<f32>(target, load<f32>(chances, 12), 4);
  store<f32>(target, load<f32>(chances, 16), 8);
  store<f32>(target, winGammon, 12);
  store<f32>(target, winBackgammon, 16);
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
  if (load<u32>(frame + FRAME_SUMMED, 4) == <u32>weights && memory.compare(frame, REFERENCE, BOARD_BYTES) == 0) return;
  memory.copy(frame, REFERENCE, BOARD_BYTES);
  contactInputs(frame, frame + FRAME_SLOTS);
  store<u32>(frame + FRAME_SUMMED, 0);
  store<u32>(frame + FRAME_SUMMED, <u32>weights, 4);
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
