import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium.mjs';
import { quotaPlugin } from './scripts/quota-plugin.mjs';
import { touchPlugin } from './scripts/touch-plugin.mjs';

/** Sessions as `scripts/count-tests.mjs` reads them, to the file that `npm test` asks for. */
const jsonReporter = (path) => ({
  onTestRunFinished({ sessions }) {
    writeFileSync(path, JSON.stringify(sessions.map(({ passed, errors, testResults }) => ({ passed, errors, suites: testResults }))));
  },
});
const report = process.env.NARDSCOPE_TEST_REPORT;

const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium was found; set CHROME_PATH to its program file.');

export default {
  rootDir: '.',
  files: 'src/**/*.browser.test.ts',
  nodeResolve: { exportConditions: ['browser', 'development'] },
  plugins: [esbuildPlugin({ ts: true, target: 'es2022', tsconfig: fileURLToPath(new URL('tsconfig.json', import.meta.url)) }), quotaPlugin, touchPlugin],
  browsers: [chromeLauncher({ launchOptions: { executablePath, args: CHROMIUM_FLAGS } })],
  // A page that shares the processor with others measures them, not itself.
  concurrency: 1,
  testsFinishTimeout: 180_000,
  testFramework: { config: { ui: 'bdd', timeout: 20_000 } },
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  reporters: [defaultReporter({ reportTestProgress: false }), ...(report ? [jsonReporter(report)] : [])],
};
