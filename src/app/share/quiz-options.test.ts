import { beforeAll, describe, expect, it } from 'vitest';
import { startPosition } from '../../core/position.ts';
import { unwrap } from '../../core/result.ts';
import type { BookOf } from '../../core/rule-book.ts';
import { situationOf } from '../../core/situation.ts';
import { parseOptions } from '../../elements/quiz/quiz-options.ts';
import type { Plies } from '../../engine/protocol.ts';
import { createRuleBook } from '../../engine/rule-book.ts';
import { makeBooks } from '../../engine/rule-books.ts';
import { builtWasm } from '../../engine/testing/positions.ts';
import { instantiate } from '../../engine/wasm.ts';
import { estimatePuzzle } from '../../study/estimate.ts';
import { playPuzzle } from '../../study/make-puzzles.ts';
import { openPuzzle } from '../../study/open-puzzle.ts';
import { quizOptions } from './quiz-options.ts';

let bookOf: BookOf;
beforeAll(async () => {
  const wasm = await instantiate(builtWasm('rules'));
  bookOf = makeBooks(wasm, createRuleBook(wasm));
});

const EVEN = { win: 0.5, winGammon: 0, winBackgammon: 0, loseGammon: 0, loseBackgammon: 0 };
const start = () => situationOf(startPosition('short'), [3, 1]);

describe('a puzzle as a quiz', () => {
  it.each<[string, readonly Plies[], number[]]>([
    ['has the plays that were judged as deep as the best', [2, 2, 2, 1], [0, 0.1, 0.2]],
    ['has its best play alone where no other was judged as deep: it is found on the board', [2, 1, 1, 0], [0]],
  ])('%s', (_rule, depths, losses) => {
    const plays = bookOf('short', { id: 'backgammon', version: 1 }).plays(startPosition('short'), [3, 1]);
    const candidates = depths.map((plies, at) => ({ ...plays[at]!, equity: -0.1 * at, plies, by: 'net' as const, probabilities: EVEN }));
    const puzzle = playPuzzle(start(), { evaluator: { net: 'n', netVersion: 1, plies: 2 }, played: -1, candidates }, { from: 'hand' })!;
    expect(unwrap(parseOptions(quizOptions(unwrap(openPuzzle(puzzle, bookOf)))!)).map(({ loss }) => loss)).toEqual(losses);
  });
  it('asks for no number', () => {
    const puzzle = estimatePuzzle('pips', situationOf(startPosition('short')), bookOf)!;
    expect(quizOptions(unwrap(openPuzzle(puzzle, bookOf)))).toBeNull();
  });
});
