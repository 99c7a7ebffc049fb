/** One engine out of several workers: urgent calls go to the least busy at once, others wait for an idle one. */
import type { Remote } from 'comlink';
import { proxy } from 'comlink';
import type { CallOptions, Engine } from './protocol.ts';
import { runRollout } from './rollout/run.ts';
import type { Priority } from './slices.ts';
import type { WorkerApi } from './worker-api.ts';

export interface PoolWorker {
  readonly api: Remote<WorkerApi>;
  /** Rejects when the worker dies, which no call would notice otherwise. */
  readonly failed: Promise<never>;
  terminate(): void;
}

export interface EnginePool extends Engine {
  /** Loads everything in every worker and makes or loads the bear-off table, once; progress is the first worker's. */
  prepare(onProgress?: (done: number, total: number) => void): Promise<void>;
}

interface Seat {
  readonly worker: PoolWorker;
  running: number;
  /** Reject the calls under way when the worker dies. A race with the one promise of that would keep something of every call for as long as the worker lives. */
  readonly rejects: Set<(reason: unknown) => void>;
  /** Why the worker died; null = it lives. */
  death: { readonly reason: unknown } | null;
}

function seatOf(worker: PoolWorker): Seat {
  const seat: Seat = { worker, running: 0, rejects: new Set(), death: null };
  worker.failed.catch((reason: unknown) => {
    seat.death = { reason };
    for (const reject of seat.rejects) reject(reason);
  });
  return seat;
}

/** All but one core, so that the page keeps one. */
export const workerCount = (cores: number): number => Math.max(1, cores - 1);

/** A pool of `count` workers. Aborted calls reject with their signal's reason, at once or when their turn in the queue comes; the worker stops within a slice. */
export function createPool(spawn: () => PoolWorker, count: number): EnginePool {
  const seats: Seat[] = Array.from({ length: count }, () => seatOf(spawn()));
  const queue: ((seat: Seat) => void)[] = [];
  let keys = 0;
  let closed = false;
  let prepared: Promise<void> | null = null;

  const take = (priority: Priority): Promise<Seat> => {
    const seat = seats.reduce((least, each) => (each.running < least.running ? each : least));
    if (priority === 'later' && seat.running > 0) return new Promise((resolve) => queue.push(resolve));
    seat.running++;
    return Promise.resolve(seat);
  };
  const release = (seat: Seat): void => {
    seat.running--;
    const waiting = seat.running === 0 ? queue.shift() : undefined;
    if (!waiting) return;
    seat.running++;
    waiting(seat);
  };

  async function call<T>(ask: (api: Remote<WorkerApi>, key: number, priority: Priority) => Promise<T | null>, { signal, priority = 'now' }: CallOptions<never>): Promise<T> {
    if (closed) throw new Error('engine closed');
    const seat = await take(priority);
    if (signal?.aborted) {
      release(seat);
      throw signal.reason;
    }
    const key = keys++;
    let giveUp = (_reason: unknown): void => {};
    const stop = (): void => {
      void seat.worker.api.cancel(key);
      giveUp(signal!.reason);
    };
    const givenUp = new Promise<never>((_, reject) => {
      giveUp = reject;
      seat.rejects.add(giveUp);
      signal?.addEventListener('abort', stop, { once: true });
      if (seat.death) giveUp(seat.death.reason);
    });
    // Nobody may be listening by the time it rejects.
    givenUp.catch(() => {});
    try {
      const working = ask(seat.worker.api, key, priority).finally(() => release(seat));
      working.catch(() => {});
      const answer = await Promise.race([working, givenUp]);
      if (answer === null) throw signal?.reason ?? new Error('cancelled');
      return answer;
    } finally {
      signal?.removeEventListener('abort', stop);
      seat.rejects.delete(giveUp);
    }
  }

  const info: Engine['info'] = async (game) => ({ ...(await seats[0]!.worker.api.info(game)), workers: count });
  const trials: Engine['trials'] = (request, { signal, priority = 'later' } = {}) => call((api, key, urgency) => api.trials(key, urgency, request), { signal, priority });
  const prepare: EnginePool['prepare'] = (onProgress) =>
    (prepared ??= (async () => {
      const [first, ...others] = seats;
      // The first makes the table and keeps it; the others then only load it.
      await first!.worker.api.prepare(proxy(onProgress ?? (() => {})));
      await Promise.all(others.map(({ worker }) => worker.api.prepare(proxy(() => {}))));
    })().catch((error: unknown) => {
      prepared = null;
      throw error;
    }));

  return {
    info,
    rank: (request, options = {}) => {
      const { onProgress, signal } = options;
      // A partial answer has a channel of its own: it may still be on its way when the whole one is there.
      let over = false;
      const heard = onProgress && proxy((partial: Parameters<typeof onProgress>[0]) => { if (!over && !signal?.aborted) onProgress(partial); });
      return call((api, key, priority) => api.rank(key, priority, request, heard ?? null), options as CallOptions<never>).finally(() => { over = true; });
    },
    evaluate: (request, options = {}) => call((api, key, priority) => api.evaluate(key, priority, request), options),
    rolls: (position, { signal, priority, ...conditions } = {}) =>
      call((api, key, urgency) => api.rolls(key, urgency, position, conditions), { signal, priority }),
    cube: (request, options = {}) => call((api, key, priority) => api.cube(key, priority, request), options),
    trials,
    async rollout(request, { onProgress, signal } = {}) {
      await prepare();
      const { net, netVersion } = await info(request.state.task.game);
      // One request waits for each that is being worked on, so that no worker waits for a message.
      return runRollout(request, { net: { name: net, version: netVersion }, ask: (part, stop) => trials(part, { signal: stop }), width: 2 * count, onProgress, signal });
    },
    prepare,
    close: () => {
      closed = true;
      for (const { worker } of seats) worker.terminate();
    },
  };
}
