/** The built command, as a shell runs it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'nardscope-puzzles-'));
afterAll(() => rmSync(folder, { recursive: true }));

function nardscope(...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/cli/nardscope.js', 'puzzles', ...args], { encoding: 'utf8', timeout: 120_000, env: { ...process.env, LC_ALL: 'C', XDG_CACHE_HOME: folder } });
  return { code: status, out: stdout, err: stderr };
}

const SHORT = 'fixtures/mat/plain.mat', LONG = 'fixtures/long/one-game.txt';

describe('puzzles', { timeout: 120_000 }, () => {
  it('of several files of both games are one set', () => {
    const { code, out } = nardscope(SHORT, LONG, '--plies', '0', '--title', 'Club', '--json');
    expect(code).toBe(0);
    const set = JSON.parse(out) as { readonly format: string; readonly version: number; readonly title: string; readonly puzzles: readonly { readonly position: string; readonly source: { readonly loss: number } }[] };
    expect(set).toMatchObject({ format: 'nardscope-puzzles', version: 1, title: 'Club' });
    expect(new Set(set.puzzles.map(({ position }) => position.slice(0, 2)))).toEqual(new Set(['XG', 'LN']));
    expect(Math.min(...set.puzzles.map(({ source }) => source.loss))).toBeGreaterThanOrEqual(0.05);
  });
  it('a list for people has as many lines as the rule leaves', () => {
    const lines = (...args: string[]): string[] => nardscope(SHORT, '--plies', '0', ...args).out.trim().split('\n').filter(Boolean);
    const all = lines(), large = lines('--min-loss', '0,2');
    expect(large.length).toBeGreaterThan(0);
    expect(large.length).toBeLessThan(all.length);
    expect(lines('--only', 'cube').every((line) => line.startsWith('cube\t'))).toBe(true);
    expect(lines('--only', 'cube').every((line) => /\t(missed double|doubled too early|too good to double|wrong take|wrong pass) → (No |D|R|Too good|Optional )/.test(line))).toBe(true);
    expect(lines('--player', 'INES').every((line) => line.split('\t')[2] === 'Ines')).toBe(true);
  });
  it('a list for people writes numbers as their language does, chances in percent', () => {
    const numbers = (language: string): string[] => nardscope(SHORT, '--plies', '0', '--estimates', 'win', '--lang', language).out.match(/(?<=\t)\d[.,]\d{3}(?=\t)|(?<=win )[\d.,]+%/g) ?? [];
    const english = numbers('en');
    expect([english.some((each) => /^0\.\d{3}$/.test(each)), english.some((each) => /^\d+\.\d%$/.test(each))]).toEqual([true, true]);
    expect(numbers('uz')).toEqual(english.map((each) => each.replace('.', ',')));
  });
  it('numbers are asked about the same positions before their throw, of both games', () => {
    type Asked = { readonly kind: string; readonly position: string; readonly quantity?: string; readonly value?: number };
    const { puzzles } = JSON.parse(nardscope(SHORT, LONG, '--plies', '0', '--estimates', 'win, pips', '--json').out) as { readonly puzzles: readonly Asked[] };
    const estimates = puzzles.filter(({ kind }) => kind === 'estimate');
    for (const game of ['XG', 'LN']) expect(new Set(estimates.filter(({ position }) => position.startsWith(game)).map(({ quantity }) => quantity))).toEqual(new Set(['win', 'pips']));
    expect(estimates.filter(({ quantity }) => quantity === 'win').every(({ value }) => value! >= 0 && value! <= 1)).toBe(true);
    expect(puzzles.filter(({ kind }) => kind === 'play').length).toBeGreaterThan(0);
  });
  it('when nothing fits, stderr says so', () => {
    expect(nardscope(SHORT, '--plies', '0', '--min-loss', '9')).toEqual({ code: 0, out: '', err: expect.stringContaining('there are no puzzles') });
  });
  it.each([
    [[], 'FILE is missing'],
    [['/nope'], '/nope: no such file'],
    [['package.json'], 'package.json: This is no match'],
    [[SHORT, '--stage', 'middle'], '--stage cannot be “middle”'],
    [[SHORT, '--min-loss', 'much'], '--min-loss cannot be “much”'],
    [[SHORT, '--only', 'luck'], '--only cannot be “luck”'],
    [[SHORT, '--estimates', 'luck'], '--estimates cannot be “luck”'],
    [[SHORT, '--player', 'Nobody'], 'No player is called “Nobody” there. Players: Ines, '],
    [[SHORT, '--title', 'Club'], '--title says nothing without --json'],
  ])('%j is refused before any work', (args, sentence) => {
    const { code, out, err } = nardscope(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
  });
});
