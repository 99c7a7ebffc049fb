/** A whole match in an address: its record, pressed together, in letters that an address may hold. */
import type { MatchRecord } from '../../core/record.ts';
import { fail, type Result } from '../../core/result.ts';
import { makeBase64Url, parseBase64Url } from '../../formats/base64.ts';
import { makeRecordJson, parseRecordJson } from '../../formats/record-json.ts';

/** Characters of a packed match that messengers and mail still pass on as a link. */
export const LONGEST_LINK = 8000;
/** Characters a packed match may open to: a small text can open to gigabytes. */
const LONGEST_TEXT = 2_000_000;

/** What only says how the record was written in some file is left out: it is as long as all the rest. */
const bare = ({ games, notes: _notes, ...record }: MatchRecord): MatchRecord => ({
  ...record, notes: [], games: games.map(({ actions, ...game }) => ({ ...game, actions: actions.map((action) => ({ ...action, text: '', line: 0 })) })),
});

const through = (bytes: BlobPart, stream: TransformStream<BufferSource, Uint8Array>): ReadableStream<Uint8Array> =>
  new Blob([bytes]).stream().pipeThrough(stream as unknown as ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>);

/** Letters, digits, `-` and `_`. */
export async function packMatch(record: MatchRecord): Promise<string> {
  const pressed = through(makeRecordJson(bare(record)), new CompressionStream('deflate-raw'));
  return makeBase64Url(new Uint8Array(await new Response(pressed).arrayBuffer()));
}

/** The text of all chunks; null when it is longer than any match. */
async function readText(stream: ReadableStream<Uint8Array>): Promise<string | null> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    text += decoder.decode(chunk.value, { stream: true });
    if (text.length > LONGEST_TEXT) {
      await reader.cancel();
      return null;
    }
  }
  return text + decoder.decode();
}

/** Error: match_link_malformed, also where its record is none. */
export async function unpackMatch(packed: string): Promise<Result<MatchRecord>> {
  try {
    const bytes = parseBase64Url(packed);
    const text = bytes && (await readText(through(Uint8Array.from(bytes), new DecompressionStream('deflate-raw'))));
    const record = text === null ? null : parseRecordJson(text);
    if (record?.ok) return record;
  } catch {
    // Not pressed by us: the same news for the reader as a record that is none.
  }
  return fail('match_link_malformed');
}
