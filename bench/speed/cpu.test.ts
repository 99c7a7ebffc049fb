import { describe, expect, it } from 'vitest';
import { cpuOf, cpuOfProgram } from './cpu.ts';

describe('CPU time', () => {
  it('work takes some', () => expect(cpuOf(() => { for (let n = 0; n < 3e7; n++) Math.imul(n, n); })).toBeGreaterThan(0));
  it('that of a program is told apart from ours', () => expect(cpuOfProgram(process.execPath, ['-e', 'for (let n = 0; n < 3e8; n++);'])).toBeGreaterThan(0.02));
  it('a program that fails has none', () => expect(cpuOfProgram(process.execPath, ['-e', 'process.exit(1)'])).toBeNull());
});
