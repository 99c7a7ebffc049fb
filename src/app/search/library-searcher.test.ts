import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MatchRecord } from '../../core/record.ts';
import { replayMatch } from '../../core/replay.ts';
import { startPosition } from '../../core/position.ts';
import { unwrap } from '../../core/result.ts';
import type { RuleBook } from '../../core/rule-book.ts';
import { situationOf } from '../../core/situation.ts';
import { loadRules } from '../../engine/rule-book.ts';
import { builtWasm } from '../../engine/testing/positions.ts';
import { readText } from '../../formats/detect.ts';
import { openMemoryStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { parseLibraryQuery, type LibraryQuery } from '../../study/filter/filter-text.ts';
import { isMatch } from '../../study/structure/query.ts';
import { LibrarySearcher } from './library-searcher.ts';

const parseQuery = (text: string): LibraryQuery => unwrap(parseLibraryQuery(text));

let rules: RuleBook;
let record: MatchRecord;
beforeAll(async () => {
  rules = await loadRules(builtWasm('rules'));
  const read = unwrap(readText(readFileSync(new URL('../../../fixtures/mat/plain.mat', import.meta.url), 'utf8')));
  if (read.kind !== 'match') throw new Error('no match');
  record = read.record;
});

async function filled(): Promise<Store> {
  const store = openMemoryStore();
  unwrap(await store.put({ kind: 'match', id: 'm', title: 'm', createdAt: 1, updatedAt: 1, record, source: { name: '', text: '' }, moves: [], progress: { done: 0, total: 0 } }));
  unwrap(await store.put({ kind: 'position', id: 'p', title: 'p', createdAt: 2, updatedAt: 2, situation: situationOf(startPosition('short')), answer: null }));
  return store;
}

describe('the library’s boards', () => {
  it('are searched in matches and positions, as one by one', async () => {
    let replays = 0;
    const searcher = new LibrarySearcher(await filled(), async (each) => { replays++; return replayMatch(each, rules); });
    const boards = replayMatch(record, rules).flatMap(({ decisions }) => decisions.map(({ situation }) => situation.position));
    for (const text of ['', 'own each 8 3+', 'other any 4,5,7 2+; own sum 0 0', 'own each 25 1+; either']) {
      const query = parseQuery(text);
      const answer = unwrap(await searcher.search(query, 5, () => {}));
      expect(answer).toMatchObject({ boards: boards.length + 1, count: [...boards, startPosition('short')].filter((setup) => isMatch(setup, query.structure)).length });
      expect(answer.hits.length).toBeLessThanOrEqual(5);
    }
    expect(replays).toBe(1);
  });

  it('are kept: another page plays nothing again; what is new is packed, what is gone forgotten', async () => {
    const store = await filled();
    const all = parseQuery('');
    const before = unwrap(await new LibrarySearcher(store, async (each) => replayMatch(each, rules)).search(all, 0, () => {}));
    const other = new LibrarySearcher(store, async () => { throw new Error('played again'); });
    expect(unwrap(await other.search(all, 0, () => {})).boards).toBe(before.boards);
    unwrap(await store.put({ kind: 'position', id: 'q', title: 'q', createdAt: 3, updatedAt: 3, situation: situationOf(startPosition('long')), answer: null }));
    const asked: number[] = [];
    expect(unwrap(await other.search(all, 0, (_done, total) => asked.push(total))).boards).toBe(before.boards + 1);
    expect(asked).toEqual([1]);
    unwrap(await store.remove('m'));
    expect(unwrap(await other.search(all, 0, () => {})).boards).toBe(2);
    // A page that comes later clears away what was kept of it.
    const later = new LibrarySearcher(store, async () => []);
    unwrap(await later.search(all, 0, () => {}));
    expect(unwrap(await store.study.boards()).map(({ id }) => id).sort()).toEqual(['p', 'q']);
  });

  it('bytes of another layout are made again', async () => {
    const store = await filled();
    unwrap(await store.study.saveBoards('p', new Uint8Array([9, 9])));
    expect(unwrap(await new LibrarySearcher(store, async (each) => replayMatch(each, rules)).search(parseQuery('own each 24 2; own each 6 5'), 9, () => {})).hits.map(({ id }) => id)).toContain('p');
  });
});
