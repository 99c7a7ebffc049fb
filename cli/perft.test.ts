import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { NARDEON_RULES, type LongRules } from '../src/core/long-rules.ts';
import { positionKey } from '../src/core/position.ts';
import { LONG_PRESETS } from '../src/core/presets.ts';
import { instantiate, writeBoard, type Wasm } from '../src/engine/wasm.ts';
import { builtWasm, positions } from '../src/engine/testing/positions.ts';
import { Failure } from './failure.ts';
import { perft, run } from './perft.ts';
import { PositionSet } from './position-set.ts';

let wasm: Wasm;
beforeAll(async () => {
  wasm = await instantiate(builtWasm('rules'));
});

const SHORT = { game: 'short', rules: NARDEON_RULES } as const;
const ORACLE = resolve(process.env.NARDSCOPE_SHARED ?? '../shared', 'oracle/perft.json');

it('one and two plies from the start', () => {
  expect([...perft(wasm, SHORT, 2)]).toEqual([{ ply: 1, sum: 447, distinct: 406 }, { ply: 2, sum: 202782, distinct: 163706 }]);
});

it('says how far each ply is, in rising hundredths, and counts the same', () => {
  const seen: { ply: number; percent: number }[] = [];
  expect([...perft(wasm, SHORT, 2, (progress) => seen.push(progress))].at(-1)).toEqual({ ply: 2, sum: 202782, distinct: 163706 });
  expect(seen.map(({ ply }) => ply)).toEqual(seen.map(() => 2));
  expect(seen.map(({ percent }) => percent)).toEqual(Array.from({ length: 99 }, (_, n) => n + 1));
});

it.skipIf(!existsSync(ORACLE))('the same as the oracle', () => {
  const { short } = JSON.parse(readFileSync(ORACLE, 'utf8')) as { short: Record<string, number> };
  expect([...perft(wasm, SHORT, 2)].map(({ sum, distinct }) => [sum, distinct])).toEqual([
    [short.ply1_sum, short.ply1_distinct],
    [short.ply2_sum, short.ply2_distinct],
  ]);
});

interface LongCounts {
  readonly rules: { readonly head: LongRules['head']; readonly block: LongRules['block']; readonly transient: LongRules['transient']; readonly larger: boolean; readonly bearoff: LongRules['bearoff'] };
  readonly [count: string]: unknown;
}

it.skipIf(!existsSync(ORACLE))('long nard under every preset and under custom rules: the oracle’s three plies', () => {
  const { short: _, ...all } = JSON.parse(readFileSync(ORACLE, 'utf8')) as Record<string, LongCounts>;
  expect(Object.keys(all).length).toBe(12);
  for (const preset of LONG_PRESETS) expect(all[preset.id]!.rules).toMatchObject({ head: preset.rules.head, block: preset.rules.block, transient: preset.rules.transient, larger: preset.rules.largerDie, bearoff: preset.rules.bearoff });
  for (const [name, expected] of Object.entries(all)) {
    const { head, block, transient, larger, bearoff } = expected.rules;
    const found = [...perft(wasm, { game: 'long', rules: { head, block, transient, largerDie: larger, bearoff } }, 3)];
    expect([name, ...found.flatMap(({ sum, distinct }) => [sum, distinct])]).toEqual([name, ...[1, 2, 3].flatMap((ply) => [expected[`ply${ply}_sum`], expected[`ply${ply}_distinct`]])]);
  }
}, 120_000);

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
  ['a preset there is not', ['--game', 'long', '--preset', 'mine', '--depth', '1']],
  ['a preset of the other game', ['--game', 'short', '--preset', 'nardeon', '--depth', '1']],
  ['a preset and rules of one’s own', ['--preset', 'nardeon', '--rules', 'head=any_double', '--depth', '1']],
  ['an option there is not', ['--rules', 'tail=none', '--depth', '1']],
  ['a value there is not', ['--rules', 'block=sometimes', '--depth', '1']],
])('one sentence and exit 2: %s', async (_rule, args) => {
  const failure = await run(args).then(() => null, (error: unknown) => error as Failure);
  expect(failure).toBeInstanceOf(Failure);
  expect(failure!.exitCode).toBe(2);
});
