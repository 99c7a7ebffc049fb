/** `npm run pictures`: draws the kept pictures of boards anew, after a change of their looks; look at each before it is committed. */
import { run } from './install.mjs';

if (!run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', 'e2e/pictures.test.ts'], { env: { NARDSCOPE_PICTURES: 'keep' } })) process.exitCode = 1;
