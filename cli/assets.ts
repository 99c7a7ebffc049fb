/** Files the programs in Node need: WASM and nets. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LongRules } from '../src/core/long-rules.ts';
import type { BookOf, RuleBook } from '../src/core/rule-book.ts';
import { makeBooks } from '../src/engine/rule-books.ts';
import { createRuleBook, loadRules } from '../src/engine/rule-book.ts';
import { instantiate } from '../src/engine/wasm.ts';

/** The folder with package.json above this module: the same from the sources and from the bundles in dist/. */
function findRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

export const ROOT = findRoot();

/** As package.json says it: `0.1.0`. */
export const readVersion = async (): Promise<string> => (JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { version: string }).version;

/** Absolute path of `rules.wasm` (build/) or `short-1.net` (public/nets/). */
export const assetPath = (name: string): string => join(ROOT, ...(name.endsWith('.wasm') ? ['build'] : ['public', 'nets']), name);

/** Bytes of a WASM module or a net, by its bare file name; rejects when the project has not been built. */
export const readAsset = async (name: string): Promise<Uint8Array> => new Uint8Array(await readFile(assetPath(name)));

/** Of every preset. */
export async function readBooks(): Promise<BookOf> {
  const wasm = await instantiate(await readAsset('rules.wasm'));
  return makeBooks(wasm, createRuleBook(wasm));
}

/** Long nard's positions are judged by `rules`. */
export const readRuleBook = async (rules?: LongRules): Promise<RuleBook> => loadRules(await readAsset('rules.wasm'), rules);
