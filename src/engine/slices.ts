/**
 * Long work in short slices on one thread: a job is a generator that yields between units of well under a millisecond
 * to a few; the runner gives the thread back at least every {@link SLICE_MS}, so that a cancel message is heard in time.
 */

export type Job<T> = Generator<void, T>;
export type Priority = 'now' | 'later';

/** Far below the 50 ms a page may be blocked, far above the cost of giving the thread back. */
export const SLICE_MS = 12;

export interface Slicer {
  /** Runs a job to its end; rejects with the signal's reason soon after it aborts. `later` jobs rest while a `now` job runs. */
  run<T>(job: Job<T>, priority: Priority, signal?: AbortSignal): Promise<T>;
}

/**
 * A macrotask away, so that messages get their turn. `setTimeout` would be clamped to 4 ms; Node's message ports hand
 * over a thousand messages in one go, so there it must be `setImmediate`.
 */
function createTick(): () => Promise<void> {
  const { setImmediate } = globalThis as { setImmediate?: (callback: () => void) => unknown };
  if (setImmediate) return () => new Promise((resolve) => setImmediate(resolve));
  const channel = new MessageChannel();
  const waiting: (() => void)[] = [];
  channel.port1.onmessage = () => waiting.shift()?.();
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      channel.port2.postMessage(0);
    });
}

/** A runner of jobs for this thread. */
export function createSlicer(now: () => number = () => performance.now()): Slicer {
  const tick = createTick();
  let urgent = 0;
  let urgentDone: Promise<void> = Promise.resolve();
  let resolveUrgent = (): void => {};

  const enter = (): void => {
    if (urgent++ === 0) urgentDone = new Promise((resolve) => (resolveUrgent = resolve));
  };
  const leave = (): void => {
    if (--urgent === 0) resolveUrgent();
  };

  return {
    async run(job, priority, signal) {
      if (priority === 'now') enter();
      try {
        for (;;) {
          await tick();
          while (priority === 'later' && urgent > 0) await urgentDone;
          signal?.throwIfAborted();
          const end = now() + SLICE_MS;
          do {
            const step = job.next();
            if (step.done) return step.value;
          } while (now() < end);
        }
      } finally {
        if (priority === 'now') leave();
      }
    },
  };
}
