/**
 * The dice of a trial, the same for every position that is rolled out with one seed. The first two throws are stratified: 1,296
 * trials in a row from a multiple of 1,296 on meet each pair of throws once, and in them each 36 in a row meet every first and
 * every second throw once. Later throws are random by counting.
 */
import { randomBits, randomThrow } from '../random';

const THROWS: i32 = 36;
const PAIRS: u32 = 36 * 36;
/** Random numbers for orders are counted from here, those for dice from 0. */
const ORDER_COUNTER: u32 = 0x80000000;

/** Orders of one stretch of pairs: of first throws, of second ones, and how far these are turned in each block of 36. */
const FIRSTS = memory.data(36, 16);
const SECONDS = memory.data(36, 16);
const TURNS = memory.data(36, 16);
let orderedSeed: u32 = 0;
let orderedStretch: u32 = 0xffffffff;

/** A random order of 0..35. */
function shuffle(order: usize, seed: u32, stretch: u32, counter: u32): void {
  for (let n = 0; n < THROWS; n++) {
    const other = <usize>(((randomBits(seed, stretch, counter + n) >> 32) * <u64>(n + 1)) >> 32);
    store<u8>(order + n, load<u8>(order + other));
    store<u8>(order + other, <u8>n);
  }
}

function orderStretch(seed: u32, stretch: u32): void {
  if (seed == orderedSeed && stretch == orderedStretch) return;
  shuffle(FIRSTS, seed, stretch, ORDER_COUNTER);
  shuffle(SECONDS, seed, stretch, ORDER_COUNTER + THROWS);
  shuffle(TURNS, seed, stretch, ORDER_COUNTER + 2 * THROWS);
  orderedSeed = seed;
  orderedStretch = stretch;
}

/** Throw number `ply` of a trial, 0..35: the dice are `throw / 6 + 1` and `throw % 6 + 1`. */
export function throwOf(seed: u32, trial: u32, ply: i32): i32 {
  if (ply > 1) return randomThrow(seed, trial, ply);
  orderStretch(seed, trial / PAIRS);
  const within = trial % PAIRS, place = within % <u32>THROWS;
  if (ply == 0) return load<u8>(FIRSTS + place);
  // A Latin square in random order: block by block the second throws meet the first ones one place further.
  return load<u8>(SECONDS + (place + load<u8>(TURNS + within / <u32>THROWS)) % <u32>THROWS);
}
