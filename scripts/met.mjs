/** `npm run met`: bundles bench/met/met.ts and runs it. */
import { runBench } from './run-bench.mjs';

await runBench('met');
