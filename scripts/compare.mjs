/** `npm run compare -- …`: runs every bench/compare-*.ts beside GNU Backgammon, with the given arguments. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';
import { runBench } from './run-bench.mjs';

const names = readdirSync(join(ROOT, 'bench')).flatMap((file) => (/^compare-.*\.ts$/.test(file) ? [file.slice(0, -3)] : []));
for (const name of names) await runBench(name);
