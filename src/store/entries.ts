/** What the library keeps. */
import type { CubeAnalysis } from '../analysis/cube/analyse-cubes.ts';
import type { MoveAnalysis } from '../analysis/match-analysis.ts';
import type { MatchRecord } from '../core/record.ts';
import type { Situation } from '../core/situation.ts';
import type { Plies, RankAnswer } from '../engine/protocol.ts';
import type { PlacedRemark, Remark } from './remark.ts';

/** With what somebody wrote about it. */
interface Entry extends Remark {
  /** Random, made once; the URL of the entry. */
  readonly id: string;
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** How many decisions were analysed at a depth. */
export interface Depth {
  readonly plies: Plies;
  readonly count: number;
}

/** How far a match is, and what a list shows of it. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  /** The same of cube decisions; missing = not looked at yet. */
  readonly cubes?: { readonly done: number; readonly total: number };
  /** Depth asked for: moves of a lower one are still to be done. Missing = that of the settings. */
  readonly plies?: Plies;
  /** Stopped by hand: opening it does not resume the work. */
  readonly paused?: boolean;
  /** PR of both players so far; null = none yet. */
  readonly pr?: readonly [number | null, number | null];
  /** Depths its numbers are of, deepest first; rates of several are mixed. Missing = not noted. */
  readonly depths?: readonly Depth[];
  /** Situation of the costliest play. */
  readonly cover?: Situation | null;
}

export interface StoredMatch extends Entry {
  readonly kind: 'match';
  readonly record: MatchRecord;
  /** The file as it was dropped, so that nothing of it is ever lost. */
  readonly source: { readonly name: string; readonly text: string };
  /** Filled in as the work goes on: what is done survives a reload. */
  readonly moves: readonly (readonly (MoveAnalysis | null)[])[];
  /** Decisions about the cube, by the same places; absent in a match whose cube nobody has looked at yet. */
  readonly cubes?: readonly (readonly (CubeAnalysis | null)[])[];
  readonly progress: Progress;
  /** What somebody wrote about its decisions, by game and decision; absent = nothing. */
  readonly remarks?: readonly PlacedRemark[];
}

export interface StoredPosition extends Entry {
  readonly kind: 'position';
  readonly situation: Situation;
  readonly answer: RankAnswer | null;
  /** Answers that a deeper one stands above, the deepest first; absent = none. */
  readonly below?: readonly RankAnswer[];
}

export type StoredEntry = StoredMatch | StoredPosition;
