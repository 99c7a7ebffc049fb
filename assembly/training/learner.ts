/** One step of learning: a net's answer to one position is moved towards a target by gradient descent on cross-entropy. */
import { evaluate, hiddenUnits, inputSlots } from '../evaluate';
import { OTHER } from '../memory';
import { biasOf, lanesSum, outputBiasOf, OUTPUTS, SECOND, secondBiasOf, secondOf, secondUnits } from '../net';
import { contactFloats, MOST_CONTACT_NETS, netOf, RACE } from '../nets';

/** Room for the columns of all nets of the larger game. */
const MOST_COLUMNS: i32 = 20000;

/** Positions learnt (u32) by column of all nets in a row, contact nets first, then by net. */
export const VISITS = memory.data((MOST_COLUMNS + MOST_CONTACT_NETS + 1) * 4, 16);
const BOOSTS = memory.data(MOST_COLUMNS * 4, 16);
/** What every column that holds gets. */
const GRADIENT = memory.data(128 * 4, 16);
const ERRORS = memory.data(8 * 4, 16);
/** How much higher each unit should have been, before its own slope. */
const PULLS = memory.data(128 * 4, 16);
const SECOND_PULLS = memory.data(16 * 4, 16);

/** A column that holds in one position of n learns √(n/4) times as fast as the rest, at most this much. */
const MOST_BOOST: f32 = 10;

/** Columns of all nets of a game. */
@inline
function allColumns<G>(game: G): i32 {
  return game.contactNets() * game.contactColumns() + game.raceColumns();
}

export function visitsSize<G>(game: G): i32 {
  return (allColumns(game) + game.contactNets() + 1) << 2;
}

/** Where the positions that a net has learnt are counted. */
@inline
function positionsOf<G>(game: G, net: i32): usize {
  return VISITS + (<usize>(allColumns(game) + net) << 2);
}

/** A net's place among the nets; while they share one, that one's. */
@inline
function numberOf<G>(game: G, net: usize): i32 {
  return <i32>((net - game.weights()) / (<usize>contactFloats(game) << 2));
}

/** Sets the rates of columns by how rarely they were seen; now and then. */
export function refreshBoosts<G>(game: G): void {
  for (let net = 0; net <= game.contactNets(); net++) {
    const columns = net < game.contactNets() ? game.contactColumns() : game.raceColumns();
    const first = <usize>(net * game.contactColumns()) << 2;
    const positions = <f32>load<u32>(positionsOf(game, net));
    for (let column: usize = 0; column < <usize>columns; column++) {
      const at = first + (column << 2);
      const rarity = positions / (<f32>load<u32>(VISITS + at) + 10);
      store<f32>(BOOSTS + at, min(MOST_BOOST, max<f32>(1, sqrt<f32>(rarity * 0.25))));
    }
  }
}

/**
 * Learns that a board, seen by the side to roll, is worth `target`; writes what it was thought to be worth before to `before`.
 * Returns the squared error of the winning chance. Only for boards whose net learns from games.
 */
export function learn<G>(game: G, board: usize, target: usize, rate: f32, before: usize): f32 {
  const kind = evaluate(game, board, before);
  const race = kind == RACE;
  const columns = race ? game.raceColumns() : game.contactColumns(), hidden = race ? game.raceHidden() : game.contactHidden();
  for (let output: usize = 0; output < <usize>OUTPUTS; output++) {
    store<f32>(ERRORS + (output << 2), load<f32>(target + (output << 2)) - load<f32>(before + (output << 2)));
  }
  // What cannot happen is not learnt: such answers are set right without the net.
  if (load<u8>(board + OTHER)) store<u64>(ERRORS + 4, 0);
  if (load<u8>(board)) store<u64>(ERRORS + 12, 0);
  const net = netOf(kind), number = numberOf(game, net);
  descend(net, columns, hidden, rate);
  adjustColumns(game, number, net, hidden, inputSlots(), race ? game.raceSlots() : game.contactSlots());
  const error = load<f32>(ERRORS);
  return error * error;
}

