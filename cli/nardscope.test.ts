/** The built command, as a shell runs it: answers on stdout, one sentence on stderr, exit codes. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countsOf, makePosition, startPosition, type Setup } from '../src/core/position.ts';
import { unwrap } from '../src/core/result.ts';
import { situationOf, type Phase } from '../src/core/situation.ts';
import { makeLongId, parseLongId } from '../src/formats/long-id.ts';

const folder = mkdtempSync(join(tmpdir(), 'nardscope-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The table is kept in a cache of its own, so that the first command makes it and the others load it. */
function nardscope(...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/cli/nardscope.js', ...args], { encoding: 'utf8', timeout: 120_000, env: { ...process.env, LC_ALL: 'C', XDG_CACHE_HOME: folder } });
  return { code: status, out: stdout, err: stderr };
}

function file(name: string, text: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const START = '4HPwATDgc/ABMA';
const LONG_START = 'LN1-CH__gAAAf_8AAAAAAAALHPQ';

describe('bad input: one sentence, exit 2, no stack', { timeout: 60_000 }, () => {
  it.each([
    ['no such command', ['frobnicate'], /no command “frobnicate”/],
    ['a name every object has', ['constructor'], /no command “constructor”/],
    ['no file', ['analyze'], /FILE is missing/],
    ['a file that is not there', ['analyze', join(folder, 'none.mat')], /none\.mat: no such file\./],
    ['a folder', ['analyze', folder], /: this is a folder\./],
    ['a match that the file has not', ['analyze', 'fixtures/mat/two-matches.mat', '--match', '3'], /--match cannot be “3”; it must be 1–2/],
    ['match 0 of a file with one', ['analyze', 'fixtures/mat/plain.mat', '--match', '0'], /--match cannot be “0”; it must be 1, for the file has one match\./],
    ['a numbering of what has none', ['convert', 'fixtures/long/one-game.txt', '--to', 'json', '--numbering', 'own'], /--numbering says nothing without --to text/],
    ['a text that is no match, in words fit for a file', ['analyze', 'LICENSE'], /LICENSE: This is no match that Nardscope can read/],
    ['the same for convert', ['convert', 'LICENSE', '--to', 'json'], /LICENSE: This is no match that Nardscope can read/],
    ['a second file', ['analyze', 'fixtures/mat/plain.mat', 'more.mat'], /“more\.mat” was not expected/],
    ['a word behind eval’s options', ['eval', '--ids', 'LICENSE', 'more'], /“more” was not expected/],
    ['a word behind bench', ['bench', 'more'], /“more” was not expected/],
    ['a word behind --version', ['--version', 'more'], /“more” was not expected/],
    ['an unknown option', ['analyze', 'fixtures/mat/plain.mat', '--deep'], /--deep/],
    ['too many plies', ['analyze', 'fixtures/mat/plain.mat', '--plies', '7'], /--plies cannot be “7”/],
    ['plies below zero', ['analyze', 'fixtures/mat/plain.mat', '--plies', '-1'], /--plies cannot be “-1”; it must be 0–3/],
    ['depth below zero', ['perft', '--depth', '-3'], /--depth cannot be “-3”; it must be 1–3/],
    ['an option behind an option', ['perft', '--depth', '--json'], /--depth needs a value/],
    ['plies that are no number', ['eval', '--ids', 'x', '--plies', 'two'], /--plies cannot be “two”/],
    ['a game it does not evaluate', ['eval', '--game', 'chess', '--ids', 'x'], /--game cannot be “chess”/],
    ['no ids', ['eval'], /--ids FILE is missing/],
    ['a variant', ['analyze', 'fixtures/mat/nackgammon.mat'], /nackgammon\.mat.*NackGammon/],
    ['depth that is no number', ['perft', '--depth', 'deep'], /depth/],
  ])('%s', (_name, args, sentence) => {
    const { code, out, err } = nardscope(...args);
    expect(err).toMatch(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).not.toMatch(/\bat .*:\d+:\d+/);
    expect(code).toBe(2);
    expect(out).toBe('');
  });

  it.each([
    ['ru', 'Команды «frobnicate» нет; список покажет nardscope --help.'],
    ['uz', '«frobnicate» degan buyruq yoʻq; roʻyxatni nardscope --help koʻrsatadi.'],
    ['az', '«frobnicate» adlı əmr yoxdur; siyahını nardscope --help göstərir.'],
  ])('the sentence in %s, by --lang and by the environment', (lang, sentence) => {
    const asked = nardscope('frobnicate', '--lang', lang);
    expect([asked.code, asked.err.trim()]).toEqual([2, `nardscope: ${sentence}`]);
    const { stderr } = spawnSync(process.execPath, ['dist/cli/nardscope.js', 'frobnicate'], { encoding: 'utf8', env: { ...process.env, LC_ALL: '', LC_MESSAGES: '', LANG: `${lang}.UTF-8` } });
    expect(stderr.trim()).toBe(`nardscope: ${sentence}`);
  });

  it('what programs read is the same in every language', () => {
    const bad = file('bad.jsonl', '{"id": "4HPwATDgc/ABMA", "dice": [7, 1]}\n');
    const [english, russian] = [nardscope('plays', '--batch', bad), nardscope('plays', '--batch', bad, '--lang', 'ru')];
    expect([english.code, russian.code]).toEqual([1, 1]);
    expect(JSON.parse(english.out).error).toMatch(/not a roll/);
    expect(russian.out).toBe(english.out);
  });

  it('a text that is no match', () => {
    const { code, err } = nardscope('analyze', file('poem.mat', 'Shall I compare thee\nto a summer’s day?\n'));
    expect([code, err]).toEqual([2, expect.stringContaining('poem.mat')]);
  });

  it.each([['eval', '--ids'], ['plays', '--batch']])('an empty file for %s', (command, option) =>
    expect(nardscope(command, option, file('empty.txt', '\n \n'))).toEqual({ code: 2, out: '', err: expect.stringMatching(/^nardscope: .*empty\.txt: There is nothing to read\.\n$/) }));

  it('random bytes', () => {
    const { code, err } = nardscope('analyze', file('noise.mat', Uint8Array.from({ length: 4000 }, (_, i) => (i * 7919) % 251)));
    expect(code).toBe(2);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it('an ID line that is none is named with its line', () => {
    const { code, err } = nardscope('eval', '--ids', file('ids.txt', `${START}\nnot an id\n`));
    expect(code).toBe(2);
    expect(err).toMatch(/ids\.txt:2: /);
  });
});

describe('answers', { timeout: 120_000 }, () => {
  it('a command has its own help', () => {
    const { code, out, err } = nardscope('cube', '--help');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^The cube decision of a position[\s\S]*nardscope cube --id ID[\s\S]*--crawford[\s\S]*nardscope cube --xgid XGID=/);
    expect(nardscope('rollout', '-h', '--lang', 'ru').out).toContain('решение о кубе; оно до броска');
  });
  it('help is no error', () => expect(nardscope('--help')).toMatchObject({ code: 0, out: expect.stringContaining('analyze') }));

  it('the version is that of the package', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(nardscope('--version')).toEqual({ code: 0, out: `nardscope ${version}\n`, err: '' });
  });

  it('eval: a line an ID, six numbers, the start worth a little to the side on roll', () => {
    const { code, out } = nardscope('eval', '--game', 'short', '--plies', '1', '--ids', file('start.txt', `${START}\n`));
    expect(code).toBe(0);
    const [id, numbers] = out.trim().split('\t');
    const [win, winGammon, winBackgammon, loseGammon, loseBackgammon, equity] = numbers!.split(' ').map(Number) as [number, number, number, number, number, number];
    expect(id).toBe(START);
    // GNU Backgammon and long rollouts put it at .52 to .53 and about +.07.
    expect(win).toBeGreaterThan(0.5);
    expect(win).toBeLessThan(0.56);
    expect(equity).toBeCloseTo(2 * win - 1 + winGammon + winBackgammon - loseGammon - loseBackgammon, 4);
  });

  it('eval takes a position with a match ID and an XGID: the line as given, the numbers of the board for the side on roll', () => {
    // The last one was doubled: X is still on roll, though O has to decide.
    const lines = ['bM7gAQPg28EBIQ', 'bM7gAQPg28EBIQ:cAnrAAAAAAAE', 'XGID=-----bEBC---dC---b-cAbb-A-:0:0:1:62:0:0:0:7:0', '-----bEBC---dC---b-cAbb-A-:0:0:1:D:0:0:0:7:0'];
    const { code, out } = nardscope('eval', '--ids', file('notations.txt', `${lines.join('\n')}\n`));
    expect(code).toBe(0);
    const answers = out.trim().split('\n').map((line) => line.split('\t'));
    expect(answers.map(([id]) => id)).toEqual(lines);
    expect(new Set(answers.map(([, numbers]) => numbers)).size).toBe(1);
  });

  it('eval of long nard by its own IDs, by the rules they name; mars counts two', () => {
    const { code, out } = nardscope('eval', '--game', 'long', '--ids', file('long.txt', `${LONG_START}\n`));
    expect(code).toBe(0);
    const [id, numbers] = out.trim().split('\t');
    const [win, winMars, , loseMars, , equity] = numbers!.split(' ').map(Number) as [number, number, number, number, number, number];
    expect(id).toBe(LONG_START);
    expect(win).toBeGreaterThan(0.48);
    expect(win).toBeLessThan(0.65);
    expect(equity).toBeCloseTo(2 * win - 1 + winMars - loseMars, 4);
  });

  it('eval knows who began at the start of a game with a last throw; one that is to come is played, a draw is worth nothing', () => {
    const uzun = (setup: Setup, phase: Phase = 'roll'): string => makeLongId({ ...situationOf(unwrap(makePosition(setup))), phase, preset: { id: 'classic_uzun', version: 1 } });
    const due: Setup = { game: 'long', mover: countsOf({ 6: 1, 5: 1 }), opponent: countsOf({}), began: 'opponent' };
    const ids = [uzun(startPosition('long')), uzun(due), uzun(due, 'over'), uzun({ ...due, mover: countsOf({}), began: 'mover' }, 'over')];
    const { code, out, err } = nardscope('eval', '--game', 'long', '--ids', file('last.txt', `${ids.join('\n')}\n`), '--json');
    expect([code, err]).toEqual([0, '']);
    const [start, ...rest] = out.trim().split('\n').map((line) => JSON.parse(line) as { win: number; equity: number; evaluator: object });
    expect(start!.evaluator).toMatchObject({ lastThrow: true });
    expect(rest.map(({ win }) => win)).toEqual([3 / 36, 3 / 36, 0.5].map((each) => expect.closeTo(each, 4)));
    expect(rest[2]!.equity).toBe(0);
  });
  it('--began is refused where no last throw is played, with what each command takes its rules from; a finished game has no plays', () => {
    const one = file('began.txt', `${LONG_START}\n`);
    expect(nardscope('eval', '--game', 'long', '--ids', one, '--began', 'roller')).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/--game long, LN1-… \(classic_uzun\)/) });
    expect(nardscope('rollout', '--game', 'long', '--id', LONG_START, '--began', 'roller')).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/--preset classic_uzun/) });
    const lost = makeLongId({ ...situationOf(unwrap(makePosition({ game: 'long', mover: countsOf({ 1: 1 }), opponent: countsOf({}), began: 'mover' }))), preset: { id: 'classic_uzun', version: 1 } });
    expect(nardscope('rollout', '--game', 'long', '--id', lost, '--dice', '65')).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/no legal play/) });
  });
  it('eval --json: an object a line, with what made it', () => {
    const { code, out } = nardscope('eval', '--ids', file('two.txt', `${START}\n${START}\n`), '--json');
    const [first, second] = out.trim().split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
    expect([code, second]).toEqual([0, first]);
    expect(first).toMatchObject({ id: START, win: expect.closeTo(0.52, 1), loseBackgammon: expect.any(Number), equity: expect.closeTo(0.07, 1), evaluator: { plies: 0 } });
  });
  it.each([['short', LONG_START, 'is a position ID of long nard'], ['long', START, 'is an ID of short nard']])('eval of %s nard refuses the other game’s IDs and says whose they are', (game, id, whose) =>
    expect(nardscope('eval', '--game', game, '--ids', file('other.txt', `${id}\n`))).toMatchObject({ code: 2, out: '', err: expect.stringMatching(new RegExp(`other\\.txt:1: .*${whose}`)) }));

  it('perft counts the start', () => {
    const { out } = nardscope('perft', '--game', 'short', '--depth', '1', '--json');
    expect(JSON.parse(out)).toEqual({ ply: 1, sum: 447, distinct: 406 });
  });

  it('plays of the start, in the notation of the line', () => {
    const { code, out } = nardscope('plays', '--batch', file('batch.jsonl', `{"id": "${START}", "dice": [6, 5]}\n`));
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ n: 7, plays: expect.arrayContaining(['24/13']) });
  });
});

