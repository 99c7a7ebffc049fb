/** `npm start`: installs what is missing, builds, serves the built app and prints its address. */
import { ensurePackages, ROOT } from './install.mjs';

ensurePackages();
const { buildWasm } = await import('./build-wasm.mjs');
buildWasm();
const { build, preview } = await import('vite');
console.log('Building the app…');
await build({ root: ROOT, logLevel: 'warn' });
// A busy port is skipped for the next free one.
const server = await preview({ root: ROOT, preview: { port: Number(process.env.PORT) || 4173, strictPort: false } });
console.log(`Nardscope is at ${server.resolvedUrls?.local[0]} — press Ctrl+C to stop.`);
