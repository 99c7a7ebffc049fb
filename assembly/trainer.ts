/** Self-play by TD(0) in both games: the entry behind `npm run train`. Nothing of this is in the wasm that ships. */
import { bearoffPositions, makeBearoff } from './bearoff';
import { evaluate, forgetFrames } from './evaluate';
import { LONG_GAME } from './games/long';
import { SHORT_GAME } from './games/short';
import { ANSWER, BOARD, RESULT_BYTES, resultsAt } from './memory';
import { biasOf, outputBiasOf, SECOND, secondBiasOf, secondOf } from './net';
import { architectureOf, CONTACT, contactFloats, sieveOf, sieveReady, useWeights, weightBytes } from './nets';
import { expand } from './plays';
import { randomUnit } from './random';
import { setLongRules } from './rules/long';
import { scoreAt, SIEVE_COLUMNS, SIEVE_UNITS, sift } from './sieve';
import { SIDE_FLOATS, sideBias } from './side-rolls';
import { learnByRolls } from './training/by-rolls';
import { learn, refreshBoosts, VISITS, visitsSize } from './training/learner';
import { pointsAgainst } from './training/opponents';
import { learnRaces } from './training/race-learner';
import { learnRows, MOST_ROWS, rowAt, writeRows } from './training/rows';
import { selfPlay, TRACE } from './training/self-play';
import { lossBySieve, startSieves, teachSieve } from './training/sieve-learner';

export { takeRollsError } from './training/by-rolls';
export { takeRaceError } from './training/race-learner';
export { learnSideOfBoard, sideOfBoard, wantedRolls } from './training/side-of-board';
export { takeRowsError, writtenGames } from './training/rows';
export { takeError } from './training/self-play';
export { missedBySieve, takeSieveError } from './training/sieve-learner';

/** Room for the weights of the larger game. */
const EARLIER = memory.data(9200000, 16);

/** The game that calls are about. */
let isLong = false;
chooseShort();

export function chooseShort(): void {
  isLong = false;
  useWeights(SHORT_GAME, SHORT_GAME.weights());
}

/** `flags` as in `rules-only.ts`. */
export function chooseLong(flags: u32): void {
  isLong = true;
  setLongRules(flags);
  useWeights(LONG_GAME, LONG_GAME.weights());
}

export function boardAt(): usize {
  return BOARD;
}

export function netAt(): usize {
  return isLong ? LONG_GAME.weights() : SHORT_GAME.weights();
}

export function netBytes(): i32 {
  return isLong ? weightBytes(LONG_GAME) : weightBytes(SHORT_GAME);
}

export function netArchitecture(): u32 {
  return isLong ? architectureOf(LONG_GAME) : architectureOf(SHORT_GAME);
}

export function visitsAt(): usize {
  return VISITS;
}

export function visitsBytes(): i32 {
  return isLong ? visitsSize(LONG_GAME) : visitsSize(SHORT_GAME);
}

/** Weights of an earlier net to play against; filled by the host. */
export function earlierAt(): usize {
  return EARLIER;
}

// Sizes that a net file needs.
export function contactNets(): i32 {
  return isLong ? LONG_GAME.contactNets() : SHORT_GAME.contactNets();
}
export function contactColumns(): i32 {
  return isLong ? LONG_GAME.contactColumns() : SHORT_GAME.contactColumns();
}
export function contactHidden(): i32 {
  return isLong ? LONG_GAME.contactHidden() : SHORT_GAME.contactHidden();
}
export function raceColumns(): i32 {
  return isLong ? LONG_GAME.raceColumns() : SHORT_GAME.raceColumns();
}
export function raceHidden(): i32 {
  return isLong ? LONG_GAME.raceHidden() : SHORT_GAME.raceHidden();
}
export function raceOutputs(): i32 {
  return isLong ? LONG_GAME.raceOutputs() : SHORT_GAME.raceOutputs();
}
/** Units of the race net's second layer. */
export function raceSecond(): i32 {
  return isLong ? SECOND : 0;
}
export function secondUnits(): i32 {
  return SECOND;
}

function scatter(from: usize, end: usize, net: usize, seed: u32, number: u32, width: f32): void {
  for (let at = from; at < end; at += 4) store<f32>(at, (randomUnit(seed, number, <u32>(at - net)) - 0.5) * width);
}

