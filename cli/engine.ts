/** The shell's engine: the same pool over Node's worker threads. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { wrap } from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';
import { createPool, workerCount, type EnginePool, type PoolWorker } from '../src/engine/pool.ts';
import type { WorkerApi } from '../src/engine/worker-api.ts';

function spawn(): PoolWorker {
  const worker = new Worker(new URL('./engine-node.js', import.meta.url));
  const failed = new Promise<never>((_, reject) => worker.once('error', reject));
  failed.catch(() => {});
  return { api: wrap<WorkerApi>(nodeEndpoint(worker)), failed, terminate: () => void worker.terminate() };
}

/** `workers` defaults to all cores but one. Close it, or the process stays. */
export const createNodeEngine = (workers: number = workerCount(availableParallelism())): EnginePool => createPool(spawn, workers);
