import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// A strict Content-Security-Policy of the page that embeds an element forbids both.
const FORBIDDEN: readonly [rule: string, pattern: RegExp][] = [
  ['no inline style attribute', /\sstyle=["'](?!\$\{)/],
  ['no inline event handler', /\son[a-z]+=["'](?!\$\{)/],
];

const sourcesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true }).map((path) => join(folder, String(path))).filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
const sources = ['index.html', ...sourcesOf('src/elements'), ...sourcesOf('src/app')];

test('there is markup to look at', () => {
  expect(sources.length).toBeGreaterThan(1);
});

test.each(FORBIDDEN)('markup has %s', (_rule, pattern) => {
  expect(sources.filter((path) => pattern.test(readFileSync(path, 'utf8')))).toEqual([]);
});
