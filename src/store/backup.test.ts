import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unwrap } from '../core/result.ts';
import { makeBackup, makeLine, parseBackup, sectionOf } from './backup.ts';
import { versionOf } from '../engine/rollout/state.ts';
import type { StoredEntry } from './entries.ts';
import { openMemoryStore } from './open.ts';
import { sampleRollout } from './testing/rollouts.ts';
import { arbitraryEntry, sampleMatch, samplePosition } from './testing/entries.ts';
import { samplePuzzle } from './testing/study-cases.ts';

const HEADER = '{"nardscope":"backup","version":1,"entries":1,"settings":null}';

/** A backup with nothing in it. */
const NOTHING = { entries: [], rollouts: [], kept: [], puzzles: [], cards: [], reviews: [], settings: null };

test('what a backup is made of is what it is read as', async () => {
  const settings = fc.option(fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 4, noNullPrototype: true }).map((value) => JSON.parse(JSON.stringify(value)) as unknown));
  await fc.assert(
    fc.asyncProperty(fc.array(arbitraryEntry, { maxLength: 4 }), settings, async (entries, saved) => {
      expect(unwrap(await parseBackup(makeBackup({ entries: sectionOf(entries.map(makeLine)) }, saved)))).toEqual({ ...NOTHING, entries, settings: saved });
    }),
  );
});

test('a library and its backup make the same library, in an empty place', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(arbitraryEntry, { maxLength: 4 }), async (entries) => {
      const [here, there] = [openMemoryStore(), openMemoryStore()];
      for (const entry of entries) unwrap(await here.put(entry));
      unwrap(await there.importAll(unwrap(await here.exportAll())));
      expect(unwrap(await there.list())).toEqual(unwrap(await here.list()));
      for (const { id } of unwrap(await here.list())) expect(await there.get(id)).toEqual(await here.get(id));
    }),
  );
});

test('an import never loses or changes what is there', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(arbitraryEntry, { maxLength: 3 }), fc.array(arbitraryEntry, { maxLength: 3 }), async (mine, theirs) => {
      const store = openMemoryStore();
      for (const entry of mine) unwrap(await store.put(entry));
      const before = await Promise.all(unwrap(await store.list()).map(({ id }) => store.get(id)));
      const report = unwrap(await store.importAll(makeBackup({ entries: sectionOf(theirs.map(makeLine)) }, null)));
      expect(report.added + report.renamed + report.skipped).toBe(theirs.length);
      expect(unwrap(await store.list()).length).toBe(before.length + report.added + report.renamed);
      for (const entry of before) expect(await store.get(unwrap(entry).id)).toEqual(entry);
    }),
  );
});

test('a file without lines is refused by its beginning, however long it is', async () => {
  let read = 0;
  const endless = { size: 3_000_000_000, slice: (from: number, to: number) => { read += to - from; return new Blob(['x'.repeat(to - from)]); } } as Blob;
  expect(await parseBackup(endless)).toEqual({ ok: false, error: { code: 'backup_malformed', facts: { reason: 'not_backup', line: 1, at: '' } } });
  expect(read).toBeLessThan(20_000_000);
});

test.each<[rule: string, text: string, facts: object]>([
  ['an empty file', '', { reason: 'not_backup', line: 1, at: '' }],
  ['not JSON', 'hello', { reason: 'not_backup', line: 1, at: '' }],
  ['another kind of JSON', '{"entries":[]}', { reason: 'not_backup', line: 1, at: 'nardscope' }],
  ['a list in place of the header', '[1]', { reason: 'not_backup', line: 1, at: '' }],
  ['a count that cannot be', HEADER.replace('"entries":1', '"entries":1e99'), { reason: 'not_backup', line: 1, at: 'entries' }],
  ['a newer version', HEADER.replace('"version":1', '"version":2'), { reason: 'newer', line: 1, at: '' }],
  ['a file that was cut off', `${HEADER}\n`, { reason: 'cut_off', line: 2, at: '' }],
  ['a line that was cut off', `${HEADER}\n${makeLine(samplePosition('p')).slice(0, 50)}`, { reason: 'entry', line: 2, at: '' }],
])('%s is not taken for a backup', async (_rule, text, facts) => {
  expect(await parseBackup(new Blob([text]))).toEqual({ ok: false, error: { code: 'backup_malformed', facts } });
});

