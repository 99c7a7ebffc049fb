/** Compiles the AssemblyScript entries to build/*.wasm, those whose output is older than the sources. `--force` compiles all. */
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, ROOT, run, stop } from './install.mjs';

/** Target of asconfig.json → entry. */
const ENTRIES = { rules: 'assembly/rules-only.ts', 'rules-short': 'assembly/rules-only.ts', 'rules-long': 'assembly/rules-only.ts', short: 'assembly/short.ts', long: 'assembly/long.ts', trainer: 'assembly/trainer.ts' };

const changedAt = (path) => statSync(join(ROOT, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;

function newestSource() {
  const sources = readdirSync(join(ROOT, 'assembly'), { recursive: true }).map((path) => changedAt(join('assembly', String(path))));
  return Math.max(changedAt('asconfig.json'), ...sources);
}

/** Stops with the compiler's messages when an entry does not compile. */
export function buildWasm({ force = false } = {}) {
  mkdirSync(join(ROOT, 'build'), { recursive: true });
  const { targets } = JSON.parse(readFileSync(join(ROOT, 'asconfig.json'), 'utf8'));
  const newest = newestSource();
  for (const [target, entry] of Object.entries(ENTRIES)) {
    const { outFile } = targets[target];
    if (!force && changedAt(outFile) > newest) continue;
    const begun = new Date();
    console.log(`Compiling ${entry}…`);
    if (!run(process.execPath, ['node_modules/assemblyscript/bin/asc.js', entry, '--target', target])) stop(`${entry} does not compile.`);
    // A source saved while the compiler ran is newer than what was made of it.
    utimesSync(join(ROOT, outFile), begun, begun);
  }
}

if (isMain(import.meta.url)) buildWasm({ force: process.argv.includes('--force') });