function startNet(net: usize, columns: i32, hidden: i32, seed: u32, number: u32): void {
  const bias = biasOf(net, columns, hidden), second = secondOf(net, columns, hidden);
  const secondOutputs = secondBiasOf(net, columns, hidden) + (<usize>SECOND << 2), end = outputBiasOf(net, columns, hidden);
  scatter(net, bias, net, seed, number, 0.1);
  scatter(bias + (<usize>hidden << 2), second, net, seed, number, 0.2);
  // The second layer says nothing at first.
  scatter(second, secondOutputs, net, seed, number, 0.3);
  memory.fill(secondOutputs, 0, end - secondOutputs);
  // Gammons and backgammons start as rare as they are.
  store<f32>(end, -1.2, 4);
  store<f32>(end, -4, 8);
  store<f32>(end, -1.2, 12);
  store<f32>(end, -4, 16);
}

function startAll<G>(game: G, seed: u32): void {
  const floats = contactFloats(game);
  for (let net = 0; net < game.contactNets(); net++) {
    startNet(game.weights() + (<usize>(net * floats) << 2), game.contactColumns(), game.contactHidden(), seed, net);
  }
  const number = game.contactNets(), race = game.weights() + (<usize>(number * floats) << 2);
  if (game.racesBySide()) startSideNet(race, seed, number);
  else startNet(race, game.raceColumns(), game.raceHidden(), seed, number);
}

/** One that bends nothing at first. */
function startSideNet(net: usize, seed: u32, number: u32): void {
  const bias = sideBias(net);
  scatter(net, bias, net, seed, number, 0.1);
  memory.fill(bias, 0, net + (<usize>SIDE_FLOATS << 2) - bias);
}

/** Random small weights. */
export function startNets(seed: u32): void {
  if (isLong) startAll(LONG_GAME, seed);
  else startAll(SHORT_GAME, seed);
}

/** Makes the table of exact endings, which teach the race net; without it games are played to their end. */
export function makeEndings(): void {
  makeBearoff(bearoffPositions());
}

/** Plays games `first` … `first + games − 1` and learns each. */
export function train(first: u32, games: u32, seed: u32, rate: f32): void {
  if (isLong) selfPlay(LONG_GAME, first, games, seed, rate);
  else selfPlay(SHORT_GAME, first, games, seed, rate);
}

/** The same, learning from results with the luck taken out; `trust` as in `training/by-rolls`. */
export function trainByRolls(first: u32, games: u32, seed: u32, rate: f32, trust: f32): void {
  if (isLong) learnByRolls(LONG_GAME, first, games, seed, rate, trust);
  else learnByRolls(SHORT_GAME, first, games, seed, rate, trust);
}

/** Plays games and learns how many rolls the sides of their races need; short nard only. */
export function trainRaces(first: u32, games: u32, seed: u32, rate: f32): void {
  learnRaces(SHORT_GAME, first, games, seed, rate);
  forgetFrames();
}

/** Plays games and writes their positions to `rowsAt` with what is to be learnt of them; returns how many. */
export function writeGames(first: u32, games: u32, seed: u32, trust: f32): i32 {
  return isLong ? writeRows(LONG_GAME, first, games, seed, trust) : writeRows(SHORT_GAME, first, games, seed, trust);
}

/** Learns so many rows, `mostRows` at most, which the host put at `rowsAt`. */
export function trainRows(count: i32, rate: f32): void {
  if (isLong) learnRows(LONG_GAME, count, rate);
  else learnRows(SHORT_GAME, count, rate);
  forgetFrames();
}

export function rowsAt(): usize {
  return rowAt(0);
}
export function mostRows(): i32 {
  return MOST_ROWS;
}

/** Plays the same games and teaches the sieves what the nets think of their plays. */
export function trainSieves(first: u32, games: u32, seed: u32, rate: f32): void {
  if (isLong) teachSieve(LONG_GAME, first, games, seed, rate);
  else teachSieve(SHORT_GAME, first, games, seed, rate);
}

export function sievesReady(): bool {
  return isLong ? sieveReady(LONG_GAME) : sieveReady(SHORT_GAME);
}