const KEPT_HEADER = HEADER.replace('"entries":1', '"entries":0,"kept":1');
const readKept = (line: string): ReturnType<typeof parseBackup> => parseBackup(new Blob([`${KEPT_HEADER}\n${line}`]));

test('what is kept one of each comes last and is read as it was written', async () => {
  const row = { id: 'play', value: { turn: 1 } } as const;
  const backup = unwrap(await parseBackup(makeBackup({ rollouts: sectionOf([rolloutLine]), kept: sectionOf([makeLine(row)]) }, null)));
  expect(backup).toEqual({ ...NOTHING, rollouts: [sampleRollout('board', 3)], kept: [row] });
});

test('what a later version keeps is left out, and the rest of the backup is read', async () => {
  expect(unwrap(await readKept('{"id":"tournament","value":{}}')).kept).toEqual([null]);
});

test.each<[rule: string, line: string, at: string]>([
  ['a text', '{"id":"play","value":"all"}', 'value'],
  ['a list', '{"id":"chouette","value":[]}', 'value'],
  ['nothing', '{"id":"play"}', 'value'],
  ['without a name', '{"value":{}}', 'id'],
  ['that is the settings', '{"id":"app ","value":{}}', 'id'],
  ['that is no object', '7', ''],
])('something kept %s is refused', async (_rule, line, at) => {
  expect(await readKept(line)).toEqual({ ok: false, error: { code: 'backup_malformed', facts: { reason: 'entry', line: 2, at } } });
});

test('settings that are none are refused', async () => {
  const facts = { reason: 'not_backup', line: 1, at: 'settings' };
  expect(await parseBackup(new Blob([HEADER.replace('null', '"dark"')]))).toEqual({ ok: false, error: { code: 'backup_malformed', facts } });
});

const ROLLOUT_HEADER = HEADER.replace('"entries":1', '"entries":0,"rollouts":1');
const readRollout = (line: string): ReturnType<typeof parseBackup> => parseBackup(new Blob([`${ROLLOUT_HEADER}\n${line}`]));
const rolloutLine = makeLine(sampleRollout('board', 3));

test('rollouts come after the entries and are read as they were written', async () => {
  const backup = unwrap(await parseBackup(makeBackup({ entries: sectionOf([makeLine(samplePosition('p'))]), rollouts: sectionOf([rolloutLine]) }, null)));
  expect(backup).toEqual({ ...NOTHING, entries: [samplePosition('p')], rollouts: [sampleRollout('board', 3)] });
});

test('a rollout of another version is left out, and the rest of the backup is read', async () => {
  const line = rolloutLine.replace(`"version":${versionOf({ subjects: [] })}`, '"version":99');
  expect(line).not.toBe(rolloutLine);
  expect(unwrap(await readRollout(line)).rollouts).toEqual([null]);
});

test.each<[rule: string, from: string, to: string, at: string]>([
  ['under a name that is not its own', '"id":"', '"id":"x', ''],
  ['with sums that no trials make', '"equity":', '"equity":99', 'state'],
  ['with a course of other candidates', '"equities":[', '"equities":[0,', ''],
  ['with a goal of no trials', '"trials":1296', '"trials":0', 'goal.trials'],
])('a rollout %s is refused', async (_rule, from, to, at) => {
  expect(rolloutLine).toContain(from);
  expect(await readRollout(rolloutLine.replace(from, to))).toEqual({ ok: false, error: { code: 'backup_malformed', facts: { reason: 'entry', line: 2, at } } });
});

