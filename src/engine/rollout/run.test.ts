import { describe, expect, it } from 'vitest';
import { NET, playedTrials, stateWith, taskOf } from '../testing/rollouts.ts';
import { mayStop } from './result.ts';
import { runRollout, type RunParts } from './run.ts';
import type { RolloutRequest, RolloutState, TrialsRequest } from './state.ts';
import { startRollout } from './sums.ts';

const task = taskOf(3);
const request: RolloutRequest = { state: startRollout(task, NET), blocks: [0, 20] };
const whole = stateWith(task, Array.from({ length: 20 }, (_, n) => n));

/** Answers in an order of its own, after some turns of the loop; the clock says that trials take `ms`. */
function workers(width: number, ms = 1): RunParts & { readonly asked: TrialsRequest[] } {
  const asked: TrialsRequest[] = [];
  let clock = 0;
  return {
    asked, width, net: NET, now: () => clock,
    ask: async (part, signal) => {
      asked.push(part);
      for (let turns = (asked.length * 7919) % 11; turns > 0; turns--) await Promise.resolve();
      signal.throwIfAborted();
      clock += ms * (part.to - part.from);
      return playedTrials(part);
    },
  };
}

describe('running a rollout', () => {
  it.each([[1, 1], [2, 1], [3, 1], [7, 1], [1, 0.02], [3, 0.02], [2, 30], [3, 200]])('%i at once, %f ms a trial: the same sums', async (width, ms) => {
    const parts = workers(width, ms);
    expect(await runRollout(request, parts)).toEqual(whole);
    // Nothing is played twice.
    expect(parts.asked.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(3 * 36 * 20);
  });

  it('requests grow when trials are quick and shrink when they are slow', async () => {
    const [quick, slow] = [workers(1, 0.01), workers(1, 40)];
    await Promise.all([runRollout(request, quick), runRollout({ ...request, blocks: [0, 2] }, slow)]);
    expect(Math.max(...quick.asked.map(({ from, to }) => to - from))).toBe(8 * 36);
    expect(slow.asked.slice(5).every(({ from, to }) => to - from <= 2)).toBe(true);
  });

  it.each([1, 2, 5])('paused again and again with %i at once: the same sums, and no work lost that was reported', async (width) => {
    let state: RolloutState = request.state;
    let rounds = 0;
    while (state.done.length === 0 || state.done[0]![1] < 20) {
      const control = new AbortController();
      const parts = workers(width, 10);
      let answers = 0;
      const stopping: RunParts = { ...parts, signal: control.signal, ask: async (part, signal) => {
        const answer = await parts.ask(part, signal);
        if (++answers === 40) control.abort();
        return answer;
      } };
      // A reload in between: only what JSON keeps.
      state = JSON.parse(JSON.stringify(await runRollout({ ...request, state }, stopping))) as RolloutState;
      rounds += 1;
    }
    expect(rounds).toBeGreaterThan(3);
    expect(state).toEqual(whole);
  });

  it('a finished one can be extended, and gaps are filled', async () => {
    const some = stateWith(task, [0, 1, 2, 7, 8]);
    expect(await runRollout({ ...request, state: some }, workers(2))).toEqual(whole);
  });

  it('what is done already is not played again', async () => {
    const parts = workers(2);
    expect(await runRollout({ ...request, state: whole }, parts)).toEqual(whole);
    expect(parts.asked).toEqual([]);
  });

  it.each([1, 2, 3, 8])('%i at once stop by a rule at the same trial', async (width) => {
    const rule = { error: 0.0004 };
    const { done } = await runRollout({ ...request, blocks: [0, 400], stop: rule }, workers(width, 0.5));
    const [[from, to]] = done as [readonly [number, number]];
    expect([from, to % 6]).toEqual([0, 0]);
    const upTo = (count: number): RolloutState => stateWith(task, Array.from({ length: count }, (_, n) => n));
    expect(mayStop(upTo(to), rule)).toBe(true);
    for (let look = 12; look < to; look += 6) expect(mayStop(upTo(look), rule)).toBe(false);
    expect(to).toBeGreaterThan(12);
  });

  it('progress comes now and then, with states that can be gone on from, and at the end', async () => {
    const seen: RolloutState[] = [];
    const end = await runRollout(request, { ...workers(1, 20), onProgress: (state) => seen.push(state) });
    expect(seen.length).toBeGreaterThan(10);
    expect(seen.at(-1)).toBe(end);
    const middle = seen[Math.floor(seen.length / 2)]!;
    expect(await runRollout({ ...request, state: middle }, workers(3))).toEqual(whole);
  });

  it('a worker that fails ends it with its reason', async () => {
    const parts = workers(3);
    await expect(runRollout(request, { ...parts, ask: (part, signal) => (part.from > 100 ? Promise.reject(new Error('out of memory')) : parts.ask(part, signal)) })).rejects.toThrow('out of memory');
  });

  it('another net does not go on with it', async () => {
    await expect(runRollout(request, { ...workers(1), net: { ...NET, version: 9 } })).rejects.toThrow('version 3');
  });
});
