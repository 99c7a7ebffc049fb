/** Entries as the library lists them. */
import type { Game } from '../core/games.ts';
import type { MatchEvent } from '../core/match-event.ts';
import type { Evaluator } from '../engine/protocol.ts';
import type { StoredMatch, StoredPosition } from './entries.ts';
import type { Remark } from './remark.ts';

/** A row of the library's list: an entry without its heavy parts. */
export type EntrySummary = MatchSummary | PositionSummary;

interface Summary extends Remark {
  readonly id: string;
  readonly title: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** What made its numbers, the weakest where several did; null = not analysed yet. */
  readonly evaluator: Evaluator | null;
}

/** Event and date are absent in rows written before they were kept. */
export interface MatchSummary extends Summary, MatchEvent {
  readonly kind: 'match';
  /** Absent in rows written before long nard was known. */
  readonly game?: Game;
  readonly preset?: string;
  readonly players: readonly [string, string];
  /** Points needed; 0 = money session. */
  readonly length: number;
  readonly games: number;
  readonly progress: StoredMatch['progress'];
  readonly remarks?: StoredMatch['remarks'];
}

export interface PositionSummary extends Summary {
  readonly kind: 'position';
  readonly situation: StoredPosition['situation'];
}
