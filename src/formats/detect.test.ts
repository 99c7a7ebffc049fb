import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startPosition } from '../core/position.ts';
import { unwrap } from '../core/result.ts';
import { situationOf as startSituation, type Situation } from '../core/situation.ts';
import { decodeText } from './decode.ts';
import { detect, MAX_ID_TEXT, readText } from './detect.ts';
import { makeGnubgId } from './gnubg-id.ts';
import { makeLongId } from './long-id.ts';
import { MAX_MATCH_LENGTH } from './mat.ts';
import { makeRecordJson } from './record-json.ts';
import { fixtureBytes, fixtureNames } from './testing/files.ts';
import { makeXgid } from './xgid-make.ts';

const XGID = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:64:0:0:0:7:10';
const PAIR = 'sGfkAkSYLXgEWA:cAmzAQAAEAAE';
function situationOf(text: string): Situation {
  const reading = unwrap(readText(text));
  if (reading.kind !== 'situation') throw new Error(reading.kind);
  return reading.situation;
}
const errorOf = (text: string): unknown => {
  const reading = readText(text);
  return reading.ok ? null : reading.error.code;
};

describe('XGIDs wherever they stand', () => {
  const texts: [string, string][] = [
    ['alone', XGID],
    ['without the prefix', XGID.slice(5)],
    ['in a message', `Hi all,\nwhat about this one? ${XGID} thanks!\n`],
    ['in parentheses', `(${XGID})`],
    ['in the export of a program', `${XGID}\n\nX:Player 1   O:Player 2\nScore is X:0 O:0 7 pt.(s) match.\n +13-14-15-16-17-18------19-20-21-22-23-24-+\n`],
    ['in an address', `https://example.org/?pos=${encodeURIComponent(XGID)}&x=1`],
    ['in prose about a 7 point match', `From a 7 point match: ${XGID}`],
    ['beside a position ID', `Position ID: 4HPwATDgc/ABMA ${XGID}`],
  ];
  it.each(texts)('%s', (_, text) => {
    expect(detect(text)).toBe('xgid');
    expect(makeXgid(situationOf(text))).toBe(XGID);
  });
});

describe('GNUbg IDs wherever they stand', () => {
  const texts: [string, string, string][] = [
    ['alone', PAIR, 'gnubg-id'],
    ['in a message', `see ${PAIR}, please`, 'gnubg-id'],
    ['in an address', `https://example.org/#gnubgid=${encodeURIComponent(PAIR)}`, 'gnubg-id'],
    ['as GNU prints them', ' GNU Backgammon  Position ID: sGfkAkSYLXgEWA\n                 Match ID   : cAmzAQAAEAAE\n +13-14-15-16-17-18------19-20-21-22-23-24-+', 'gnubg-id'],
    ['one behind the other', 'sGfkAkSYLXgEWA cAmzAQAAEAAE', 'gnubg-id'],
    ['on two lines', 'sGfkAkSYLXgEWA\ncAmzAQAAEAAE\n', 'gnubg-id'],
    ['with the = of padding', 'sGfkAkSYLXgEWA==:cAmzAQAAEAAE', 'gnubg-id'],
  ];
  it.each(texts)('%s', (_, text, kind) => {
    expect(detect(text)).toBe(kind);
    expect(makeGnubgId(situationOf(text))).toBe(PAIR);
  });
  it('a position alone', () => {
    for (const text of ['4HPwATDgc/ABMA', '4HPwATDgc/ABMA==', 'Position ID: 4HPwATDgc/ABMA', 'the start, 4HPwATDgc/ABMA, of course', '4HPwATDgc%2FABMA']) {
      expect(detect(text)).toBe('position-id');
      expect(situationOf(text).position).toEqual(startPosition('short'));
    }
  });
  it('a + that a server made a blank', () => {
    expect(makeGnubgId(situationOf('mC14BFiwZ QCRA:cAmzASAAAAAE'))).toBe('mC14BFiwZ+QCRA:cAmzASAAAAAE');
  });
  it('a word of fourteen letters is no position, one of twelve no match ID', () => {
    expect(detect('an administrative recommendation')).toBeNull();
    expect(detect('4HPwATDgc/ABMA is professional')).toBe('position-id');
  });
  it('a match ID alone has no board', () => {
    expect(detect('cAmzAQAAEAAE')).toBe('match-id');
    expect(errorOf('Match ID: cAmzAQAAEAAE')).toBe('id_without_board');
  });
});

describe('match files', () => {
  it.each(fixtureNames())('%s', (name) => expect(detect(decodeText(fixtureBytes(name)))).toBe('mat'));
  it('an XGID in a comment leaves a match a match', () => {
    const text = `; ${XGID}\n${decodeText(fixtureBytes('plain.mat'))}`;
    expect(unwrap(readText(text))).toMatchObject({ kind: 'match', record: { players: ['Ines', 'Tove'] }, others: [] });
  });
  it('several matches in one file', () => expect(unwrap(readText(decodeText(fixtureBytes('two-matches.mat'))))).toMatchObject({ record: { length: 3 }, others: [{ length: 1 }] }));
});

