/**
 * `npm run test:long -- [--only games|rollout] [--minutes N]`: ten thousand random games of each kind to the end, by one core
 * (`npm test` plays a few of them), and a rollout of 64 minutes in the built app.
 */
import { parseArgs } from 'node:util';
import { ensurePackages, run, stop } from './install.mjs';

const PARTS = ['games', 'rollout'];
const { values: { only, minutes } } = parseArgs({ options: { only: { type: 'string' }, minutes: { type: 'string', default: '64' } } });
if (only !== undefined && !PARTS.includes(only)) stop(`--only takes ${PARTS.join(' or ')}.`);
if (!/^\d+(\.\d+)?$/.test(minutes) || Number(minutes) === 0) stop('--minutes takes a number above 0.');

ensurePackages();
const { buildWasm } = await import('./build-wasm.mjs');
buildWasm();
const HOURS = 3_600_000;
const vitest = (args, env) => run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args], { env });

const runGames = () => vitest(['src/core/game-random.test.ts', `--testTimeout=${4 * HOURS}`], { NARDSCOPE_RANDOM_GAMES: process.env.NARDSCOPE_RANDOM_GAMES ?? '10000' });

async function runRollout() {
  const { ensureChromium } = await import('./chromium.mjs');
  const chromium = await ensureChromium();
  if (!chromium) stop('No Chromium was found; install one and set CHROME_PATH to its program file.');
  const { build } = await import('vite');
  await build({ logLevel: 'warn' });
  return vitest(['--config=e2e/long-run/vitest.config.ts'], { CHROME_PATH: chromium, NARDSCOPE_ROLLOUT_MINUTES: minutes });
}

let passed = true;
if (only !== 'rollout') passed = runGames() && passed;
if (only !== 'games') passed = (await runRollout()) && passed;
process.exitCode = passed ? 0 : 1;
