/** The built commands about the cube, as a shell runs them. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
const LONG_START = 'LN1-CH__gAAAf_8AAAAAAAALHPQ';
const MATCH = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:00:3:5:0:7:10';
/** The side on roll needs two points, the other one: no Crawford mark. */
const AFTER = MATCH.replace(':3:5:', ':5:6:');

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
  it('a board drawn in text, with the cube and the score beside it, is as good as its ID', () => {
    const drawn = readFileSync('fixtures/diagrams/xg.txt', 'utf8').replace('X to play 53', 'X to roll');
    const answer = nardscope('cube', '--id', drawn, '--plies', '0', '--json');
    expect(answer).toEqual(nardscope('cube', '--xgid', 'XGID=-a-A-AC-C--abC---a-g--b--A:0:0:1:00:2:4:0:9:10', '--plies', '0', '--json'));
    expect(answer.code).toBe(0);
  });
  it.each([
    ['one that is out of line', readFileSync('fixtures/diagrams/xg.txt', 'utf8').replace(/ {2,}/g, ' '), /^nardscope: Line 5 of the drawn board is out of line/],
    ['one of long nard', `Long nard\n${readFileSync('fixtures/diagrams/gnubg-double.txt', 'utf8')}`, /^nardscope: “Long nard” is a position ID of long nard/],
  ])('a drawn board: %s is told', (_, text, sentence) => {
    const { code, err } = nardscope('cube', '--id', text);
    expect([code, err]).toEqual([2, expect.stringMatching(sentence)]);
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
  it.each(['en', 'ru', 'uz', 'az'])('numbers for people stand in columns: %s', (language) => {
    const places = (args: readonly string[], number: RegExp): number[] => nardscope(...args, '--lang', language).out.split('\n').flatMap((line) => { const found = number.exec(line); return found ? [found.index] : []; });
    const equities = places(['cube', '--xgid', MATCH, '--plies', '0'], /[+−]\d[.,]\d{4}/);
    const points = places(['met', '--score', '3-5/7'], /(?<=^  \S.*)\d+[.,]\d/);
    expect([equities.length, new Set(equities).size]).toEqual([4, 1]);
    expect(points.length).toBeGreaterThan(8);
    expect(new Set(points).size).toBe(1);
  });
  it('a side one point away without a mark of the Crawford game: stderr says what is taken for true, --crawford changes it', () => {
    const after = nardscope('cube', '--xgid', AFTER, '--plies', '0');
    expect([after.code, after.out.split('\n')[0]]).toEqual([0, '2 away against 1 away, after the Crawford game, cube 1, centred; match equities: Kazaross XG2']);
    expect(after.err).toMatch(/taken to be behind\. --crawford says that this is it\.\n$/);
    const it = nardscope('cube', '--xgid', AFTER, '--plies', '0', '--crawford');
    expect([it.err, it.out]).toEqual(['', expect.stringMatching(/2 away against 1 away, Crawford game, [\s\S]*No cube\nThis is the Crawford game: nobody may double in it\.\n$/)]);
    expect(nardscope('cube', '--xgid', AFTER.replace(':0:0:1:', ':1:1:1:'), '--plies', '0').err).toBe('');
  });
  it.each([
    ['a score without a Crawford game', MATCH.replace(':3:5:0:', ':3:5:1:'), /^This ID marks the Crawford game, but the sides need 4 and 2, .* read as an ordinary game\.\n$/, { own: 4, other: 2, crawford: false }],
    ['a turned cube', AFTER.replace(':0:0:1:', ':1:1:1:').replace(':5:6:0:', ':5:6:1:'), /^This ID marks the Crawford game, but its cube has been turned, .* read as a game after it\.\n$/, { own: 2, other: 1, crawford: false }],
  ])('a Crawford mark that contradicts %s: stderr says what was assumed', (_what, xgid, sentence, match) => {
    const { code, out, err } = nardscope('cube', '--xgid', xgid, '--plies', '0', '--json');
    expect([code, (JSON.parse(out) as { conditions: { match: unknown } }).conditions.match]).toEqual([0, match]);
    expect(err).toMatch(sentence);
  });
  it.each([
    ['the other side has the cube', MATCH.replace(':0:0:1:', ':1:-1:1:'), /The other side has the cube: only that side may double\./],
    ['a win wins the match already', MATCH.replace(':0:0:1:', ':2:1:1:'), /With the cube at 4 a win already wins the match/],
    ['the cube is at its limit', MATCH.replace(/10$/, '0'), /The cube may not go above 1/],
  ])('no cube, because %s', (_, xgid, sentence) => expect(nardscope('cube', '--xgid', xgid, '--plies', '0')).toMatchObject({ code: 0, out: expect.stringMatching(sentence) }));
  it.each([
    ['no position', ['cube'], /--id ID is missing/],
    ['two positions', ['cube', '--id', START, '--xgid', MATCH], /--xgid and --id exclude each other/],
    ['two match IDs', ['cube', '--id', `${START}:cAkAAAAAAAAA`, '--match-id', 'cAkAAAAAAAAA'], /match ID behind its colon already/],
    ['a typing error', ['cube', '--id', '4HPw'], /14/],
    ['an ID of long nard', ['cube', '--id', LONG_START], /is a position ID of long nard/],
    ['an ID of long nard as an XGID', ['cube', '--xgid', LONG_START], /is a position ID of long nard/],
    ['a game that is over', ['cube', '--xgid', 'XGID=-------------------------A:0:0:1:00:0:0:0:0:10'], /no cube decision here: the game is over/],
    ['dice that are thrown', ['cube', '--xgid', MATCH.replace(':00:', ':31:')], /no cube decision here: the dice are thrown/],
    ['money play’s rule in a match', ['cube', '--xgid', MATCH, '--jacoby'], /--jacoby is for money play; this is a match to 7 points/],
    ['a match’s table for money', ['cube', '--id', START, '--met', 'woolsey'], /--met is for matches/],
    ['Crawford for money', ['cube', '--id', START, '--crawford'], /--crawford is for matches/],
    ['Crawford where both need more', ['cube', '--xgid', MATCH, '--crawford'], /just one side needs a single point; here they need 4 and 2/],
    ['Crawford with a turned cube', ['cube', '--xgid', AFTER.replace(':0:0:1:', ':1:1:1:'), '--crawford'], /cannot be turned in the Crawford game/],
    ['a cap that is no cube', ['cube', '--id', START, '--cap', '3'], /--cap cannot be/],
    ['a stake above the cap', ['cube', '--id', START, '--stake', '64', '--cap', '2'], /The cube shows 64, above its limit of 2/],
    ['an XGID’s cube above the cap', ['cube', '--xgid', MATCH.replace(':0:0:1:', ':2:1:1:'), '--cap', '2'], /The cube shows 4, above its limit of 2/],
    ['an XGID’s cube above its own limit', ['cube', '--xgid', MATCH.replace(':0:0:1:', ':2:1:1:').replace(/10$/, '1')], /The cube shows 4, above its limit of 2/],
    ['a stake above the cap in a rollout', ['rollout', '--id', START, '--cubeful', '--stake', '64', '--cap', '2'], /The cube shows 64, above its limit of 2/],
    ['a stake in a match', ['cube', '--xgid', MATCH, '--stake', '2'], /--stake/],
    ['a table that nobody knows', ['cube', '--xgid', MATCH, '--met', 'zadeh'], /kazaross-xg2/],
    ['a table that is too short', ['cube', '--xgid', MATCH.replace(':3:5:0:7:', ':0:0:0:21:'), '--met', 'woolsey'], /goes to 15 points; 21 are needed/],
    ['a score that is none', ['met', '--score', '7-5/7'], /--score cannot be “7-5\/7”; it must be the points of both sides, each below the length .* such as 3-5\/7/],
    ['a score without a length', ['met', '--score', '3-5'], /--score cannot be “3-5”; it must be the points of both sides/],
    ['Crawford where nobody is one point away', ['met', '--score', '3-5/7', '--crawford'], /here they need 4 and 2/],
    ['Crawford where both are', ['met', '--score', '6-6/7', '--crawford'], /here they need 1 and 1/],
    ['Crawford with a turned cube in a table', ['met', '--score', '6-5/7', '--crawford', '--cube', '2'], /cannot be turned in the Crawford game/],
    ['Crawford without a score', ['met', '--crawford'], /--crawford says nothing without --score/],
    ['a cube without a score', ['met', '--cube', '2'], /--cube says nothing without --score/],
    ['gammons without a score', ['met', '--their-gammons', '.2'], /--their-gammons says nothing without --score/],
    ['more gammons than wins', ['met', '--score', '3-5/7', '--gammons', '2'], /--gammons cannot be “2”; it must be a share from 0 to 1/],
    ['a file that is no table', ['met', '--met', 'package.json.xml'], /no such file/],
  ])('bad input: %s', (_name, args, sentence) => {
    const { code, out, err } = nardscope(...args);
    expect([code, out, err.trim().split('\n').length]).toEqual([2, '', 1]);
    expect(err).toMatch(sentence);
  });
});

