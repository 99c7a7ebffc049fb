/** How a game's nets lie in memory, contact nets first, then the race net, and which one answers for a kind of position. */
import { REST, ROWS, SECOND } from './net';
import { SIEVE_FLOATS, SIEVE_UNITS, TAUGHT } from './sieve';

// What answers for a position; from CONTACT on, one kind for each contact net.
export const OVER: i32 = 0;
export const TABLE: i32 = 1;
export const RACE: i32 = 2;
export const CONTACT: i32 = 3;

/** The most contact nets a game has. */
export const MOST_CONTACT_NETS: i32 = 4;

/** Where the nets in use lie: the race net, then contact nets in order. */
const NETS = memory.data(8 * 4, 16);
let weights: usize = 0;

@inline
export function contactFloats<G>(game: G): i32 {
  return (game.contactColumns() + ROWS) * game.contactHidden() + REST;
}

/** Floats before the sieves. */
@inline
export function sievesFrom<G>(game: G): i32 {
  return game.contactNets() * contactFloats(game) + game.raceFloats();
}

export function weightBytes<G>(game: G): i32 {
  return (sievesFrom(game) + game.contactNets() * SIEVE_FLOATS) << 2;
}

/** Evaluates from now on with nets of the game that lie at `at`, in the order of a net file. */
export function useWeights<G>(game: G, at: usize): void {
  weights = at;
  const bytes = <usize>contactFloats(game) << 2;
  for (let net = 0; net < game.contactNets(); net++) store<u32>(NETS + (<usize>net << 2), <u32>(at + <usize>net * bytes), 4);
  store<u32>(NETS, <u32>(at + <usize>game.contactNets() * bytes));
}

/** Lets one contact net answer for all: how training begins. */
export function shareContactNet<G>(game: G): void {
  for (let net = 1; net < game.contactNets(); net++) store<u32>(NETS + (<usize>net << 2), <u32>weights, 4);
}

/** A number that changes with every size or meaning of a weight; a net file must carry the same. */
export function architectureOf<G>(game: G): u32 {
  let hash: u32 = 0x811c9dc5;
  hash = (hash ^ game.inputsVersion()) * 0x01000193;
  hash = (hash ^ game.contactNets()) * 0x01000193;
  hash = (hash ^ game.contactColumns()) * 0x01000193;
  hash = (hash ^ game.contactHidden()) * 0x01000193;
  hash = (hash ^ game.raceColumns()) * 0x01000193;
  hash = (hash ^ game.raceHidden()) * 0x01000193;
  hash = (hash ^ SIEVE_UNITS) * 0x01000193;
  return (hash ^ SECOND) * 0x01000193;
}

/** The sieve for plays of a board with contact. */
@inline
export function sieveOf<G>(game: G, kind: i32): usize {
  return weights + (<usize>(sievesFrom(game) + (kind - CONTACT) * SIEVE_FLOATS) << 2);
}

/** Whether the sieves were taught. */
@inline
export function sieveReady<G>(game: G): bool {
  return load<f32>(sieveOf(game, CONTACT), TAUGHT) != 0;
}

/** A kind's net; kinds below RACE have none. */
@inline
export function netOf(kind: i32): usize {
  return load<u32>(NETS + (<usize>(kind - RACE) << 2));
}

/** Where the weights in use begin: tells which nets made a number. */
@inline
export function weightsInUse(): usize {
  return weights;
}
