import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { stateWith, taskOf } from '../src/engine/testing/rollouts.ts';
import { Failure } from './failure.ts';
import { readRollouts } from './rollout-file.ts';
import { StateFile } from './state-file.ts';

const home = mkdtempSync(join(tmpdir(), 'nardscope-state-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const task = taskOf(1);
let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(home, 'run-'));
  file = join(folder, 'state.json');
});

describe('a state file', () => {
  it('is there before any work, and at the end holds all of it', async () => {
    const kept = new StateFile(file, () => {});
    await kept.begin(stateWith(task, []));
    expect(existsSync(file)).toBe(true);
    await kept.end(stateWith(task, [0, 1]));
    expect((await readRollouts(file))[0]!.done).toEqual([[0, 2]]);
  });

  it('that cannot be written is told before any work', () => expect(new StateFile(join(folder, 'none', 'x.json'), () => {}).begin(stateWith(task, []))).rejects.toThrow(Failure));

  it('that cannot be written any more stops the work, and the end says why', async () => {
    let told = (): void => {};
    const stopped = new Promise<void>((resolve) => { told = resolve; });
    const kept = new StateFile(file, told, 0);
    await kept.begin(stateWith(task, []));
    rmSync(folder, { recursive: true });
    kept.progress(stateWith(task, [0]));
    await stopped;
    await expect(kept.end(stateWith(task, [0]))).rejects.toThrow(/cannot be written/);
  });
});
