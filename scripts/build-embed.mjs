/** Builds what other pages load (`nard-board`, `nard-quiz`, `nard-analysis`) to dist/embed: modules, the engine's worker, WASM and nets, types, and what editors read. */
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { rolldown } from 'rolldown';
import { isMain, ROOT, run, stop } from './install.mjs';

export const EMBED = 'dist/embed';
const at = (path) => join(ROOT, path);
const ELEMENTS = ['board', 'board-class', 'quiz', 'quiz-class', 'analysis', 'analysis-class', 'react', 'frame'];
/** What a board loads later and that keeps nothing between calls: built apart, so that the board has to carry nothing for it. */
const APART = ['elements/board/slide', 'elements/board/svg-document', 'elements/board/typed-play', 'engine/refusal', 'engine/spelling', 'formats/gnubg-id', 'formats/long-id', 'formats/xgid-make'];
const WASM = ['rules-short', 'rules-long', 'short', 'long'];

/** WASM lies beside the scripts. */
const besides = {
  name: 'nardscope-wasm-besides',
  transform: (code) => (code.includes('/build/') ? code.replace(/new URL\('(?:\.\.\/)+build\/([\w-]+\.wasm)', import\.meta\.url\)/g, "new URL('./$1', import.meta.url)") : undefined),
};

/** Styles without their indents, comments and blanks that mean nothing. */
const tightStyles = {
  name: 'nardscope-tight-styles',
  transform: (code, id) => (/\/src\/elements\/.*style[^/]*\.ts$/.test(id) ? code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/;\s+\}/g, '}').replace(/\s*\{\s+/g, '{').replace(/\n\s*/g, '\n').replace(/([:;,]) +/g, '$1').replace(/(?<=[ :])0\.(?=\d)/g, '.') : undefined),
};

/** Lit without its styles for old browsers. */
const plainStyles = { name: 'nardscope-plain-styles', resolveId: (id) => (/(?:^|\/)css-tag\.js$/.test(id) ? at('src/embed/lit-styles.ts') : undefined) };

const bundle = (input, plugins = []) => rolldown({
  input, cwd: ROOT, platform: 'browser', tsconfig: at('tsconfig.json'), external: ['react'], plugins: [besides, tightStyles, plainStyles, ...plugins],
  resolve: { conditionNames: ['browser', 'import', 'default'] },
});
const OUTPUT = { format: 'esm', dir: at(EMBED), minify: true, comments: { legal: false, annotation: false, jsdoc: false }, entryFileNames: '[name].js' };
const entriesOf = (names) => Object.fromEntries(names.map((name) => [name, at(`src/embed/${name}.ts`)]));

const apartName = (path) => `apart-${basename(path, '.ts')}`;
const apart = {
  name: 'nardscope-apart',
  resolveDynamicImport: (path) => (APART.some((each) => basename(each) === basename(path, '.ts')) ? { id: `./${apartName(path)}.js`, external: true } : undefined),
};

/** Writes what some entries come to; files that they share begin with `prefix`. */
async function write(input, prefix, codeSplitting, plugins) {
  const build = await bundle(input, plugins);
  await build.write({ ...OUTPUT, chunkFileNames: `${prefix}-[name].js`, codeSplitting });
  await build.close();
}

/** Modules that an entry needs at once. */
async function closureOf(entry) {
  const build = await bundle(at(`src/embed/${entry}.ts`), [{ name: 'static-only', resolveDynamicImport: (id) => ({ id, external: true }) }]);
  const { output } = await build.generate({ format: 'esm' });
  await build.close();
  return new Set(output[0].moduleIds);
}

/** Licences of what is bundled. */
function writeNotices() {
  const packages = ['@lit/reactive-element', 'lit-html', 'lit-element', 'lit', 'comlink'];
  const texts = packages.map((name) => {
    const file = readdirSync(at(`node_modules/${name}`)).find((each) => /^licen[cs]e/i.test(each));
    return `${name}\n${'='.repeat(name.length)}\n\n${file ? readFileSync(at(`node_modules/${name}/${file}`), 'utf8') : 'Apache-2.0, Google LLC'}`;
  });
  writeFileSync(at(`${EMBED}/THIRD-PARTY-LICENSES.txt`), `${texts.join('\n\n')}\n`);
}

export async function buildEmbed() {
  rmSync(at(EMBED), { recursive: true, force: true });
  // What a board needs is one file, so that a page asks once.
  const board = await closureOf('board');
  // Whoever only wants the class gets it undefined.
  board.delete(at('src/embed/board.ts'));
  await write(entriesOf(ELEMENTS), 'part', { groups: [{ name: 'board', test: (id) => board.has(id) }] }, [apart]);
  await write(Object.fromEntries(APART.map((path) => [apartName(path), at(`src/${path}.ts`)])), 'apart');
  await write(entriesOf(['svg']), 'svg', false);
  await write(entriesOf(['lesson']), 'lesson', false);
  await write({ engine: at('workers/engine.ts') }, 'engine', false);
  for (const name of WASM) copyFileSync(at(`build/${name}.wasm`), at(`${EMBED}/${name}.wasm`));
  mkdirSync(at(`${EMBED}/nets`));
  for (const name of readdirSync(at('public/nets'))) copyFileSync(at(`public/nets/${name}`), at(`${EMBED}/nets/${name}`));
  for (const name of ['nardscope.css', 'frame.html']) copyFileSync(at(`src/embed/${name}`), at(`${EMBED}/${name}`));
  writeNotices();
  const { writeTypes } = await import('./embed-types.mjs');
  writeTypes();
  if (!run(process.execPath, ['node_modules/@custom-elements-manifest/analyzer/cem.js', 'analyze', '--config', 'custom-elements-manifest.config.mjs', '--quiet'])) stop('The manifest of the elements could not be made.');
  // Pages that embed by the app's own HTML read them beside it; nothing of them is kept for its use offline.
  if (existsSync(at('dist/app'))) cpSync(at(EMBED), at('dist/app/embed'), { recursive: true, filter: (path) => !path.includes(join(EMBED, 'types')) });
}

if (isMain(import.meta.url)) await buildEmbed();
