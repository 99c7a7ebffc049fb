/** The library as the rest of the program sees it, whatever keeps it. Expected failures: store_unavailable, store_full; others are named at the method. */
import type { CubeAnalysis } from '../analysis/cube/analyse-cubes.ts';
import type { MoveAnalysis } from '../analysis/match-analysis.ts';
import type { NardError, Result } from '../core/result.ts';
import type { Collection } from './collections.ts';
import type { Keepsake, KeptRow } from './kept.ts';
import type { StoredRollout } from './stored-rollout.ts';
import type { StoredEntry, StoredMatch } from './entries.ts';
import type { Remark } from './remark.ts';
import type { EntrySummary } from './entry-summary.ts';
import type { StudyStore } from './study.ts';

export type { EntrySummary, MatchSummary, PositionSummary } from './entry-summary.ts';

/** What is new about a decision of a match: its play, its cube, or both. */
export interface MoveUpdate {
  readonly game: number;
  readonly decision: number;
  readonly analysis?: MoveAnalysis;
  readonly cube?: CubeAnalysis;
}

/** What a listener hears; `here` = this page did it, not another tab. `outdated`: a newer version has the database now, this page can do nothing more with it. */
export interface StoreChange {
  readonly what: 'entries' | 'settings' | 'kept' | 'rollouts' | 'study' | 'outdated';
  /** Entries written or removed, names of what is kept, boards of rollouts, puzzles. */
  readonly ids: readonly string[];
  readonly here: boolean;
}

/** Lines of a backup: taken over, taken over under a new id because theirs was in use, already there. */
export interface ImportReport {
  readonly added: number;
  readonly renamed: number;
  readonly skipped: number;
}

export interface Store {
  /** Set when nothing outlives the page (a private window): to be told to the user. */
  readonly problem: NardError | null;
  /** Newest first. */
  list(): Promise<Result<readonly EntrySummary[]>>;
  /** Error: not_found. */
  get(id: string): Promise<Result<StoredEntry>>;
  /** Writes a whole entry, in place of one with the same id. */
  put(entry: StoredEntry): Promise<Result<void>>;
  /** Reads an entry, changes it and writes it in one go: what another tab writes at the same time is not lost. The id stays. Error: not_found. */
  update(id: string, change: (entry: StoredEntry) => StoredEntry): Promise<Result<StoredEntry>>;
  /** Changes what is written about an entry, or about a decision of a match, and nothing else of it. Answers what is written then. Error: not_found. */
  annotate(id: string, place: { readonly game: number; readonly decision: number } | null, change: (remark: Remark) => Remark): Promise<Result<Remark>>;
  /** Removes an entry and answers it: `put` of it undoes the removal. Error: not_found. */
  remove(id: string): Promise<Result<StoredEntry>>;
  /** Writes finished decisions of a match and no more of it, but for those that are there deeper or as deep. Error: not_found, when the match was removed meanwhile. */
  saveMoves(id: string, moves: readonly MoveUpdate[], progress: StoredMatch['progress']): Promise<Result<void>>;
  /** As they were saved; null before the first time. The app checks what it reads. */
  settings(): Promise<Result<unknown>>;
  /** Changes the settings named and leaves the others, which another tab may have changed. Plain data. */
  saveSettings(change: object): Promise<Result<void>>;
  /** As it was kept; null = nothing is. The app checks what it reads. */
  kept(name: Keepsake): Promise<Result<unknown>>;
  /** Plain data, in place of what was kept; null = nothing more. */
  keep(name: Keepsake, value: object | null): Promise<Result<void>>;
  /** Reads what is kept under a name, changes and writes it in one go; null from `change` = there is no room for it, and all stays. Answers what is kept then. */
  changeKept(name: Keepsake, change: (value: unknown) => object | null): Promise<Result<object>>;
  /** Named sets of entries and decisions, in the order they were made. */
  collections(): Promise<Result<readonly Collection[]>>;
  /** Reads the collections, changes and writes them in one go. */
  changeCollections(change: (collections: readonly Collection[]) => readonly Collection[]): Promise<Result<readonly Collection[]>>;
  /** Rollouts about a board, the one last worked on first. */
  rollouts(board: string): Promise<Result<readonly StoredRollout[]>>;
  /** Keeps a rollout, unless more of it is kept already; answers what is kept then. */
  saveRollout(rollout: StoredRollout): Promise<Result<StoredRollout>>;
  removeRollout(rollout: StoredRollout): Promise<Result<void>>;
  /** Puzzles and what is remembered of them. */
  readonly study: StudyStore;
  /** A table made by the engine, by name; null when there is none. */
  table(name: string): Promise<Result<Uint8Array | null>>;
  saveTable(name: string, bytes: Uint8Array): Promise<Result<void>>;
  /** Everything in one file, but for tables, which the engine can make again. */
  exportAll(): Promise<Result<Blob>>;
  /**
   * Adds what a backup holds; all of it or nothing. What is kept one of each, and each setting, is taken over where there is none here.
   * `canUse`: whether the app can go on with what was kept. Errors: backup_malformed {reason, line, at}, match_too_big.
   */
  importAll(file: Blob, canUse?: (kept: KeptRow) => boolean, onProgress?: (share: number) => void): Promise<Result<ImportReport>>;
  /** Calls back after each change, here or in another tab; returns how to stop. */
  onChange(listener: (change: StoreChange) => void): () => void;
  close(): void;
}
