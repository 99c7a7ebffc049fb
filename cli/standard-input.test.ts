/** `-` as the built commands take it from a shell, and how much of it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { samplePosition } from '../src/store/testing/entries.ts';
import { openMemoryStore } from '../src/store/open.ts';
import { unwrap } from '../src/core/result.ts';
import { readStream } from './standard-input.ts';

function nardscope(input: string, ...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/cli/nardscope.js', ...args], { input, encoding: 'utf8', timeout: 120_000, env: { ...process.env, LC_ALL: 'C' } });
  return { code: status, out: stdout, err: stderr };
}
const LESSON = 'examples/openings.lesson.json', MATCH = 'fixtures/mat/plain.mat';

describe('- is standard input', { timeout: 120_000 }, () => {
  it('of lesson: the same as the file', () => {
    const read = nardscope(readFileSync(LESSON, 'utf8'), 'lesson', '-');
    expect(read).toEqual(nardscope('', 'lesson', LESSON));
    expect(read.code).toBe(0);
  });
  it('of puzzles: the same as the file, beside others and named twice', () => {
    const text = readFileSync(MATCH, 'utf8');
    const read = nardscope(text, 'puzzles', '-', '--plies', '0', '--json');
    expect(JSON.parse(read.out).puzzles.length).toBeGreaterThan(0);
    for (const files of [[MATCH], ['-', MATCH], ['-', '-']]) expect(nardscope(text, 'puzzles', ...files, '--plies', '0', '--json').out).toBe(read.out);
  });
  it('of search: a backup', async () => {
    const store = openMemoryStore();
    unwrap(await store.put(samplePosition('p')));
    const read = nardscope(await unwrap(await store.exportAll()).text(), 'search', '-', '--query', 'game short', '--json');
    expect(JSON.parse(read.out)).toMatchObject({ id: 'p' });
  });
  it('of convert, which reads matches too', () => expect(nardscope(readFileSync(MATCH, 'utf8'), 'convert', '-', '--to', 'json').out).toBe(nardscope('', 'convert', MATCH, '--to', 'json').out));
  it('of eval and plays: the same as the file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'nardscope-input-'));
    const file = join(folder, 'lines');
    for (const [command, option, text] of [['eval', '--ids', '4HPwATDgc/ABMA\n'], ['plays', '--batch', '{"id": "4HPwATDgc/ABMA", "dice": [3, 1]}\n']] as const) {
      writeFileSync(file, text);
      const read = nardscope(text, command, option, '-');
      expect(read.code).toBe(0);
      expect(read).toEqual(nardscope('', command, option, file));
    }
    rmSync(folder, { recursive: true });
  });
  it('of merge: parts of a rollout as another program writes them, a line each', () => {
    const part = (shard: string): string => nardscope('', 'rollout', '--id', '4HPwATDgc/ABMA', '--trials', '72', '--shard', shard, '--threads', '1', '--json').out;
    const parts = part('1/2') + part('2/2');
    expect(JSON.parse(nardscope(parts, 'merge', '-', '--json').out)).toMatchObject({ done: [[0, 2]] });
    expect(nardscope(part('1/2') + part('1/2'), 'merge', '-')).toMatchObject({ code: 2, err: expect.stringContaining('Trials 1 to 36 are in two') });
  });
  it.each([['lesson'], ['puzzles'], ['merge'], ['search', '--query', 'game short']])('empty, of %s: exit 2 and one sentence', (command, ...more) => {
    const { code, out, err } = nardscope('', command, '-', ...more);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^nardscope: -:.+\n$/);
  });
});

describe('a stream', () => {
  const endless = async function* (): AsyncGenerator<Uint8Array> { for (;;) yield new Uint8Array(1_000_000); };
  it('is read to its end up to the limit', async () => expect([...await readStream((async function* () { yield new Uint8Array([1, 2]); yield new Uint8Array([3]); })(), 3)]).toEqual([1, 2, 3]));
  it('that never ends is refused', () => expect(readStream(endless(), 2_000_000)).rejects.toThrow('Standard input is longer than 2 MB'));
});
