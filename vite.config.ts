import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vite';
import { offlinePlugin } from './scripts/offline-plugin.mjs';

/** The built page runs only its own files; WASM needs its own word. The dev server injects styles, so it goes without. */
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; img-src 'self' data: blob:; object-src 'none'; base-uri 'self'; form-action 'none'";
const contentPolicy: Plugin = {
  name: 'nardscope-content-policy',
  apply: 'build',
  transformIndexHtml: () => [{ tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' }],
};

/** What the command line says is no part of the page. */
const noCommandLine: Plugin = {
  name: 'nardscope-no-command-line',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (/\/src\/i18n\/[a-z]+\/cli\.ts$/.test(id) ? 'export const cli = {};' : null),
};

export default defineConfig({
  // Relative addresses: the built app runs from any folder of any host.
  base: './',
  plugins: [contentPolicy, noCommandLine, offlinePlugin],
  build: { target: 'es2022', outDir: 'dist/app', emptyOutDir: true },
  worker: { format: 'es' },
  test: {
    include: ['{src,cli,training,bench,scripts,workers,e2e}/**/*.test.ts'],
    // A limit against hanging, not a measurement: machines may be slow and shared.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    exclude: ['**/*.browser.test.ts', 'node_modules/**'],
  },
});
