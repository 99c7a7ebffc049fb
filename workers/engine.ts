/** A web worker with an engine of its own: loads WASM and net at once, and answers through comlink. */
import { expose } from 'comlink';
import { loadEngine } from '../src/engine/load.ts';
import { NET_FILES } from '../src/engine/nets.ts';
import { createWorkerApi } from '../src/engine/worker-api.ts';
import { openStore } from '../src/store/open.ts';
import { storedTables } from '../src/store/table-cache.ts';

/** The name of the worker is where the nets are. */
const netsBase = self.name;

async function fetchBytes(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function load() {
  const [wasm, net] = await Promise.all([
    fetch(new URL('../build/short.wasm', import.meta.url)),
    fetchBytes(new URL(NET_FILES.short!, netsBase).href),
  ]);
  return loadEngine({ wasm, net, tables: storedTables(openStore()) });
}

expose(createWorkerApi(load()));
