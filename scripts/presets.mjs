/** `npm run presets -- …`: bundles bench/presets.ts and runs it with the given arguments. */
import { runBench } from './run-bench.mjs';

await runBench('presets');
