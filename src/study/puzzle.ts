/**
 * A puzzle as it is kept, sent and read: plain data, positions as IDs, plays as text in the mover's own numbering. `open-puzzle`
 * makes boards of it. The layout is described in `docs/study.md`.
 */
import type { CubeChoice, CubeEquities } from '../analysis/cube/cube-decision.ts';
import { hash64 } from '../core/hash64.ts';
import type { Candidate, Evaluator, Plies, Probabilities } from '../engine/protocol.ts';

/** `win`: chance to win, `pips`: of the side to roll; `hits`, `dances`: of the 36 throws, those with which it can hit, cannot move. */
export const QUANTITIES = ['win', 'pips', 'hits', 'dances'] as const;
export type Quantity = (typeof QUANTITIES)[number];

export const SOURCES = ['error', 'hand'] as const;

/** Where a puzzle comes from. */
export interface PuzzleSource {
  readonly from: (typeof SOURCES)[number];
  /** Of the match, left first. */
  readonly players?: readonly [string, string];
  readonly event?: string;
  /** As the file writes it. */
  readonly date?: string;
  /** Both from 1, as the file numbers games. */
  readonly game?: number;
  readonly turn?: number;
  /** Who erred, and by how much. */
  readonly player?: string;
  readonly loss?: number;
}

interface Common {
  /** Of what is asked: the same question has the same id wherever it was made. */
  readonly id: string;
  /** XGID, or long nard's own. */
  readonly position: string;
  /** Shown with the answer. */
  readonly note: string;
  readonly tags: readonly string[];
  readonly source: PuzzleSource;
}

/** A play of the ranking. */
export interface RankedPlay {
  readonly play: string;
  /** With the cube (EMG) where the evaluator says so, else cubeless; then as in `Candidate`. */
  readonly equity: number;
  readonly cubeless?: number;
  readonly mwc?: number;
  readonly chances: Probabilities;
  readonly plies: Plies;
  readonly by: Candidate['by'];
}

export interface PlayPuzzle extends Common {
  readonly kind: 'play';
  readonly evaluator: Evaluator;
  /** What the analysis may be wrong by: plays this near the best one count as right. */
  readonly error: number;
  /** Those of full depth, best first; then those that were left at a lower depth, which are wrong: their numbers compare with nothing above. */
  readonly plays: readonly RankedPlay[];
  /** Index of the play that was made; −1 = nobody made one. */
  readonly played: number;
  /** Indices of the wrong plays to choose among, picked by hand; absent = by the ranking. */
  readonly wrong?: readonly number[];
}

export interface CubePuzzle extends Common {
  readonly kind: 'cube';
  readonly evaluator: Evaluator;
  readonly error: number;
  /** Of the side that may double, or has. */
  readonly chances: Probabilities;
  readonly emg: CubeEquities;
  readonly mwc: CubeEquities | null;
  /** What was done; null = nobody decided. */
  readonly choice: CubeChoice | null;
}

export interface EstimatePuzzle extends Common {
  readonly kind: 'estimate';
  readonly quantity: Quantity;
  readonly value: number;
  /** What made the value; null = it is counted. */
  readonly evaluator: Evaluator | null;
}

export type Puzzle = PlayPuzzle | CubePuzzle | EstimatePuzzle;

/** The id that a puzzle has by its question. */
export const puzzleId = (puzzle: Pick<Puzzle, 'kind' | 'position'> & { readonly quantity?: Quantity }): string =>
  `${puzzle.kind}-${hash64(`${puzzle.position} ${puzzle.quantity ?? ''}`)}`;

/** Six decimals are more than any evaluator is good for, and the same wherever they were made. */
export const rounded = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;
