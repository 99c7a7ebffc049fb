/** Trials as the wasm plays them, and as a job that yields after each. */
import type { Position } from '../../core/position.ts';
import { tellCube, type CubeExports } from '../cube-terms.ts';
import type { Job } from '../slices.ts';
import { writeBoard, type RulesExports, type Wasm } from '../wasm.ts';
import type { OpenTrials, TrialsRequest } from './state.ts';
import { gainIn } from './cubeful.ts';
import { numbersOf } from './sums.ts';
import { BLOCK, subjectPosition, type RolloutSubject, type RolloutTask } from './task.ts';

export interface RolloutExports extends RulesExports {
  rollOutBoard(seed: number, first: number, count: number, plies: number, truncation: number, options: number): void;
  rolloutTotals(): number;
}

/** What short nard's wasm adds. */
export interface CubefulExports extends CubeExports, RolloutExports {
  rollOutCubeful(seed: number, first: number, count: number, plies: number, truncation: number, options: number, holder: number, start: number, cubePlies: number): void;
}

/** Sums over trials of a position, seen by the side to throw: as `SubjectSums.chances`. `double`: the subject's. */
export type PlayTrials = (position: Position, task: RolloutTask, first: number, trials: number, double?: RolloutSubject['double']) => number[];

// As in `assembly/rollout/trial.ts`.
const TAKE_LUCK = 1, STOP_AT_TABLE = 2;
const NO_TRUNCATION = -1;

/** As in `assembly/two-sided.ts` and `assembly/rollout/cube-stakes.ts`. */
const HOLDERS = { own: 1, centred: 2, other: 3 } as const;
const STARTS = { decides: 0, no: 1, taken: 2 } as const;

const optionsOf = ({ luck, table }: RolloutTask): number => (luck === 'throws' ? TAKE_LUCK : 0) | (table ? STOP_AT_TABLE : 0);

const hasCube = (wasm: Wasm<RolloutExports>): wasm is Wasm<CubefulExports> => 'rollOutCubeful' in wasm.exports;

/** `prepare` tells the wasm by which rules and scoring the next call about a position is meant. */
export function createTrials(wasm: Wasm<RolloutExports>, prepare: (position: Position) => void = () => {}): PlayTrials {
  const { exports } = wasm;
  return (position, task, first, trials, double) => {
    const { seed, plies, cubeful } = task;
    const truncation = task.truncation || NO_TRUNCATION;
    prepare(position);
    writeBoard(wasm, exports.boardAt(), position);
    if (!cubeful) {
      exports.rollOutBoard(seed, first, trials, plies, truncation, optionsOf(task));
    } else if (hasCube(wasm)) {
      tellCube(wasm, cubeful, (side, points) => gainIn(cubeful, side, points));
      wasm.exports.rollOutCubeful(seed, first, trials, plies, truncation, optionsOf(task), HOLDERS[cubeful.cube.holder ?? 'centred'], STARTS[double ?? 'decides'], cubeful.plies);
    } else {
      throw new Error('long nard has no cube');
    }
    return [...new Float64Array(exports.memory.buffer, exports.rolloutTotals(), numbersOf(task))];
  };
}

/** Sums by block, in order. */
export function* trialsJob(play: PlayTrials, { task, subject, from, to }: TrialsRequest): Job<OpenTrials[]> {
  const { double } = task.subjects[subject]!;
  const position = subjectPosition(task, task.subjects[subject]!);
  const parts: OpenTrials[] = [];
  for (let start = from; start < to;) {
    const end = Math.min(to, (Math.floor(start / BLOCK) + 1) * BLOCK);
    let chances = new Array<number>(numbersOf(task)).fill(0);
    for (let trial = start; trial < end; trial++) {
      const played = play(position, task, trial, 1, double);
      chances = chances.map((sum, k) => sum + played[k]!);
      yield;
    }
    parts.push({ subject, from: start, to: end, chances });
    start = end;
  }
  return parts;
}
