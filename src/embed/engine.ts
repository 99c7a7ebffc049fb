/** The engine for elements on other pages: workers from this folder, or through a blob where the page lies on another host. */
import type { Engine } from '../engine/protocol.ts';
import { createPool, workerCount, type EnginePool } from '../engine/pool.ts';
import { spawnWorker } from '../engine/client.ts';
import { fileAt, folderAt } from './files.ts';

/** Browsers start no worker from another host; one of our own that loads it may be started, where the page's `worker-src` allows `blob:`. */
function startWorker(script: string, netsBase: string): Worker {
  const options = { type: 'module', name: netsBase } as const;
  if (new URL(script).origin === location.origin) return new Worker(script, options);
  const shim = URL.createObjectURL(new Blob([`import ${JSON.stringify(script)};`], { type: 'text/javascript' }));
  return new Worker(shim, options);
}

const engines = new Map<string, EnginePool>();

function start(here: string): EnginePool {
  const create = (): Worker => {
    const worker = startWorker(new URL('engine.js', here).href, new URL('nets/', here).href);
    // An engine whose files did not come is started anew when it is next asked for.
    worker.addEventListener('error', () => engines.delete(here), { once: true });
    return worker;
  };
  return createPool(() => spawnWorker(create), workerCount(navigator.hardwareConcurrency ?? 2));
}

/** One engine a folder, however many elements ask for it. */
export async function engineAt(folder: string | null): Promise<Engine> {
  const here = folder === null ? fileAt('', new URL('./', import.meta.url)) : folderAt(folder);
  const known = engines.get(here) ?? start(here);
  engines.set(here, known);
  return known;
}
