/** Distinct boards by the tens of millions: an exact number for each side, in a hash table of typed arrays. */
import { CHECKERS } from '../src/core/games.ts';
import { BAR } from '../src/core/position.ts';

/** Offset of the opponent's counts in a board's bytes: see `assembly/memory.ts`. */
const OTHER = 32;

/**
 * Combinatorial numbers: with its checkers in rising order of slot, a side's number is the sum of C(slot + i − 1, i) over
 * i = 1..15, below 2^36. SUMS[slot][k] is the part of the first k summands when all stand on that slot.
 */
const SUMS: readonly Float64Array[] = Array.from({ length: BAR + 1 }, (_, slot) => {
  const sums = new Float64Array(CHECKERS + 1);
  let choose = 1;
  for (let i = 1; i <= CHECKERS; i++) {
    choose = slot === 0 ? 0 : (choose * (slot + i - 1)) / i;
    sums[i] = sums[i - 1]! + choose;
  }
  return sums;
});

/** The number of one side's fifteen checkers, distinct for distinct counts. */
export function sideNumber(bytes: Uint8Array, at: number): number {
  let number = 0;
  let placed = bytes[at]!;
  for (let slot = 1; slot <= BAR; slot++) {
    const n = bytes[at + slot]!;
    if (n === 0) continue;
    const sums = SUMS[slot]!;
    number += sums[placed + n]! - sums[placed]!;
    placed += n;
  }
  return number;
}

const WORD = 2 ** 32;

export class PositionSet {
  /** Low words of both sides' numbers, and what is above them (four bits each) plus 1; 0 = free. */
  #mover = new Uint32Array(1 << 16);
  #opponent = new Uint32Array(1 << 16);
  #high = new Uint16Array(1 << 16);
  #entry = new Uint32Array(1 << 16);
  size = 0;

  /** Adds the board at `at`; its number by order of arrival, and whether it is new: `size` grew. */
  add(bytes: Uint8Array, at: number): number {
    if (this.size * 4 >= this.#high.length * 3) this.#grow();
    const mover = sideNumber(bytes, at);
    const opponent = sideNumber(bytes, at + OTHER);
    const high = Math.floor(mover / WORD) * 16 + Math.floor(opponent / WORD) + 1;
    return this.#place(mover >>> 0, opponent >>> 0, high, this.size);
  }

  #place(mover: number, opponent: number, high: number, entry: number): number {
    const mask = this.#high.length - 1;
    let mixed = Math.imul(mover ^ (mover >>> 16), 0x9e3779b1) ^ Math.imul(opponent ^ (opponent >>> 15) ^ (high << 20), 0x85ebca77);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae3d);
    for (let place = (mixed ^ (mixed >>> 13)) & mask; ; place = (place + 1) & mask) {
      if (this.#high[place] === 0) return this.#put(place, mover, opponent, high, entry);
      if (this.#mover[place] === mover && this.#opponent[place] === opponent && this.#high[place] === high) return this.#entry[place]!;
    }
  }

  #put(place: number, mover: number, opponent: number, high: number, entry: number): number {
    this.#mover[place] = mover;
    this.#opponent[place] = opponent;
    this.#high[place] = high;
    this.#entry[place] = entry;
    this.size += 1;
    return entry;
  }

  #grow(): void {
    const [mover, opponent, high, entry] = [this.#mover, this.#opponent, this.#high, this.#entry];
    const length = high.length * 2;
    [this.#mover, this.#opponent, this.#high, this.#entry] = [new Uint32Array(length), new Uint32Array(length), new Uint16Array(length), new Uint32Array(length)];
    this.size = 0;
    for (let i = 0; i < high.length; i++) if (high[i] !== 0) this.#place(mover[i]!, opponent[i]!, high[i]!, entry[i]!);
  }
}