describe('analyze of long nard', { timeout: 180_000 }, () => {
  it.each(['text', 'json'])('a record written as %s: every turn is judged by its preset’s rules', (format) => {
    const { out } = nardscope('convert', 'fixtures/long/one-game.txt', '--to', format);
    const { code, out: json } = nardscope('analyze', file(`long.${format}`, out), '--plies', '0', '--json');
    expect(code).toBe(0);
    const report = JSON.parse(json) as { match: object; games: { decisions: { id: string; matchId: null; flags: string[]; loss: number | null; forced: boolean; luck: number }[]; winner: number; points: number }[] };
    const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(JSON.parse(readFileSync('docs/analyze.schema.json', 'utf8')));
    expect(validate(report), JSON.stringify(validate.errors)).toBe(true);
    expect(report.match).toMatchObject({ game: 'long', preset: 'nardeon', evaluator: { net: 'long-1' } });
    const [{ decisions, winner, points }] = report.games as [(typeof report.games)[0]];
    expect([decisions.length, winner, points]).toEqual([96, 1, 1]);
    for (const { id, matchId, flags, loss, forced } of decisions) {
      expect([id.slice(0, 4), matchId, flags]).toEqual(['LN1-', null, []]);
      if (!forced) expect(loss).toBeGreaterThanOrEqual(0);
    }
    expect(decisions.some(({ loss }) => loss !== null && loss > 0.08)).toBe(true);
  });
});

