/** A web worker with an engine of its own: loads short nard's WASM and net at once, long nard's when asked, and answers through comlink. */
import { expose } from 'comlink';
import { createBothGames, type LoadGame } from '../src/engine/both-games.ts';
import { loadEngine } from '../src/engine/load.ts';
import { NET_FILES } from '../src/engine/nets.ts';
import { createSlicer } from '../src/engine/slices.ts';
import { createWorkerApi } from '../src/engine/worker-api.ts';
import { openStore } from '../src/store/open.ts';
import { storedTables } from '../src/store/table-cache.ts';

/** The name of the worker is where the nets are. */
const netsBase = self.name;
/** Spelled out, so that the bundler finds them. */
const WASM_FILES = { short: new URL('../build/short.wasm', import.meta.url), long: new URL('../build/long.wasm', import.meta.url) };

const slicer = createSlicer();
const store = openStore();
const [tables, twoSided] = [storedTables(store, 'bearoff-6'), storedTables(store, 'two-sided-6')];

async function fetchBytes(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

const load: LoadGame = async (game) => {
  const [wasm, net] = await Promise.all([fetch(WASM_FILES[game]), fetchBytes(new URL(NET_FILES[game], netsBase).href)]);
  return loadEngine({ wasm, net, tables, twoSided, slicer });
};

expose(createWorkerApi(Promise.resolve(createBothGames(load))));
