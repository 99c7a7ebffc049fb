/** The built `rollout` and `merge`, as a shell runs them. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'nardscope-rollout-'));
afterAll(() => rmSync(folder, { recursive: true }));

const env = { ...process.env, LC_ALL: 'C', XDG_CACHE_HOME: folder };
function nardscope(...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/cli/nardscope.js', ...args], { encoding: 'utf8', timeout: 120_000, env });
  return { code: status, out: stdout, err: stderr };
}
const at = (name: string): string => join(folder, name);
function file(name: string, text: string): string {
  writeFileSync(at(name), text);
  return at(name);
}

interface Read {
  readonly done: readonly (readonly [number, number])[];
  readonly sums: readonly { readonly chances: readonly number[] }[];
  readonly task: { readonly cubeful?: object; readonly seed: number; readonly truncation: number; readonly subjects: readonly { readonly name?: string; readonly of: string }[] };
  readonly result: { readonly trials: number; readonly decision?: { readonly best: Readonly<Record<string, number>> }; readonly subjects: readonly { readonly mwc?: { readonly chance: number }; readonly equity: number; readonly best: number; readonly interval: readonly [number, number] }[] } | null;
}
const rollout = (...args: string[]): Read => JSON.parse(nardscope('rollout', '--json', ...args).out) as Read;

const START = '4HPwATDgc/ABMA';
const LONG_START = 'LN1-CH__gAAAf_8AAAAAAAALHPQ';
/** Cut off early, so that tests are quick. */
const QUICK = ['--id', START, '--dice', '31', '--best', '2', '--truncate', '4'];

