/** Everything a run needs to go on: weights, learning state and counters, in one file. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { crc32 } from '../src/engine/crc32.ts';
import { visitsOf, weightsOf, type Trainer } from './trainer-wasm.ts';

export interface Counters {
  readonly seed: number;
  /** Games played; also the number of the next. */
  readonly games: number;
  /** CPU seconds spent, over all sittings. */
  readonly cpuSeconds: number;
}

interface Head extends Counters {
  readonly architecture: number;
  /** Of the bytes that follow the line. */
  readonly crc: number;
  /** In a kept checkpoint: weights are whole multiples (i16) of this, and all is gzipped. */
  readonly step?: number;
}

/** Finest difference between weights in a kept checkpoint, unless they are so large that i16 would not hold them. */
const KEPT_STEP = 1 / 4096;
const MOST_STEPS = 32767;

const bytesOf = (view: Float32Array | Uint32Array | Int16Array): Uint8Array => new Uint8Array(view.buffer, view.byteOffset, view.byteLength);

/** Replaces the file in one step, so that a run may be stopped at any time. */
async function replace(path: string, head: Omit<Head, 'crc'>, body: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, Buffer.concat([Buffer.from(`${JSON.stringify({ ...head, crc: crc32(body) })}\n`), body]));
  await rename(`${path}.new`, path);
}

const architectureOf = ({ exports }: Trainer): number => exports.netArchitecture() >>> 0;

/** A line of JSON, then weights and visits as they are: a run that goes on from it is as if it had never stopped. */
export async function saveCheckpoint(path: string, trainer: Trainer, counters: Counters): Promise<void> {
  await replace(path, { ...counters, architecture: architectureOf(trainer) }, Buffer.concat([bytesOf(weightsOf(trainer)), bytesOf(visitsOf(trainer))]));
}

/** The same with rounded weights and gzipped, small enough to be kept beside the sources. */
export async function keepCheckpoint(path: string, trainer: Trainer, counters: Counters): Promise<void> {
  const weights = weightsOf(trainer);
  const most = weights.reduce((so, weight) => Math.max(so, Math.abs(weight)), 0);
  const step = Math.max(KEPT_STEP, most / MOST_STEPS);
  const rounded = Int16Array.from(weights, (weight) => Math.round(weight / step));
  await replace(path, { ...counters, architecture: architectureOf(trainer), step }, gzipSync(Buffer.concat([bytesOf(rounded), bytesOf(visitsOf(trainer))]), { level: 9 }));
}

/** Fills the trainer from either sort; throws with a sentence when the file is damaged or of another architecture. */
export async function loadCheckpoint(path: string, trainer: Trainer): Promise<Counters> {
  const file = await readFile(path);
  const end = file.indexOf(10);
  const { architecture, crc, step, ...counters } = JSON.parse(file.subarray(0, end).toString()) as Head;
  const body = file.subarray(end + 1);
  if (architecture !== architectureOf(trainer)) throw new Error(`${path} was made for other inputs or sizes of the nets.`);
  if (crc32(body) !== crc) throw new Error(`${path} is damaged.`);
  const weights = weightsOf(trainer);
  if (step === undefined) {
    bytesOf(weights).set(body.subarray(0, weights.byteLength));
    bytesOf(visitsOf(trainer)).set(body.subarray(weights.byteLength));
    return counters;
  }
  const bytes = gunzipSync(body);
  const rounded = new Int16Array(new Uint8Array(bytes.subarray(0, 2 * weights.length)).buffer);
  weights.forEach((_, n) => { weights[n] = rounded[n]! * step; });
  bytesOf(visitsOf(trainer)).set(bytes.subarray(2 * weights.length));
  return counters;
}
