/** The nets of short nard: their sizes, where they lie, which one answers for a kind of position. */
import { CONTACT_COLUMNS } from './inputs/contact';
import { RACE_COLUMNS } from './inputs/race';
import { ROWS } from './net';

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

/** Where the weights in use begin: tells which nets made a number. */
@inline
export function weightsInUse(): usize {
  return weights;
}
