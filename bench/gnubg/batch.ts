/** GNU Backgammon asked about many positions at once, by the Python scripts beside this file. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../cli/assets.ts';

type Script = 'cubes' | 'evaluate' | 'hint' | 'plays' | 'rollout' | 'rollouts';
/** Scripts that read what the program shows on a terminal. */
const ON_TERMINAL: readonly Script[] = ['rollouts'];

/** Runs a script on lines, with numbers and words for it in the environment, and returns the lines it wrote. Throws when it wrote none. */
export function runScript(program: string, script: Script, lines: readonly string[], settings: Readonly<Record<string, string | number>> = {}): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'nardscope-gnubg-'));
  try {
    const [input, output] = [join(folder, 'in'), join(folder, 'out')];
    writeFileSync(input, lines.map((line) => `${line}\n`).join(''));
    const env = { ...process.env, ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)])), IN: input, OUT: output };
    const args = ['-t', '-q', '-r', '-s', folder, '-p', join(ROOT, 'bench', 'gnubg', `${script}.py`)];
    // script(1) gives it a terminal, through a shell.
    if (ON_TERMINAL.includes(script)) spawnSync('script', ['-q', '-c', [program, ...args].map((word) => `'${word}'`).join(' '), '/dev/null'], { env, stdio: 'ignore' });
    else spawnSync(program, args, { env, stdio: 'ignore' });
    return readFileSync(output, 'utf8').trim().split('\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Cubeless equity of each position ID for its side to roll, a backgammon counting three. */
export function gnubgEquities(program: string, ids: readonly string[]): number[] {
  const answers = runScript(program, 'evaluate', ids).map(Number);
  if (answers.length !== ids.length) throw new Error(`GNU Backgammon answered for ${answers.length} of ${ids.length} positions`);
  return answers;
}
