import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import initSqlJs, { type Database, type SqlJsStatic } from 'sql.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAnkiPackage, type AnkiCard } from './anki.ts';

const card = (id: string, change: Partial<AnkiCard> = {}): AnkiCard => ({
  id, question: 'White to play 3-1', board: `<svg xmlns="http://www.w3.org/2000/svg"><title>${id}</title></svg>`, options: ['8/5 6/5', '24/20'], best: 'A. 8/5 6/5',
  rows: [{ text: '8/5 6/5', equity: '+0.200', loss: '0.000' }, { text: '24/20', equity: '0.000', loss: '−0.200' }], note: '', about: ['short-1, 2-ply', 'XGID=…'], tags: [], ...change,
});
const CARDS = [card('play-1'), card('play-2', { note: 'Make the <five> point & "hold" it\x1f', tags: ['five point', 'opening'] }), card('estimate-3', { options: [], question: 'Oʻyin 4-кость' })];
const DECK = { name: 'Nardscope::Set: Club::Checker plays', cards: CARDS, now: 1_764_000_000_000 };

let sql: SqlJsStatic;
let made: Uint8Array;
let files: Record<string, Uint8Array>;
let database: Database;
beforeAll(async () => {
  sql = await initSqlJs();
  made = await makeAnkiPackage(sql, DECK);
  files = unzipSync(made);
  database = new sql.Database(files['collection.anki2']);
});
afterAll(() => database.close());

const rows = (query: string): unknown[][] => (database.exec(query)[0]?.values ?? []) as unknown[][];
const fieldsOf = (at: number): string[] => String(rows(`select flds from notes order by id limit 1 offset ${at}`)[0]![0]).split('\x1f');

describe('an Anki package', () => {
  it('is a sound database of schema 11', () => expect([rows('pragma integrity_check'), rows('select count(*), min(ver) from col')]).toEqual([[['ok']], [[1, 11]]]));
  it('has a note and a new card for each puzzle, in their order', () =>
    expect(rows('select notes.guid, cards.type, cards.queue, cards.due, cards.nid = notes.id from cards join notes on notes.id = cards.nid order by cards.due')).toEqual(CARDS.map(({ id }, at) => [`nardscope-${id}`, 0, 0, at + 1, 1])));
  it('has the deck that its cards are in, and the type of its notes with as many fields', () => {
    const [[models, decks]] = rows('select models, decks from col') as [[string, string]];
    const [[did]] = rows('select distinct did from cards') as [[number]];
    const [[mid]] = rows('select distinct mid from notes') as [[number]];
    expect(JSON.parse(decks)[did].name).toBe(DECK.name);
    const model = JSON.parse(models)[mid] as { flds: { name: string }[]; tmpls: { qfmt: string; afmt: string }[] };
    for (let at = 0; at < CARDS.length; at++) expect(fieldsOf(at)).toHaveLength(model.flds.length);
    // Every field of a template is one of the note's.
    const used = model.tmpls.flatMap(({ qfmt, afmt }) => [...`${qfmt}${afmt}`.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)).filter((name) => name !== 'FrontSide');
    expect(new Set(used)).toEqual(new Set(model.flds.map(({ name }) => name)));
  });
  it('has the picture that each note shows', () => {
    const names = JSON.parse(strFromU8(files['media']!)) as Record<string, string>;
    CARDS.forEach(({ board }, at) => {
      const shown = /src="([^"]+)"/.exec(fieldsOf(at)[1]!)![1]!;
      const [file] = Object.entries(names).find(([, name]) => name === shown)!;
      expect(strFromU8(files[file]!)).toBe(board);
    });
    expect(Object.keys(files)).toHaveLength(CARDS.length + 2);
  });
  it('what people wrote is text, never markup, and parts no fields', () => expect(fieldsOf(1)[5]).toBe('Make the &lt;five&gt; point &amp; &quot;hold&quot; it '));
  it('a tag is one word', () => expect(rows("select tags from notes where guid = 'nardscope-play-2'")).toEqual([[' five_point opening ']]));
  it('where nothing is to be chosen there is no list', () => expect([fieldsOf(0)[2], fieldsOf(2)[2]]).toEqual(['<ol><li>8/5 6/5</li><li>24/20</li></ol>', '']));
  it('the same deck made later has the same notes, so that nothing is learnt twice', async () => {
    const later = new sql.Database(unzipSync(await makeAnkiPackage(sql, { ...DECK, now: DECK.now + 1e9 }))['collection.anki2']);
    expect(later.exec('select guid, mid, csum from notes order by id')[0]!.values).toEqual(rows('select guid, mid, csum from notes order by id'));
    expect(later.exec('select distinct did from cards')[0]!.values).toEqual(rows('select distinct did from cards'));
    later.close();
  });
  it('fault: another deck is another one', async () => {
    const other = new sql.Database(unzipSync(await makeAnkiPackage(sql, { ...DECK, name: `${DECK.name} 2` }))['collection.anki2']);
    expect(other.exec('select distinct did from cards')[0]!.values).not.toEqual(rows('select distinct did from cards'));
    other.close();
  });
});

const hasPython = spawnSync('python3', ['-c', 'import sqlite3, zipfile']).status === 0;
it.skipIf(!hasPython)('another program opens it: Python’s zip and SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nardscope-anki-'));
  try {
    const path = join(folder, 'deck.apkg');
    writeFileSync(path, made);
    const script = `
import json, sqlite3, sys, zipfile
package = zipfile.ZipFile(sys.argv[1])
assert package.testzip() is None
open(sys.argv[2], 'wb').write(package.read('collection.anki2'))
base = sqlite3.connect(sys.argv[2])
print(json.dumps([base.execute('pragma integrity_check').fetchone()[0], base.execute('select count(*) from notes').fetchone()[0], sorted(json.loads(package.read('media')).values())]))`;
    const run = spawnSync('python3', ['-c', script, path, join(folder, 'collection.anki2')], { encoding: 'utf8' });
    expect([run.stderr, JSON.parse(run.stdout || 'null')]).toEqual(['', ['ok', CARDS.length, CARDS.map(({ id }) => `nardscope-${id}.svg`).toSorted()]]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
