/** `npm run train -- …`: bundles training/train.ts and runs it with the given arguments. */
import { spawnSync } from 'node:child_process';
import { buildNode } from './build-node.mjs';
import { buildWasm } from './build-wasm.mjs';
import { ROOT } from './install.mjs';

buildWasm();
await buildNode('training');
process.exitCode = spawnSync(process.execPath, ['dist/training/train.js', ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
