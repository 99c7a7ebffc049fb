/** Numbers that look random and are settled by a text: the same on every device, whole numbers and sums only. */

const WORD = 2 ** 32;

/** FNV-1a over the text's units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The finaliser of MurmurHash3: every bit of `x` moves every bit of the answer. */
function mix(x: number): number {
  let mixed = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Numbers in [0, 1), one at each call, in the order that `seed` settles. */
export function makeRandom(seed: string): () => number {
  let state = mix(hashOf(seed));
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    return mix(state) / WORD;
  };
}

/** Normally distributed to the eye (a sum of twelve even numbers), mean 0, standard deviation 1, at most 6 away from 0. */
export function seededNormal(seed: string): number {
  const random = makeRandom(seed);
  let sum = -6;
  for (let n = 0; n < 12; n++) sum += random();
  return sum;
}

/** Puts a list in an order that `random` settles, in its place. */
export function shuffle<T>(list: { readonly length: number; [at: number]: T }, random: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other]!, list[at]!];
  }
}

/** In an order that the seed settles. */
export function shuffled<T>(list: readonly T[], seed: string): readonly T[] {
  const all = [...list];
  shuffle(all, makeRandom(seed));
  return all;
}