// Sizes that a net file needs.
export function sieveColumns(): i32 {
  return SIEVE_COLUMNS;
}
export function sieveUnits(): i32 {
  return SIEVE_UNITS;
}

/** Sieves that know nothing yet. */
export function startAllSieves(seed: u32): void {
  if (isLong) startSieves(LONG_GAME, seed);
  else startSieves(SHORT_GAME, seed);
}

/** Mean equity a decision that the sieves lose over games of self-play; then `missedBySieve` says how often. */
export function sieveLoss(games: u32, seed: u32): f64 {
  forgetFrames();
  return isLong ? lossBySieve(LONG_GAME, games, seed) : lossBySieve(SHORT_GAME, games, seed);
}

/** Sifts the plays of a roll on the board, which has contact; returns how many are let through, of `siftedPlays`. Scores are at `sieveScores`. */
export function siftBoard(die1: i32, die2: i32): i32 {
  if (isLong) return siftRoll(LONG_GAME, die1, die2);
  return siftRoll(SHORT_GAME, die1, die2);
}

function siftRoll<G>(game: G, die1: i32, die2: i32): i32 {
  sifted = game.generate(BOARD, die1, die2, 0, resultsAt(0));
  return sifted ? sift(sieveOf(game, game.kindOf(BOARD)), BOARD, resultsAt(0), sifted) : 0;
}

/** Whether a net of contact answers for the board. */
export function hasContact(): bool {
  return (isLong ? LONG_GAME.kindOf(BOARD) : SHORT_GAME.kindOf(BOARD)) >= CONTACT;
}

let sifted: i32 = 0;
export function siftedPlays(): i32 {
  return sifted;
}
export function sieveScores(): usize {
  return scoreAt(0);
}
/** Offset in bytes of the board's sieve among the weights. */
export function sieveOffset(): usize {
  return isLong ? sieveOf(LONG_GAME, LONG_GAME.kindOf(BOARD)) - LONG_GAME.weights() : sieveOf(SHORT_GAME, SHORT_GAME.kindOf(BOARD)) - SHORT_GAME.weights();
}
/** Writes the board after a sifted play, seen by the side that made it, where it says. */
export function siftedBoard(index: i32): usize {
  expand(BOARD, resultsAt(0) + <usize>index * RESULT_BYTES, TRACE);
  return TRACE;
}

/** Mean points a game of the nets against a player of `training/opponents`. */
export function contest(player: i32, games: i32, seed: u32): f64 {
  forgetFrames();
  return isLong
    ? pointsAgainst(LONG_GAME, LONG_GAME.weights(), player, EARLIER, games, seed)
    : pointsAgainst(SHORT_GAME, SHORT_GAME.weights(), player, EARLIER, games, seed);
}

/** Chances of the board's side to roll: where they lie. */
export function evaluateBoard(): usize {
  if (isLong) evaluate(LONG_GAME, BOARD, ANSWER);
  else evaluate(SHORT_GAME, BOARD, ANSWER);
  return ANSWER;
}

/** Learns that the board, which a net must answer for, has the chances at `target`; for tests. */
export function learnBoard(target: usize, rate: f32): void {
  if (isLong) learnOne(LONG_GAME, target, rate);
  else learnOne(SHORT_GAME, target, rate);
}

function learnOne<G>(game: G, target: usize, rate: f32): void {
  refreshBoosts(game);
  learn(game, BOARD, target, rate, ANSWER);
}

/** Room for a target. */
export function targetAt(): usize {
  return TRACE;
}

/** Writes the board's contact columns where it says; for tests. */
export function contactSlotsOf(): usize {
  if (isLong) LONG_GAME.contactInputs(BOARD, TRACE);
  else SHORT_GAME.contactInputs(BOARD, TRACE);
  return TRACE;
}
export function contactSlots(): i32 {
  return isLong ? LONG_GAME.contactSlots() : SHORT_GAME.contactSlots();
}
export function raceSlotsOf(): usize {
  if (isLong) LONG_GAME.raceInputs(BOARD, TRACE);
  else SHORT_GAME.raceInputs(BOARD, TRACE);
  return TRACE;
}
export function raceSlots(): i32 {
  return isLong ? LONG_GAME.raceSlots() : SHORT_GAME.raceSlots();
}
