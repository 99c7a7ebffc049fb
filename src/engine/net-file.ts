/**
 * Net files: a magic word with the format's version, the header's length (u32), the header as JSON, then the gzipped weights.
 * Unzipped, for each net in turn: a step (f32) and a level (u8) for each column, every column's weights in steps (i8), columns of
 * low level first, then biases and output weights as they are (f32). All numbers are little-endian. A level says how large a
 * column's weights are: with columns of a kind side by side, gzip needs 7% less.
 */
import { GAMES, type Game } from '../core/games.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { crc32 } from './crc32.ts';

export interface NetShape {
  readonly columns: number;
  readonly hidden: number;
  /** Units of a second layer behind the hidden ones; 0 = none. */
  readonly second: number;
  /** Five chances, or one number for the sieve. */
  readonly outputs: number;
}

export interface NetHeader {
  readonly name: string;
  /** Raised with every stronger net of a name. */
  readonly version: number;
  readonly game: Game;
  /** `netArchitecture` of the wasm that these weights are for. */
  readonly architecture: number;
  readonly nets: readonly NetShape[];
  /** How it was made: games, CPU time, seed, date. */
  readonly provenance: string;
  /** How strong it was measured to be. */
  readonly strength: string;
}

export interface NetFile {
  readonly header: NetHeader;
  /** In the order of the wasm's memory. */
  readonly weights: Float32Array;
}

const MAGIC = 'NARDNET2';
const MAX_HEADER_BYTES = 65536;
const MAX_FLOATS = 1 << 24;
const MOST_STEPS = 127;

/** What follows a net's columns: hidden biases, output weights, the second layer, output biases padded to whole vectors of four. */
const tailFloats = ({ hidden, second, outputs }: NetShape): number => (1 + outputs) * hidden + second * (hidden + 1 + outputs) + 4 * Math.ceil(outputs / 4);
/** Weights of a net. */
export const netFloats = (shape: NetShape): number => shape.columns * shape.hidden + tailFloats(shape);
const netBytes = (shape: NetShape): number => 5 * shape.columns + shape.columns * shape.hidden + 4 * tailFloats(shape);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/**
 * Steps of a column's weights: `step` where it reaches, larger for a column with a weight beyond 127 steps. An even step spends
 * few bits on columns that hardly matter.
 */
function columnStep(column: Float32Array, step: number): number {
  let most = 0;
  for (const weight of column) most = Math.max(most, Math.abs(weight));
  return Math.fround(most === 0 ? 0 : Math.max(step, most / MOST_STEPS));
}

/** How large a column's weights are: four levels for each doubling of their mean size. */
function levelOf(steps: Int8Array): number {
  const mean = steps.reduce((total, n) => total + Math.abs(n), 0) / steps.length;
  return mean === 0 ? 0 : 1 + Math.round(4 * Math.log2(1 + mean));
}

/** Calls `visit` with each column and where its weights lie in a packed net, in the order of levels. */
function eachColumn({ columns, hidden }: NetShape, levels: Uint8Array, visit: (column: number, at: number) => void): void {
  let at = 5 * columns;
  for (const column of Array.from(levels.keys()).sort((a, b) => levels[a]! - levels[b]! || a - b)) {
    visit(column, at);
    at += hidden;
  }
}

function packNet(shape: NetShape, weights: Float32Array, bytes: DataView, step: (column: number) => number): void {
  const { columns, hidden } = shape;
  const levels = new Uint8Array(bytes.buffer, bytes.byteOffset + 4 * columns, columns);
  const steps = Array.from({ length: columns }, (_, column) => {
    const values = weights.subarray(column * hidden, (column + 1) * hidden);
    const size = columnStep(values, step(column));
    bytes.setFloat32(4 * column, size, true);
    return Int8Array.from(values, (weight) => size && Math.round(weight / size));
  });
  levels.set(steps.map(levelOf));
  eachColumn(shape, levels, (column, at) => steps[column]!.forEach((n, unit) => bytes.setInt8(at + unit, n)));
  const tail = 5 * columns + columns * hidden;
  weights.subarray(columns * hidden).forEach((weight, n) => bytes.setFloat32(tail + 4 * n, weight, true));
}

function unpackNet(shape: NetShape, bytes: DataView, weights: Float32Array): void {
  const { columns, hidden } = shape;
  eachColumn(shape, new Uint8Array(bytes.buffer, bytes.byteOffset + 4 * columns, columns), (column, at) => {
    const size = bytes.getFloat32(4 * column, true), first = column * hidden;
    for (let unit = 0; unit < hidden; unit++) weights[first + unit] = bytes.getInt8(at + unit) * size;
  });
  const tail = 5 * columns + columns * hidden;
  for (let n = columns * hidden; n < weights.length; n++) weights[n] = bytes.getFloat32(tail + 4 * (n - columns * hidden), true);
}

