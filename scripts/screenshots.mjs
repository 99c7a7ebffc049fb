/** `npm run screenshots`: takes the pictures of the app in docs/screenshots anew, after `npm run build`; look at each before it is committed. */
import { run } from './install.mjs';

if (!run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--config=e2e/long-run/vitest.config.ts', 'screenshots.long.ts'])) process.exitCode = 1;
