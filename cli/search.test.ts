/** The built command, as a shell runs it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unwrap } from '../src/core/result.ts';
import { startPosition } from '../src/core/position.ts';
import { situationOf } from '../src/core/situation.ts';
import { readText } from '../src/formats/detect.ts';
import { openMemoryStore } from '../src/store/open.ts';

const folder = mkdtempSync(join(tmpdir(), 'nardscope-search-'));
const file = join(folder, 'library.jsonl');
afterAll(() => rmSync(folder, { recursive: true }));

/** A library of a short match, a long game and a position, as the page exports it. */
beforeAll(async () => {
  const store = openMemoryStore();
  for (const [id, path] of [['short', 'mat/plain.mat'], ['long', 'long/one-game.txt']] as const) {
    const read = unwrap(readText(readFileSync(new URL(`../fixtures/${path}`, import.meta.url), 'utf8')));
    if (read.kind !== 'match') throw new Error(path);
    unwrap(await store.put({ kind: 'match', id, title: id, createdAt: 1, updatedAt: 1, record: read.record, source: { name: '', text: '' }, moves: [], progress: { done: 0, total: 0 } }));
  }
  unwrap(await store.put({ kind: 'position', id: 'start', title: 'start', createdAt: 2, updatedAt: 2, situation: situationOf(startPosition('short')), answer: null }));
  unwrap(await store.annotate('short', null, () => ({ tags: ['club'] })));
  unwrap(await store.annotate('short', { game: 0, decision: 1 }, () => ({ tags: ['Anchor'], note: 'Hold it', starred: true })));
  unwrap(await store.changeCollections(() => [{ id: 'c', name: 'Two', createdAt: 1, items: [{ id: 'start' }, { id: 'short', game: 0, decision: 3 }] }]));
  writeFileSync(file, Buffer.from(await unwrap(await store.exportAll()).arrayBuffer()));
});

function search(...args: string[]): { code: number | null; lines: string[]; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/cli/nardscope.js', 'search', ...args], { encoding: 'utf8', timeout: 120_000, env: { ...process.env, LC_ALL: 'C' } });
  return { code: status, lines: stdout.split('\n').filter(Boolean), err: stderr };
}

describe('search', { timeout: 120_000 }, () => {
  it('finds the start position where it stands: in the match, and as an entry of its own', () => {
    const { code, lines } = search(file, '--query', 'own each 24 2; own each 13,6 5; own each 8 3; other each 1 2; other each 12,19 5', '--json');
    expect(code).toBe(0);
    const found = lines.map((line) => JSON.parse(line) as { title: string; game: number; turn: number; position: string });
    expect(found).toContainEqual(expect.objectContaining({ title: 'short', game: 1, turn: 1 }));
    expect(found).toContainEqual(expect.objectContaining({ title: 'start', game: 1, turn: 1, position: expect.stringMatching(/^XGID=/) }));
  });
  it('long nard has boards of its own', () => {
    const { lines } = search(file, '--query', 'own each 24 15', '--game', 'long');
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.every((line) => line.startsWith('LN1-'))).toBe(true);
  });
  it('filters of the Library, together with what stands where', () => {
    const { lines } = search(file, '--query', 'tag anchor; tag club; starred; own sum 1-24 15', '--json');
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([expect.objectContaining({ title: 'short', game: 1, turn: 2, tags: ['Anchor'], note: 'Hold it', starred: true })]);
    expect(search(file, '--query', 'tag anchor; own sum 1-24 0').lines).toEqual([]);
    expect(search(file, '--query', 'player ines; phase opening').lines.length).toBeGreaterThan(0);
    expect(search(file, '--query', 'player nobody').lines).toEqual([]);
  });
  it('a collection comes in its own order', () => {
    expect(search(file, '--query', 'in Two').lines.map((line) => line.split('\t').slice(1))).toEqual([['start', '1.1'], ['short', '1.4']]);
  });
  it('no more than the limit', () => expect(search(file, '--query', '', '--limit', '3').lines.length).toBe(3));
  it.each([
    [['--query', 'x'], 'FILE is missing'],
    [[file], '--query is missing'],
    [[file, '--query', 'mine each 7 2'], 'mine each 7 2'],
    [[file, '--query', 'own each 7 2; loss high'], 'loss high'],
    [[file, '--query', '', '--game', 'chess'], '--game cannot be “chess”'],
    [['package.json', '--query', ''], 'not a Nardscope backup'],
  ])('%j is refused', (args, sentence) => {
    const { code, lines, err } = search(...args);
    expect([code, lines]).toEqual([2, []]);
    expect(err).toContain(sentence);
  });
});
