/** `npm run long-set -- …`: bundles bench/long-set/long-set.ts and runs it with the given arguments. */
import { runBench } from './run-bench.mjs';

await runBench('long-set');
