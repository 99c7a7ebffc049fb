/** Trials as the wasm plays them, and as a job that yields after each. */
import type { Position } from '../../core/position.ts';
import type { Job } from '../slices.ts';
import { writeBoard, type RulesExports, type Wasm } from '../wasm.ts';
import type { OpenTrials, TrialsRequest } from './state.ts';
import { BLOCK, subjectPosition, type RolloutTask } from './task.ts';

export interface RolloutExports extends RulesExports {
  rollOutBoard(seed: number, first: number, count: number, plies: number, truncation: number, options: number): void;
  rolloutTotals(): number;
}

/** Sums of the five chances over trials of a position, seen by the side to throw: whole numbers of 2^-24. */
export type PlayTrials = (position: Position, task: RolloutTask, first: number, trials: number) => number[];

// As in `assembly/rollout/trial.ts`.
const TAKE_LUCK = 1, STOP_AT_TABLE = 2, ROLLER_BEGAN = 4, OTHER_BEGAN = 8;
const NO_TRUNCATION = -1;

function optionsOf({ luck, table, scoring, began }: RolloutTask): number {
  const lastThrow = began !== undefined && scoring !== undefined && scoring.lastThrow !== 'off';
  return (luck === 'throws' ? TAKE_LUCK : 0) | (table ? STOP_AT_TABLE : 0) | (lastThrow ? (began === 'roller' ? ROLLER_BEGAN : OTHER_BEGAN) : 0);
}

/** `prepare` tells the wasm by which rules and scoring the next call about a position is meant. */
export function createTrials(wasm: Wasm<RolloutExports>, prepare: (position: Position) => void = () => {}): PlayTrials {
  const { exports } = wasm;
  return (position, task, first, trials) => {
    prepare(position);
    writeBoard(wasm, exports.boardAt(), position);
    exports.rollOutBoard(task.seed, first, trials, task.plies, task.truncation || NO_TRUNCATION, optionsOf(task));
    return [...new Float64Array(exports.memory.buffer, exports.rolloutTotals(), 5)];
  };
}

/** Sums by block, in order. */
export function* trialsJob(play: PlayTrials, { task, subject, from, to }: TrialsRequest): Job<OpenTrials[]> {
  const position = subjectPosition(task, task.subjects[subject]!);
  const parts: OpenTrials[] = [];
  for (let start = from; start < to;) {
    const end = Math.min(to, (Math.floor(start / BLOCK) + 1) * BLOCK);
    let chances = [0, 0, 0, 0, 0];
    for (let trial = start; trial < end; trial++) {
      const played = play(position, task, trial, 1);
      chances = chances.map((sum, k) => sum + played[k]!);
      yield;
    }
    parts.push({ subject, from: start, to: end, chances });
    start = end;
  }
  return parts;
}
