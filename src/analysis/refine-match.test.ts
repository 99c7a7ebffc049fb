import { describe, expect, it } from 'vitest';
import type { Decision, ReplayedGame } from '../core/decision.ts';
import { startPosition } from '../core/position.ts';
import { situationOf } from '../core/situation.ts';
import type { Engine, Evaluator, Plies } from '../engine/protocol.ts';
import { refineMatch, stays } from './refine-match.ts';

/** With the cube, for money unless a table is named. */
const evaluator = (plies: Plies, netVersion = 2, met: Evaluator['met'] = null): Evaluator => ({ net: 'test', netVersion, plies, met });
const table = (id: string): Evaluator['met'] => ({ id, name: id.toUpperCase() });

describe('numbers that are there', () => {
  it.each([
    ['deeper ones stay', evaluator(2), evaluator(1), true],
    ['deeper ones stay even if an older net made them', evaluator(2, 1), evaluator(1, 3), true],
    ['as deep by the same net: they stay', evaluator(1), evaluator(1), true],
    ['as deep by an older net: the others take their place', evaluator(1, 1), evaluator(1, 2), false],
    ['shallower ones give way', evaluator(1, 3), evaluator(2, 1), false],
    ['by the same match equities, whatever they are called: they stay', evaluator(2, 2, table('a')), evaluator(0, 2, { id: 'a', name: 'other' }), true],
    ['by other match equities: they give way, however deep', evaluator(2, 2, table('a')), evaluator(0, 2, table('b')), false],
    ['for money without the cube: they give way to those with it', { net: 'test', netVersion: 2, plies: 2 as const }, evaluator(0), false],
    ['for money: they give way at a score', evaluator(2), evaluator(0, 2, table('a')), false],
  ])('%s', (_, made, other, stay) => expect(stays(made, other)).toBe(stay));
});

describe('a match refined', () => {
  const decision: Decision = { kind: 'move', player: 0, situation: situationOf(startPosition('short'), [3, 1]), played: [], result: null, flags: [], forced: false, text: '', line: 1 };
  const games: ReplayedGame[] = [{ number: 1, points: [0, 0], crawford: false, decisions: [decision, decision, decision], result: null }];

  async function refine(before: (Evaluator | null)[], plies: Plies, signal?: AbortSignal, onMove = (): void => {}): Promise<string[]> {
    const asked: Plies[] = [], told: string[] = [], made = [...before];
    const engine = {
      info: async () => ({ net: 'test', netVersion: 2, provenance: '', workers: 1 }),
      rank: async (request: { plies: Plies }, call: { signal?: AbortSignal }) => { call.signal?.throwIfAborted(); asked.push(request.plies); return { evaluator: evaluator(request.plies), candidates: [] }; },
      rolls: async () => [],
    } as unknown as Engine;
    await refineMatch(games, engine, {
      plies, netVersion: 2, signal, made: (_, d) => made[d]!,
      onMove: (_, d, analysis) => { made[d] = analysis.evaluator; told.push(`${d}: ${analysis.evaluator.plies}`); onMove(); },
      onPass: async () => { told.push('pass'); },
    });
    expect(asked).toHaveLength(told.filter((each) => each !== 'pass').length);
    return told;
  }

  it('all of it is there at 0-ply before any of it is looked at deeper', async () =>
    expect(await refine([null, null, null], 2)).toEqual(['0: 0', '1: 0', '2: 0', 'pass', '0: 1', '1: 1', '2: 1', 'pass', '0: 2', '1: 2', '2: 2', 'pass']));

  it('what is deeper or as deep already is left alone, pass by pass', async () =>
    expect(await refine([evaluator(2), evaluator(0), null], 1)).toEqual(['2: 0', 'pass', '1: 1', '2: 1', 'pass']));

  it('numbers by other match equities, or without the cube, are all made anew from 0-ply on', async () =>
    expect(await refine([evaluator(2, 2, table('a')), { net: 'test', netVersion: 2, plies: 2 }, evaluator(2)], 1)).toEqual(['0: 0', '1: 0', 'pass', '0: 1', '1: 1', 'pass']));

  it('an older net’s numbers stand until there are as deep ones', async () =>
    expect(await refine([evaluator(1, 1), evaluator(1), evaluator(1)], 1)).toEqual(['pass', '0: 1', 'pass']));

  it('a stop ends the pass and the passes after it', async () => {
    const control = new AbortController();
    const told: string[] = [];
    await expect(refine([null, null, null], 3, control.signal, () => { told.push('move'); if (told.length === 3) control.abort(new Error('stopped')); })).rejects.toThrow('stopped');
    expect(told).toHaveLength(3);
  });
});
