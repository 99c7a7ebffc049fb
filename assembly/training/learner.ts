/** One step of learning: a net's answer to one position is moved towards a target by gradient descent on cross-entropy. */
import { evaluate, hiddenUnits, inputSlots } from '../evaluate';
import { CONTACT_COLUMNS, CONTACT_SLOTS } from '../inputs/contact';
import { RACE_COLUMNS, RACE_SLOTS } from '../inputs/race';
import { OTHER } from '../memory';
import { biasOf, OUTPUTS } from '../net';
import { CONTACT_FLOATS, CONTACT_HIDDEN, CONTACT_NETS, netAt, netOf, RACE, RACE_HIDDEN } from '../nets';

/** Columns of all nets in a row, contact nets first. */
export const ALL_COLUMNS: i32 = CONTACT_NETS * CONTACT_COLUMNS + RACE_COLUMNS;
const NETS: i32 = CONTACT_NETS + 1;

/** Positions learnt (u32) by column, then by net. */
export const VISITS = memory.data((ALL_COLUMNS + NETS) * 4, 16);
export const VISITS_BYTES: i32 = (ALL_COLUMNS + NETS) * 4;
const BOOSTS = memory.data(ALL_COLUMNS * 4, 16);
const GRADIENT = memory.data(128 * 4, 16);
const ERRORS = memory.data(8 * 4, 16);

/** A column that holds in one position of n learns √(n/4) times as fast as the rest, at most this much. */
const MOST_BOOST: f32 = 10;

/** A net's place among the nets; while they share one, that one's. */
@inline
function numberOf(net: usize): i32 {
  return <i32>((net - netAt()) / (<usize>CONTACT_FLOATS << 2));
}

/** Sets the rates of columns by how rarely they were seen; now and then. */
export function refreshBoosts(): void {
  for (let net = 0; net < NETS; net++) {
    const columns = net < CONTACT_NETS ? CONTACT_COLUMNS : RACE_COLUMNS;
    const first = <usize>(net * CONTACT_COLUMNS) << 2;
    const positions = <f32>load<u32>(VISITS + (<usize>(ALL_COLUMNS + net) << 2));
    for (let column: usize = 0; column < <usize>columns; column++) {
      const at = first + (column << 2);
      const rarity = positions / (<f32>load<u32>(VISITS + at) + 10);
      store<f32>(BOOSTS + at, min(MOST_BOOST, max<f32>(1, sqrt<f32>(rarity * 0.25))));
    }
  }
}

/**
 * Learns that a board, seen by the side to roll, is worth `target`; writes what it was thought to be worth before to `before`.
 * Returns the squared error of the winning chance. Only for boards that a net answers.
 */
export function learn(board: usize, target: usize, rate: f32, before: usize): f32 {
  const kind = evaluate(board, before);
  const race = kind == RACE;
  const columns = race ? RACE_COLUMNS : CONTACT_COLUMNS, hidden = race ? RACE_HIDDEN : CONTACT_HIDDEN;
  for (let output: usize = 0; output < <usize>OUTPUTS; output++) {
    store<f32>(ERRORS + (output << 2), load<f32>(target + (output << 2)) - load<f32>(before + (output << 2)));
  }
  // What cannot happen is not learnt: such answers are set right without the net.
  if (load<u8>(board + OTHER)) store<u64>(ERRORS + 4, 0);
  if (load<u8>(board)) store<u64>(ERRORS + 12, 0);
  const net = netOf(kind), number = numberOf(net);
  descend(net, columns, hidden, rate);
  adjustColumns(net, hidden, race ? RACE_SLOTS : CONTACT_SLOTS, <usize>(number * CONTACT_COLUMNS) << 2);
  const visits = VISITS + (<usize>(ALL_COLUMNS + number) << 2);
  store<u32>(visits, load<u32>(visits) + 1);
  const error = load<f32>(ERRORS);
  return error * error;
}

/** Moves biases and output weights; leaves what every present column gets in GRADIENT. */
function descend(net: usize, columns: i32, hidden: i32, rate: f32): void {
  const units = hiddenUnits();
  const row = <usize>hidden << 2;
  const bias = biasOf(net, columns, hidden), weights = bias + row, outputBias = weights + 5 * row;
  for (let at: usize = 0; at < row; at += 16) {
    let pull = f32x4.splat(0);
    const unit = v128.load(units + at);
    for (let output: usize = 0; output < <usize>OUTPUTS; output++) {
      const error = f32x4.splat(load<f32>(ERRORS + (output << 2)));
      const weight = weights + output * row + at;
      const old = v128.load(weight);
      pull = f32x4.add(pull, f32x4.mul(error, old));
      v128.store(weight, f32x4.add(old, f32x4.mul(f32x4.mul(error, f32x4.splat(rate)), unit)));
    }
    const slope = f32x4.mul(unit, f32x4.sub(f32x4.splat(1), unit));
    const gradient = f32x4.mul(f32x4.mul(pull, slope), f32x4.splat(rate));
    v128.store(GRADIENT + at, gradient);
    v128.store(bias + at, f32x4.add(v128.load(bias + at), gradient));
  }
  for (let output: usize = 0; output < <usize>OUTPUTS; output++) {
    const at = outputBias + (output << 2);
    store<f32>(at, load<f32>(at) + rate * load<f32>(ERRORS + (output << 2)));
  }
}

/** Adds GRADIENT to the columns present, each by its boost. `first` = offset of the net's first column in VISITS. */
function adjustColumns(net: usize, hidden: i32, slotCount: i32, first: usize): void {
  const stride = <usize>hidden << 2;
  const end = inputSlots() + (<usize>slotCount << 1);
  for (let slot = inputSlots(); slot < end; slot += 2) {
    const column = <usize>load<u16>(slot);
    if (!column) continue;
    const counter = first + (column << 2);
    store<u32>(VISITS + counter, load<u32>(VISITS + counter) + 1);
    const boost = f32x4.splat(load<f32>(BOOSTS + counter));
    const weights = net + column * stride;
    for (let at: usize = 0; at < stride; at += 32) {
      v128.store(weights + at, f32x4.add(v128.load(weights + at), f32x4.mul(v128.load(GRADIENT + at), boost)));
      v128.store(weights + at, f32x4.add(v128.load(weights + at, 16), f32x4.mul(v128.load(GRADIENT + at, 16), boost)), 16);
    }
  }
}

/** Makes every contact net a copy of the first, with what it has seen. */
export function copyFirstNet(): void {
  const net = <usize>CONTACT_FLOATS << 2, visits = <usize>CONTACT_COLUMNS << 2;
  for (let number: usize = 1; number < <usize>CONTACT_NETS; number++) {
    memory.copy(netAt() + number * net, netAt(), net);
    memory.copy(VISITS + number * visits, VISITS, visits);
    store<u32>(VISITS + ((<usize>ALL_COLUMNS + number) << 2), load<u32>(VISITS + (<usize>ALL_COLUMNS << 2)));
  }
}
