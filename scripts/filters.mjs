/** `npm run filters -- …`: bundles bench/filters.ts and runs it with the given arguments. */
import { runBench } from './run-bench.mjs';

await runBench('filters');
