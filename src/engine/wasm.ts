/** Loading the engine's wasm and moving boards in and out of its memory. */
import { afterThrow, SLOTS, type Position, type Setup } from '../core/position.ts';
import type { Step } from '../core/play.ts';

/** What `assembly/rules-only.ts` exports; every entry has these. Pointers are byte offsets into the memory. */
export interface RulesExports {
  readonly memory: WebAssembly.Memory;
  chooseShort(): void;
  chooseLong(flags: number): void;
  boardAt(): number;
  boardsAt(n: number): number;
  stepsAt(): number;
  playsOf(die1: number, die2: number): number;
  countPlays(): number;
  expandResult(index: number, target: number): void;
  routeOf(index: number, die1: number, die2: number): number;
  sourcesOf(board: number, die: number, last: number): number;
  refusalOf(board: number, from: number, die: number, last: number): number;
  mayEndOn(board: number): number;
  stepOn(board: number, from: number, to: number, target: number): number;
  swapOf(board: number, target: number): void;
}

export interface Wasm<E extends { readonly memory: WebAssembly.Memory } = RulesExports> {
  readonly exports: E;
  /** For another instance, here or in a worker, without compiling again. */
  readonly module: WebAssembly.Module;
  /** All of the memory. Do not keep it: when the memory grows an old view is empty. */
  bytes(): Uint8Array;
  /** Likewise, as f32: index = pointer / 4. */
  floats(): Float32Array;
}

export type WasmSource = Uint8Array | ArrayBuffer | Response | WebAssembly.Module;

async function compile(source: WasmSource): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source as BufferSource);
  if (!source.ok) throw new Error(`${source.url}: ${source.status}`);
  // Not compileStreaming: it refuses servers that do not send the type application/wasm.
  return WebAssembly.compile(await source.arrayBuffer());
}

/** Compiles (unless a module is given) and starts an instance. Rejects when the bytes are not this engine's. */
export async function instantiate<E extends { readonly memory: WebAssembly.Memory } = RulesExports>(source: WasmSource): Promise<Wasm<E>> {
  const module = await compile(source);
  const abort = (): never => {
    throw new Error('the engine ran out of memory');
  };
  const instance = await WebAssembly.instantiate(module, { env: { abort } });
  const exports = instance.exports as unknown as E;
  let bytes = new Uint8Array(exports.memory.buffer);
  let floats = new Float32Array(exports.memory.buffer);
  return {
    exports,
    module,
    bytes() {
      if (bytes.buffer !== exports.memory.buffer) bytes = new Uint8Array(exports.memory.buffer);
      return bytes;
    },
    floats() {
      if (floats.buffer !== exports.memory.buffer) floats = new Float32Array(exports.memory.buffer);
      return floats;
    },
  };
}

/** Bytes of a board, and where its opponent begins: see `assembly/memory.ts`. */
export const BOARD_BYTES = 64;
const OTHER = 32;

type AnyWasm = Pick<Wasm, 'bytes'>;

export function writeBoard(wasm: AnyWasm, pointer: number, { mover, opponent }: Setup): void {
  const bytes = wasm.bytes();
  bytes.fill(0, pointer, pointer + BOARD_BYTES);
  bytes.set(mover, pointer);
  bytes.set(opponent, pointer + OTHER);
}

/** A loop, not a spread: boards are read by the ten thousand when a match is replayed. */
function countsAt(bytes: Uint8Array, pointer: number): number[] {
  const counts: number[] = [];
  for (let slot = 0; slot < SLOTS; slot++) counts.push(bytes[pointer + slot]!);
  return counts;
}

/** A board that the engine made from a checked position is a checked position. */
export function readBoard(wasm: AnyWasm, pointer: number, game: Position['game']): Position {
  const bytes = wasm.bytes();
  return {
    game,
    mover: countsAt(bytes, pointer),
    opponent: countsAt(bytes, pointer + OTHER),
  } as unknown as Position;
}

/** A board after steps of the turn that the mover of a position has. */
export function readAfter(wasm: AnyWasm, pointer: number, { game, first, began }: Position): Position {
  const board = readBoard(wasm, pointer, game);
  const after = began ? { ...board, began } : board;
  return first ? afterThrow({ ...after, first }) : after;
}

/** Four counts of at most fifteen in one character. */
const fourAt = (bytes: Uint8Array, at: number): number => bytes[at]! | (bytes[at + 1]! << 4) | (bytes[at + 2]! << 8) | (bytes[at + 3]! << 12);

/** Equal exactly for equal boards. Spelled out: a turn compares boards by the hundred, and a loop or a spread is many times slower. */
export function boardKey(wasm: AnyWasm, pointer: number): string {
  const bytes = wasm.bytes();
  const other = pointer + OTHER;
  return String.fromCharCode(
    fourAt(bytes, pointer), fourAt(bytes, pointer + 4), fourAt(bytes, pointer + 8), fourAt(bytes, pointer + 12),
    fourAt(bytes, pointer + 16), fourAt(bytes, pointer + 20), fourAt(bytes, pointer + 24),
    fourAt(bytes, other), fourAt(bytes, other + 4), fourAt(bytes, other + 8), fourAt(bytes, other + 12),
    fourAt(bytes, other + 16), fourAt(bytes, other + 20), fourAt(bytes, other + 24),
  );
}

/** Steps as the engine writes them, four bytes each. */
export function readSteps(wasm: AnyWasm, pointer: number, count: number): Step[] {
  const bytes = wasm.bytes();
  return Array.from({ length: count }, (_, n) => {
    const at = pointer + 4 * n;
    return { from: bytes[at]!, to: bytes[at + 1]!, hit: bytes[at + 2] === 1 };
  });
}
