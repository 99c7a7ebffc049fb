/**
 * `npm run test:long -- [--only games|rollout|library|drag] [--minutes N]`: ten thousand random games of each kind to the end, by one core
 * (`npm test` plays a few of them), a rollout of 64 minutes in the built app, a library of 100,000 decisions in it, and drags on a page six
 * times slower (`npm test` has it twice slower).
 */
import { parseArgs } from 'node:util';
import { ensurePackages, run, stop } from './install.mjs';

const PARTS = ['games', 'rollout', 'library', 'drag'];
const { values: { only, minutes } } = parseArgs({ options: { only: { type: 'string' }, minutes: { type: 'string', default: '64' } } });
if (only !== undefined && !PARTS.includes(only)) stop(`--only takes ${PARTS.join(', ')}.`);
if (!/^\d+(\.\d+)?$/.test(minutes) || Number(minutes) === 0) stop('--minutes takes a number above 0.');

ensurePackages();
const { buildWasm } = await import('./build-wasm.mjs');
buildWasm();
const HOURS = 3_600_000;
const vitest = (args, env) => run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args], { env });

const runGames = () => vitest(['src/core/game-random.test.ts', `--testTimeout=${4 * HOURS}`], { NARDSCOPE_RANDOM_GAMES: process.env.NARDSCOPE_RANDOM_GAMES ?? '10000' });

async function runInBrowser(args, env) {
  const { ensureChromium } = await import('./chromium.mjs');
  const chromium = await ensureChromium();
  if (!chromium) stop('No Chromium was found; install one and set CHROME_PATH to its program file.');
  const { build } = await import('vite');
  await build({ logLevel: 'warn' });
  return vitest(args, { CHROME_PATH: chromium, ...env });
}

const longRun = (part, env = {}) => runInBrowser(['--config=e2e/long-run/vitest.config.ts', `${part}.long.ts`], env);
const PART_RUNS = {
  games: runGames, rollout: () => longRun('rollout', { NARDSCOPE_ROLLOUT_MINUTES: minutes }), library: () => longRun('library'),
  drag: () => runInBrowser(['e2e/drag.test.ts'], { NARDSCOPE_SLOWER: '6' }),
};
let passed = true;
for (const part of only ? [only] : PARTS) passed = (await PART_RUNS[part]()) && passed;
process.exitCode = passed ? 0 : 1;
