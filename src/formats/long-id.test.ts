import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NARDEON_RULES } from '../core/long-rules.ts';
import { countsOf, makePosition, startPosition } from '../core/position.ts';
import { LONG_PRESETS } from '../core/presets.ts';
import { unwrap } from '../core/result.ts';
import { CENTRED, MONEY, situationOf, type Situation } from '../core/situation.ts';
import { groupsOf, makeBits, type Field } from './bits.ts';
import { crc24 } from './crc24.ts';
import { makeLongId, parseLongId } from './long-id.ts';
import { makeLongText } from './long-text-make.ts';
import { parseLongText } from './long-text.ts';
import { parseRecordJson } from './record-json.ts';
import { anyLongSituation } from './testing/long.ts';

const START: Situation = { ...situationOf(startPosition('long')), preset: { id: 'nardeon', version: 1 } };
const START_ID = makeLongId(START);
const withCheck = (body: string): string => body + makeBits([[crc24(body), 24]]);
const errorOf = (id: string): unknown => {
  const read = parseLongId(id);
  return read.ok ? null : [read.error.code, ...Object.values(read.error.facts)];
};

describe('IDs of known situations', () => {
  it('the published checksum of 123456789', () => expect(crc24('123456789')).toBe(0x21cf02));
  it.each([
    ['the start under NARDEON’s rules', START, 'LN1-CH__gAAAf_8AAAAAAAA'],
    ['a roll in a match to 5 at 2–½', { ...START, phase: 'play', roll: [6, 3], turn: 1, score: { ...MONEY, length: 5, points: [2, 0.5] } }, null],
    ['first throws over by word', { ...START, position: unwrap(makePosition({ ...startPosition('long'), first: { mover: false, opponent: true } })) }, null],
    ['custom rules', { ...START, preset: { id: 'custom', version: 1, rules: { ...NARDEON_RULES, block: 'never', transient: 'end_of_turn' } } }, null],
    ['level at the match length after a shared draw', { ...START, score: { ...MONEY, length: 3, points: [3.5, 3.5] } }, null],
    ['a draw by the last throw', { ...START, preset: { id: 'classic_uzun', version: 1 }, phase: 'over', position: unwrap(makePosition({ game: 'long', mover: countsOf({}), opponent: countsOf({}), began: 'mover' })) }, null],
    ['a cube by custom', { ...START, cube: { value: 4, owner: 1 }, phase: 'answer' }, null],
  ] as [string, Situation, string | null][])('%s', (_, situation, body) => {
    const id = makeLongId(situation);
    if (body) expect(id.slice(0, -4)).toBe(body);
    expect(id.length).toBeLessThanOrEqual(34);
    expect(unwrap(parseLongId(` ${id}\n`))).toEqual(situation);
  });
  it('a situation without a preset is written under the first one', () => expect(makeLongId(situationOf(startPosition('long')))).toBe(START_ID));
  it('every preset has a number', () => {
    for (const { id, version } of LONG_PRESETS) expect(unwrap(parseLongId(makeLongId({ ...START, preset: { id, version } }))).preset).toEqual({ id, version });
  });
  it('a short position has none', () => expect(() => makeLongId(situationOf(startPosition('short')))).toThrow());
});

describe('any situation', () => {
  it('is read back as it was, from characters that an address may hold', () => {
    fc.assert(fc.property(anyLongSituation(), (situation) => {
      const id = makeLongId(situation);
      expect(id).toMatch(/^[A-Za-z0-9_-]{20,60}$/);
      expect(unwrap(parseLongId(id))).toEqual(situation);
    }), { numRuns: 2000 });
  });
  it('has one ID: whatever is read is written alike', () => {
    // Any bits behind a right checksum.
    const body = fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'), minLength: 16, maxLength: 40 });
    const damaged = fc.tuple(anyLongSituation(), fc.nat(60), fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ09-_az')).map(([situation, at, char]) => {
      const text = makeLongId(situation).slice(4, -4);
      return text.slice(0, at % text.length) + char + text.slice((at % text.length) + 1);
    });
    let read = 0;
    fc.assert(fc.property(fc.oneof(body, damaged), (text) => {
      const id = withCheck(`LN1-${text}`);
      const found = parseLongId(id);
      if (!found.ok) return;
      read += 1;
      expect(makeLongId(found.value)).toBe(id);
    }), { numRuns: 3000 });
    expect(read).toBeGreaterThan(50);
  });
});

describe('typing errors', () => {
  it('one wrong, missing, added or exchanged character is noticed', () => {
    fc.assert(fc.property(anyLongSituation(), fc.nat(60), fc.constantFrom(...'ABab01-_'), (situation, place, char) => {
      const id = makeLongId(situation);
      const at = place % (id.length - 1);
      const typos = [id.slice(0, at) + char + id.slice(at + 1), id.slice(0, at) + id.slice(at + 1), id.slice(0, at) + char + id.slice(at), id.slice(0, at) + id[at + 1]! + id[at]! + id.slice(at + 2)];
      for (const typo of typos) if (typo !== id) expect(errorOf(typo)).toEqual(['long_id_checksum', typo]);
    }), { numRuns: 500 });
  });
});

