/** The built commands about the cube, as a shell runs them. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'nardscope-cube-'));
afterAll(() => rmSync(folder, { recursive: true }));

function nardscope(...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/cli/nardscope.js', ...args], { encoding: 'utf8', timeout: 120_000, env: { ...process.env, LC_ALL: 'C', XDG_CACHE_HOME: folder } });
  return { code: status, out: stdout, err: stderr };
}

const START = '4HPwATDgc/ABMA';
const MATCH = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:00:3:5:0:7:10';

describe('cube', { timeout: 120_000 }, () => {
  it('of a bare position: money, equities of the side on roll', () => {
    const { code, out } = nardscope('cube', '--id', START, '--plies', '1', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      cubeless: expect.closeTo(0.07, 1), noDouble: expect.closeTo(0.1, 1), doubleTake: expect.closeTo(-0.2, 1), doublePass: 1, doubleBeaver: null, verdict: 'No double/Take', mwc: null,
      conditions: { match: null, jacoby: false, beavers: false, cube: { value: 1, holder: null } },
    });
  });
  it('of an XGID: its score, with match-winning chances', () => {
    const { mwc, doublePass, conditions } = JSON.parse(nardscope('cube', '--xgid', MATCH, '--plies', '0', '--json').out) as Record<string, never>;
    expect(conditions).toMatchObject({ match: { own: 4, other: 2, crawford: false }, met: 'Kazaross XG2' });
    expect(mwc).toMatchObject({ doublePass: expect.closeTo(0.4005, 3) });
    expect(doublePass).toBeCloseTo(1, 9);
  });
  it('an ending with the exact table', () => {
    // Two checkers on the ace point against two: the side on roll wins at once.
    const { out } = nardscope('cube', '--xgid', 'XGID=-B----------------------b-:0:0:1:00:0:0:0:0:10', '--json');
    expect(JSON.parse(out)).toMatchObject({ noDouble: 1, doubleTake: 2, verdict: 'Optional double/Pass', by: 'table' });
  });
  it('what was agreed: the options add to the ID', () => {
    const { conditions } = JSON.parse(nardscope('cube', '--id', START, '--plies', '0', '--jacoby', '--beavers', '--stake', '2', '--cap', '16', '--backgammon', '2', '--json').out) as Record<string, never>;
    expect(conditions).toMatchObject({ jacoby: true, beavers: true, cube: { value: 2, holder: null }, cap: 16, backgammon: 2 });
  });
  it('an XGID says its cube limit; the option goes before it', () => {
    const limited = MATCH.replace(/10$/, '3');
    const capOf = (...more: string[]): unknown => (JSON.parse(nardscope('cube', '--xgid', limited, '--plies', '0', '--json', ...more).out) as { conditions: { cap: unknown } }).conditions.cap;
    expect([capOf(), capOf('--cap', '2')]).toEqual([8, 2]);
  });
  it('for people', () => expect(nardscope('cube', '--xgid', MATCH, '--plies', '0').out).toMatch(/4 away against 2 away, cube 1, centred; match equities: Kazaross XG2[\s\S]*Double\/Pass +\+1\.0000 +40\.05%/));
  it.each([
    ['no position', ['cube'], /--id ID is missing/],
    ['two positions', ['cube', '--id', START, '--xgid', MATCH], /--id/],
    ['a typing error', ['cube', '--id', '4HPw'], /14/],
    ['dice that are thrown', ['cube', '--xgid', MATCH.replace(':00:', ':31:')], /no cube decision/],
    ['a cap that is no cube', ['cube', '--id', START, '--cap', '3'], /--cap cannot be/],
    ['a stake in a match', ['cube', '--xgid', MATCH, '--stake', '2'], /--stake/],
    ['a table that nobody knows', ['cube', '--id', START, '--met', 'zadeh'], /kazaross-xg2/],
    ['a table that is too short', ['cube', '--xgid', MATCH.replace(':3:5:0:7:', ':0:0:0:21:'), '--met', 'woolsey'], /goes to 15 points; 21 are needed/],
    ['a score that is none', ['met', '--score', '7-5/7'], /--score cannot be/],
    ['a file that is no table', ['met', '--met', 'package.json.xml'], /no such file/],
  ])('bad input: %s', (_name, args, sentence) => {
    const { code, out, err } = nardscope(...args);
    expect([code, out, err.trim().split('\n').length]).toEqual([2, '', 1]);
    expect(err).toMatch(sentence);
  });
});

describe('met', { timeout: 60_000 }, () => {
  it('take points of a score', () => {
    const { own, matchChance } = JSON.parse(nardscope('met', '--score', '3-5/7', '--json').out) as { own: { window: { takePoint: { dead: number } } }; matchChance: number };
    expect([matchChance, own.window.takePoint.dead]).toEqual([0.3313, expect.closeTo(0.3713, 3)]);
  });
  it('a table from a file', () => {
    const file = join(folder, 'small.xml');
    writeFileSync(file, '<met><info><name>Small</name></info><pre-crawford-table><row><me>.5</me><me>.7</me></row><row><me>.3</me><me>.5</me></row></pre-crawford-table><post-crawford-table><row><me>.5</me></row></post-crawford-table></met>');
    expect(JSON.parse(nardscope('met', '--met', file, '--json').out)).toMatchObject({ name: 'Small', length: 2, pre: [[0.5, 0.7], [0.3, 0.5]] });
  });
});
