/** What keeps the rows: IndexedDB, or memory where that is not to be had. The logic above it exists once. */
import type { CubeAnalysis } from '../analysis/cube/analyse-cubes.ts';
import type { MoveAnalysis } from '../analysis/match-analysis.ts';
import type { StoredCard, StoredPuzzle, StoredReview } from '../study/review.ts';
import type { StoredMatch, StoredPosition } from './entries.ts';
import type { Keepsake } from './kept.ts';
import type { StoredRollout } from './stored-rollout.ts';
import type { EntrySummary } from './entry-summary.ts';

/** The heavy part of an entry, read only when the entry is opened. */
export type Body =
  | (Pick<StoredMatch, 'id' | 'kind' | 'record' | 'source'> & { /** Decisions by game. */ readonly shape: readonly number[] })
  | Pick<StoredPosition, 'id' | 'kind' | 'answer' | 'below'>;

/** A row for each analysed decision, so that saving one does not rewrite a megabyte. */
export interface MoveRow {
  readonly id: string;
  readonly game: number;
  readonly decision: number;
  /** null = the play is not analysed, or there was none. */
  readonly analysis: MoveAnalysis | null;
  /** What was decided about the cube before the play, or instead of one. */
  readonly cube?: CubeAnalysis;
}

/** Tables by name, each with its rows. */
export interface Rows {
  readonly entries: EntrySummary;
  readonly bodies: Body;
  readonly moves: MoveRow;
  readonly settings: { readonly id: 'app' | Keepsake; readonly value: unknown };
  readonly tables: { readonly id: string; readonly bytes: Uint8Array };
  readonly rollouts: StoredRollout;
  readonly puzzles: StoredPuzzle;
  readonly cards: StoredCard;
  readonly reviews: StoredReview;
  /** Of an entry, for searching by structure: made again where they are missing. */
  readonly boards: { readonly id: string; readonly bytes: Uint8Array };
}
export type Table = keyof Rows;

/** Of each table the fields its rows are found by. */
export const KEYS = {
  entries: 'id', bodies: 'id', moves: ['id', 'game', 'decision'], settings: 'id', tables: 'id', rollouts: 'id', puzzles: 'id', cards: 'id', reviews: 'id', boards: 'id',
} as const satisfies Record<Table, string | readonly string[]>;

/** Inside one transaction. Only its own promises may be awaited: IndexedDB ends a transaction that waits for others. */
export interface Transaction {
  get<T extends Exclude<Table, 'moves'>>(table: T, id: string): Promise<Rows[T] | undefined>;
  /** All rows of a table. */
  all<T extends Table>(table: T): Promise<Rows[T][]>;
  /** One analysed decision of a match. */
  moveOf(id: string, game: number, decision: number): Promise<MoveRow | undefined>;
  /** The analysed decisions of a game of a match, in order: those of a whole match at once would hold the page up. */
  movesOf(id: string, game: number): Promise<MoveRow[]>;
  /** Rollouts about a board, in no order. */
  rolloutsOf(board: string): Promise<StoredRollout[]>;
  put<T extends Table>(table: T, row: Rows[T]): Promise<void>;
  /** Removes the row with the id; in `moves` all of the match. */
  remove(table: Table, id: string): Promise<void>;
}

export interface Backend {
  /** All of the work or none of it. Rejects with the DOMException of what went wrong. */
  run<T>(mode: 'readonly' | 'readwrite', tables: readonly Table[], work: (transaction: Transaction) => Promise<T>): Promise<T>;
  close(): void;
}
