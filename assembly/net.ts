/**
 * One net: a wide first layer, summed from the columns of the inputs that hold, and a sigmoid; a small second layer behind it,
 * clipped at zero; and five sigmoid outputs, which see both.
 * In memory (f32): columns × hidden weights, hidden biases, 5 × hidden output weights, hidden × `SECOND` weights, `SECOND` biases,
 * 5 × `SECOND` output weights, 5 output biases and 3 zeros.
 * No host mathematics and no relaxed SIMD: the same bits in every browser and in Node.
 */

export const OUTPUTS: i32 = 5;
/** Hidden units come in blocks of 32: eight vectors held in registers while columns are added. */
const BLOCK: usize = 128;

/** Units of the second layer: four vectors, held in registers. */
export const SECOND: i32 = 16;
const SECOND_BYTES: usize = <usize>SECOND << 2;

/** f32 of a net: its columns and these many more for each hidden unit, and the rest. */
export const ROWS: i32 = 1 + OUTPUTS + SECOND;
export const REST: i32 = (1 + OUTPUTS) * SECOND + 8;

/** Where a net's hidden biases begin; the output weights follow them. */
@inline
export function biasOf(net: usize, columns: i32, hidden: i32): usize {
  return net + (<usize>(columns * hidden) << 2);
}

/** Where the weights from hidden units to the second layer begin, `SECOND` for each unit; biases and output weights follow. */
@inline
export function secondOf(net: usize, columns: i32, hidden: i32): usize {
  return biasOf(net, columns, hidden) + (<usize>((1 + OUTPUTS) * hidden) << 2);
}

/** Where the second layer's biases begin; 5 × `SECOND` output weights follow. */
@inline
export function secondBiasOf(net: usize, columns: i32, hidden: i32): usize {
  return secondOf(net, columns, hidden) + (<usize>(hidden * SECOND) << 2);
}

/** Where the five output biases begin. */
@inline
export function outputBiasOf(net: usize, columns: i32, hidden: i32): usize {
  return secondBiasOf(net, columns, hidden) + (<usize>((1 + OUTPUTS) * SECOND) << 2);
}

const SECOND_UNITS = memory.data(16 * 4, 16);
/** The second layer's units of the last `finish`, for the trainer. */
@inline
export function secondUnits(): usize {
  return SECOND_UNITS;
}

/** `target` = `start` + columns listed in `added` − columns listed in `removed`; the lists hold pointers (u32). */
export function sumColumns(hidden: i32, start: usize, added: usize, addedEnd: usize, removed: usize, removedEnd: usize, target: usize): void {
  const bytes = <usize>hidden << 2;
  for (let at: usize = 0; at < bytes; at += BLOCK) {
    const from = start + at;
    let a = v128.load(from), b = v128.load(from, 16), c = v128.load(from, 32), d = v128.load(from, 48);
    let e = v128.load(from, 64), f = v128.load(from, 80), g = v128.load(from, 96), h = v128.load(from, 112);
    for (let entry = added; entry < addedEnd; entry += 4) {
      const column = <usize>load<u32>(entry) + at;
      a = f32x4.add(a, v128.load(column)); b = f32x4.add(b, v128.load(column, 16));
      c = f32x4.add(c, v128.load(column, 32)); d = f32x4.add(d, v128.load(column, 48));
      e = f32x4.add(e, v128.load(column, 64)); f = f32x4.add(f, v128.load(column, 80));
      g = f32x4.add(g, v128.load(column, 96)); h = f32x4.add(h, v128.load(column, 112));
    }
    for (let entry = removed; entry < removedEnd; entry += 4) {
      const column = <usize>load<u32>(entry) + at;
      a = f32x4.sub(a, v128.load(column)); b = f32x4.sub(b, v128.load(column, 16));
      c = f32x4.sub(c, v128.load(column, 32)); d = f32x4.sub(d, v128.load(column, 48));
      e = f32x4.sub(e, v128.load(column, 64)); f = f32x4.sub(f, v128.load(column, 80));
      g = f32x4.sub(g, v128.load(column, 96)); h = f32x4.sub(h, v128.load(column, 112));
    }
    const to = target + at;
    v128.store(to, a); v128.store(to, b, 16); v128.store(to, c, 32); v128.store(to, d, 48);
    v128.store(to, e, 64); v128.store(to, f, 80); v128.store(to, g, 96); v128.store(to, h, 112);
  }
}