describe('met', { timeout: 60_000 }, () => {
  it('take points of a score', () => {
    const { needs, own, matchChance } = JSON.parse(nardscope('met', '--score', '3-5/7', '--json').out) as { needs: object; own: { window: { takePoint: { dead: number } } }; matchChance: number };
    expect([needs, matchChance, own.window.takePoint.dead]).toEqual([{ own: 4, other: 2 }, 0.3313, expect.closeTo(0.3713, 3)]);
  });
  it('one point away: after the Crawford game, or in it when that is said', () => {
    const [after, it] = [nardscope('met', '--score', '5-6/7'), nardscope('met', '--score', '5-6/7', '--crawford')];
    expect(after.out).toContain('2 away against 1 away, after the Crawford game, cube 1');
    expect(after.err).toContain('--crawford');
    expect([it.out, it.err]).toEqual([expect.stringContaining('2 away against 1 away, Crawford game, cube 1'), '']);
    expect(it.out.match(/This is the Crawford game: nobody may double in it\./g)).toHaveLength(2);
    expect(nardscope('met', '--score', '6-6/7').out).toContain('1 away against 1 away, cube 1\n');
  });
  it('a table from a file', () => {
    const file = join(folder, 'small.xml');
    writeFileSync(file, '<met><info><name>Small</name></info><pre-crawford-table><row><me>.5</me><me>.7</me></row><row><me>.3</me><me>.5</me></row></pre-crawford-table><post-crawford-table><row><me>.5</me></row></post-crawford-table></met>');
    expect(JSON.parse(nardscope('met', '--met', file, '--json').out)).toMatchObject({ name: 'Small', length: 2, pre: [[0.5, 0.7], [0.3, 0.5]] });
  });
});