describe('analyze where a last throw is played', { timeout: 180_000 }, () => {
  const analysed = (preset: string, ...args: string[]): string =>
    nardscope('analyze', file(`${preset}.txt`, readFileSync('fixtures/long/one-game.txt', 'utf8').replace('Preset: nardeon 1', `Preset: ${preset} 1`)), '--plies', '0', ...args).out;
  it('--json says that it was counted, since a record knows who began; its IDs say who did', () => {
    const report = JSON.parse(analysed('classic_uzun', '--json')) as { match: { evaluator: object }; games: { decisions: { id: string }[] }[] };
    const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(JSON.parse(readFileSync('docs/analyze.schema.json', 'utf8')));
    expect(validate(report), JSON.stringify(validate.errors)).toBe(true);
    expect(report.match.evaluator).toMatchObject({ lastThrow: true });
    expect(report.games[0]!.decisions.slice(0, 2).map(({ id }) => unwrap(parseLongId(id)).position.began)).toEqual(['mover', 'opponent']);
  });
  it('so does the text', () => expect(analysed('classic_uzun')).toContain('\nLast throw counted.\n'));
  it('of other rules neither says anything', () => {
    expect(JSON.parse(analysed('nardeon', '--json')).match.evaluator).not.toHaveProperty('lastThrow');
    expect(analysed('nardeon')).not.toContain('ast throw');
  });
});

