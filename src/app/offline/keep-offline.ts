/** Keeps the built app on the device by its service worker, and tells of newer versions. Nothing here happens by itself: who wants the newer one says so. */
import type { Cell } from '../cell.ts';
import type { OfflineState } from './offline-state.ts';

export interface OfflineParts {
  readonly container: ServiceWorkerContainer;
  /** The page’s own folder. */
  readonly base: string;
  readonly state: Cell<OfflineState>;
  readonly reload: () => void;
}

/** Milliseconds between two looks for a newer version by a page that is left open. */
const LOOK_EVERY = 3_600_000;

/** Registers the service worker; a browser that allows none leaves the state as it is. Resolves when it is registered or cannot be. */
export async function keepOffline({ container, base, state, reload }: OfflineParts): Promise<void> {
  const hadWorker = container.controller !== null;
  let asked = false;
  let registration: ServiceWorkerRegistration;
  try {
    registration = await container.register(new URL('sw.js', base), { scope: new URL('./', base).href, updateViaCache: 'none' });
  } catch {
    return;
  }
  const offer = (worker: ServiceWorker): void => state.update((now) => ({
    ...now,
    update: () => {
      asked = true;
      worker.postMessage('use');
    },
  }));

  container.addEventListener('controllerchange', () => {
    if (asked) reload();
    // The first of all takes over the page it was loaded by; a later one was asked for in another tab: what this page has stays in use.
    else if (hadWorker) state.update((now) => ({ ...now, update: reload }));
  });
  const follow = (worker: ServiceWorker | null): void => worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && registration.active) offer(worker);
  });
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  if (registration.waiting) offer(registration.waiting);

  state.update((now) => ({ ...now, kept: registration.active ? 'ready' : 'preparing' }));
  registration.active?.postMessage('tidy');
  void container.ready.then(() => state.update((now) => ({ ...now, kept: 'ready' })));

  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_EVERY) return;
    looked = Date.now();
    // Without a connection there is nothing newer to be had.
    void registration.update().catch(() => {});
  });
}
