/** The alphabet of RFC 4648 without padding, read and written as bytes: the same code in a page, a worker and Node. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export const isBase64 = (text: string): boolean => /^[A-Za-z0-9+/]*$/.test(text);

/** Bytes of a text that passed {@link isBase64}; null when bits that belong to no byte are set. */
export function parseBase64(text: string): number[] | null {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const char of text) {
    held = (held << 6) | ALPHABET.indexOf(char);
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes.push(held >> bits);
      held &= (1 << bits) - 1;
    }
  }
  return held === 0 ? bytes : null;
}

/** In letters that an address may hold: `-` and `_` in the place of `+` and `/`. null = not such a text. */
export function parseBase64Url(text: string): number[] | null {
  const plain = text.replaceAll('-', '+').replaceAll('_', '/');
  return isBase64(plain) ? parseBase64(plain) : null;
}

export const makeBase64Url = (bytes: Iterable<number>): string => makeBase64(bytes).replaceAll('+', '-').replaceAll('/', '_');

export function makeBase64(bytes: Iterable<number>): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 6) {
      bits -= 6;
      text += ALPHABET[held >> bits];
      held &= (1 << bits) - 1;
    }
  }
  return bits > 0 ? text + ALPHABET[held << (6 - bits)] : text;
}
