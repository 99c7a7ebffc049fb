/** `npm run test:long`: ten thousand random games of each kind to the end, by one core; `npm test` plays a few of them. */
import { ensurePackages, run } from './install.mjs';

ensurePackages();
const { buildWasm } = await import('./build-wasm.mjs');
buildWasm();
const HOURS = 3_600_000;
const vitest = ['node_modules/vitest/vitest.mjs', 'run', 'src/core/game-random.test.ts', `--testTimeout=${4 * HOURS}`];
process.exitCode = run(process.execPath, vitest, { env: { NARDSCOPE_RANDOM_GAMES: process.env.NARDSCOPE_RANDOM_GAMES ?? '10000' } }) ? 0 : 1;
