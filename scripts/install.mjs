/** Installs the packages of package-lock.json when they are absent or outdated. Node built-ins only: it runs before there are any packages. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../', import.meta.url));
const OLDEST_NODE = [20, 19];

const fromRoot = (path) => new URL(`../${path}`, import.meta.url);
const readJson = (path) => JSON.parse(readFileSync(fromRoot(path), 'utf8'));

/** True in the script that Node was started with; pass `import.meta.url`. */
export const isMain = (url) => process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url);

/** One sentence and a nonzero exit: for what the user can mend. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Runs a program in the project root with its output shown; true when it succeeded. */
export function run(command, args, { quiet = false, env = {}, shell = false } = {}) {
  const done = spawnSync(command, args, { cwd: ROOT, shell, stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'], env: { ...process.env, ...env } });
  return done.status === 0;
}

/** Runs npm: the one that started this script, else the one on the PATH (on Windows a .cmd file, which needs a shell). */
function npm(args) {
  const started = process.env.npm_execpath;
  if (started?.endsWith('npm-cli.js')) return run(process.execPath, [started, ...args]);
  return run('npm', args, { shell: process.platform === 'win32' });
}

/** True when each package of the lock file is there in its version; packages for other platforms may be missing. */
function isInstalled() {
  if (!existsSync(fromRoot('node_modules/.package-lock.json'))) return false;
  const there = readJson('node_modules/.package-lock.json').packages;
  return Object.entries(readJson('package-lock.json').packages).every(
    ([path, wanted]) => path === '' || (there[path] ? there[path].version === wanted.version : wanted.optional === true || wanted.peer === true),
  );
}

/** Leaves the process with a sentence when Node is too old or the packages cannot be fetched. */
export function ensurePackages() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    stop(`Nardscope needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
  }
  if (isInstalled()) return;
  console.log('Installing packages…');
  // NODE_ENV=production would leave out the build tools.
  if (!npm(['ci', '--include=dev', '--no-audit', '--no-fund'])) stop('The packages could not be installed; see npm’s message above.');
}
