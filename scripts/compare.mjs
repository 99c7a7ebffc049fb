/** `npm run compare -- [cubes] [plays] [rollouts] …`: runs bench/compare-*.ts, all or those named, beside GNU Backgammon, with the other arguments. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';
import { runBench } from './run-bench.mjs';

const all = readdirSync(join(ROOT, 'bench')).flatMap((file) => (/^compare-(.*)\.ts$/.exec(file)?.[1] ?? []));
const named = all.filter((name) => process.argv.includes(name, 2));
process.argv = process.argv.filter((argument, at) => at < 2 || !named.includes(argument));
for (const name of named.length > 0 ? named : all) await runBench(`compare-${name}`);
