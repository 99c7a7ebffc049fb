/** The dice of a game of self-play: its number in the seed's row decides them. */
import { randomThrow } from '../random';

let seed: u64 = 0;
let game: u32 = 0;
let next: u32 = 0;

export function startDice(row: u64, number: u32): void {
  seed = row;
  game = number;
  next = 0;
}

/** A throw, 0..35 as `randomThrow` has it; a first one that may be no double is thrown again until it is none. */
export function nextThrow(noDouble: bool): i32 {
  let cast = randomThrow(seed, game, next++);
  while (noDouble && cast % 7 == 0) cast = randomThrow(seed, game, next++);
  return cast;
}
