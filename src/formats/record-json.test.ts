import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FLAGS } from '../core/record.ts';
import { unwrap } from '../core/result.ts';
import { changedAt } from '../core/testing/changed-at.ts';
import { decodeText } from './decode.ts';
import { parseMat } from './mat.ts';
import { makeRecordJson, parseRecordJson } from './record-json.ts';
import { fixtureBytes } from './testing/files.ts';
import { anyLongRecord, anyMatRecord } from './testing/records.ts';

const schema: object & { properties: { notes: { items: { properties: { flag: { enum: string[] } } } } } } = JSON.parse(readFileSync('docs/record.schema.json', 'utf8'));
const fits = new Ajv2020({ strictTypes: false }).compile(schema);
const anyRecord = () => fc.oneof(anyLongRecord(), anyMatRecord());

/** A small record as somebody might write it by hand. */
const SMALL = {
  format: 'nardscope-record', version: 1, game: 'long', preset: 'nardeon', presetVersion: 1, players: ['Ada', 'Bek'], length: 3,
  games: [{ number: 1, points: [0, 0], actions: [{ player: 0, kind: 'move', roll: [6, 3], moves: [{ from: 24, to: 18 }, { from: 18, to: 15 }] }], result: null }],
};
const read = (value: unknown): unknown => {
  const record = parseRecordJson(JSON.stringify(value));
  return record.ok ? record.value : [record.error.code, ...Object.values(record.error.facts)];
};
/** The small record with one value replaced. */
const changed = (path: readonly (string | number)[], value: unknown): unknown => changedAt(SMALL, path, value);

describe('writing and reading', () => {
  it('gives the same record, which fits the published schema', () => {
    fc.assert(fc.property(anyRecord(), (record) => {
      const text = makeRecordJson(record);
      expect(unwrap(parseRecordJson(text))).toEqual(record);
      expect(fits(JSON.parse(text)) || fits.errors).toBe(true);
    }), { numRuns: 300 });
  });
  it('keeps a match file with its cells and lines', () => {
    const record = unwrap(parseMat(decodeText(fixtureBytes('plain.mat'))));
    expect(unwrap(parseRecordJson(makeRecordJson(record)))).toEqual(record);
  });
  it('what has a usual value may be left out', () => {
    expect(fits(SMALL)).toBe(true);
    expect(read(SMALL)).toMatchObject({ crawfordRule: false, headers: {}, notes: [], games: [{ actions: [{ written: 'moves', text: '', line: 0, moves: [{ hit: false, count: 1 }, {}] }] }] });
  });
  it('fields nobody knows are left out', () => expect(read({ ...SMALL, clock: 5 })).not.toHaveProperty('clock'));
  it('a key of every object is no prototype', () => expect(read(changed(['headers'], JSON.parse('{"__proto__": "x"}')))).toHaveProperty('headers', JSON.parse('{"__proto__": "x"}')));
  it('the schema lists every flag', () => expect(schema.properties.notes.items.properties.flag.enum).toEqual(FLAGS));
  it('custom rules need no known preset', () => {
    const rules = { head: 'any_double', block: 'never', transient: 'end_of_turn', largerDie: true, bearoff: 'lax' };
    expect(read({ ...SMALL, preset: 'ours', rules })).toMatchObject({ preset: 'ours', rules });
  });
});

describe('errors name the place and what should stand there', () => {
  it.each([
    ['no object', [], ['record_unknown']],
    ['another format', { format: 'chess' }, ['record_unknown']],
    ['a later version', { ...SMALL, version: 2 }, ['record_version', 2, 1]],
    ['a version that is none', { ...SMALL, version: 'x' }, ['record_malformed', 'version', 'choice', '1']],
    ['a die of seven', changed(['games', 0, 'actions', 0, 'roll', 1], 7), ['record_malformed', 'games[0].actions[0].roll[1]', 'integer', 1, 6]],
    ['a point that is not there', changed(['games', 0, 'actions', 0, 'moves', 1, 'to'], 26), ['record_malformed', 'games[0].actions[0].moves[1].to', 'integer', 0, 25]],
    ['a third player', changed(['games', 0, 'actions', 0, 'player'], 2), ['record_malformed', 'games[0].actions[0].player', 'choice', '0, 1']],
    ['an action nobody knows', changed(['games', 0, 'actions', 0, 'kind'], 'pray'), ['record_malformed', 'games[0].actions[0].kind', 'choice', 'move, double, resign, take, drop, beaver, raccoon']],
    ['a third of a point', changed(['games', 0, 'points', 0], 1 / 3), ['record_malformed', 'games[0].points[0]', 'number', 0, 2 ** 30]],
    ['one player', changed(['players'], ['Ada']), ['record_malformed', 'players', 'list', 2, 2]],
    ['a name too long', changed(['players', 0], 'x'.repeat(10_001)), ['record_malformed', 'players[0]', 'text', 10_000]],
    ['a rule nobody knows', changed(['rules'], { head: 'never' }), ['record_malformed', 'rules.head', 'choice', 'first_346, first_346_note, first_blocked, first_double, any_double']],
    ['no games', changed(['games'], []), ['match_no_games']],
    ['games missing', changed(['games'], undefined), ['record_malformed', 'games', 'list', 0, 1000]],
    ['a preset of nobody', changed(['preset'], 'mine'), ['preset_unknown', 'mine', 1]],
    ['a preset’s version to come', changed(['presetVersion'], 8), ['preset_unknown', 'nardeon', 8]],
    ['a preset of the other game', changed(['game'], 'short'), ['preset_unknown', 'nardeon', 1]],
    ['hypergammon', { ...SMALL, game: 'short', preset: 'hypergammon' }, ['preset_unknown', 'hypergammon', 1]],
    ['more actions than a record may have', changed(['games'], Array.from({ length: 3 }, () => ({ ...SMALL.games[0], actions: new Array(9000).fill({ player: 0, kind: 'take' }) }))), ['match_too_many_rows', 20_000]],
  ])('%s', (_, value, error) => expect(read(value)).toEqual(error));

  it('any value anywhere: a record or a place', () => {
    const paths = [['version'], ['game'], ['preset'], ['rules'], ['players', 1], ['length'], ['terms'], ['headers'], ['notes'], ['games', 0], ['games', 0, 'points'], ['games', 0, 'actions', 0], ['games', 0, 'actions', 0, 'kind'], ['games', 0, 'actions', 0, 'moves', 1], ['games', 0, 'result'], ['games', 0, 'starts'], ['games', 0, 'proof']] as const;
    fc.assert(fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => {
      const record = parseRecordJson(JSON.stringify(changed(path, value)));
      if (record.ok) expect(unwrap(parseRecordJson(makeRecordJson(record.value)))).toEqual(record.value);
      else if (record.error.code === 'record_malformed') expect(record.error.facts.at).toMatch(new RegExp(`^${path[0]}`));
    }), { numRuns: 1000 });
  });
  it.each([
    ['a comma missing', '{"format": "nardscope-record",\n "version": 1\n "game": "long"}', 3],
    ['cut off', '{"format": "nardscope-record",\n "version": 1,\n "ga', 3],
    ['nothing', '', 1],
  ])('JSON with %s: the line', (_, text, line) => {
    const record = parseRecordJson(text);
    expect(record).toMatchObject({ ok: false, error: { code: 'json_malformed', facts: { line } } });
  });
  it('too long', () => expect(parseRecordJson(' '.repeat(4_000_001))).toMatchObject({ error: { code: 'match_too_big' } }));
  it('deep nesting is no record', () => expect(parseRecordJson(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).toMatchObject({ error: { code: 'record_unknown' } }));
});
