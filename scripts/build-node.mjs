/** Bundles what runs in Node (command line, training) from TypeScript to dist/, with one shared configuration. */
import { chmodSync, existsSync, lstatSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { isMain, ROOT } from './install.mjs';

/** Folder of dist → the programs in it; worker threads are files of their own. */
const PROGRAMS = {
  cli: ['cli/nardscope.ts', 'workers/engine-node.ts'],
  training: ['training/train.ts'],
  'bench-filters': ['bench/filters.ts'],
  'bench-presets': ['bench/presets.ts'],
  'bench-compare-cubes': ['bench/compare-cubes.ts'],
  'bench-compare-rollouts': ['bench/compare-rollouts.ts'],
  'bench-compare-plays': ['bench/compare-plays.ts'],
  'bench-long-set': ['bench/long-set/long-set.ts'],
  'bench-met': ['bench/met/met.ts'],
  'bench-race-positions': ['bench/race/race-positions.ts'],
  'bench-sample-match': ['bench/sample-match.ts', 'workers/engine-node.ts'],
  'bench-speed': ['bench/speed/speed.ts'],
  'bench-strength': ['bench/strength/strength.ts'],
};

/** Bundles one folder's programs, packages included, to `dist/<name>/<entry>.js`. */
export async function buildNode(name) {
  const input = Object.fromEntries(PROGRAMS[name].map((entry) => [basename(entry, '.ts'), join(ROOT, entry)]));
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node20',
      outDir: join('dist', name),
      emptyOutDir: true,
      rolldownOptions: { input, output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
    },
  });
}

/** Lets `npx nardscope` find the command in this checkout: npx looks into node_modules/.bin, where npm puts no link to a package's own command. */
function linkCommand() {
  const command = join(ROOT, 'dist', 'cli', 'nardscope.js');
  chmodSync(command, 0o755);
  if (process.platform === 'win32' || !existsSync(join(ROOT, 'node_modules'))) return;
  const link = join(ROOT, 'node_modules', '.bin', 'nardscope');
  mkdirSync(join(ROOT, 'node_modules', '.bin'), { recursive: true });
  if (lstatSync(link, { throwIfNoEntry: false })) rmSync(link);
  symlinkSync(join('..', '..', 'dist', 'cli', 'nardscope.js'), link);
}

export async function buildCli() {
  await buildNode('cli');
  linkCommand();
}

if (isMain(import.meta.url)) {
  const name = process.argv[2];
  await (name === 'cli' ? buildCli() : buildNode(name));
}
