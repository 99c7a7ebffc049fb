/** From files to an engine: one wasm instance with its net, its rule book and its bear-off table. */
import type { Game } from '../core/games.ts';
import { makeOrLoadTable, makeOrLoadTwoSided, type TableCache, type TwoSidedWasm } from './bearoff-table.ts';
import { partsOf } from './conditions.ts';
import { createLocalEngine } from './local.ts';
import { parseNetFile, type NetHeader } from './net-file.ts';
import { createSlicer, type Slicer } from './slices.ts';
import type { GameExports } from './wasm-core.ts';
import { instantiate, type Wasm, type WasmSource } from './wasm.ts';
import type { WorkerParts } from './worker-api.ts';

export interface EngineFiles {
  /** Of the game that the net is for. */
  readonly wasm: WasmSource;
  /** Bytes of a net file. */
  readonly net: Uint8Array;
  readonly tables: TableCache;
  /** Where short nard's table of both sides is kept; absent = it is neither made nor used. */
  readonly twoSided?: TableCache;
  readonly slicer?: Slicer;
}

/** A game's wasm with a net file's weights in it, and what the file says of itself. Rejects as {@link loadEngine}. */
export async function loadNet(source: WasmSource, net: Uint8Array): Promise<{ wasm: Wasm<GameExports>; header: NetHeader }> {
  const [wasm, file] = await Promise.all([instantiate<GameExports>(source), parseNetFile(net)]);
  if (!file.ok) throw new Error(`net file: ${file.error.facts.reason}`);
  const { header, weights } = file.value;
  const { exports } = wasm;
  if (header.architecture !== exports.netArchitecture() >>> 0 || weights.byteLength !== exports.netBytes()) throw new Error(`net ${header.name} is for another engine`);
  wasm.floats().set(weights, exports.netAt() >>> 2);
  return { wasm, header };
}

/** Rejects, naming the reason, when the wasm does not start or the net is not for it. */
export async function loadEngine({ wasm: source, net, tables, twoSided, slicer = createSlicer() }: EngineFiles): Promise<WorkerParts> {
  const { wasm, header } = await loadNet(source, net);
  const info = { net: header.name, netVersion: header.version, provenance: `${header.provenance} ${header.strength}`.trim() };
  const game: Game = header.game;
  return {
    engine: createLocalEngine({ under: partsOf(game, wasm), game, info, slicer }),
    prepare: async (onProgress) => {
      const both = game === 'short' ? twoSided : undefined;
      // Half of the work each, near enough.
      await makeOrLoadTable(wasm, tables, { slicer, onProgress: (done, total) => onProgress(done, both ? 2 * total : total) });
      if (both) await makeOrLoadTwoSided(wasm as unknown as TwoSidedWasm, both, { slicer, onProgress: (done, total) => onProgress(done + total, 2 * total) });
    },
  };
}
