/** Teaches the sieve what the nets think of plays: gradient descent on squared error of equity. */
import { bestBoard, bestOfRoll, playCount, playEquities, rankRoll } from '../evaluate';
import { BOARD_BYTES, RESULT_BYTES, resultsAt } from '../memory';
import { sumColumns } from '../net';
import { CONTACT, sieveOf, useWeights } from '../nets';
import { expand } from '../plays';
import { randomUnit } from '../random';
import { BIAS, COLUMN_BYTES, listCounts, OUTPUT, scoreAt, SIEVE_FLOATS, SIEVE_UNITS, sift, TAUGHT } from '../sieve';
import { nextThrow, startDice } from './dice';
import { FEW_ODD, startBoard } from './starts';

const TURN = memory.data(64, 16);
const PLAYED = memory.data(64, 16);
const SUMS = memory.data(SIEVE_UNITS * 4, 16);
const COLUMNS = memory.data(64 * 4, 16);
const LONGEST: u32 = 2000;
/** Plays learnt of every roll, beside the best. */
const PICKS: i32 = 6;
/** Plays that are worse than the best by more than this need not be told apart. */
const WORST: f32 = 0.4;
/** Taken from the score of a play that was picked. */
const ASIDE: f32 = 1000;

/** Moves the sieve's answer for a board seen by the side that has played by what `error` asks for. */
function learn(net: usize, board: usize, error: f32, rate: f32): void {
  const end = listCounts(net, board, COLUMNS);
  sumColumns(SIEVE_UNITS, net + BIAS, COLUMNS, end, COLUMNS, COLUMNS, SUMS);
  const step = f32x4.splat(error * rate);
  for (let at: usize = 0; at < COLUMN_BYTES; at += 16) {
    const unit = f32x4.pmax(v128.load(SUMS + at), f32x4.splat(0));
    const weight = v128.load(net + OUTPUT + at);
    const pull = v128.and(f32x4.mul(step, weight), f32x4.gt(unit, f32x4.splat(0)));
    v128.store(net + OUTPUT + at, f32x4.add(weight, f32x4.mul(step, unit)));
    v128.store(net + BIAS + at, f32x4.add(v128.load(net + BIAS + at), pull));
    for (let entry = COLUMNS; entry < end; entry += 4) {
      const column = <usize>load<u32>(entry) + at;
      v128.store(column, f32x4.add(v128.load(column), pull));
    }
  }
}

const PICKED = memory.data(8 * 4, 16);

let squaredErrors: f64 = 0;
let plays: f64 = 0;

@inline
function equityOf(index: i32): f32 {
  return load<f32>(playEquities(0) + (<usize>index << 2));
}

/** Learns of one roll how the plays that look best compare with each other and with the best: only differences matter. */
function teachRoll(net: usize, best: i32, count: i32, rate: f32): void {
  sift(net, TURN, resultsAt(0), count);
  const floor = equityOf(best) - WORST;
  let mean: f32 = 0;
  let picked = 0;
  for (let index = best; ; index = highestScore(count)) {
    store<i32>(PICKED + (<usize>picked << 2), index);
    mean += max(floor, equityOf(index)) - load<f32>(scoreAt(index));
    store<f32>(scoreAt(index), load<f32>(scoreAt(index)) - ASIDE);
    picked++;
    if (picked > PICKS || picked == count) break;
  }
  mean /= <f32>picked;
  for (let pick = 0; pick < picked; pick++) {
    const index = load<i32>(PICKED + (<usize>pick << 2));
    const error = max(floor, equityOf(index)) - load<f32>(scoreAt(index)) - ASIDE - mean;
    squaredErrors += error * error;
    plays++;
    expand(TURN, resultsAt(0) + <usize>index * RESULT_BYTES, PLAYED);
    learn(net, PLAYED, error, rate);
  }
}

function highestScore(count: i32): i32 {
  let highest = 0;
  for (let index = 1; index < count; index++) if (load<f32>(scoreAt(index)) > load<f32>(scoreAt(highest))) highest = index;
  return highest;
}

/** Plays games `first` … with the nets and teaches the sieves every roll. */
export function teachSieve<G>(game: G, first: u32, games: u32, seed: u64, rate: f32): void {
  useWeights(game, game.weights());
  for (let number = first; number < first + games; number++) {
    startDice(seed, number);
    const noDouble = startBoard(game, TURN, seed, number, FEW_ODD) && !game.opensWithDouble();
    for (let ply: u32 = 0; ply < LONGEST; ply++) {
      const kind = game.kindOf(TURN);
      if (kind < CONTACT) break;
      const cast = nextThrow(noDouble && ply == 0);
      const best = rankRoll(game, TURN, cast / 6 + 1, cast % 6 + 1, 0);
      if (playCount(0) > 1) teachRoll(sieveOf(game, kind), best, playCount(0), rate);
      memory.copy(TURN, bestBoard(0), BOARD_BYTES);
    }
  }
}

/** Columns of nothing, so that those never learnt stay so, and random units behind them; the sieves count as taught from here on. */
export function startSieves<G>(game: G, seed: u32): void {
  for (let kind = 0; kind < game.contactNets(); kind++) {
    const net = sieveOf(game, CONTACT + kind);
    memory.fill(net, 0, <usize>SIEVE_FLOATS << 2);
    for (let at = BIAS; at < OUTPUT; at += 4) store<f32>(net + at, randomUnit(seed, 100 + kind, <u32>at));
    for (let at = OUTPUT; at < OUTPUT + COLUMN_BYTES; at += 4) store<f32>(net + at, (randomUnit(seed, 100 + kind, <u32>at) - 0.5) * 0.4);
    store<f32>(net + TAUGHT, 1);
  }
}

let decisions: f64 = 0;
let misses: f64 = 0;

/** Plays games with every play evaluated; returns the mean equity a decision with contact would lose to the sieve. */
export function lossBySieve<G>(game: G, games: u32, seed: u64): f64 {
  useWeights(game, game.weights());
  let lost: f64 = 0;
  decisions = 0;
  misses = 0;
  for (let number: u32 = 0; number < games; number++) {
    startDice(seed, number);
    const noDouble = startBoard(game, TURN, seed, number, FEW_ODD) && !game.opensWithDouble();
    for (let ply: u32 = 0; ply < LONGEST && game.kindOf(TURN) >= CONTACT; ply++) {
      const cast = nextThrow(noDouble && ply == 0);
      const sifted = bestOfRoll(game, TURN, cast / 6 + 1, cast % 6 + 1, 0);
      const best = rankRoll(game, TURN, cast / 6 + 1, cast % 6 + 1, 0);
      const loss = equityOf(best) - equityOf(sifted);
      lost += loss;
      misses += f64(loss > 0);
      decisions++;
      memory.copy(TURN, bestBoard(0), BOARD_BYTES);
    }
  }
  return lost / decisions;
}

/** Share of those decisions in which the sieve held back the best play. */
export function missedBySieve(): f64 {
  return misses / decisions;
}

/** Mean squared error of the sieves' differences since the last call. */
export function takeSieveError(): f64 {
  const error = plays ? squaredErrors / plays : 0;
  squaredErrors = 0;
  plays = 0;
  return error;
}