/** Moves the weights from `count` units to outputs, a row of them each, by the outputs' errors; leaves in PULLS how much higher each unit should have been. */
export function moveOutputs(units: usize, weights: usize, count: i32, errors: usize, outputs: i32, rate: f32): void {
  const row = <usize>count << 2;
  for (let at: usize = 0; at < row; at += 16) {
    let pull = f32x4.splat(0);
    const unit = v128.load(units + at);
    for (let output: usize = 0; output < <usize>outputs; output++) {
      const error = f32x4.splat(load<f32>(errors + (output << 2)));
      const weight = weights + output * row + at;
      const old = v128.load(weight);
      pull = f32x4.add(pull, f32x4.mul(error, old));
      v128.store(weight, f32x4.add(old, f32x4.mul(f32x4.mul(error, f32x4.splat(rate)), unit)));
    }
    v128.store(PULLS + at, pull);
  }
}

/** Moves everything but columns; leaves what every present column gets in GRADIENT. */
function descend(net: usize, columns: i32, hidden: i32, rate: f32): void {
  const units = hiddenUnits();
  const row = <usize>hidden << 2, secondRow = <usize>SECOND << 2;
  const bias = biasOf(net, columns, hidden), second = secondOf(net, columns, hidden);
  const secondBias = secondBiasOf(net, columns, hidden), outputBias = outputBiasOf(net, columns, hidden);
  moveOutputs(secondUnits(), secondBias + secondRow, SECOND, ERRORS, OUTPUTS, rate);
  // What the second layer's units that are above zero are pulled by.
  for (let at: usize = 0; at < secondRow; at += 16) {
    const pull = v128.and(v128.load(PULLS + at), f32x4.gt(v128.load(secondUnits() + at), f32x4.splat(0)));
    v128.store(SECOND_PULLS + at, pull);
    v128.store(secondBias + at, f32x4.add(v128.load(secondBias + at), f32x4.mul(pull, f32x4.splat(rate))));
  }
  moveOutputs(units, bias + row, hidden, ERRORS, OUTPUTS, rate);
  for (let unit = 0; unit < hidden; unit++) {
    const activation = f32x4.splat(load<f32>(units + (<usize>unit << 2)) * rate);
    const weights = second + <usize>unit * secondRow;
    let pull = f32x4.splat(0);
    for (let at: usize = 0; at < secondRow; at += 16) {
      const old = v128.load(weights + at), wanted = v128.load(SECOND_PULLS + at);
      pull = f32x4.add(pull, f32x4.mul(old, wanted));
      v128.store(weights + at, f32x4.add(old, f32x4.mul(wanted, activation)));
    }
    const at = PULLS + (<usize>unit << 2);
    store<f32>(at, load<f32>(at) + lanesSum(pull));
  }
  moveBiases(units, bias, hidden, rate);
  for (let output = 0; output < OUTPUTS; output++) {
    const at = outputBias + (<usize>output << 2);
    store<f32>(at, load<f32>(at) + rate * load<f32>(ERRORS + (<usize>output << 2)));
  }
}

/** Moves the biases of units by their PULLS and slopes; leaves what every present column gets in GRADIENT. */
export function moveBiases(units: usize, bias: usize, hidden: i32, rate: f32): void {
  for (let at: usize = 0; at < <usize>hidden << 2; at += 16) {
    const unit = v128.load(units + at);
    const slope = f32x4.mul(unit, f32x4.sub(f32x4.splat(1), unit));
    const gradient = f32x4.mul(f32x4.mul(v128.load(PULLS + at), slope), f32x4.splat(rate));
    v128.store(GRADIENT + at, gradient);
    v128.store(bias + at, f32x4.add(v128.load(bias + at), gradient));
  }
}

/** Counts a position of the game's net `number`, and adds GRADIENT to the columns that hold in it, each by its boost. */
export function adjustColumns<G>(game: G, number: i32, net: usize, hidden: i32, slots: usize, slotCount: i32): void {
  const positions = positionsOf(game, number);
  store<u32>(positions, load<u32>(positions) + 1);
  const first = <usize>(number * game.contactColumns()) << 2, stride = <usize>hidden << 2;
  const end = slots + (<usize>slotCount << 1);
  for (let slot = slots; slot < end; slot += 2) {
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
export function copyFirstNet<G>(game: G): void {
  const net = <usize>contactFloats(game) << 2, visits = <usize>game.contactColumns() << 2;
  for (let number = 1; number < game.contactNets(); number++) {
    memory.copy(game.weights() + <usize>number * net, game.weights(), net);
    memory.copy(VISITS + <usize>number * visits, VISITS, visits);
    store<u32>(positionsOf(game, number), load<u32>(positionsOf(game, 0)));
  }
}
