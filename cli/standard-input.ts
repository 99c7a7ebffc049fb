/** `-` in place of a file: what another program writes is read. */
import { texts } from '../src/i18n/index.ts';
import { Failure } from './failure.ts';
import { readInput, unreadable } from './options.ts';

const STANDARD_INPUT = '-';
const MB = 1_000_000;
/** A library of hundreds of thousands of decisions; what never ends must not fill the memory. */
const LONGEST = 1000 * MB;

/** All of a stream; a Failure as soon as it is longer than `most` bytes. */
export async function readStream(stream: AsyncIterable<Uint8Array>, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of stream) {
    length += part.length;
    if (length > most) throw new Failure(texts().cli.inputTooLong({ megabytes: Math.round(most / MB) }));
    parts.push(part);
  }
  return Buffer.concat(parts, length);
}

async function readStandardInput(): Promise<Uint8Array> {
  try {
    return await readStream(process.stdin, LONGEST);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw unreadable(STANDARD_INPUT, (error as NodeJS.ErrnoException).code ?? String(error));
  }
}

let standardInput: Promise<Uint8Array> | null = null;

/** A file, or standard input where it is called `-`: read once, however often it is named. */
export const readFileOrInput = (file: string): Promise<Uint8Array> => (file === STANDARD_INPUT ? (standardInput ??= readStandardInput()) : readInput(file));