describe('analyze', { timeout: 180_000 }, () => {
  let report: { games: { decisions: { flags: string[]; loss: number | null; dice: string | null; candidates: { plies: number; equity: number }[] }[] }[]; players: { pr: number }[] };
  beforeAll(() => { report = JSON.parse(nardscope('analyze', 'fixtures/mat/plain.mat', '--plies', '1', '--json').out); });

  it('the document is as its schema says', () => {
    const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(JSON.parse(readFileSync('docs/analyze.schema.json', 'utf8')));
    expect(validate(report), JSON.stringify(validate.errors)).toBe(true);
  });

  it('every play with dice was looked at, and ranked within one depth', () => {
    const plays = report.games.flatMap((game) => game.decisions).filter((decision) => decision.dice !== null);
    expect(plays.length).toBeGreaterThan(15);
    for (const { candidates, loss, flags } of plays) {
      if (flags.length === 0) expect(loss).not.toBeNull();
      for (let i = 1; i < candidates.length; i++) {
        const [before, after] = [candidates[i - 1]!, candidates[i]!];
        expect(before.plies > after.plies || (before.plies === after.plies && before.equity >= after.equity)).toBe(true);
      }
    }
  });

  it('the same match gives the same numbers again', () => {
    expect(JSON.parse(nardscope('analyze', 'fixtures/mat/plain.mat', '--plies', '1', '--json').out)).toEqual(report);
  });

  it('for people: players, rates with what they cover, and each play', () => {
    const { code, out } = nardscope('analyze', 'fixtures/mat/plain.mat', '--plies', '0');
    expect(code).toBe(0);
    expect(out).toContain('With the cube, match equities: Kazaross XG2; evaluated by net');
    expect(out).toMatch(/Ines: \d+ decisions, error rate [\d.]+, PR [\d.]+/);
    expect(out).toMatch(/^ +\d+ < 42: 6\/4 6\/2/m);
  });

  it('what a file says of a decision and of a game stands beside it', () => {
    const { games } = JSON.parse(nardscope('analyze', 'fixtures/mat/comments.mat', '--plies', '0', '--json').out) as { readonly games: readonly { readonly comment?: string; readonly decisions: readonly { readonly comment?: string }[] }[] };
    expect(games.map(({ comment }) => comment)).toEqual(['a quick one\nAda passed at once', undefined]);
    expect(games[0]!.decisions.map(({ comment }) => comment)).toEqual([undefined, 'the five point was there,\n<b onclick="alert(1)">always</b> make it', undefined, 'too early', undefined]);
  });

  it('one match of several, and stderr says which', () => {
    const first = nardscope('analyze', 'fixtures/mat/two-matches.mat', '--plies', '0', '--json');
    const second = nardscope('analyze', 'fixtures/mat/two-matches.mat', '--plies', '0', '--json', '--match', '2');
    expect(first.err).toBe('fixtures/mat/two-matches.mat: match 1 of 2; --match N takes another.\n');
    expect(second.err).toBe('fixtures/mat/two-matches.mat: match 2 of 2; --match N takes another.\n');
    expect([first, second].map(({ out }) => (JSON.parse(out) as { match: { length: number } }).match.length)).toEqual([3, 1]);
  });

  it('an illegal row is kept, flagged and not counted', () => {
    const match = ' 3 point match\n\n Game 1\n Ann : 0      Bek : 0\n  1) 31: 8/5 6/5      64: 24/10\n  2) 21: 13/1         52: 13/11 13/8\n';
    const { out } = nardscope('analyze', file('illegal.mat', match), '--plies', '0', '--json');
    const { games } = JSON.parse(out) as typeof report;
    const flagged = games[0]!.decisions[2]!;
    expect(flagged.flags).not.toEqual([]);
    expect(flagged.loss).toBeNull();
    expect(games[0]!.decisions).toHaveLength(4);
  });
});
