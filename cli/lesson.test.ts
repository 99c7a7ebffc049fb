/** The built command, as a shell runs it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'nardscope-lesson-'));
afterAll(() => rmSync(folder, { recursive: true }));
const EXAMPLE = 'examples/openings.lesson.json';

function lesson(...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/cli/nardscope.js', 'lesson', ...args], { encoding: 'utf8', timeout: 120_000, env: { ...process.env, LC_ALL: 'C' } });
  return { code: status, out: stdout, err: stderr };
}
/** The example with a part of its text replaced. */
function changed(from: string, to: string): string {
  const file = join(folder, 'lesson.json');
  const text = readFileSync(EXAMPLE, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
  return file;
}

describe('lesson', { timeout: 120_000 }, () => {
  it('prints each place with its position, text, question and answers', () => {
    const { code, out } = lesson(EXAMPLE);
    expect(code).toBe(0);
    expect(out.split('\n')[0]).toBe('Two first throws · en');
    for (const line of ['1  Three-one', '   ? Which one?', '     ✓ 8/5 6/5 – The five point blocks and is good to have at home.', '   1.1  White 8/5 6/5, throw 42', '      1.1.1  Black 8/4 6/4', '   ✓ 24/13']) expect(out.split('\n')).toContain(line);
    expect(out).toContain('LN1-CH__gAAAf_8AAAAMwAA8ZXX (throw 65) · nardeon');
  });
  it('--json is a lesson again, the same', () => {
    const { out } = lesson(EXAMPLE, '--json');
    const file = join(folder, 'again.json');
    writeFileSync(file, out);
    expect(lesson(file, '--json').out).toBe(out);
    expect(JSON.parse(out)).toMatchObject({ format: 'nardscope-lesson', title: 'Two first throws' });
  });
  it.each([
    ['a play that is not legal', '"play": "8/4 6/4"', '"play": "8/3 6/4"', 'pages[0].variations[0].variations[0].play: “8/3 6/4” is no legal play'],
    ['a position that is none', '"position": "LN1-CH', '"position": "LN1-CX', 'pages[1].position'],
    ['no right answer', '{"text": "One", "right": true,', '{"text": "One",', 'pages[1].question'],
    ['JSON that ends early', '"pages": [', '"pages": [[[', 'mistake is near line'],
  ])('%s: exit 2 and its place', (_rule, from, to, sentence) => {
    const { code, out, err } = lesson(changed(from, to));
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
  });
});
