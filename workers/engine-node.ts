/** A Node worker thread with an engine of its own, spoken to through comlink. */
import { parentPort } from 'node:worker_threads';
import { expose } from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';
import { readAsset } from '../cli/assets.ts';
import { fileTables } from '../cli/table-file.ts';
import { createBothGames, type LoadGame } from '../src/engine/both-games.ts';
import { loadEngine } from '../src/engine/load.ts';
import { NET_FILES } from '../src/engine/nets.ts';
import { createSlicer } from '../src/engine/slices.ts';
import { createWorkerApi } from '../src/engine/worker-api.ts';

const slicer = createSlicer();

const load: LoadGame = async (game) => {
  const [wasm, net] = await Promise.all([readAsset(`${game}.wasm`), readAsset(NET_FILES[game])]);
  return loadEngine({ wasm, net, tables: fileTables('bearoff-6'), twoSided: fileTables('two-sided-6'), slicer });
};

expose(createWorkerApi(Promise.resolve(createBothGames(load))), nodeEndpoint(parentPort!));
