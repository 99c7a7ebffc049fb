/**
 * The service worker: keeps every file of the built app, so that it opens and analyses without a connection.
 *
 * A version is a cache of its own, filled as a whole or not at all: each file is checked against the hash it was built with, and what
 * an older version has already is not fetched again. A new version waits until somebody asks for it; then files of the older one stay
 * for as long as other pages may still need them, so that no update takes a screen away from an analysis in another tab.
 *
 * Late files are the exception: they are kept once somebody has asked for them.
 */
import { findFile, isOwnCache, keyOf, nameCache, type OfflineFile } from '../src/app/offline/files.ts';

/** What a service worker has beyond a page; the compiler knows pages only. */
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends Extendable {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface ServiceWorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void>; matchAll(options: object): Promise<readonly unknown[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: Extendable & { readonly data: unknown }) => void): void;
}

/** Put in by the build: every file, by its path from the app's folder. */
declare const OFFLINE_FILES: readonly OfflineFile[];
declare const OFFLINE_VERSION: string;

const worker = self as unknown as ServiceWorkerScope;
const { scope } = worker.registration;
const CACHE = nameCache(scope, OFFLINE_VERSION);
/** Files fetched side by side. */
const AT_ONCE = 4;

const ownCaches = async (): Promise<readonly string[]> => (await caches.keys()).filter((name) => isOwnCache(name, scope));

/** As it is kept: without marks of how it came, which a page may not be opened with. */
function plain(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(response.body, { headers });
}

/** `asked`: somebody wants it now. */
async function keepFile(cache: Cache, file: OfflineFile, asked = false): Promise<void> {
  const key = keyOf(scope, file);
  if (await cache.match(key)) return;
  const known = await caches.match(key);
  if (known) return cache.put(key, known);
  if (file.late && !asked) return;
  // The page itself is asked for by its folder: servers may send its name elsewhere.
  const address = new URL(file.path === 'index.html' ? './' : file.path, scope);
  const response = await fetch(address, { cache: 'no-cache', integrity: `sha256-${file.hash}` });
  if (!response.ok) throw new Error(`${file.path}: ${response.status}`);
  await cache.put(key, plain(response));
}

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  const left = [...OFFLINE_FILES];
  const next = async (): Promise<void> => {
    for (let file = left.shift(); file; file = left.shift()) await keepFile(cache, file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** Drops other versions, unless another page may still need one. */
async function tidy(): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length > 1) return;
  for (const name of await ownCaches()) if (name !== CACHE) await caches.delete(name);
}

/** What is kept of an address; of this version, or of the one that an older page came from. */
async function findKept(address: string, file: OfflineFile | null): Promise<Response | null> {
  if (file) return (await (await caches.open(CACHE)).match(keyOf(scope, file))) ?? null;
  for (const name of await ownCaches()) {
    const found = await (await caches.open(name)).match(address, { ignoreSearch: true });
    if (found) return found;
  }
  return null;
}

/** A late file, kept from now on; null = it is none, or cannot be had or kept. */
async function findLate(file: OfflineFile | null): Promise<Response | null> {
  if (!file?.late) return null;
  const cache = await caches.open(CACHE);
  await keepFile(cache, file, true).catch(() => undefined);
  return (await cache.match(keyOf(scope, file))) ?? null;
}

worker.addEventListener('install', (event) => event.waitUntil(keepAll()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim().then(tidy)));
worker.addEventListener('message', (event) => {
  if (event.data === 'use') event.waitUntil(worker.skipWaiting());
  else if (event.data === 'tidy') event.waitUntil(tidy());
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  const file = findFile(OFFLINE_FILES, scope, request.url);
  // A page that is not of this version may be one of the server's own.
  if (request.mode === 'navigate' && !file) return;
  event.respondWith(findKept(request.url, file).then(async (kept) => kept ?? (await findLate(file)) ?? fetch(request)));
});
