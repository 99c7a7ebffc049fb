/**
 * Seeded random numbers by counting: the same seed and counters give the same number in whatever order and by
 * however many workers they are asked for. The mixing is that of SplitMix64 (Steele, Lea and Flood, 2014).
 */

@inline
function mix(x: u64): u64 {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

/** 64 random bits that belong to `seed`, `trial` and `ply`. */
export function randomBits(seed: u64, trial: u32, ply: u32): u64 {
  const stream = mix(seed + 0x9e3779b97f4a7c15);
  return mix(stream ^ mix((((<u64>trial) << 32) | <u64>ply) + 0x9e3779b97f4a7c15));
}

/** A throw of two dice, 0..35: the dice are `throw / 6 + 1` and `throw % 6 + 1`. */
@inline
export function randomThrow(seed: u64, trial: u32, ply: u32): i32 {
  return <i32>(((randomBits(seed, trial, ply) >> 32) * 36) >> 32);
}

/** A number in [0, 1), in steps of 2^-24. */
@inline
export function randomUnit(seed: u64, trial: u32, ply: u32): f32 {
  return <f32>(<u32>(randomBits(seed, trial, ply) >> 40)) * <f32>(1.0 / 16777216.0);
}
