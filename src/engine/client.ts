/** The page's engine: a pool of web workers, spoken to through comlink. */
import { wrap } from 'comlink';
import { createPool, workerCount, type EnginePool, type PoolWorker } from './pool.ts';
import type { WorkerApi } from './worker-api.ts';

/** One web worker, as a member of a pool; `create` is where the bundler sees `new Worker(new URL(…))`. */
export function spawnWorker(create: () => Worker): PoolWorker {
  const worker = create();
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => reject(new Error(event.message || 'worker failed')), { once: true });
  });
  // Heard only while a call is running.
  failed.catch(() => {});
  return { api: wrap<WorkerApi>(worker), failed, terminate: () => worker.terminate() };
}

/**
 * Workers start at once and load their net; calls wait for it. `netsBase` is the folder of the net files, as a whole URL
 * ending in a slash; it travels as the worker's name, which is there before any message.
 */
export function createEngineClient(netsBase: string = new URL('nets/', document.baseURI).href, cores: number = navigator.hardwareConcurrency ?? 2): EnginePool {
  const create = (): Worker => new Worker(new URL('../../workers/engine.ts', import.meta.url), { type: 'module', name: netsBase });
  return createPool(() => spawnWorker(create), workerCount(cores));
}