/** Lists the columns of all answered slots as pointers; returns the list's end. */
export function listColumns(net: usize, hidden: i32, slots: usize, slotCount: i32, list: usize): usize {
  const stride = <u32>hidden << 2;
  const end = slots + (<usize>slotCount << 1);
  for (let slot = slots; slot < end; slot += 16) {
    let present = i16x8.bitmask(i16x8.ne(v128.load(slot), i16x8.splat(0)));
    for (; present; present &= present - 1) {
      store<u32>(list, <u32>net + <u32>load<u16>(slot + (<usize>ctz(present) << 1)) * stride);
      list += 4;
    }
  }
  return list;
}

let removedListEnd: usize = 0;
/** End of the second list that `listChanges` wrote. */
@inline
export function removedEnd(): usize {
  return removedListEnd;
}

/** Lists the columns that are new in `slots` and, in `removed`, those that only `base` has; returns the first list's end. */
export function listChanges(net: usize, hidden: i32, base: usize, slots: usize, slotCount: i32, added: usize, removed: usize): usize {
  const stride = <u32>hidden << 2;
  const bytes = <usize>slotCount << 1;
  for (let at: usize = 0; at < bytes; at += 16) {
    let different = i16x8.bitmask(i16x8.ne(v128.load(base + at), v128.load(slots + at)));
    for (; different; different &= different - 1) {
      const slot = at + (<usize>ctz(different) << 1);
      const before = <u32>load<u16>(base + slot), after = <u32>load<u16>(slots + slot);
      if (before) { store<u32>(removed, <u32>net + before * stride); removed += 4; }
      if (after) { store<u32>(added, <u32>net + after * stride); added += 4; }
    }
  }
  removedListEnd = removed;
  return added;
}

/**
 * Exponential function of −40 … 40, by 2^n times a polynomial (relative error below 4e-6). Adding 1.5 × 2^23 rounds to a whole
 * number and leaves it in the low bits, where a shift makes it the exponent.
 */
@inline
export function exponential(x: v128): v128 {
  const bounded = f32x4.pmax(f32x4.pmin(x, f32x4.splat(40)), f32x4.splat(-40));
  const power = f32x4.mul(bounded, f32x4.splat(1.4426950408889634));
  const shifted = f32x4.add(power, f32x4.splat(12582912));
  const rest = f32x4.sub(power, f32x4.sub(shifted, f32x4.splat(12582912)));
  let p = f32x4.add(f32x4.mul(f32x4.splat(0.0095605102), rest), f32x4.splat(0.0559170392));
  p = f32x4.add(f32x4.mul(p, rest), f32x4.splat(0.2402498111));
  p = f32x4.add(f32x4.mul(p, rest), f32x4.splat(0.6931219677));
  p = f32x4.add(f32x4.mul(p, rest), f32x4.splat(0.9999991909));
  return i32x4.add(p, i32x4.shl(shifted, 23));
}

/** Logistic function. */
@inline
export function sigmoid(x: v128): v128 {
  return f32x4.div(f32x4.splat(1), f32x4.add(f32x4.splat(1), exponential(f32x4.neg(x))));
}

/** Sum of the four lanes. */
@inline
export function lanesSum(x: v128): f32 {
  const halves = f32x4.add(x, i8x16.shuffle(x, x, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7));
  return f32x4.extract_lane(halves, 0) + f32x4.extract_lane(halves, 1);
}