/** Calls `visit` with each net's place among the floats and among the packed bytes. */
function eachNet(nets: readonly NetShape[], visit: (shape: NetShape, float: number, byte: number) => void): void {
  let float = 0, byte = 0;
  for (const shape of nets) {
    visit(shape, float, byte);
    float += netFloats(shape);
    byte += netBytes(shape);
  }
}

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream, limit: number): Promise<Uint8Array | null> {
  const whole = new Uint8Array(limit);
  let length = 0;
  const reader = new Blob([bytes as BlobPart]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, BufferSource>).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return whole.subarray(0, length);
    // More than can be right: a bomb is not unpacked to its end.
    if (length + value.length > limit) {
      await reader.cancel();
      return null;
    }
    whole.set(value, length);
    length += value.length;
  }
}

/** The finest difference between the weights of a column, of a net by its place in the header, that is kept. */
export type StepOf = (net: number, column: number) => number;

/** Makes gzip of bytes. */
export type Zip = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>;
const plainZip: Zip = async (bytes) => (await through(bytes, new CompressionStream('gzip'), bytes.length + 65536))!;

/** Bytes of a net file; throws when the weights do not fit the shapes. `zip`: one that makes it smaller than streams do. */
export async function makeNetFile(header: NetHeader, weights: Float32Array, step: StepOf, zip: Zip = plainZip): Promise<Uint8Array> {
  if (weights.length !== sum(header.nets.map(netFloats))) throw new Error('weights do not fit the nets');
  const packed = new Uint8Array(sum(header.nets.map(netBytes)));
  let net = 0;
  eachNet(header.nets, (shape, float, byte) => {
    const place = net++;
    packNet(shape, weights.subarray(float, float + netFloats(shape)), new DataView(packed.buffer, byte, netBytes(shape)), (column) => step(place, column));
  });
  const text = new TextEncoder().encode(JSON.stringify({ ...header, crc: crc32(packed) }));
  const zipped = await zip(packed);
  const file = new Uint8Array(MAGIC.length + 4 + text.length + zipped.length);
  file.set(new TextEncoder().encode(MAGIC));
  new DataView(file.buffer).setUint32(MAGIC.length, text.length, true);
  file.set(text, MAGIC.length + 4);
  file.set(zipped, MAGIC.length + 4 + text.length);
  return file;
}

const isCount = (value: unknown, most: number): value is number => Number.isInteger(value) && (value as number) > 0 && (value as number) <= most;

function readHeader(text: string): (NetHeader & { readonly crc: number }) | null {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof read !== 'object' || read === null) return null;
  const { name, version, game, architecture, nets, provenance, strength, crc } = read as Record<string, unknown>;
  if (typeof name !== 'string' || typeof provenance !== 'string' || typeof strength !== 'string') return null;
  if (!Number.isInteger(version) || !Number.isInteger(architecture) || !Number.isInteger(crc)) return null;
  if (!GAMES.includes(game as Game) || !Array.isArray(nets)) return null;
  const shapes = nets.map((net: unknown) => net as Partial<NetShape> | null);
  if (!shapes.every((shape) => isCount(shape?.columns, 65536) && isCount(shape?.hidden, 4096) && (shape?.second === 0 || isCount(shape?.second, 4096)) && isCount(shape?.outputs, 64))) return null;
  if (sum((shapes as NetShape[]).map(netFloats)) > MAX_FLOATS) return null;
  return {
    name, provenance, strength, version: version as number, game: game as Game, architecture: architecture as number, crc: crc as number,
    nets: (shapes as NetShape[]).map(({ columns, hidden, second, outputs }) => ({ columns, hidden, second, outputs })),
  };
}

/** Reads a net file. Error: net_malformed {reason: 'magic' | 'header' | 'weights' | 'checksum'}. */
export async function parseNetFile(file: Uint8Array): Promise<Result<NetFile>> {
  const start = MAGIC.length + 4;
  if (file.length < start || new TextDecoder('latin1').decode(file.subarray(0, MAGIC.length)) !== MAGIC) return fail('net_malformed', { reason: 'magic' });
  const length = new DataView(file.buffer, file.byteOffset).getUint32(MAGIC.length, true);
  if (length > MAX_HEADER_BYTES || start + length > file.length) return fail('net_malformed', { reason: 'header' });
  const found = readHeader(new TextDecoder().decode(file.subarray(start, start + length)));
  if (!found) return fail('net_malformed', { reason: 'header' });
  const { crc, ...header } = found;
  const size = sum(header.nets.map(netBytes));
  const packed = await through(file.subarray(start + length), new DecompressionStream('gzip'), size).catch(() => null);
  if (packed?.length !== size) return fail('net_malformed', { reason: 'weights' });
  if (crc32(packed) !== crc) return fail('net_malformed', { reason: 'checksum' });
  const weights = new Float32Array(sum(header.nets.map(netFloats)));
  eachNet(header.nets, (shape, float, byte) =>
    unpackNet(shape, new DataView(packed.buffer, byte, netBytes(shape)), weights.subarray(float, float + netFloats(shape))));
  return ok({ header, weights });
}
