/** What is kept of studying: puzzles, what is remembered of each, and every grade that was given. */
import { also, bool, fields, nullable, oneOf, text, time, type Checker } from '../core/check.ts';
import { loss } from '../engine/check-answers.ts';
import { LONGEST, puzzleChecker } from './check-puzzle.ts';
import type { Puzzle } from './puzzle.ts';
import { GRADES, memoryChecker, type Grade, type Memory } from './memory.ts';

export interface StoredPuzzle {
  /** The puzzle's. */
  readonly id: string;
  readonly puzzle: Puzzle;
  /** Title of the set it came with; empty = made here. */
  readonly set: string;
  readonly addedAt: number;
  /** No longer asked. */
  readonly resting: boolean;
}

/** Of a puzzle that was asked; the others have none. */
export interface StoredCard {
  readonly id: string;
  readonly memory: Memory;
}

export interface StoredReview {
  readonly id: string;
  readonly puzzle: string;
  readonly at: number;
  readonly grade: Grade;
  readonly right: boolean;
  /** As `Verdict.loss`. */
  readonly loss: number | null;
  /** What was remembered before: an undone grade leads back there. null = it had never been asked. */
  readonly before: Memory | null;
}

export const reviewId = (puzzle: string, at: number): string => `${puzzle}@${at}`;

const id = text(LONGEST.id);

export const storedPuzzleChecker: Checker<StoredPuzzle> = also(
  fields<StoredPuzzle>({ id, puzzle: puzzleChecker, set: text(LONGEST.name), addedAt: time, resting: bool }), (found) => found.id === found.puzzle.id,
);
export const storedCardChecker: Checker<StoredCard> = fields<StoredCard>({ id, memory: memoryChecker });
export const storedReviewChecker: Checker<StoredReview> = also(
  fields<StoredReview>({ id: text(2 * LONGEST.id), puzzle: id, at: time, grade: oneOf(GRADES), right: bool, loss: nullable(loss), before: nullable(memoryChecker) }),
  (found) => found.id === reviewId(found.puzzle, found.at),
);