describe('errors', () => {
  const ones = (n: number): Field[] => Array.from({ length: n }, () => [1, 1] as const);
  const zeros = (n: number): Field[] => [[0, n]];
  const side = [...ones(15), ...zeros(24)];
  const id = (...fields: Field[][]): string => withCheck(`LN1-${makeBits(fields.flat())}`);
  const preset = [...groupsOf(1), ...groupsOf(1)];
  const tail = [...groupsOf(0), ...groupsOf(0), ...groupsOf(0), [0, 1]] as Field[];
  it.each([
    ['nothing', '', ['long_id_checksum', '']],
    ['a position ID of short nard', '4HPwATDgc/ABMA', ['id_of_short', '4HPwATDgc/ABMA']],
    ['one with its match ID', '4HPwATDgc/ABMA:cAkAAAAAAAAA', ['id_of_short', '4HPwATDgc/ABMA:cAkAAAAAAAAA']],
    ['an XGID', 'XGID=-b:0:0', ['id_of_short', 'XGID=-b:0:0']],
    ['a later version', withCheck('LN2-AAAAAAAAAAAAAAAAAAAA'), ['long_id_version', '2']],
    ['a preset without a number', id(groupsOf(77), groupsOf(1), side, side, zeros(5), tail), ['long_id_malformed', 'preset']],
    ['a preset’s version to come', id(groupsOf(1), groupsOf(9), side, side, zeros(5), tail), ['preset_unknown', 'nardeon', 9]],
    ['sixteen checkers', id(preset, ones(16), zeros(23), side, zeros(5), tail), ['long_id_malformed', 'board']],
    ['fourteen checkers', id(preset, ones(14), zeros(25), side, zeros(5), tail), ['long_id_malformed', 'board']],
    ['a roll above the twenty-one', id(preset, side, side, [[0, 1], [0, 1], [1, 3], [21, 5]], tail), ['long_id_malformed', 'dice']],
    ['both sides on a point', makeLongId({ ...START, position: { ...startPosition('long'), opponent: countsOf({ 12: 15 }) } as Situation['position'] }), ['position_both_on_point', 24]],
    ['both sides done, without a last throw', makeLongId({ ...START, position: { game: 'long', mover: countsOf({}), opponent: countsOf({}) } as Situation['position'] }), ['position_both_done']],
    ['a match that is over', makeLongId({ ...START, score: { ...MONEY, length: 3, points: [3, 1] } }), ['score_impossible']],
    ['a cube of no side', id(preset, side, side, zeros(5), groupsOf(0), groupsOf(0), groupsOf(0), [[1, 1], [1, 4], [3, 2], [0, 3]]), ['long_id_malformed', 'cube']],
    ['a Crawford game at no such score', makeLongId({ ...START, cube: CENTRED, score: { ...MONEY, length: 5, crawford: true } }), ['long_id_malformed', 'cube']],
    ['something behind the end', id(preset, side, side, zeros(5), tail, ones(8)), ['long_id_malformed', 'rest']],
    ['one character too many, of zeros', 'LN1-AAAAAAA__4AAAP_-gQCCAYAATjR0', ['long_id_malformed', 'rest']],
    ['cut before its end', id(preset, side, side, zeros(5)), ['long_id_malformed', 'length']],
  ])('%s', (_, text, error) => expect(errorOf(text)).toEqual(error));
});

describe('docs/formats.md', () => {
  const page = readFileSync('docs/formats.md', 'utf8');
  const fences = [...page.matchAll(/```\w*\n([^`]*)```/g)].map((found) => found[1]!);
  it('shows the start position’s ID', () => expect(fences[0]!.trim()).toBe(START_ID));
  it('shows a text record as it is written', () => expect(makeLongText(unwrap(parseLongText(fences[1]!)))).toBe(fences[1]));
  it('shows a record that can be read', () => expect(unwrap(parseRecordJson(fences[2]!)).games[0]!.actions).toHaveLength(1));
  it('numbers the presets as IDs do', () => {
    const row = /^\| preset \|.*$/m.exec(page)![0];
    const numbered = [...row.matchAll(/(\d) (\w+)[,;]/g)].map((found) => [Number(found[1]), found[2]!] as const);
    expect(numbered).toHaveLength(LONG_PRESETS.length);
    // Ten bits of preset and version, then the head's fifteen ones.
    for (const [code, id] of numbered) expect(makeLongId({ ...START, preset: { id, version: 1 } }).slice(4, 6)).toBe(makeBits([...groupsOf(code), ...groupsOf(1), [3, 2]]));
  });
});
