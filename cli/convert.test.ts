import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { run } from './convert.ts';
import { Failure } from './failure.ts';

const folder = mkdtempSync(join(tmpdir(), 'nardscope-convert-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

/** What the command writes. */
async function convert(...args: string[]): Promise<{ out: string; err: string }> {
  const written = { out: '', err: '' };
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => { written.out += String(text); return true; });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => { written.err += String(text); return true; });
  expect(await run(args)).toBe(0);
  return written;
}
const failure = async (...args: string[]): Promise<string> => {
  try {
    await run(args);
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
  throw new Error('no failure');
};

const LONG = 'long nard\nWhite: Ada\nBlack: Bek\nPreset: moscow_open\nMatch: 3\nGame 1\n1) 63: 24/18 24/21   52: 24/19 19/17\n; bold\nWhite wins mars\n';

describe('there and back again', () => {
  it('a match file by way of JSON', async () => {
    const mat = await convert('fixtures/sample-match.mat', '--to', 'mat');
    const json = await convert('fixtures/sample-match.mat', '--to', 'json');
    expect(JSON.parse(json.out)).toMatchObject({ format: 'nardscope-record', version: 1, game: 'short', preset: 'backgammon' });
    expect(await convert(file('sample.json', json.out), '--to', 'mat')).toEqual(mat);
  });
  it('a long nard text by way of JSON', async () => {
    const text = await convert(file('long.txt', LONG), '--to', 'text');
    const json = await convert(file('long.txt', LONG), '--to', 'json');
    expect(text.out).toContain('  1) 63: 24/18 24/21                52: 24/19 19/17\n; bold\nWhite wins 2 points (mars)\n');
    expect(await convert(file('long.json', json.out), '--to', 'text')).toEqual(text);
  });
  it('points of a long nard text as another board numbers them', async () => {
    const { out } = await convert(file('long.txt', LONG), '--to', 'text', '--numbering', 'white_1');
    expect(out).toContain('Numbering: white_1');
    expect(out).toMatch(/63: 1\/7 1\/4 +52: 13\/18 18\/20/);
  });
  it('one match of several, and how many there are', async () => {
    const { out, err } = await convert('fixtures/mat/two-matches.mat', '--to', 'mat', '--match', '2');
    expect(out).toContain(' 1 point match');
    expect(err).toBe('fixtures/mat/two-matches.mat: match 2 of 2; --match N takes another.\n');
  });
});

describe('one sentence on what is wrong', () => {
  it.each([
    ['no file', [], /FILE is missing/],
    ['two files', ['a', 'b', '--to', 'json'], /“b” was not expected/],
    ['no format', ['fixtures/sample-match.mat'], /--to mat\|json\|text is missing/],
    ['a format nobody knows', ['fixtures/sample-match.mat', '--to', 'sgf'], /--to cannot be “sgf”; it must be mat, json, text/],
    ['a numbering nobody knows', ['fixtures/sample-match.mat', '--to', 'text', '--numbering', 'odd'], /--numbering cannot be “odd”/],
    ['a numbering where none is written', ['fixtures/sample-match.mat', '--to', 'json', '--numbering', 'own'], /--numbering says nothing without --to text/],
    ['short nard as a long text', ['fixtures/sample-match.mat', '--to', 'text'], /sample-match\.mat: .*“text” only holds long nard/],
    ['a match that is not there', ['fixtures/sample-match.mat', '--to', 'json', '--match', '2'], /--match cannot be “2”/],
    ['a variant', ['fixtures/mat/nackgammon.mat', '--to', 'json'], /NackGammon/],
  ])('%s', async (_, args, sentence) => expect(await failure(...args)).toMatch(sentence));
  it('long nard as .mat', async () => expect(await failure(file('long.txt', LONG), '--to', 'mat')).toMatch(/“mat” only holds short nard/));
  it('a position', async () => expect(await failure(file('id.txt', '4HPwATDgc/ABMA'), '--to', 'json')).toMatch(/position, not a match/));
  it('a mistake in a text: its line', async () => expect(await failure(file('bad.txt', 'long nard\nMatch: five\nGame 1\n'), '--to', 'json')).toMatch(/bad\.txt:2: /));
  it('a mistake in a record: its place', async () => {
    const { out } = await convert(file('long.txt', LONG), '--to', 'json');
    vi.restoreAllMocks();
    expect(await failure(file('bad.json', out.replace('"roll":[6,3]', '"roll":[6,9]')), '--to', 'text')).toMatch(/bad\.json: .*games\[0\]\.actions\[0\]\.roll\[1\]: it must be a whole number from 1 to 6/);
  });
});
