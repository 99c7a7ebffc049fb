/** Finds a Chromium for the browser tests, and fetches one where there is none. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT, run } from './install.mjs';

const { env, platform } = process;
const isRoot = process.getuid?.() === 0;
/** Where the vendor's installer puts what it fetches. */
const CACHE = join(ROOT, '.cache', 'chromium');

/** Flags for a headless run in a closed network; as root Chromium refuses to start with its sandbox. */
export const CHROMIUM_FLAGS = [
  ...(isRoot ? ['--no-sandbox'] : []),
  // The app picks the language that the browser asks for.
  '--lang=en-US',
  '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run',
  // Containers often have 64 MB of shared memory.
  '--disable-dev-shm-usage',
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];

function usualPlaces() {
  if (platform === 'win32') {
    const homes = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    return homes.flatMap((home) => ['Google\\Chrome', 'Chromium', 'Microsoft\\Edge'].map((app) => join(home, app, 'Application', app.endsWith('Edge') ? 'msedge.exe' : 'chrome.exe')));
  }
  if (platform === 'darwin') {
    const homes = ['/Applications', join(env.HOME ?? '', 'Applications')];
    return homes.flatMap((home) => ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((app) => join(home, `${app}.app`, 'Contents', 'MacOS', app)));
  }
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'].filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** What the vendor's installer fetched on an earlier run. */
function fetched() {
  if (!existsSync(CACHE)) return [];
  const names = { win32: 'chrome.exe', darwin: 'Google Chrome for Testing' };
  return readdirSync(CACHE, { recursive: true }).map(String).filter((path) => path.split(/[\\/]/).pop() === (names[platform] ?? 'chrome')).map((path) => join(CACHE, path));
}

/** Ubuntu's chromium-browser may be a stub that only asks for a snap, so a find must also answer. On Windows asking opens a window. */
const answers = (path) => platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;

/** Path of a Chromium that starts: CHROME_PATH, then the usual places, then what was fetched before; null when there is none. */
export function findChromium() {
  const wanted = env.CHROME_PATH ? [env.CHROME_PATH] : [];
  return [...wanted, ...usualPlaces(), ...fetched()].find((path) => existsSync(path) && answers(path)) ?? null;
}

function installByApt() {
  const quietly = { env: { DEBIAN_FRONTEND: 'noninteractive' }, quiet: true };
  return run('apt-get', ['update'], quietly) && run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quietly);
}

/** Chrome for Testing, by the installer Puppeteer uses. */
async function installByVendor() {
  const { Browser, detectBrowserPlatform, install, resolveBuildId } = await import('@puppeteer/browsers');
  const target = detectBrowserPlatform();
  if (!target) return;
  await install({ browser: Browser.CHROME, platform: target, buildId: await resolveBuildId(Browser.CHROME, target, 'stable'), cacheDir: CACHE });
}

/** Path of a Chromium, installed if need be; null when none could be had. Packages must be there. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  console.log('Installing Chromium for the browser tests…');
  if (platform === 'linux' && isRoot && installByApt()) {
    const installed = findChromium();
    if (installed) return installed;
  }
  await installByVendor().catch((error) => console.error(`Chrome for Testing could not be fetched: ${error.message}`));
  return findChromium();
}
