import { describe, expect, it } from 'vitest';
import { findFile, isOwnCache, keyOf, nameCache, type OfflineFile } from './files.ts';

const SCOPE = 'https://example.org/games/nard/';
const INDEX: OfflineFile = { path: 'index.html', hash: 'a+b/c=' };
const NET: OfflineFile = { path: 'nets/short-1.net', hash: 'xyz' };
const FILES = [INDEX, NET];

describe('the file that an address means', () => {
  it.each<[rule: string, address: string, file: OfflineFile | null]>([
    ['the folder is its page', SCOPE, INDEX],
    ['whatever is asked of it', `${SCOPE}?source=home`, INDEX],
    ['a fragment is for the page', `${SCOPE}#/play`, INDEX],
    ['the page by name', `${SCOPE}index.html`, INDEX],
    ['a file in a folder', `${SCOPE}nets/short-1.net`, NET],
    ['no such file', `${SCOPE}nets/other.net`, null],
    ['another folder of the same name', 'https://example.org/games/nard/x/nets/short-1.net', null],
  ])('%s', (_rule, address, file) => expect(findFile(FILES, SCOPE, address)).toBe(file));
});

it('each content of a file has an address of its own', () => {
  expect(keyOf(SCOPE, INDEX)).toBe(`${SCOPE}index.html?kept=a%2Bb%2Fc%3D`);
  expect(keyOf(SCOPE, { ...INDEX, hash: 'other' })).not.toBe(keyOf(SCOPE, INDEX));
});

it('caches of a folder are its own', () => {
  expect(isOwnCache(nameCache(SCOPE, '1'), SCOPE)).toBe(true);
  expect(isOwnCache(nameCache(`${SCOPE}beta/`, '1'), SCOPE)).toBe(false);
  expect(isOwnCache('something else', SCOPE)).toBe(false);
});
