/** What an analysed match holds: plain data, stored as it is. Indexed like the replayed games: `moves[game][decision]`. */
import type { MatchRecord } from '../core/record.ts';
import type { Candidate, Evaluator } from '../engine/protocol.ts';

export const MARKS = ['none', 'doubtful', 'error', 'blunder'] as const;
export type Mark = (typeof MARKS)[number];

/** Equity losses from which a mark is given. XG's defaults. */
export interface Thresholds {
  readonly doubtful: number;
  readonly error: number;
  readonly blunder: number;
}
export const DEFAULT_THRESHOLDS: Thresholds = { doubtful: 0.02, error: 0.04, blunder: 0.08 };

export interface MoveAnalysis {
  readonly evaluator: Evaluator;
  /** Ranked; the play that was made is always among those of full depth, when it is legal. */
  readonly candidates: readonly Candidate[];
  /** Index in `candidates`; −1 for an illegal or unrecorded play. */
  readonly played: number;
  /** Equity given up, ≥ 0, with the cube (EMG) where its candidates are; null when the play cannot be judged. */
  readonly loss: number | null;
  /** Match-winning chance given up; null when the play cannot be judged, absent without a score or without the cube. */
  readonly lossMwc?: number | null;
  /** Equity of the roll's best play less the mean over the 21 rolls, at 0-ply; null when unknown. */
  readonly luck: number | null;
  /** What was found less deep, or by other match equities: trimmed, the deepest first, with nothing below of its own; absent = nothing. */
  readonly below?: readonly MoveAnalysis[];
}

export interface MatchAnalysis {
  readonly record: MatchRecord;
  /** null = not analysed yet, or not a checker play. */
  readonly moves: readonly (readonly (MoveAnalysis | null)[])[];
}

/** Per player, of checker plays only. */
export interface PlayerReport {
  readonly name: string;
  /** Counted (unforced, unflagged, analysed) checker plays. */
  readonly decisions: number;
  /** Forced plays and dances among the analysed ones. */
  readonly forced: number;
  readonly totalLoss: number;
  /** Mean loss per counted decision in thousandths; null with none. */
  readonly errorRate: number | null;
  /** 500 × mean loss per counted decision; null with none. */
  readonly pr: number | null;
  readonly luck: number;
  readonly marks: Readonly<Record<Mark, number>>;
}
