/** Programs of bench/ that measure the engine by itself: bundled to dist/bench-<name>/ and run with this process's arguments. */
import { spawnSync } from 'node:child_process';
import { buildNode } from './build-node.mjs';
import { buildWasm } from './build-wasm.mjs';
import { ROOT } from './install.mjs';

export async function runBench(name) {
  buildWasm();
  await buildNode(`bench-${name}`);
  process.exitCode = spawnSync(process.execPath, [`dist/bench-${name}/${name}.js`, ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
}
