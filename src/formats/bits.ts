/** Numbers packed bit by bit, highest bit first, and written six bits a character in the URL-safe alphabet of RFC 4648. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A number and how many bits it takes. */
export type Field = readonly [value: number, bits: number];

/** Payload of each group of a number of any size. */
const GROUP = 4;

/** Any whole number: groups of five bits, lowest first, each beginning with a one where another follows. */
export function groupsOf(value: number): Field[] {
  const fields: Field[] = [];
  let rest = value;
  do {
    const low = rest % 2 ** GROUP;
    rest = Math.floor(rest / 2 ** GROUP);
    fields.push([rest > 0 ? 1 : 0, 1], [low, GROUP]);
  } while (rest > 0);
  return fields;
}

/** The fields one after another; zeros fill the last character. */
export function makeBits(fields: readonly Field[]): string {
  const bits = fields.map(([value, width]) => value.toString(2).padStart(width, '0')).join('');
  let text = '';
  for (let at = 0; at < bits.length; at += 6) text += ALPHABET[Number.parseInt(bits.slice(at, at + 6).padEnd(6, '0'), 2)];
  return text;
}

/** Reads what {@link makeBits} wrote. Past the end come zeros and `overrun` is set. */
export class BitReader {
  readonly #bits: string;
  #at = 0;

  /** Characters of the alphabet only. */
  constructor(text: string) {
    this.#bits = [...text].map((char) => ALPHABET.indexOf(char).toString(2).padStart(6, '0')).join('');
  }

  read(width: number): number {
    const bits = this.#bits.slice(this.#at, this.#at + width);
    this.#at += width;
    return Number.parseInt(bits.padEnd(width, '0'), 2);
  }

  /** A number of {@link groupsOf}; null above 2^30 or with a needless last group, so that a number is written in one way. */
  readGroups(): number | null {
    let value = 0;
    for (let shift = 0; shift < 32; shift += GROUP) {
      const more = this.read(1);
      const low = this.read(GROUP);
      value += low * 2 ** shift;
      if (!more) return value <= 2 ** 30 && (low > 0 || shift === 0) ? value : null;
    }
    return null;
  }

  get overrun(): boolean {
    return this.#at > this.#bits.length;
  }

  /** Nothing is left but the zeros that fill the last character. */
  get done(): boolean {
    return !this.overrun && this.#bits.length - this.#at < 6 && !this.#bits.slice(this.#at).includes('1');
  }
}
