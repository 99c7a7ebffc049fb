import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, expect, it, test } from 'vitest';
import { startPosition } from '../../core/position.ts';
import { fail, unwrap } from '../../core/result.ts';
import type { BookOf } from '../../core/rule-book.ts';
import { situationOf } from '../../core/situation.ts';
import { createRuleBook } from '../../engine/rule-book.ts';
import { instantiate } from '../../engine/wasm.ts';
import { pressText } from '../../formats/pressed-text.ts';
import { playPuzzle } from '../../study/make-puzzles.ts';
import { makePuzzleSet } from '../../study/puzzle-set.ts';
import type { Puzzle } from '../../study/puzzle.ts';
import { packPuzzle, unpackPuzzle } from './pack-puzzle.ts';

let bookOf: BookOf;
let puzzle: Puzzle;

beforeAll(async () => {
  const book = createRuleBook(await instantiate(readFileSync('build/rules.wasm')));
  bookOf = () => book;
  const position = startPosition('short');
  puzzle = playPuzzle(situationOf(position, [3, 1]), {
    evaluator: { net: 'test', netVersion: 1, plies: 2 }, played: 1,
    candidates: book.plays(position, [3, 1]).map(({ play, result }, at) => ({ play, result, equity: -0.1 * at, plies: 2 as const, by: 'net' as const, probabilities: { win: 0.5, winGammon: 0.1, winBackgammon: 0, loseGammon: 0.1, loseBackgammon: 0 } })),
  }, { from: 'error', players: ['Anna', 'Boris'], loss: 0.1 })!;
});

it('a puzzle comes back out of its link', async () => {
  expect(unwrap(await unpackPuzzle(await packPuzzle(puzzle), bookOf)).puzzle).toEqual(puzzle);
});

it('the link fits messengers, has nothing that an address changes, and nobody reads the answer in it', async () => {
  const packed = await packPuzzle(puzzle);
  expect(packed).toMatch(/^[\w-]{1,4000}$/);
  expect(Buffer.from(packed, 'base64url').toString('latin1')).not.toContain('8/5 6/5');
});

test('any text is a puzzle or refused', async () => {
  const packed = await packPuzzle(puzzle);
  const damaged = fc.tuple(fc.nat(packed.length), fc.string({ maxLength: 4 })).map(([at, put]) => packed.slice(0, at) + put + packed.slice(at + 3));
  await fc.assert(fc.asyncProperty(fc.oneof(fc.string(), damaged), async (text) => {
    const answer = await unpackPuzzle(text, bookOf);
    expect(answer.ok || answer.error.code.startsWith('puzzle')).toBe(true);
  }), { numRuns: 60 });
});

it.each([
  ['two questions', () => [puzzle, { ...puzzle, id: 'play-other', position: 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:1:10' } as Puzzle], 'puzzle_link_malformed'],
  ['no question', () => [], 'puzzle_link_malformed'],
  ['a play that is not legal', () => [{ ...puzzle, plays: [{ ...(puzzle as Extract<Puzzle, { kind: 'play' }>).plays[0]!, play: '24/1' }, ...(puzzle as Extract<Puzzle, { kind: 'play' }>).plays.slice(1)] } as Puzzle], 'puzzle_play'],
] as const)('%s is refused', async (_rule, puzzles, code) => {
  const answer = await unpackPuzzle(await pressText(makePuzzleSet({ title: '', puzzles: puzzles() })), bookOf);
  expect(answer).toMatchObject({ ok: false, error: { code } });
});

it('a small link that opens to something huge is refused', async () => {
  const bomb = await pressText(' '.repeat(10_000_000));
  expect(bomb.length).toBeLessThan(20_000);
  expect(await unpackPuzzle(bomb, bookOf)).toEqual(fail('puzzle_link_malformed'));
});

it('a link longer than any puzzle is refused unread', async () => {
  expect(await unpackPuzzle('A'.repeat(1_000_000), bookOf)).toEqual(fail('puzzle_link_malformed'));
});
