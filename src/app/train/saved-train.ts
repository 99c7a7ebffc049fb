/** A session of training as it is kept: what was chosen, the puzzles of the round and an answer that was not graded yet. */
import { bool, check, fields, list, nullable, oneOf, optional, text, time, type Checker } from '../../core/check.ts';
import { evaluator, loss } from '../../engine/check-answers.ts';
import type { Evaluator } from '../../engine/protocol.ts';
import { LONGEST } from '../../study/check-puzzle.ts';
import { parseDeckId } from '../../study/decks.ts';

export const LIMITS = [10, 20, 50, 100] as const;
export type Limit = (typeof LIMITS)[number];

/** What was answered to the puzzle on the board. */
export interface Answered {
  readonly puzzle: string;
  /** A play, the name of an answer, or a number: for people, and to show it again. */
  readonly given: string;
  readonly right: boolean;
  readonly best: boolean;
  readonly loss: number | null;
  /** What judged a play outside the ranking. */
  readonly by?: Evaluator;
}

export interface SavedRound {
  /** As {@link parseDeckId} reads it. */
  readonly deck: string;
  /** Grades from then on belong to the round. */
  readonly since: number;
  /** All that it began with, in order. */
  readonly queue: readonly string[];
  /** Written before the answer is shown. */
  readonly answered: Answered | null;
}

const SAVED_TRAIN = 1;

export interface SavedTrain {
  readonly version: typeof SAVED_TRAIN;
  readonly limit: Limit;
  /** Choose among answers rather than play on the board. */
  readonly choosing?: boolean;
  readonly round: SavedRound | null;
}

const id = text(LONGEST.id);
const checker: Checker<SavedTrain> = fields<SavedTrain>({
  version: oneOf([SAVED_TRAIN]), limit: oneOf(LIMITS), choosing: optional(bool),
  round: nullable(fields<SavedRound>({
    deck: text(LONGEST.name + LONGEST.id), since: time, queue: list(id, 100_000),
    answered: nullable(fields<Answered>({ puzzle: id, given: text(LONGEST.play), right: bool, best: bool, loss: nullable(loss), by: optional(evaluator) })),
  })),
});

export const FRESH: SavedTrain = { version: SAVED_TRAIN, limit: 20, round: null };

/** What was kept; null = nothing that this version can go on with. */
export function readSavedTrain(kept: unknown): SavedTrain | null {
  const found = check(checker, kept);
  return found.ok && (found.value.round === null || parseDeckId(found.value.round.deck) !== null) ? found.value : null;
}
