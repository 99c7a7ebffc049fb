/** `npm run budgets`: sizes of what a visitor downloads, after `npm run build`. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT, stop } from './install.mjs';

const KB = 1000;
const APP = 'dist/app';
const at = (path) => join(ROOT, path);
const zipped = (path) => gzipSync(readFileSync(at(path)), { level: 9 }).length;
const sum = (sizes) => sizes.reduce((total, size) => total + size, 0);
const list = (folder) => (existsSync(at(folder)) ? readdirSync(at(folder)).map((name) => join(folder, name)) : []);

if (!existsSync(at(`${APP}/index.html`))) stop('There is no built app; run npm run build first.');

/** Scripts with all they import statically. */
function withImports(files) {
  const seen = new Set(files);
  for (const file of seen) {
    if (!file.endsWith('.js')) continue;
    for (const match of readFileSync(at(file), 'utf8').matchAll(/(?:from|import)\s*["'`](\.\.?\/[^"'`]+\.js)["'`]/g)) seen.add(join(file, '..', match[1]));
  }
  return [...seen];
}

/** What the page asks for before anything is clicked: itself, its scripts with what they import statically, its styles. */
function firstLoad() {
  const html = readFileSync(at(`${APP}/index.html`), 'utf8');
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="\.\/([^"]+\.(?:js|css))"/g)].map((match) => join(APP, match[1]));
  return [join(APP, 'index.html'), ...withImports(named)];
}

const EMBED = 'dist/embed';
if (!existsSync(at(`${EMBED}/board.js`))) stop('There are no built elements; run npm run build:embed first.');
const element = (name) => sum(withImports([`${EMBED}/${name}.js`]).map(zipped));
const rules = (game) => zipped(`${EMBED}/rules-${game}.wasm`);

/** Name, size and limit in bytes. */
const rows = [
  ...['build/rules.wasm', 'build/short.wasm', 'build/long.wasm'].map((path) => [`${path}, gzip`, zipped(path), 60 * KB]),
  ['first load of the app, gzip', sum(firstLoad().map(zipped)), 120 * KB],
  // Everything with which a game is shown and played by its rules, Lit among it; more loads when a page or a hand asks for it.
  ['nard-board playing short nard, gzip', element('board') + rules('short'), 25 * KB],
  ['nard-board playing long nard, gzip', element('board') + rules('long'), 25 * KB],
  ['nard-quiz beyond its board, gzip', element('quiz') - element('board'), 10 * KB],
  ['lessons in a quiz, when one is shown, gzip', zipped(`${EMBED}/lesson.js`), 40 * KB],
  ['nard-analysis before it is started, gzip', element('analysis'), 80 * KB],
  ['nets', sum(list('public/nets').map((path) => statSync(at(path)).size)), 1500 * KB],
];

for (const [name, size, limit] of rows) console.log(`${size > limit ? 'TOO BIG' : 'ok'}\t${(size / KB).toFixed(1)} KB of ${limit / KB} KB\t${name}`);
if (rows.some(([, size, limit]) => size > limit)) process.exitCode = 1;
