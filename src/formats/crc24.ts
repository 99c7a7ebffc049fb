/** CRC-24 of OpenPGP (RFC 9580, polynomial 0x864CFB, start 0xB704CE): four characters of six bits. Any damage within three characters in a row is noticed, and all but one in sixteen million elsewhere. */
const POLYNOMIAL = 0x864cfb;
const START = 0xb704ce;

/** Checksum of a text of ASCII characters, a byte each. */
export function crc24(text: string): number {
  let crc = START;
  for (let i = 0; i < text.length; i++) {
    crc ^= (text.charCodeAt(i) & 255) << 16;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x800000 ? ((crc << 1) ^ POLYNOMIAL) & 0xffffff : crc << 1;
  }
  return crc;
}