describe('rollout', { timeout: 120_000 }, () => {
  it('of a position: chances of the side on roll, whole blocks of trials', () => {
    const { task, result } = rollout('--id', START, '--truncate', '4', '--trials', '100');
    expect(task.subjects).toHaveLength(1);
    expect(result!.trials).toBe(108);
    expect(result!.subjects[0]!.equity).toBeGreaterThan(-0.05);
    expect(result!.subjects[0]!.equity).toBeLessThan(0.2);
  });

  it('of plays side by side, named as given', () => {
    const { task, result } = rollout('--id', START, '--plays', '8/5 6/5; 24/20', '--truncate', '4', '--trials', '72');
    expect(task.subjects.map(({ name, of }) => [name, of])).toEqual([['8/5 6/5', 'other'], ['24/20', 'other']]);
    expect(result!.subjects[0]!.equity).toBeGreaterThan(result!.subjects[1]!.equity);
  });

  it('of an XGID with its dice: the best plays', () => {
    const { task } = rollout('--xgid', 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10', '--best', '3', '--truncate', '2', '--trials', '36');
    expect(task.subjects).toHaveLength(3);
    expect(task.subjects[0]!.name).toBe('8/5 6/5');
  });

  it('of long nard', () => {
    const { result } = rollout('--game', 'long', '--id', LONG_START, '--truncate', '4', '--trials', '36');
    expect(result!.subjects[0]!.equity).toBeGreaterThan(-0.3);
    expect(result!.subjects[0]!.equity).toBeLessThan(0.5);
  });

  it('for people: how it was made, then a line a play', () => {
    const { code, out, err } = nardscope('rollout', ...QUICK, '--trials', '72');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^Rolled out cubeless by net short-1 \(version \d+\), plays chosen at 0-ply, seed 1: 72 trials\./);
    expect(out).toMatch(/^1\. \+0\.\d{4} ± 0\.\d{4} {2}[\d.]+ \([\d.]+ \/ [\d.]+\) – [\d.]+ \([\d.]+ \/ [\d.]+\) {2}best [\d.]+% {2}8\/5 6\/5$/m);
  });

  it('with the cube: a sixth number, and match chances at a score', () => {
    const money = rollout('--id', START, '--cubeful', '--jacoby', '--truncate', '4', '--trials', '72');
    expect([money.sums[0]!.chances.length, money.task.cubeful]).toMatchObject([6, { match: null, jacoby: true, plies: 0 }]);
    const match = rollout('--xgid', 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:3:5:0:7:10', '--cubeful', '--cube-plies', '1', '--best', '2', '--truncate', '3', '--trials', '72');
    // After the play the other side is to roll, which needs two points.
    expect(match.task.cubeful).toMatchObject({ match: { own: 2, other: 4 }, plies: 1 });
    expect(match.result!.subjects[0]!.mwc!.chance).toBeGreaterThan(0.2);
  });

  it('a cube decision: three equities and a verdict, one thread or two', () => {
    const args = ['--id', START, '--match-id', 'cAkAAAAAAAAA', '--cube', '--truncate', '4', '--trials', '180'];
    const one = rollout(...args, '--threads', '1');
    expect(one).toEqual(rollout(...args, '--threads', '2'));
    expect(one.result!.decision).toMatchObject({ verdict: { action: 'no_double', reply: 'take' }, emg: { doublePass: 1 } });
    const { out } = nardscope('rollout', ...args);
    expect(out).toMatch(/^No double: \+?[−+]0\.\d{4} ± /m);
    expect(out).toMatch(/^Double\/Pass: \+1\.0000  best \d+\.\d%$/m);
    const { best } = one.result!.decision!;
    expect(best.noDouble! + best.doubleTake! + best.doublePass!).toBeCloseTo(1, 9);
    expect(out).toMatch(/^No double\/Take \(right with a probability of [\d.]+%\)$/m);
  });

  it('one thread or two: the same numbers', () =>
    expect(rollout(...QUICK, '--trials', '180', '--threads', '2')).toEqual(rollout(...QUICK, '--trials', '180', '--threads', '1')));

  it('another seed, other numbers', () =>
    expect(rollout(...QUICK, '--trials', '36', '--seed', '2').result).not.toEqual(rollout(...QUICK, '--trials', '36').result));

  it('until the best is sure enough', () => {
    const { result } = rollout(...QUICK, '--until-sure', '0.99');
    expect(result!.trials).toBeLessThan(2000);
    expect(Math.max(...result!.subjects.map(({ best }) => best))).toBeGreaterThanOrEqual(0.99);
  });

  it('a state file is gone on with, its settings without being said again', () => {
    const state = at('state.json');
    expect(rollout(...QUICK, '--trials', '72', '--seed', '5', '--state', state).done).toEqual([[0, 2]]);
    const extended = rollout('--state', state, '--trials', '180');
    expect([extended.done, extended.task.seed, extended.task.truncation]).toEqual([[[0, 5]], 5, 4]);
    expect(extended).toEqual(rollout(...QUICK, '--trials', '180', '--seed', '5'));
    expect(JSON.parse(readFileSync(state, 'utf8'))).toEqual(extended);
  });

  it('a signal stops it: what is done is in the file, and the next command goes on', async () => {
    const state = at('stopped.json');
    const running = spawn(process.execPath, ['dist/cli/nardscope.js', 'rollout', '--id', START, '--trials', '360000', '--state', state], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let words = '';
    running.stderr.on('data', (chunk: Buffer) => { words += String(chunk); });
    const ended = new Promise<number | null>((resolve) => running.once('exit', resolve));
    const kept = (): { done: number[][]; open: unknown[] } => JSON.parse(readFileSync(state, 'utf8')) as { done: number[][]; open: unknown[] };
    // It is there at once, with no trial in it.
    while (!existsSync(state) || kept().done.length + kept().open.length === 0) await new Promise((resolve) => setTimeout(resolve, 100));
    running.kill('SIGTERM');
    expect(await ended).toBe(1);
    expect(words).toContain('stopped.json');
    const { done } = kept();
    const before = done[0]?.[1] ?? 0;
    expect(rollout('--state', state, '--trials', String(36 * (before + 1))).done).toEqual([[0, before + 1]]);
  });
});

describe('merge', { timeout: 120_000 }, () => {
  const shard = (n: number, ...more: string[]): string => nardscope('rollout', ...QUICK, '--trials', '252', '--shard', `${n}/3`, '--json', ...more).out;

  it('shards, in files or a line each, are one run, bit by bit', () => {
    const [one, two, three] = [1, 2, 3].map((n) => shard(n)) as [string, string, string];
    const { code, out } = nardscope('merge', '--json', file('three.json', three), file('others.jsonl', `${one}${two}`));
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(rollout(...QUICK, '--trials', '252'));
    expect(nardscope('merge', at('three.json'), at('others.jsonl')).out).toContain('252 trials');
  });

  it('a file of several is not gone on with: one would take the place of them all', () => {
    const lines = `${shard(1)}${shard(2)}`;
    const several = file('several.jsonl', lines);
    expect(nardscope('rollout', '--state', several, '--trials', '252')).toEqual({ code: 2, out: '', err: expect.stringMatching(/several\.jsonl holds 2 rollouts and --state goes on with one; nardscope merge/) });
    expect(readFileSync(several, 'utf8')).toBe(lines);
  });

  it('shards of a cube decision too', () => {
    const args = ['rollout', '--id', START, '--cube', '--truncate', '3', '--trials', '144', '--json'];
    const lines = [2, 1].map((n) => nardscope(...args, '--shard', `${n}/2`).out).join('');
    expect(JSON.parse(nardscope('merge', '--json', file('cube.jsonl', lines)).out)).toEqual(JSON.parse(nardscope(...args).out));
  });

  it.each([
    ['a shard twice', () => [file('a.json', shard(1)), file('b.json', shard(1))], /Trials 1 to 72 are in two of these rollouts/],
    ['shards of different seeds', () => [file('a.json', shard(1)), file('b.json', shard(2, '--seed', '9'))], /their seeds differ/],
    ['shards of different positions', () => [file('a.json', shard(1)), file('b.json', nardscope('rollout', '--id', START, '--truncate', '4', '--trials', '36', '--json').out)], /different positions or plays/],
    ['what is no rollout', () => ['package.json'], /package\.json: This is not a rollout/],
    ['a damaged one', () => [file('c.json', shard(1).replace(/"equity":-?\d+/, '"equity":1e15'))], /c\.json: This rollout is damaged/],
    ['a damaged line', () => [file('d.jsonl', `${shard(1)}{"format":\n`)], /d\.jsonl:2: /],
    ['nothing', () => [], /FILE is missing/],
  ])('%s is refused in one sentence', (_, files, sentence) => {
    const { code, out, err } = nardscope('merge', ...files());
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

describe('bad input: one sentence, exit 2', { timeout: 60_000 }, () => {
  it.each([
    ['no position', ['rollout'], /--id ID is missing/],
    ['an ID that is none', ['rollout', '--id', 'xyz'], /xyz/],
    ['an illegal play', ['rollout', '--id', START, '--plays', '24/1'], /“24\/1” is not a legal play/],
    ['plays of different rolls', ['rollout', '--id', START, '--plays', '8/5 6/5; 24/18 13/8'], /There is no roll by which all these plays are legal/],
    ['plays of a roll, one of another one', ['rollout', '--id', START, '--dice', '31', '--plays', '8/5 6/5; 24/18 13/8'], /“24\/18 13\/8” is not a legal play/],
    ['the same play twice', ['rollout', '--id', START, '--plays', '24/20; 8/5 6/5; 6/5 8/5'], /“6\/5 8\/5” is the same play as “8\/5 6\/5”/],
    ['too many plays', ['rollout', '--id', START, '--plays', new Array(21).fill('8/5 6/5').join(';')], /At most 20 plays/],
    ['a shard beyond', ['rollout', '--id', START, '--shard', '9/8'], /--shard cannot be “9\/8”/],
    ['a depth that is not played', ['rollout', '--id', START, '--plies', '2'], /--plies cannot be “2”/],
    ['a seed below zero', ['rollout', '--id', START, '--seed', '-1'], /--seed cannot be “-1”/],
    ['surer than sure', ['rollout', '--id', START, '--until-sure', '99'], /--until-sure cannot be “99”/],
    ['a state file of another rollout', ['rollout', '--id', START, '--seed', '77', '--state', 'STATE'], /holds another rollout/],
    ['a state file in no folder', ['rollout', '--id', START, '--truncate', '1', '--trials', '36', '--state', join(folder, 'none', 'x.json')], /cannot be written/],
    ['what only a cube has', ['rollout', '--id', START, '--jacoby'], /--jacoby says nothing without --cubeful/],
    ['a cube decision where the other side has the cube', ['rollout', '--cube', '--xgid', 'XGID=-b----E-C---eE---c-e----B-:1:-1:1:00:0:0:0:0:10'], /The other side has the cube/],
    ['a cube decision in the Crawford game', ['rollout', '--cube', '--crawford', '--xgid', 'XGID=-b----E-C---eE---c-e----B-:0:0:1:00:5:6:0:7:10'], /This is the Crawford game/],
    ['a cube decision after the dice', ['rollout', '--cube', '--xgid', 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10'], /no cube decision here: the dice are thrown/],
    ['a cube decision with dice', ['rollout', '--cube', '--id', START, '--dice', '31'], /--cube and --dice exclude each other: a side doubles before its throw/],
    ['a cube decision with plays', ['rollout', '--cube', '--id', START, '--plays', '8/5 6/5'], /--cube and --plays exclude each other: a side doubles before its throw/],
    ['a cube in long nard', ['rollout', '--cubeful', '--game', 'long', '--id', LONG_START], /--cubeful is for short nard only/],
    ['an XGID in long nard', ['rollout', '--game', 'long', '--xgid', 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10'], /--xgid is for short nard only/],
    ['an ID of the other game', ['rollout', '--id', LONG_START], /is a position ID of long nard/],
    ['an ID of short nard in long', ['rollout', '--game', 'long', '--id', START], /is an ID of short nard/],
    ['two positions', ['rollout', '--id', START, '--xgid', 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10'], /--xgid and --id exclude each other/],
    ['how many plays, of none', ['rollout', '--id', START, '--best', '3'], /--best says nothing without --dice/],
    ['how many plays, of those named', ['rollout', '--id', START, '--plays', '8/5 6/5', '--best', '3'], /--best and --plays exclude each other/],
    ['a score without a cube', ['rollout', '--id', START, '--match-id', 'cAkAAAAAAAAA'], /--match-id says nothing without --cubeful/],
    ['the best of one', ['rollout', '--id', START, '--until-sure', '.99'], /there is only one position/],
    ['a table of matches for money', ['rollout', '--id', START, '--cube', '--met', 'woolsey'], /--met is for matches/],
    ['a state file that is not there, and nothing to begin with', ['rollout', '--state', join(folder, 'none.json'), '--trials', '72'], /none\.json: no such file/],
    ['dice for a stored rollout', ['rollout', '--state', 'STATE', '--dice', '31'], /--dice says nothing without --id/],
    ['more trials than there are', ['rollout', '--id', START, '--trials', '3600000001'], /--trials cannot be “3600000001”; it must be 1–3600000000/],
    ['cube decisions too deep', ['rollout', '--id', START, '--cube', '--cube-plies', '2'], /--cube-plies cannot be “2”/],
    ['an unknown option', ['rollout', '--deep'], /--deep/],
  ])('%s', (_, args, sentence) => {
    const state = at('other.json');
    if (args.includes('STATE')) nardscope('rollout', '--id', START, '--truncate', '1', '--trials', '36', '--state', state);
    const { code, out, err } = nardscope(...args.map((arg) => (arg === 'STATE' ? state : arg)));
    expect(err).toMatch(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect([code, out]).toEqual([2, '']);
  });
});