/** A position entry as JSON with one part replaced. */
const spoilt = (from: string, to: string): string => {
  const line = makeLine(samplePosition('p'));
  expect(line).toContain(from);
  return line.replace(from, to);
};
const spoiltMatch = (changes: object): string => JSON.stringify({ ...sampleMatch('m'), ...changes });
const sample = sampleMatch('m');

test.each<[rule: string, line: string, at: string]>([
  ['a kind nobody knows', spoilt('"position"', '"puzzle"'), 'kind'],
  ['a kind every object has', spoilt('"position"', '"constructor"'), 'kind'],
  ['an id that is no name', spoilt('"id":"p"', '"id":"../p"'), 'id'],
  ['a position with a checker too many', spoilt('"mover":[0,', '"mover":[1,'), 'situation.position'],
  ['a die with seven pips', spoilt('"roll":[6,1]', '"roll":[7,1]'), 'situation.roll[0]'],
  ['dice where none can be', spoilt('"phase":"play"', '"phase":"roll"'), 'situation'],
  ['a time beyond the calendar', spoilt('"createdAt":2000', '"createdAt":1e300'), 'createdAt'],
  ['a record of another version', spoiltMatch({ record: { ...sample.record, version: 2 } }), 'record.version'],
  ['rules nobody knows', spoiltMatch({ record: { ...sample.record, preset: 'poker' } }), 'record'],
  ['a title of a megabyte', spoiltMatch({ title: 'x'.repeat(1e6) }), 'title'],
  ['a played play outside the list', spoiltMatch({ moves: [[{ ...sample.moves[0]![0]!, played: 1 }]] }), 'moves[0][0]'],
  ['a loss below 0', spoiltMatch({ moves: [[{ ...sample.moves[0]![0]!, loss: -1 }]] }), 'moves[0][0].loss'],
])('%s is refused, and its place named', async (_rule, line, at) => {
  expect(await parseBackup(new Blob([`${HEADER}\n${line}`]))).toEqual({ ok: false, error: { code: 'backup_malformed', facts: { reason: 'entry', line: 2, at } } });
});

test('fields nobody knows are left out, and none reaches a prototype', async () => {
  const line = spoilt('"kind"', '"__proto__":{"evil":true},"extra":1,"kind"');
  const [entry] = unwrap(await parseBackup(new Blob([`${HEADER}\n${line}`]))).entries as [StoredEntry];
  expect(entry).toEqual(samplePosition('p'));
  expect('evil' in entry).toBe(false);
});

test('any text is read or refused', async () => {
  const text = makeLine(sampleMatch('m'));
  const mutated = fc.tuple(fc.nat(text.length), fc.nat(20), fc.string({ unit: 'binary', maxLength: 5 })).map(([at, length, put]) => text.slice(0, at) + put + text.slice(at + length));
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary' }), mutated, fc.json()), async (line) => {
      const answer = await parseBackup(new Blob([`${HEADER}\n${line}`]));
      expect(answer.ok ? 'value' : answer.error.code).toMatch(/^(value|backup_malformed)$/);
    }),
  );
});

test.each([
  ['a puzzle under another id', (): string => makeLine({ ...samplePuzzle(0), id: 'x' }), 'puzzles', ''],
  ['a puzzle without a position', (): string => JSON.stringify({ ...samplePuzzle(0), puzzle: { ...samplePuzzle(0).puzzle, position: '?' } }), 'puzzles', 'puzzle.position'],
  ['a grade that is none', (): string => JSON.stringify({ id: 'x@5', puzzle: 'x', at: 5, grade: 'fine', right: true, loss: 0, before: null }), 'reviews', 'grade'],
  ['a memory of nonsense', (): string => JSON.stringify({ id: 'x', memory: { due: -1 } }), 'cards', 'memory.due'],
])('%s is refused with its place', async (_what, line, section, at) => {
  const file = new Blob([JSON.stringify({ nardscope: 'backup', version: 1, entries: 0, [section]: 1, settings: null }), '\n', line(), '\n']);
  expect(await parseBackup(file)).toEqual({ ok: false, error: { code: 'backup_malformed', facts: { reason: 'entry', line: 2, at } } });
});
