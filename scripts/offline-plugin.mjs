/** Puts the service worker beside the built app, with the list of all its files. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { build } from 'vite';
import { ROOT } from './install.mjs';

const WORKER = 'sw.js';
/** The Anki export and its SQLite: two thirds of a megabyte that few will ever ask for, so that it comes when they do, and stays from then on. */
const LATE = /^assets\/(?:anki-(?!export-)|sql-wasm-)[^/]*$/;
const hash = (content) => createHash('sha256').update(content).digest('base64');

/** Files of a folder by path and hash, in the order of their names; the worker cannot keep itself. */
const listFiles = (folder) =>
  readdirSync(folder, { recursive: true }).map(String).filter((path) => path !== WORKER && !path.endsWith('.map') && statSync(join(folder, path)).isFile())
    .map((path) => ({ path: path.split(sep).join('/'), hash: hash(readFileSync(join(folder, path))) }))
    .map((file) => (LATE.test(file.path) ? { ...file, late: true } : file))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));

/** Writes `sw.js` for what is in a folder now. */
export async function writeOfflineWorker(folder) {
  const files = listFiles(folder);
  await build({
    configFile: false, root: ROOT, logLevel: 'warn', publicDir: false,
    define: { OFFLINE_FILES: JSON.stringify(files), OFFLINE_VERSION: JSON.stringify(hash(JSON.stringify(files)).slice(0, 16)) },
    // One file, and no module: not every browser has modules in service workers.
    build: { target: 'es2022', outDir: folder, emptyOutDir: false, lib: { entry: 'workers/offline.ts', formats: ['iife'], name: 'offline', fileName: () => WORKER } },
  });
}

let folder = '';
let failed = false;

export const offlinePlugin = {
  name: 'nardscope-offline',
  apply: 'build',
  enforce: 'post',
  configResolved(config) {
    folder = resolve(config.root, config.build.outDir);
  },
  buildEnd(error) {
    failed = error !== undefined;
  },
  renderError() {
    failed = true;
  },
  /** The folder is complete only now: files of `public/` are in it too. */
  closeBundle: {
    order: 'post',
    sequential: true,
    // Of a build that failed its own error is to be seen, not one about a missing folder.
    async handler() {
      if (!failed) await writeOfflineWorker(folder);
    },
  },
};
