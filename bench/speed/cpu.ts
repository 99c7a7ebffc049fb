/** CPU time, of this process and of programs. */
import { spawnSync } from 'node:child_process';

/** CPU seconds of this process so far, all its threads. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** CPU seconds that `work` takes; promises are not waited for. */
export function cpuOf(work: () => void): number {
  const begun = cpuSeconds();
  work();
  return cpuSeconds() - begun;
}

/** `1m2.500s` of the shell's `times`. */
const secondsOf = (text: string): number => {
  const [, minutes, seconds] = /^(\d+)m([\d.]+)s$/.exec(text)!;
  return 60 * Number(minutes) + Number(seconds);
};

/** CPU seconds of a program, as the shell's `times` says; null where there is no shell or the program fails. */
export function cpuOfProgram(program: string, args: readonly string[]): number | null {
  const { status, stdout } = spawnSync('sh', ['-c', '"$0" "$@" >/dev/null 2>&1 && times', program, ...args], { encoding: 'utf8' });
  const children = status === 0 ? stdout.trim().split('\n')[1] : undefined;
  return children === undefined ? null : children.split(' ').map(secondsOf).reduce((sum, seconds) => sum + seconds, 0);
}
