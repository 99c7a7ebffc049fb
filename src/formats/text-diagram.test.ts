import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countsOf, startPosition } from '../core/position.ts';
import { unwrap } from '../core/result.ts';
import { situationOf, type Situation } from '../core/situation.ts';
import { detect, readText } from './detect.ts';
import { makeLongId } from './long-id.ts';
import { anySituation } from './testing/arbitrary.ts';
import { anyLongPosition, anyLongSituation } from './testing/long.ts';
import { makeTextDiagram } from './text-diagram-make.ts';
import { parseTextDiagram } from './text-diagram.ts';
import { makeXgid } from './xgid-make.ts';

const fixture = (name: string): string => readFileSync(`fixtures/diagrams/${name}.txt`, 'utf8');
const read = (text: string): string => {
  const found = readText(text);
  if (!found.ok) return `${found.error.code} ${JSON.stringify(found.error.facts)}`;
  return found.value.kind === 'situation' ? makeXgid(found.value.situation) : found.value.kind;
};
const GNUBG = fixture('gnubg-crawford');
const GNUBG_ID = 'XGID=bBG-----------------c-gb-B:0:0:1:00:2:1:1:3:10';

describe('boards as programs draw them, without an ID', () => {
  it.each([
    ['gnubg-o-to-play', 'XGID=-CDC------------------bdc-:1:-1:-1:52:3:1:0:5:10'],
    ['gnubg-clockwise', 'XGID=-aBbBCB--B--a---A-A-b-fabB:1:-1:1:43:0:1:0:5:10'],
    ['gnubg-double', 'XGID=-b----E-C---eE---c-e----B-:0:0:1:D:0:0:0:0:10'],
    ['gnubg-fifteen', 'XGID=oO------------------------:0:0:1:31:0:0:0:5:10'],
    ['gnubg-crawford', GNUBG_ID],
    ['xg', 'XGID=-a-A-AC-C--abC---a-g--b--A:0:0:1:53:2:4:0:9:10'],
    ['bgblitz', 'XGID=-AB-DBC---a--------gc--ab-:1:1:1:21:4:0:0:7:10'],
    ['fibs', 'XGID=aA----e-c--ADd---C-E---a--:1:1:-1:62:3:1:0:5:10'],
  ])('%s', (name, id) => {
    const text = fixture(name);
    expect(detect(text)).toBe('text-diagram');
    expect(read(text)).toBe(id);
  });

  it.each([
    ['in a message', `Hi,\nwhat now?\n${GNUBG}thanks`],
    ['quoted', GNUBG.replace(/^/gm, '> ')],
    ['with its first blanks lost', GNUBG.trimStart()],
    ['with Windows line ends', GNUBG.replaceAll('\n', '\r\n')],
    ['with a blank line between any two', GNUBG.replaceAll('\n', '\n\n')],
    ['with blanks that do not break', GNUBG.replaceAll(' ', '\u00A0')],
    ['before another', `${GNUBG}\n${fixture('fibs')}`],
    ['with blanks behind', GNUBG.replace(/$/gm, '   ')],
  ])('%s', (_, text) => expect(read(text)).toBe(GNUBG_ID));

  it('an ID beside it says more and is taken', () => {
    const id = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:64:0:0:0:7:10';
    expect(read(`${id}\n${GNUBG}`)).toBe(id);
  });
  it('without a word of the turn it is theirs who count the points', () => {
    const bare = (name: string): string => fixture(name).split('\n').map((line) => line.replace(/^[v^]/, ' ').replace(/([+|])[^+|]*$/, '$1')).join('\n');
    expect(unwrap(parseTextDiagram(bare('gnubg-double')))).toMatchObject({ turn: 0, phase: 'roll' });
    expect(unwrap(parseTextDiagram(bare('gnubg-o-to-play')))).toMatchObject({ turn: 1, phase: 'roll' });
  });
});