describe('long nard', () => {
  const LONG: Situation = { ...startSituation(startPosition('long')), preset: { id: 'moscow_open', version: 1 } };
  const ID = makeLongId(LONG);
  it.each([
    ['alone', ID], ['in a message', `Ход белых: ${ID}, что скажете?`], ['in an address', `https://example.org/#/analyse/${ID}?x=1`], ['in parentheses', `(${ID})`],
    ['before an XGID', `${XGID} ${ID}`],
  ])('an ID %s', (_, text) => {
    expect(detect(text)).toBe('long-id');
    expect(situationOf(text)).toEqual(LONG);
  });
  it.each([['cut short', ID.slice(0, -5)], ['far too short', ID.slice(0, 10)], ['in small letters', ID.toLowerCase()], ['with one letter wrong', ID.replace('LN1-', 'LN3-')]])('an ID %s is a typing error', (_, text) => {
    expect(detect(text)).toBe('long-id');
    expect(errorOf(text)).toBe('long_id_checksum');
  });
  it.each([
    ['a text that says what it is', 'Nardscope long nard 1\nWhite: A\nGame 1\n1) 63: 24/18\n'],
    ['one that only names a preset', 'White: A\n preset: classic_uzun\n\n1) 63: 24/18 24/21\n'],
    ['with an ID and a match length in a comment', `long nard\nGame 1\n; ${XGID} of a 7 point match\n1) 63: 24/18\n`],
  ])('%s', (_, text) => {
    expect(detect(text)).toBe('long-text');
    expect(unwrap(readText(text))).toMatchObject({ kind: 'match', record: { game: 'long', games: [{ actions: [{ roll: [6, 3] }] }] } });
  });
});

describe('JSON records', () => {
  it('of both games, whatever their comments say', () => {
    for (const text of ['1 point match\n Game 1\n  1) 31: 8/5 6/5\n', `long nard\nGame 1\n; ${XGID}\n1) 63: 24/18\n`]) {
      const reading = unwrap(readText(text));
      if (reading.kind !== 'match') throw new Error(reading.kind);
      const json = makeRecordJson(reading.record);
      expect(detect(json)).toBe('record-json');
      expect(unwrap(readText(json))).toEqual(reading);
    }
  });
  it('other JSON is none', () => expect(detect('{"nardscope": "backup"}')).toBeNull());
});

describe('errors', () => {
  const texts: [string, string, string][] = [
    ['nothing', '', 'text_empty'],
    ['blanks', ' \n\t\uFEFF', 'text_empty'],
    ['prose', 'What should White play here?', 'text_unknown'],
    ['another format', '(;FF[4]GM[6]CA[UTF-8])', 'text_unknown'],
    ['an XGID cut short', 'XGID=-b----E-C---eE---c-e----B-:0:0:1', 'xgid_fields'],
    ['an XGID with a wrong board', 'XGID=-b----E-C:0:0:1:64:0:0:0:7:10', 'xgid_board'],
    ['a position ID with a letter missing', '4HPwATDgc/ABM', 'id_length'],
    ['a position ID with a wrong character', '4HPwATDgc-ABMA', 'id_malformed'],
    ['a position of eighty checkers', '/////////////w', 'position_too_many_checkers'],
    ['a pair with a damaged match ID', '4HPwATDgc/ABMA:cAmz', 'id_length'],
    ['a length without games', '7 point match\n\n', 'match_no_games'],
    ['games without a length', ' Game 1\n A : 0   B : 0\n  1) 31: 8/5 6/5   62: 24/18 13/11\n', 'match_no_header'],
    ['too long for an ID', 'x '.repeat(MAX_ID_TEXT), 'text_too_long'],
    ['too long for anything', 'x'.repeat(MAX_MATCH_LENGTH + 1), 'text_too_long'],
    ['a match too big', `7 point match\n Game 1\n${' '.repeat(MAX_MATCH_LENGTH)}`, 'match_too_big'],
  ];
  it.each(texts)('%s', (_, text, code) => expect(errorOf(text)).toBe(code));

  it('a match may be longer than a text around an ID', () => {
    const match = `1 point match\n Game 1\n  1) 31: 8/5 6/5\n${'\n'.repeat(MAX_ID_TEXT)}`;
    expect(unwrap(readText(match)).kind).toBe('match');
    expect(errorOf(`${XGID}${'\n'.repeat(MAX_ID_TEXT)}`)).toBe('text_too_long');
  });
  it('docs/formats.md has both limits', () => {
    const text = readFileSync('docs/formats.md', 'utf8');
    for (const limit of [MAX_ID_TEXT, MAX_MATCH_LENGTH]) expect(text).toContain(`${limit.toLocaleString('en')} characters`);
  });
});
