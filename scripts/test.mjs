/** `npm test`: installs what is missing, builds, runs the Node tests, the browser tests and those of the built app, ends with `N passed, N failed`. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePackages, ROOT, run, stop } from './install.mjs';
import { countBrowserTests, countNodeTests } from './count-tests.mjs';

ensurePackages();
const { ensureChromium } = await import('./chromium.mjs');
const { buildWasm } = await import('./build-wasm.mjs');
const { buildCli } = await import('./build-node.mjs');
const { build } = await import('vite');

const chromium = await ensureChromium();
if (!chromium) stop('No Chromium was found for the browser tests; install one and set CHROME_PATH to its program file.');
buildWasm();
await buildCli();
await build({ root: ROOT, logLevel: 'warn' });

const reports = mkdtempSync(join(tmpdir(), 'nardscope-tests-'));
/** A runner that crashed leaves no report or a broken one: that is one failure. */
function runTests(name, args, count) {
  const report = join(reports, `${name}.json`);
  const passed = run(process.execPath, args(report), { env: { CHROME_PATH: chromium, NARDSCOPE_TEST_REPORT: report } });
  let counts;
  try {
    counts = count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    console.error(`The ${name} tests ended without a report.`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  if (counts.passed + counts.failed === 0) console.error(`There was no ${name} test.`);
  // A runner may fail without a failed test: an unhandled error, an empty run.
  if (counts.failed === 0 && (!passed || counts.passed === 0)) return { ...counts, failed: 1 };
  return counts;
}

const vitest = (...which) => (report) => ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...which];
const results = [
  runTests('node', vitest('--exclude=e2e/**'), countNodeTests),
  runTests('browser', () => ['node_modules/@web/test-runner/dist/bin.js'], countBrowserTests),
  // The built app, after the others: it measures how long the page is held up.
  runTests('app', vitest('e2e', '--no-file-parallelism'), countNodeTests),
];
rmSync(reports, { recursive: true });

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
if (sum('skipped') > 0) console.log(`${sum('skipped')} skipped`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
