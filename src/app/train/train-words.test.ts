import { describe, expect, it } from 'vitest';
import { countsOf, makePosition, type Beginner } from '../../core/position.ts';
import { unwrap } from '../../core/result.ts';
import { situationOf, type Situation } from '../../core/situation.ts';
import { createRuleBook } from '../../engine/rule-book.ts';
import { builtWasm } from '../../engine/testing/positions.ts';
import { instantiate } from '../../engine/wasm.ts';
import { playPuzzle } from '../../study/make-puzzles.ts';
import { openPuzzle, type OpenPuzzle } from '../../study/open-puzzle.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { facesOf } from './card-faces.ts';
import { puzzleOf31 } from './testing/puzzles.ts';
import { evaluatorWords, judgedText } from './train-words.ts';

const rules = createRuleBook(await instantiate(builtWasm('rules')));
const HOME = unwrap(makePosition({ game: 'long', mover: countsOf({ 5: 4, 1: 2 }), opponent: countsOf({ 4: 2, 2: 1 }) }));

/** Two plays of a bear-off, ranked by an engine that counted the last throw where it is said who began. */
function longPuzzle(preset: string, began?: Beginner): Extract<OpenPuzzle, { kind: 'play' }> {
  const situation: Situation = { ...situationOf({ ...HOME, ...(began && { began }) }, [2, 1]), preset: { id: preset, version: 1 } };
  const probabilities = { win: 0.5, winGammon: 0, winBackgammon: 0, loseGammon: 0, loseBackgammon: 0 };
  const candidates = rules.plays(situation.position, [2, 1]).slice(0, 2).map(({ play, result }, at) => ({ play, result, equity: -0.2 * at, plies: 2 as const, by: 'net' as const, probabilities }));
  const puzzle = playPuzzle(situation, { evaluator: { net: 'test', netVersion: 1, plies: 2, ...(began && { lastThrow: true }) }, played: -1, candidates }, { from: 'hand' })!;
  return unwrap(openPuzzle(puzzle, () => rules)) as Extract<OpenPuzzle, { kind: 'play' }>;
}

describe('what made the numbers of a puzzle', () => {
  it.each([
    ['the last throw counted', longPuzzle('classic_uzun', 'opponent'), ['test · 2-ply', 'Last throw counted']],
    ['not counted', longPuzzle('classic_uzun'), ['test · 2-ply', 'Who began is not said: last throw not counted']],
    ['none played', longPuzzle('nardeon'), ['test · 2-ply']],
  ] as const)('long nard, %s: on the page, in a judgement, and on a card of paper', (_, open, said) => {
    expect(evaluatorWords(open.puzzle.evaluator, open)).toEqual(said);
    expect(judgedText(open.puzzle.evaluator, open)).toContain(said.join(' · '));
    expect(facesOf(open, DEFAULT_SETTINGS).evaluator).toBe(said.join(' · '));
  });
  it('short nard: with the cube or without', () => {
    const open = unwrap(openPuzzle(puzzleOf31(), () => rules));
    expect(evaluatorWords(puzzleOf31().evaluator!, open)).toEqual(['test · 2-ply', 'cubeless']);
  });
});