/** Turns the hidden sums at `sums` into activations, in place, and writes the five outputs (f32) to `out` (32 bytes are written). */
export function finish(net: usize, columns: i32, hidden: i32, sums: usize, out: usize): void {
  const row = <usize>hidden << 2;
  const weights = biasOf(net, columns, hidden) + row;
  let a = f32x4.splat(0), b = a, c = a, d = a, e = a;
  let second = weights + 5 * row;
  const biases = second + (<usize>(hidden * SECOND) << 2);
  let p = v128.load(biases), q = v128.load(biases, 16), r = v128.load(biases, 32), s = v128.load(biases, 48);
  for (let at: usize = 0; at < row; at += 16) {
    const unit = sigmoid(v128.load(sums + at));
    v128.store(sums + at, unit);
    const weight = weights + at;
    a = f32x4.add(a, f32x4.mul(unit, v128.load(weight)));
    b = f32x4.add(b, f32x4.mul(unit, v128.load(weight + row)));
    c = f32x4.add(c, f32x4.mul(unit, v128.load(weight + 2 * row)));
    d = f32x4.add(d, f32x4.mul(unit, v128.load(weight + 3 * row)));
    e = f32x4.add(e, f32x4.mul(unit, v128.load(weight + 4 * row)));
  }
  // Apart from the loop above, and in two sums, so that additions need not wait for each other.
  let t = f32x4.splat(0), u = t, v = t, w = t;
  for (let unit = sums; unit < sums + row; unit += 8) {
    const one = v128.load32_splat(unit), other = v128.load32_splat(unit, 4);
    p = f32x4.add(p, f32x4.mul(one, v128.load(second)));
    q = f32x4.add(q, f32x4.mul(one, v128.load(second, 16)));
    r = f32x4.add(r, f32x4.mul(one, v128.load(second, 32)));
    s = f32x4.add(s, f32x4.mul(one, v128.load(second, 48)));
    t = f32x4.add(t, f32x4.mul(other, v128.load(second, 64)));
    u = f32x4.add(u, f32x4.mul(other, v128.load(second, 80)));
    v = f32x4.add(v, f32x4.mul(other, v128.load(second, 96)));
    w = f32x4.add(w, f32x4.mul(other, v128.load(second, 112)));
    second += 2 * SECOND_BYTES;
  }
  p = f32x4.add(p, t); q = f32x4.add(q, u); r = f32x4.add(r, v); s = f32x4.add(s, w);
  const zero = f32x4.splat(0);
  v128.store(SECOND_UNITS, f32x4.pmax(zero, p)); v128.store(SECOND_UNITS, f32x4.pmax(zero, q), 16);
  v128.store(SECOND_UNITS, f32x4.pmax(zero, r), 32); v128.store(SECOND_UNITS, f32x4.pmax(zero, s), 48);
  const outputs = biases + SECOND_BYTES;
  for (let at: usize = 0; at < SECOND_BYTES; at += 16) {
    const unit = v128.load(SECOND_UNITS + at), weight = outputs + at;
    a = f32x4.add(a, f32x4.mul(unit, v128.load(weight)));
    b = f32x4.add(b, f32x4.mul(unit, v128.load(weight, <usize>SECOND << 2)));
    c = f32x4.add(c, f32x4.mul(unit, v128.load(weight, <usize>SECOND << 3)));
    d = f32x4.add(d, f32x4.mul(unit, v128.load(weight, <usize>(3 * SECOND) << 2)));
    e = f32x4.add(e, f32x4.mul(unit, v128.load(weight, <usize>SECOND << 4)));
  }
  const outputBiases = outputs + 5 * SECOND_BYTES;
  store<f32>(out, lanesSum(a)); store<f32>(out, lanesSum(b), 4); store<f32>(out, lanesSum(c), 8); store<f32>(out, lanesSum(d), 12);
  v128.store(out, sigmoid(f32x4.add(v128.load(out), v128.load(outputBiases))));
  v128.store(out, sigmoid(f32x4.add(f32x4.splat(lanesSum(e)), v128.load(outputBiases, 16))), 16);
}
