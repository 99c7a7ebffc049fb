/** Hostile and damaged input: every reader gives a value or an error, never an exception, and ends. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { CHECKERS } from '../core/games.ts';
import { total } from '../core/position.ts';
import { replayMatch } from '../core/replay.ts';
import type { MatchRecord } from '../core/record.ts';
import type { Result } from '../core/result.ts';
import type { RuleBook } from '../core/rule-book.ts';
import { decodeText } from './decode.ts';
import { detect, readText } from './detect.ts';
import { makeGnubgId, parseGnubgId, parseMatchId, parsePositionId } from './gnubg-id.ts';
import { makeMat } from './mat-make.ts';
import { parseMatFile } from './mat.ts';
import { fixtureBytes, fixtureNames, rulesForTests } from './testing/files.ts';
import { makeXgid, parseXgid, parseXgidSetup } from './xgid.ts';

let rules: RuleBook;
beforeAll(async () => { rules = await rulesForTests(); });

const IDS = ['4HPwATDgc/ABMA', 'cAmzAQAAEAAE', 'sGfkAkSYLXgEWA:cAmzAQAAEAAE', 'XGID=a--aB-BBA--acDa-Ab-db---BA:0:0:1:64:2:0:0:13:10', 'Position ID: 4HPwATDgc/ABMA Match ID: cAmzAQAAEAAE'];
const FILES = fixtureNames().map(fixtureBytes);

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
const readers: readonly ((text: string) => void)[] = [parsePositionId, parseMatchId, parseGnubgId, parseXgid, parseXgidSetup, parseMatFile, readText].map((parse) => (text: string) => settled(parse(text)));

/** Whatever was read can be written, and read again. */
function useReading(text: string): void {
  detect(text);
  const reading = readText(text);
  if (!reading.ok) return;
  if (reading.value.kind === 'situation') {
    const { situation } = reading.value;
    settled(parseGnubgId(makeGnubgId(situation)));
    settled(parseXgid(makeXgid(situation)));
  } else useRecord(reading.value.record);
}

function useRecord(record: MatchRecord): void {
  const games = replayMatch(record, rules);
  expect(games.map((game) => game.decisions.length)).toEqual(record.games.map((game) => game.actions.length));
  const wrong = games.flatMap((game) => game.decisions).filter(({ situation: { position } }) => total(position.mover) !== CHECKERS || total(position.opponent) !== CHECKERS);
  expect(wrong).toEqual([]);
  settled(parseMatFile(makeMat(record, games)));
}

describe('every reader ends with a value or an error', { timeout: 30_000 }, () => {
  it('random text', () => fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => { for (const read of readers) read(text); }), { numRuns: 1000 }));
  it('random text of the characters IDs and matches are made of', () => {
    const unit = fc.constantFrom(...'4HPw/+A=:-BbEe 0123456789()*\n;[]"?', 'XGID=', 'point match', ' Game 1\n', ' : 0   ', ' 1) ', '31: ', 'bar/', '/off', 'Doubles => ', 'Takes', 'Wins ', '%3A');
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
    ['percents', '%3'.repeat(150_000 / 2)],
  ];
  it.each(texts)('%s', (_, text) => { for (const read of readers) read(text); });
});
