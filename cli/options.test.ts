import { describe, expect, it } from 'vitest';
import { readArgs, unreadable } from './options.ts';

describe('why a file is not read', () => {
  it.each([
    ['ENOENT', 'a.mat: no such file.'],
    ['EISDIR', 'a.mat: this is a folder.'],
    ['EACCES', 'a.mat: no permission to read it.'],
    ['EMFILE', 'a.mat: cannot be read (EMFILE).'],
    ['constructor', 'a.mat: cannot be read (constructor).'],
  ])('%s', (code, sentence) => expect(unreadable('a.mat', code).message).toBe(sentence));
});

describe('numbers below zero', () => {
  const OPTIONS = { plies: { type: 'string' }, json: { type: 'boolean' } } as const;
  it('are values of the option before them', () => expect(readArgs(['x', '--plies', '-1', '--json'], OPTIONS)).toMatchObject({ values: { plies: '-1', json: true }, positionals: ['x'] }));
  it('are words behind --', () => expect(readArgs(['--', '--plies', '-1'], OPTIONS).positionals).toEqual(['--plies', '-1']));
  it('other options are no values', () => expect(() => readArgs(['--plies', '--json'], OPTIONS)).toThrow('--plies needs a value'));
});
