/** `npm run sample-match`: plays the match of the first visit anew, to public/sample-match.mat. */
import { runBench } from './run-bench.mjs';

await runBench('sample-match');
