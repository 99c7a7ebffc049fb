import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const LINTER = resolve('node_modules/oxlint/bin/oxlint');
let house: string;

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'nardscope-layers-'));
  copyFileSync('.oxlintrc.json', join(house, '.oxlintrc.json'));
});
afterAll(() => rmSync(house, { recursive: true }));

/** The rules broken by one file of the house. */
function broken(path: string, source: string): string[] {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), source);
  const { stdout } = spawnSync(process.execPath, [LINTER, '--format=json', path], { cwd: house, encoding: 'utf8' });
  rmSync(join(house, path));
  return (JSON.parse(stdout) as { diagnostics: { code: string }[] }).diagnostics.map((found) => found.code);
}

const IMPORT = 'eslint(no-restricted-imports)';

test.each([
  ['core asks no other layer', 'src/core/a.ts', `export { rank } from '../engine/local.ts';`, IMPORT],
  ['core needs no package', 'src/core/a.ts', `export { html } from 'lit';`, IMPORT],
  ['core has no clock', 'src/core/a.ts', `export const now = (): number => Date.now();`, 'eslint(no-restricted-globals)'],
  ['formats do not ask the engine', 'src/formats/a.ts', `export { rank } from '../engine/local.ts';`, IMPORT],
  ['the engine does not know who stores its answers', 'src/engine/a.ts', `export { openStore } from '../store/open.ts';`, IMPORT],
  ['the store makes no words', 'src/store/a.ts', `export { texts } from '../i18n/index.ts';`, IMPORT],
  ['elements know nothing of the app', 'src/elements/quiz/a.ts', `export { session } from '../../app/session.ts';`, IMPORT],
  ['elements fetch nothing', 'src/elements/quiz/a.ts', `export { openStore } from '../../store/open.ts';`, IMPORT],
  ['the board knows nothing of the app either', 'src/elements/board/a.ts', `export { session } from '../../app/session.ts';`, IMPORT],
  ['src does not import workers', 'src/app/a.ts', `export { start } from '../../workers/engine.ts';`, IMPORT],
  ['src does not import the command line', 'src/analysis/a.ts', `export { readAsset } from '../../cli/assets.ts';`, IMPORT],
  ['src runs in browsers', 'src/analysis/a.ts', `export { readFileSync } from 'node:fs';`, IMPORT],
  ['no markup from text', 'src/elements/a.ts', `export { unsafeHTML } from 'lit/directives/unsafe-html.js';`, IMPORT],
  ['no markup by assignment', 'src/elements/a.ts', `export const show = (host: HTMLElement, text: string): void => { host.innerHTML = text; };`, 'eslint(no-restricted-properties)'],
  ['no code from text', 'src/app/a.ts', `export const run = (text: string): unknown => eval(text);`, 'eslint(no-eval)'],
])('the linter enforces: %s', (_rule, path, source, code) => {
  expect(broken(path, source)).toContain(code);
});

test.each([
  ['formats use core', 'src/formats/a.ts', `export { makePosition } from '../core/position.ts';`],
  ['elements name types of the engine', 'src/elements/board/a.ts', `import type { Candidate } from '../../engine/protocol.ts';\nexport type Row = Candidate;`],
  ['the app uses everything below', 'src/app/a.ts', `export { openStore } from '../store/open.ts';`],
  ['the command line uses src', 'cli/a.ts', `export { makePosition } from '../src/core/position.ts';`],
  ['a test reaches for any part', 'src/core/a.test.ts', `export { rank } from '../engine/local.ts';`],
])('the linter allows: %s', (_rule, path, source) => {
  expect(broken(path, source)).toEqual([]);
});

test('the linter forbids cycles', () => {
  mkdirSync(join(house, 'src/formats'), { recursive: true });
  writeFileSync(join(house, 'src/formats/b.ts'), `export { a } from './a.ts';\nexport const b = 1;`);
  expect(broken('src/formats/a.ts', `export { b } from './b.ts';\nexport const a = 1;`)).toContain('import(no-cycle)');
});
