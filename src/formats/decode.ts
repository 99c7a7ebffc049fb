/** Bytes of a dropped file as text: match files come in UTF-8, with or without a byte order mark, and in old Windows code pages. */

/** UTF-16 only with its mark; else UTF-8 where the bytes are valid UTF-8; else Windows-1252, which gives every byte a character. The mark is removed. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