describe('what is no board is told with its place', () => {
  const change = (from: string | RegExp, to: string): string => { const changed = GNUBG.replace(from, to); if (changed === GNUBG) throw new Error(String(from)); return changed; };
  /** Marks set by line and column, both from 1. */
  const set = (...marks: readonly (readonly [number, number, string])[]): string => {
    const lines = GNUBG.split('\n').map((line) => [...line]);
    for (const [line, column, mark] of marks) lines[line - 1]![column - 1] = mark;
    return lines.map((line) => line.join('')).join('\n');
  };
  it.each([
    ['blanks joined', GNUBG.replace(/ {2,}/g, ' '), 'diagram_row {"line":2}'],
    ['cut off', GNUBG.split('\n').slice(0, 9).join('\n'), 'diagram_frame {"line":1}'],
    ['two upper rows', change(/\+12.*1-\+/, '+13-14-15-16-17-18------19-20-21-22-23-24-+'), 'diagram_frame {"line":1}'],
    ['a letter that is no checker', set([11, 42, 'Z']), 'diagram_cell {"line":11,"column":42,"text":"Z"}'],
    ['a gap in a stack', set([2, 39, ' ']), 'diagram_stack {"line":3,"column":39}'],
    ['both sides on one point', set([11, 39, 'O']), 'diagram_stack {"line":11,"column":39}'],
    ['a number without its checker', set([12, 4, '7']), 'diagram_stack {"line":12,"column":4}'],
    ['a checker in the middle', set([7, 7, 'X']), 'diagram_cell {"line":7,"column":7,"text":"X"}'],
    ['two of a name', change('X: root', 'O: root'), 'diagram_sides {}'],
    ['a checker lost', set([2, 30, ' '], [3, 30, ' '], [4, 30, ' ']), 'diagram_differs {"mark":"O","of":"off","said":1,"counted":4}'],
    ['pips that differ', fixture('xg').replace('X: 114', 'X: 115'), 'diagram_differs {"mark":"X","of":"pips","said":115,"counted":114}'],
    ['a score that is over', change('2 points', '3 points'), 'score_impossible {}'],
    ['a cube that is none', change('X: root', 'X: root (Cube: 3)'), 'cube_impossible {}'],
    ['too many checkers', set([12, 13, 'X'], [11, 13, 'F']), 'position_too_many_checkers {"side":"mover","count":26}'],
    ['a checker on the bar of long nard', `Long nard\n${GNUBG}`, 'diagram_bar {}'],
    ['a preset nobody knows', `${makeTextDiagram(situationOf(startPosition('long'))).replace('nardeon', 'nardeonn')}`, 'preset_unknown {"id":"nardeonn","version":1}'],
  ])('%s', (_, text, error) => expect(read(text)).toBe(error));

  it.each([
    ['numbers that are no board', '+1-2-3-4-5-7-----8-9-10-11-12-13-+'], ['a rule of dashes', `+${'-'.repeat(60)}+`], ['endless numbers', `+${'1-'.repeat(90_000)}`],
    ['endless rows of numbers', '+13-14-15-16-17-18------19-20-21-22-23-24-+'.repeat(4000)], ['endless lines', '+13-14-15-16-17-18------19-20-21-22-23-24-+\n'.repeat(4000)],
  ])('%s', (_, text) => expect(readText(text).ok).toBe(false));
});

describe('a board of our own reads back', () => {
  /** What a drawn board says; the rest is in its ID. */
  const drawn = ({ position: { mover, opponent, game }, turn, phase, roll, cube }: Situation) => ({
    position: { game, mover, opponent }, turn, phase: ['play', 'answer'].includes(phase) ? phase : 'roll', roll: roll && [...roll].sort().reverse(), cube,
  });
  const back = (situation: Situation): void => { expect(drawn(unwrap(parseTextDiagram(makeTextDiagram(situation))))).toEqual(drawn(situation)); };

  it('short nard', () => fc.assert(fc.property(anySituation(), back)));
  it('long nard', () => fc.assert(fc.property(anyLongSituation(), back)));
  it('its score, its preset', () => {
    const short: Situation = { ...situationOf(startPosition('short'), [3, 1]), score: { length: 5, points: [4, 2], crawford: true, jacoby: false, beavers: false } };
    expect(unwrap(parseTextDiagram(makeTextDiagram(short)))).toEqual(short);
    const long: Situation = { ...situationOf(startPosition('long')), preset: { id: 'moscow_open', version: 1 }, score: { length: 3, points: [1.5, 0], crawford: false, jacoby: false, beavers: false } };
    expect(unwrap(parseTextDiagram(makeTextDiagram(long)))).toEqual(long);
  });
  it('long nard is told from a match text, and from short nard', () => {
    const text = makeTextDiagram(situationOf(startPosition('long'), [6, 6]));
    expect(detect(text)).toBe('text-diagram');
    expect(unwrap(parseTextDiagram(text)).position).toEqual(startPosition('long'));
    expect(fc.sample(anyLongPosition(), 50).every((position) => detect(makeTextDiagram(situationOf(position))) === 'text-diagram')).toBe(true);
  });
  it('with its ID below, all of it', () => {
    const long: Situation = { ...situationOf(startPosition('long')), preset: { id: 'principle', version: 1 } };
    const found = unwrap(readText(`${makeTextDiagram(long)}\n${makeLongId(long)}`));
    expect(found).toEqual({ kind: 'situation', situation: long });
  });
  it('stacks over five and the bar', () => {
    const text = makeTextDiagram(situationOf(unwrap(parseTextDiagram(fixture('gnubg-fifteen'))).position));
    expect(text).toContain('| F |');
    expect(unwrap(parseTextDiagram(text)).position.mover).toEqual(countsOf({ 1: 15 }));
  });
});
