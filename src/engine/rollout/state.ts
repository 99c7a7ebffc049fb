/**
 * How far a rollout is: plain data with which it can be repeated, gone on with, extended and merged. All sums are of whole
 * numbers and exact, so that they come out the same in whatever order and by however many workers the trials were made.
 */
import { count, type Range } from './ranges.ts';
import { BLOCK, type RolloutTask, type StopRule } from './task.ts';

export const ROLLOUT_FORMAT = 'nardscope-rollout';
/** Raised whenever the same task would give other trials or other sums, or a state holds what older programs do not know. */
export const ROLLOUT_VERSION = 4;
/**
 * Versions that can be gone on with: 2 added the cube, and left trials without it as they were; 3 left trials at 0-ply as they were, but
 * before it those at 1-ply could choose a play that was none; 4 added the last throw (before it, a task's own `began` was counted
 * otherwise) and left trials without it as they were: those still say 3.
 */
export const READ_VERSIONS = [1, 2, 3, ROLLOUT_VERSION] as const;
export const FIRST_SOUND_ONE_PLY = 3;

/** The version of a rollout of this task. */
export const versionOf = ({ subjects }: Pick<RolloutTask, 'subjects'>): 3 | typeof ROLLOUT_VERSION => (subjects.some(({ began }) => began) ? ROLLOUT_VERSION : 3);

/** Which net played. */
export interface RolloutNet {
  readonly name: string;
  readonly version: number;
}

export const isSameNet = (a: RolloutNet, b: RolloutNet): boolean => a.name === b.name && a.version === b.version;

/** Sums of one subject over the blocks that are done. Each block adds its sum over 36 trials, in units of 2^-24. */
export interface SubjectSums {
  /** win, win gammon, win backgammon, lose gammon, lose backgammon; of a cubeful task, sixth, the equity with the cube (EMG). */
  readonly chances: readonly number[];
  /** Sums of the squares of the blocks' sums, decimal digits. */
  readonly squares: readonly string[];
  /** Of the equity by the task's scoring, or with the cube. */
  readonly equity: number;
}

/** A part of a block: trials `from` … `to − 1` of one subject. */
export interface OpenTrials {
  readonly subject: number;
  readonly from: number;
  readonly to: number;
  /** As `SubjectSums.chances`. */
  readonly chances: readonly number[];
}

export interface RolloutState {
  readonly format: typeof ROLLOUT_FORMAT;
  readonly version: ReturnType<typeof versionOf>;
  readonly task: RolloutTask;
  readonly net: RolloutNet;
  /** Blocks of 36 trials that are in the sums, by number. */
  readonly done: readonly Range[];
  readonly sums: readonly SubjectSums[];
  /** Row i, column j ≤ i: sum over the blocks of equity i × equity j, decimal digits. */
  readonly products: readonly (readonly string[])[];
  /** Work that is in no sum yet, since its block is not complete. */
  readonly open: readonly OpenTrials[];
}

/** Trials that are in the sums. */
export const trialsOf = ({ done }: Pick<RolloutState, 'done'>): number => count(done) * BLOCK;

export interface RolloutRequest {
  /** Where to go on from: `startRollout` for a new one, a stored state, or one that is to be extended. */
  readonly state: RolloutState;
  /** To be done at the end, by number; what is done already is not done again. */
  readonly blocks: Range;
  /** May end it before. */
  readonly stop?: StopRule;
}

/** A part of a rollout that one worker does: trials `from` … `to − 1` of one subject. */
export interface TrialsRequest {
  readonly task: RolloutTask;
  readonly subject: number;
  readonly from: number;
  readonly to: number;
}
