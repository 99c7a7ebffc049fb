/** `npm run bench -- …`: bundles bench/speed/speed.ts and runs it with the given arguments. */
import { runBench } from './run-bench.mjs';

await runBench('speed');
