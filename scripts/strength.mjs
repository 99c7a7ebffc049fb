/** `npm run strength -- …`: bundles bench/strength/strength.ts and runs it with the given arguments. */
import { runBench } from './run-bench.mjs';

await runBench('strength');
