/** `node scripts/race-positions.mjs …`: bundles bench/race/race-positions.ts and runs it with the given arguments. */
import { runBench } from './run-bench.mjs';

await runBench('race-positions');
