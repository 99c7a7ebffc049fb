/** The exact bear-off table of `assembly/bearoff.ts`: taken from where it was kept, or made in slices and kept. */
import type { Job, Slicer } from './slices.ts';
import type { RulesExports, Wasm } from './wasm.ts';

export interface BearoffExports {
  bearoffAt(): number;
  bearoffBytes(): number;
  bearoffPositions(): number;
  /** 0 or 1. */
  bearoffReady(): number;
  bearoffHash(): bigint;
  bearoffMean(index: number): number;
  acceptBearoff(): void;
  makeBearoff(count: number): number;
}

export type BearoffWasm = Wasm<RulesExports & BearoffExports>;

/** The table comes out the same to the last bit everywhere; raised with any change of `assembly/bearoff.ts` that shows in it. */
export const BEAROFF_HASH = 0x142820392b9ae638n;

/** Where the bytes are kept between visits: IndexedDB, a file. */
export interface TableCache {
  load(): Promise<Uint8Array | null>;
  save(bytes: Uint8Array): Promise<void>;
}

export interface TableOptions {
  readonly slicer: Slicer;
  /** Positions done and in all, now and then while the table is made. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Stops the making within a slice; a later call goes on from there. */
  readonly signal?: AbortSignal;
}

/** A few milliseconds of work. */
const UNIT = 128;

const hasRightHash = ({ exports }: BearoffWasm): boolean => BigInt.asUintN(64, exports.bearoffHash()) === BEAROFF_HASH;

function accept(wasm: BearoffWasm, bytes: Uint8Array | null): boolean {
  if (bytes?.length !== wasm.exports.bearoffBytes()) return false;
  // The first call for the address may grow the memory.
  const at = wasm.exports.bearoffAt();
  wasm.bytes().set(bytes, at);
  if (!hasRightHash(wasm)) return false;
  wasm.exports.acceptBearoff();
  return true;
}

function* making({ exports }: BearoffWasm, onProgress: TableOptions['onProgress']): Job<void> {
  const total = exports.bearoffPositions();
  let told = 0;
  for (let done = exports.makeBearoff(UNIT); ; done = exports.makeBearoff(UNIT)) {
    if (done === total || done - told >= total / 100) {
      onProgress?.(done, total);
      told = done;
    }
    if (done === total) return;
    yield;
  }
}

/**
 * Makes the wasm's table ready. What is kept is used only when its hash is right; otherwise the table is made and kept
 * anew. Returns how it came about; a cache that fails is as good as none. Rejects with the signal's reason.
 */
export async function makeOrLoadTable(wasm: BearoffWasm, cache: TableCache, { slicer, onProgress, signal }: TableOptions): Promise<'ready' | 'loaded' | 'made'> {
  const { exports } = wasm;
  if (exports.bearoffReady()) return 'ready';
  // Bytes that turn out wrong would spoil what an earlier, cancelled call has made.
  if (exports.makeBearoff(0) === 0 && accept(wasm, await cache.load().catch(() => null))) return 'loaded';
  await slicer.run(making(wasm, onProgress), 'later', signal);
  if (!hasRightHash(wasm)) throw new Error('the bear-off table came out wrong');
  await cache.save(wasm.bytes().slice(exports.bearoffAt(), exports.bearoffAt() + exports.bearoffBytes())).catch(() => {});
  return 'made';
}
