/** The exact tables of the end of a game (`assembly/bearoff.ts`, `assembly/two-sided.ts`): taken from where they were kept, or made in slices and kept. */
import type { Job, Slicer } from './slices.ts';
import type { RulesExports, Wasm } from './wasm.ts';

/** What the wasm of either game exports for the one-sided table. */
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

/** What short nard's wasm exports for the table of both sides with a cube. */
export interface TwoSidedExports {
  twoSidedAt(): number;
  twoSidedBytes(): number;
  twoSidedPositions(): number;
  /** 0 or 1. */
  twoSidedReady(): number;
  twoSidedHash(): bigint;
  acceptTwoSided(): void;
  makeTwoSided(count: number): number;
}

export type BearoffWasm = Wasm<RulesExports & BearoffExports>;
export type TwoSidedWasm = Wasm<RulesExports & TwoSidedExports>;

/** A table comes out the same to the last bit everywhere; raised with any change of `assembly/bearoff.ts` that shows in it. */
export const BEAROFF_HASH = 0x142820392b9ae638n;
/** Likewise for `assembly/two-sided.ts`. */
export const TWO_SIDED_HASH = 0x0728833a9a8523e7n;

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

type Memory = Pick<Wasm, 'bytes'>;

/** One table of one wasm. */
interface Table {
  readonly wasm: Memory;
  /** What it must come out as. */
  readonly hash: bigint;
  /** Positions to make in a few milliseconds. */
  readonly unit: number;
  readonly total: number;
  readonly bytes: number;
  at(): number;
  isReady(): boolean;
  made(): bigint;
  accept(): void;
  make(count: number): number;
}

const bearoff = (wasm: BearoffWasm): Table => {
  const { exports } = wasm;
  return {
    wasm, hash: BEAROFF_HASH, unit: 128, total: exports.bearoffPositions(), bytes: exports.bearoffBytes(),
    at: () => exports.bearoffAt(), isReady: () => exports.bearoffReady() !== 0, made: () => exports.bearoffHash(),
    accept: () => exports.acceptBearoff(), make: (count) => exports.makeBearoff(count),
  };
};

const twoSided = (wasm: TwoSidedWasm): Table => {
  const { exports } = wasm;
  return {
    wasm, hash: TWO_SIDED_HASH, unit: 4, total: exports.twoSidedPositions(), bytes: exports.twoSidedBytes(),
    at: () => exports.twoSidedAt(), isReady: () => exports.twoSidedReady() !== 0, made: () => exports.twoSidedHash(),
    accept: () => exports.acceptTwoSided(), make: (count) => exports.makeTwoSided(count),
  };
};

const hasRightHash = (table: Table): boolean => BigInt.asUintN(64, table.made()) === table.hash;

function accept(table: Table, bytes: Uint8Array | null): boolean {
  if (bytes?.length !== table.bytes) return false;
  // The first call for the address may grow the memory.
  const at = table.at();
  table.wasm.bytes().set(bytes, at);
  if (!hasRightHash(table)) return false;
  table.accept();
  return true;
}

function* making({ make, total, unit }: Table, onProgress: TableOptions['onProgress']): Job<void> {
  let told = 0;
  for (let done = make(unit); ; done = make(unit)) {
    if (done === total || done - told >= total / 100) {
      onProgress?.(done, total);
      told = done;
    }
    if (done === total) return;
    yield;
  }
}

type HowMade = 'ready' | 'loaded' | 'made';

async function makeOrLoad(table: Table, cache: TableCache, { slicer, onProgress, signal }: TableOptions): Promise<HowMade> {
  if (table.isReady()) return 'ready';
  // Bytes that turn out wrong would spoil what an earlier, cancelled call has made.
  if (table.make(0) === 0 && accept(table, await cache.load().catch(() => null))) return 'loaded';
  await slicer.run(making(table, onProgress), 'later', signal);
  if (!hasRightHash(table)) throw new Error('a bear-off table came out wrong');
  await cache.save(table.wasm.bytes().slice(table.at(), table.at() + table.bytes)).catch(() => {});
  return 'made';
}

/**
 * Makes the wasm's one-sided table ready. What is kept is used only when its hash is right; otherwise the table is made and
 * kept anew. Returns how it came about; a cache that fails is as good as none. Rejects with the signal's reason.
 */
export const makeOrLoadTable = (wasm: BearoffWasm, cache: TableCache, options: TableOptions): Promise<HowMade> => makeOrLoad(bearoff(wasm), cache, options);

/** The same for the table of both sides. */
export const makeOrLoadTwoSided = (wasm: TwoSidedWasm, cache: TableCache, options: TableOptions): Promise<HowMade> => makeOrLoad(twoSided(wasm), cache, options);
