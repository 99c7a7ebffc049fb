/** Hostile and damaged input: every reader gives a value or an error, never an exception, and ends. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { CHECKERS } from '../core/games.ts';
import { startPosition, total } from '../core/position.ts';
import { replayMatch } from '../core/replay.ts';
import type { MatchRecord } from '../core/record.ts';
import { unwrap, type Result } from '../core/result.ts';
import type { RuleBook } from '../core/rule-book.ts';
import { situationOf } from '../core/situation.ts';
import { decodeText } from './decode.ts';
import { detect, readText } from './detect.ts';
import { makeGnubgId, parseGnubgId, parseMatchId, parsePositionId } from './gnubg-id.ts';
import { makeLongId, parseLongId } from './long-id.ts';
import { makeLongText } from './long-text-make.ts';
import { parseLongText } from './long-text.ts';
import { makeMat } from './mat-make.ts';
import { parseMatFile } from './mat.ts';
import { makeRecordJson, parseRecordJson } from './record-json.ts';
import { fixtureBytes, fixtureNames, rulesForTests } from './testing/files.ts';
import { makeXgid } from './xgid-make.ts';
import { parseXgid, parseXgidSetup } from './xgid.ts';

let rules: RuleBook;
beforeAll(async () => { rules = await rulesForTests(); });

const IDS = ['4HPwATDgc/ABMA', 'cAmzAQAAEAAE', 'sGfkAkSYLXgEWA:cAmzAQAAEAAE', 'XGID=a--aB-BBA--acDa-Ab-db---BA:0:0:1:64:2:0:0:13:10', 'Position ID: 4HPwATDgc/ABMA Match ID: cAmzAQAAEAAE', makeLongId(situationOf(startPosition('long')))];
const LONG_TEXT = 'Nardscope long nard 1\nWhite: Ada\nBlack: Bek\nPreset: moscow_open 1\nMatch: 3 points\n[Event "Cup"]\n\nGame 1: 0-0\nStart: 1-1 2-5\n; first\n 1) ...   63: 24/18 24/21\n 2) 44: head/20 24/20 20-16 16-12   52: no move\n; bold\n 3) doubles => 2   takes\nBlack wins 2 points (mars)\n\nGame 2: 0-2\n 1) 66: 24/18(2) | 11 24/23/22/21\n';
const LONG_JSON = makeRecordJson(unwrap(parseLongText(LONG_TEXT)));
const DIAGRAMS = readdirSync('fixtures/diagrams').map((name) => new Uint8Array(readFileSync(`fixtures/diagrams/${name}`)));
const FILES = [...fixtureNames().map(fixtureBytes), ...DIAGRAMS, ...[LONG_TEXT, LONG_JSON].map((text) => new TextEncoder().encode(text))];

interface Edit { readonly at: number; readonly kind: 'set' | 'drop' | 'copy' | 'cut'; readonly byte: number; readonly length: number }
const edits = (): fc.Arbitrary<Edit[]> => fc.array(fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }), kind: fc.constantFrom('set' as const, 'drop' as const, 'copy' as const, 'cut' as const), byte: fc.integer({ min: 0, max: 255 }), length: fc.integer({ min: 1, max: 60 }),
}), { minLength: 1, maxLength: 12 });

/** Bytes replaced, left out, repeated; the end cut off. */
function mutate(bytes: Uint8Array, changes: readonly Edit[]): Uint8Array {
  let out = [...bytes];
  for (const { at, kind, byte, length } of changes) {
    const i = Math.floor(at * out.length);
    if (kind === 'set') out[i] = byte;
    else if (kind === 'drop') out.splice(i, length);
    else if (kind === 'copy') out.splice(i, 0, ...out.slice(Math.floor(i / 2), Math.floor(i / 2) + length));
    else if (at > 0.5) out = out.slice(0, i);
  }
  return new Uint8Array(out);
}

const settled = (result: Result<unknown>): void => { expect(result.ok || result.error.code).toBeTruthy(); };
const readers: readonly ((text: string) => void)[] = [parsePositionId, parseMatchId, parseGnubgId, parseXgid, parseXgidSetup, parseMatFile, parseLongId, parseLongText, parseRecordJson, readText].map((parse) => (text: string) => settled(parse(text)));

/** Whatever was read can be written, and read again. */
function useReading(text: string): void {
  detect(text);
  const reading = readText(text);
  if (!reading.ok) return;
  if (reading.value.kind === 'situation') {
    const { situation } = reading.value;
    if (situation.position.game === 'long') {
      expect(parseLongId(makeLongId(situation))).toEqual({ ok: true, value: situation });
      return;
    }
    settled(parseGnubgId(makeGnubgId(situation)));
    settled(parseXgid(makeXgid(situation)));
  } else useRecord(reading.value.record);
}

function useRecord(record: MatchRecord): void {
  expect(parseRecordJson(makeRecordJson(record))).toEqual({ ok: true, value: record });
  if (record.game === 'long') {
    settled(parseLongText(makeLongText(record)));
    return;
  }
  const games = replayMatch(record, rules);
  expect(games.map((game) => game.decisions.length)).toEqual(record.games.map((game) => game.actions.length));
  const wrong = games.flatMap((game) => game.decisions).filter(({ situation: { position } }) => total(position.mover) !== CHECKERS || total(position.opponent) !== CHECKERS);
  expect(wrong).toEqual([]);
  settled(parseMatFile(makeMat(record, games)));
}

