import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { positionKey } from '../src/core/position.ts';
import { instantiate, writeBoard, type Wasm } from '../src/engine/wasm.ts';
import { builtWasm, positions } from '../src/engine/testing/positions.ts';
import { Failure } from './failure.ts';
import { perft, run } from './perft.ts';
import { PositionSet } from './position-set.ts';

let wasm: Wasm;
beforeAll(async () => {
  wasm = await instantiate(builtWasm('rules'));
});

const ORACLE = resolve(process.env.NARDSCOPE_SHARED ?? '../shared', 'oracle/perft.json');

it('one and two plies from the start', () => {
  expect([...perft(wasm, 2)]).toEqual([{ ply: 1, sum: 447, distinct: 406 }, { ply: 2, sum: 202782, distinct: 163706 }]);
});

it.skipIf(!existsSync(ORACLE))('the same as the oracle', () => {
  const { short } = JSON.parse(readFileSync(ORACLE, 'utf8')) as { short: Record<string, number> };
  expect([...perft(wasm, 2)].map(({ sum, distinct }) => [sum, distinct])).toEqual([
    [short.ply1_sum, short.ply1_distinct],
    [short.ply2_sum, short.ply2_distinct],
  ]);
});

it('a set of positions tells them apart exactly', () => {
  fc.assert(
    fc.property(fc.array(positions(), { maxLength: 200 }), (list) => {
      const set = new PositionSet();
      const known = new Map<string, number>();
      for (const position of list) {
        writeBoard(wasm, wasm.exports.boardAt(), position);
        const entry = set.add(wasm.bytes(), wasm.exports.boardAt());
        const key = positionKey(position);
        expect(entry).toBe(known.get(key) ?? known.size);
        known.set(key, entry);
      }
      expect(set.size).toBe(known.size);
    }),
  );
});

it.each([
  ['no depth', ['--game', 'short']],
  ['depth nought', ['--depth', '0']],
  ['a depth that is no number', ['--depth', 'two']],
  ['another game', ['--game', 'go', '--depth', '1']],
  ['something more', ['--depth', '1', 'x']],
])('one sentence and exit 2: %s', async (_rule, args) => {
  const failure = await run(args).then(() => null, (error: unknown) => error as Failure);
  expect(failure).toBeInstanceOf(Failure);
  expect(failure!.exitCode).toBe(2);
});
