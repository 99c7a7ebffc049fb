/** Bytes of a dropped file as text: match files come in UTF-8, with or without a byte order mark, and in old Windows code pages. */

/** Windows-1252 from 0x80 to 0x9f; five bytes stand for themselves. Older versions of Node decode these as Latin-1, so the table is here. */
const WINDOWS_80_9F = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const decodeWindows = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += byte >= 0x80 && byte <= 0x9f ? WINDOWS_80_9F[byte - 0x80]! : String.fromCharCode(byte);
  return text;
};

/** UTF-16 only with its mark; else UTF-8 where the bytes are valid UTF-8; else Windows-1252, which gives every byte a character. The mark is removed. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeWindows(bytes);
  }
}
