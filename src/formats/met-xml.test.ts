import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { DEFAULT_MET } from '../core/met/known.ts';
import { unwrap } from '../core/result.ts';
import { makeMetXml, parseMetXml } from './met-xml.ts';
import { parseXml } from './xml.ts';

const table = (pre: string, post = '<row><me>.5</me><me>.4</me></row>', type = 'explicit'): string =>
  `<?xml version="1.0"?><!DOCTYPE met PUBLIC "-//x//y" "met.dtd"><!-- <met> --><met><info><name>A &amp; B</name></info><pre-crawford-table type="${type}">${pre}</pre-crawford-table><post-crawford-table player="both">${post}</post-crawford-table></met>`;
const ROWS = '<row><me>.5</me><me>.7</me></row><row><me> 0.3 </me><me>5e-1</me></row>';

describe('a file of GNU Backgammon', () => {
  it('gives its name and numbers', () => expect(unwrap(parseMetXml(table(ROWS)))).toEqual({ id: expect.stringMatching(/^imported-[0-9a-f]{6}$/), name: 'A & B', pre: [[0.5, 0.7], [expect.closeTo(0.3, 12), 0.5]], post: [0.5, 0.4] }));

  it('what is written is read again', () => expect(unwrap(parseMetXml(makeMetXml(DEFAULT_MET))).pre.flat().every((chance, n) => Math.abs(chance - DEFAULT_MET.pre.flat()[n]!) < 1e-6)).toBe(true));

  const INSTALLED = '/usr/share/gnubg/met/Kazaross-XG2.xml';
  it.skipIf(!existsSync(INSTALLED))('the installed Kazaross XG2 is the one that comes with Nardscope', () => {
    const met = unwrap(parseMetXml(readFileSync(INSTALLED, 'utf8')));
    expect(met.post).toEqual(DEFAULT_MET.post);
    met.pre.forEach((row, own) => row.forEach((chance, other) => expect(chance).toBeCloseTo(DEFAULT_MET.pre[own]![other]!, 9)));
  });

  it.each<[string, string, string, string]>([
    ['a formula instead of numbers', table('<parameters/>', '<parameters/>', 'mec'), 'met_malformed', 'parameters'],
    ['another document', '<html></html>', 'met_malformed', 'root'],
    ['a word for a number', table('<row><me>half</me></row>'), 'met_malformed', 'chance'],
    ['a number in another base', table('<row><me>0x1</me></row>'), 'met_malformed', 'chance'],
    ['a document type of its own', '<!DOCTYPE met [<!ENTITY a "b">]><met>&a;</met>', 'xml_malformed', 'doctype'],
    ['entities that would grow', '<met>&lol;</met>', 'xml_malformed', 'entity'],
    ['a character by its number', '<met>&#65;</met>', 'xml_malformed', 'entity'],
    ['an element that is not closed', '<met><info></met>', 'xml_malformed', 'tag'],
    ['a file that stops', '<met><info>', 'xml_malformed', 'end'],
    ['two roots', '<met/><met/>', 'xml_malformed', 'tag'],
    ['text outside', '<met/>x', 'xml_malformed', 'tag'],
    ['an attribute twice', '<met a="1" a="2"/>', 'xml_malformed', 'tag'],
    ['a comment that never ends', '<met><!-- ', 'xml_malformed', 'end'],
    ['elements inside elements inside elements', '<a>'.repeat(50_000), 'xml_malformed', 'tag'],
    ['more elements than any table', `<met>${'<a/>'.repeat(30_000)}</met>`, 'xml_malformed', 'size'],
    ['more text than any table', `<met>${' '.repeat(1_000_001)}</met>`, 'xml_malformed', 'size'],
  ])('refused: %s', (_rule, text, code, what) => expect(parseMetXml(text)).toMatchObject({ ok: false, error: { code, facts: { what } } }));

  it.each([['nothing', ''], ['blanks', ' \n ']])('refused: %s', (_rule, text) => expect(parseMetXml(text)).toMatchObject({ ok: false, error: { code: 'text_empty' } }));

  it('names every object has are no attributes and no entities', () => {
    expect(parseXml('<met __proto__="1" constructor="2"/>')).toMatchObject({ ok: true });
    expect(parseXml('<met>&constructor;</met>').ok).toBe(false);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('anything at all', () => {
  const piece = fc.oneof(fc.constantFrom('<met>', '</met>', '<row>', '</row>', '<me>', '</me>', '.5', '<!--', '-->', '<?', '?>', '<!DOCTYPE met>', '&amp;', '&', '"', "'", '<', '>', '/', '=', ' a="b"', '\u0000'), fc.string());
  it('is read or refused, never thrown at', () => fc.assert(fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
    const result = parseMetXml(pieces.join(''));
    expect(typeof result.ok).toBe('boolean');
  }), { numRuns: 500 }));
  it('a good file with one character changed too', () => fc.assert(fc.property(fc.nat(), fc.string({ minLength: 1, maxLength: 3 }), (place, text) => {
    const good = table(ROWS);
    const at = place % good.length;
    expect(typeof parseMetXml(good.slice(0, at) + text + good.slice(at + 1)).ok).toBe('boolean');
  }), { numRuns: 500 }));
});
