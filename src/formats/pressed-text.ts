/** Texts pressed together, in letters that an address may hold: letters, digits, `-` and `_`. */
import { makeBase64Url, parseBase64Url } from './base64.ts';

const through = (bytes: BlobPart, stream: TransformStream<BufferSource, Uint8Array>): ReadableStream<Uint8Array> =>
  new Blob([bytes]).stream().pipeThrough(stream as unknown as ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>);

export async function pressText(text: string): Promise<string> {
  const pressed = through(text, new CompressionStream('deflate-raw'));
  return makeBase64Url(new Uint8Array(await new Response(pressed).arrayBuffer()));
}

/** The text of all chunks; null when it is longer than that many characters: a small text can open to gigabytes. */
async function readUpTo(stream: ReadableStream<Uint8Array>, longest: number): Promise<string | null> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    text += decoder.decode(chunk.value, { stream: true });
    if (text.length > longest) {
      await reader.cancel();
      return null;
    }
  }
  return text + decoder.decode();
}

/** null = not pressed by {@link pressText}, or longer than that many characters. */
export async function openPressed(pressed: string, longest: number): Promise<string | null> {
  try {
    const bytes = parseBase64Url(pressed);
    return bytes && (await readUpTo(through(Uint8Array.from(bytes), new DecompressionStream('deflate-raw')), longest));
  } catch {
    return null;
  }
}
