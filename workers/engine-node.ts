/** A Node worker thread with an engine of its own, spoken to through comlink. */
import { parentPort } from 'node:worker_threads';
import { expose } from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';
import { readAsset } from '../cli/assets.ts';
import { fileTables } from '../cli/table-file.ts';
import { loadEngine } from '../src/engine/load.ts';
import { NET_FILES } from '../src/engine/nets.ts';
import { createWorkerApi } from '../src/engine/worker-api.ts';

async function load() {
  const [wasm, net] = await Promise.all([readAsset('short.wasm'), readAsset(NET_FILES.short!)]);
  return loadEngine({ wasm, net, tables: fileTables() });
}

expose(createWorkerApi(load()), nodeEndpoint(parentPort!));
