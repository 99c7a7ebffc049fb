/** Everything a run needs to go on: weights, learning state and counters, in one file. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { crc32 } from '../src/engine/crc32.ts';
import { visitsOf, weightsOf, type Trainer } from './trainer-wasm.ts';

export interface Counters {
  readonly seed: number;
  /** Games played; also the number of the next. */
  readonly games: number;
  /** CPU seconds spent, over all sittings. */
  readonly cpuSeconds: number;
}

const bytesOf = (view: Float32Array | Uint32Array): Uint8Array => new Uint8Array(view.buffer, view.byteOffset, view.byteLength);

/** Replaces the file in one step, so that a run may be stopped at any time. A line of JSON, then weights and visits. */
export async function saveCheckpoint(path: string, trainer: Trainer, counters: Counters): Promise<void> {
  const body = Buffer.concat([bytesOf(weightsOf(trainer)), bytesOf(visitsOf(trainer))]);
  const head = JSON.stringify({ ...counters, architecture: trainer.exports.netArchitecture() >>> 0, crc: crc32(body) });
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, Buffer.concat([Buffer.from(`${head}\n`), body]));
  await rename(`${path}.new`, path);
}

/** Fills the trainer; throws with a sentence when the file is damaged or of another architecture. */
export async function loadCheckpoint(path: string, trainer: Trainer): Promise<Counters> {
  const file = await readFile(path);
  const end = file.indexOf(10);
  const { architecture, crc, ...counters } = JSON.parse(file.subarray(0, end).toString()) as Counters & { architecture: number; crc: number };
  const body = file.subarray(end + 1);
  if (architecture !== trainer.exports.netArchitecture() >>> 0) throw new Error(`${path} was made for other inputs or sizes of the nets.`);
  if (crc32(body) !== crc) throw new Error(`${path} is damaged.`);
  const weights = bytesOf(weightsOf(trainer));
  weights.set(body.subarray(0, weights.length));
  bytesOf(visitsOf(trainer)).set(body.subarray(weights.length));
  return counters;
}