describe('every reader ends with a value or an error', { timeout: 30_000 }, () => {
  it('random text', () => fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => { for (const read of readers) read(text); }), { numRuns: 1000 }));
  it('random text of the characters IDs and matches are made of', () => {
    const unit = fc.constantFrom(...'4HPw/+A=:-BbEe 0123456789()*\n;[]"?', 'XGID=', 'point match', ' Game 1\n', ' : 0   ', ' 1) ', '31: ', 'bar/', '/off', 'Doubles => ', 'Takes', 'Wins ', '%3A', 'LN1-', 'long nard\n', 'Preset: nardeon\n', '63: 24/18 ', ' | ', '...', '; ', '{"format":"nardscope-record",', '"version":1');
    fc.assert(fc.property(fc.string({ unit, maxLength: 120 }), (text) => { for (const read of readers) read(text); useReading(text); }), { numRuns: 2000 });
  });
  it('damaged IDs', () => {
    fc.assert(fc.property(fc.constantFrom(...IDS), edits(), (id, changes) => {
      const text = decodeText(mutate(new TextEncoder().encode(id), changes));
      for (const read of readers) read(text);
      useReading(text);
    }), { numRuns: 2000 });
  });
  it('random bytes', () => fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => useReading(decodeText(bytes))), { numRuns: 1000 }));
  it('damaged match files, replayed and written again', () => {
    fc.assert(fc.property(fc.constantFrom(...FILES), edits(), (file, changes) => useReading(decodeText(mutate(file, changes)))), { numRuns: 400 });
  });
});

describe('long hostile text ends soon: none of these takes more than its length', { timeout: 30_000 }, () => {
  const HEAD = '7 point match\n Game 1\n';
  const N = 400_000;
  const texts: [string, string][] = [
    ['blanks on one line', HEAD + ' '.repeat(N)],
    ['colons and digits', HEAD + ': 1 '.repeat(N / 4)],
    ['row numbers', HEAD + ' 1) '.repeat(N / 4)],
    ['rolls on one line', `${HEAD} 1) ${'31: '.repeat(N / 4)}`],
    ['rolls on many lines', HEAD + ' 1) 31:\n'.repeat(N / 8)],
    ['moves on many lines', HEAD + '  1) 31: 24/23/22/21/20/19 6/1(4)    66: 1/24 bar/1\n'.repeat(N / 50)],
    ['cube words', HEAD + ' 1) Doubles => 2    Beavers => 4\n'.repeat(N / 33)],
    ['games', `7 point match\n${' Game 1\n'.repeat(N / 8)}`],
    ['matches', '7 point match\n Game 1\n'.repeat(N / 22)],
    ['quotes', `${HEAD}; [${'"'.repeat(N)}`],
    ['lengths that are none', '7 point '.repeat(N / 8)],
    ['dashes', '-'.repeat(N / 2)],
    ['boards without a prefix', '-b----E-C---eE---c-e----B- '.repeat(150_000 / 27)],
    ['prefixes', 'XGID '.repeat(150_000 / 5)],
    ['letters of IDs', '4HPwATDgc/ABMA'.repeat(150_000 / 14)],
    ['position IDs that are none', '/////////////w '.repeat(150_000 / 15)],
    ['labels', 'position id '.repeat(150_000 / 12)],
    ['long IDs that are none', 'LN1-AAAAAAAAAAAAAAAAAAAAAAAA '.repeat(150_000 / 29)],
    ['a long ID without end', `LN1-${'A'.repeat(150_000)}`],
    ['long text: rolls on one line', `long nard\nGame 1\n1) ${'6-3  '.repeat(N / 5)}`],
    ['long text: rolls on many lines', `long nard\nGame 1\n${'63:\n'.repeat(N / 4)}`],
    ['long text: bars', `long nard\nGame 1\n${`1) ${'|'.repeat(1990)}\n`.repeat(N / 2000)}`],
    ['long text: comments', `long nard\nGame 1\n1) 63: 24/18\n${'; x\n'.repeat(N / 4)}`],
    ['long text: comments in front', `long nard\n${'; x\n'.repeat(N / 4)}`],
    ['long text: fields', `long nard\n${'White: x\n'.repeat(N / 9)}`],
    ['long text: headers', `long nard\n${Array.from({ length: N / 10 }, (_, n) => `k${n}x: x`).join('\n')}`],
    ['long text: results', `long nard\nGame 1\n${'White wins 2 points (mars)\n'.repeat(N / 27)}`],
    ['long text: games', `long nard\n${'Game 1\n'.repeat(N / 7)}`],
    ['JSON: deep', `{"format":"nardscope-record","games":${'['.repeat(N)}`],
    ['JSON: wide', `{"format":"nardscope-record","version":1,"games":[${'{},'.repeat(N / 3)}{}]}`],
    ['JSON: keys', `{"format":"nardscope-record",${'"a":1,'.repeat(N / 6)}"b":2}`],
    ['percents', '%3'.repeat(150_000 / 2)],
  ];
  it.each(texts)('%s', (_, text) => { for (const read of readers) read(text); });
});
