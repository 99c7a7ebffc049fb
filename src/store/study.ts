/** Puzzles, what is remembered of each and the grades given, as the rest of the program sees them. */
import type { Result } from '../core/result.ts';
import type { StoredCard, StoredPuzzle, StoredReview } from '../study/review.ts';
import type { Transaction } from './backend.ts';

export interface StudyStore {
  /** In no order. */
  puzzles(): Promise<Result<readonly StoredPuzzle[]>>;
  /** Only of puzzles that were asked. */
  cards(): Promise<Result<readonly StoredCard[]>>;
  reviews(): Promise<Result<readonly StoredReview[]>>;
  /** Adds puzzles; of one that is there the analysis is renewed where it is deeper. Answers how many are new. */
  add(puzzles: readonly StoredPuzzle[]): Promise<Result<number>>;
  /** Changes a puzzle as somebody wrote it. Error: not_found. */
  update(id: string, change: (puzzle: StoredPuzzle) => StoredPuzzle): Promise<Result<StoredPuzzle>>;
  /** Work over puzzles and grades, all of it or nothing, whose code comes with those who need it. */
  change<T>(work: (rows: Transaction) => Promise<Result<T>>): Promise<Result<T>>;
  /** Writes a grade and what is remembered after it, both or neither. Error: not_found, where the puzzle was deleted meanwhile. */
  grade(review: StoredReview, card: StoredCard): Promise<Result<void>>;
  /** Takes the last grade of a puzzle back: what was remembered before it is remembered again. Error: not_found. */
  undo(review: StoredReview): Promise<Result<void>>;
  /** What the search knows of each entry's boards, by entry. */
  boards(): Promise<Result<readonly { readonly id: string; readonly bytes: Uint8Array }[]>>;
  saveBoards(id: string, bytes: Uint8Array): Promise<Result<void>>;
  removeBoards(ids: readonly string[]): Promise<Result<void>>;
}
