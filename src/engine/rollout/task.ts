/** What a rollout plays: everything that its trials depend on, as plain data that travels with the result. */
import type { CubeConditions, MatchNeeds } from '../../core/cube-conditions.ts';
import type { Game } from '../../core/games.ts';
import type { LongRules } from '../../core/long-rules.ts';
import { swapSides, type Beginner, type Counts, type Position } from '../../core/position.ts';
import type { Scoring } from '../../core/terms.ts';

export { MAX_SEED, MAX_TRIALS, MAX_TRUNCATION, ROLLOUT_LIMITS } from '../../core/rollout-limits.ts';

/** Trials that are counted together: each first and each second throw once. The mean of a block is one observation. */
export const BLOCK = 36;
/** Blocks that meet each pair of first throws once; a stop rule is asked at such marks and a few between. */
export const STRETCH = 36;
/** What sums are counted in: see `assembly/rollout/trial.ts`. */
export const UNITS = 2 ** 24;
export const MAX_SUBJECTS = 20;

export const ROLLOUT_PLIES = [0, 1] as const;
/** `throws`: what luck did is taken out, by the best play of each throw at 0-ply. */
export const LUCKS = ['none', 'throws'] as const;

export const DOUBLES = ['no', 'taken'] as const;

export interface RolloutSubject {
  /** Seen by the side that is to throw. */
  readonly mover: Counts;
  readonly opponent: Counts;
  readonly first?: Position['first'];
  /** Where a last throw is played: who began the game, the side to throw (`mover`) or the other; absent = not said, none is played. */
  readonly began?: Beginner;
  /** Whose chances are asked for: of the side to throw (a position) or of the one that has just played (a play). */
  readonly of: 'roller' | 'other';
  /** In a cubeful task how trials begin: without a double, or with one that was taken; absent = as at any turn. */
  readonly double?: (typeof DOUBLES)[number];
  /** Such as the play, for people. */
  readonly name?: string;
}

export const CUBE_PLIES = [0, 1] as const;

export interface RolloutMatch extends MatchNeeds {
  /** Name of the match equity table. */
  readonly met: string;
  /** What of it matters here: utility (2 × match-winning chance − 1) of winning 0, 1, 2 … points with this game; the last holds for all above. */
  readonly gains: { readonly own: readonly number[]; readonly other: readonly number[] };
}

/** As `CubeConditions`, seen by the side to throw first. */
export interface Cubeful extends Omit<CubeConditions, 'match' | 'met'> {
  /** null = money play. */
  readonly match: RolloutMatch | null;
  /** Depth of cube decisions. */
  readonly plies: (typeof CUBE_PLIES)[number];
}

export interface RolloutTask {
  readonly game: Game;
  /** Compared with each other throw by throw: all get the same dice. */
  readonly subjects: readonly RolloutSubject[];
  /** Long nard's; absent = as in its first preset. */
  readonly rules?: LongRules;
  readonly scoring?: Scoring;
  /** 0 to {@link MAX_SEED}. */
  readonly seed: number;
  /** Depth at which plays are chosen. */
  readonly plies: (typeof ROLLOUT_PLIES)[number];
  readonly luck: (typeof LUCKS)[number];
  /** The net judges after so many throws; 0 = played to the end. */
  readonly truncation: number;
  /** The exact bear-off table ends a trial. */
  readonly table: boolean;
  /** The cube, seen by the side to throw first; absent = without one. Short nard only. */
  readonly cubeful?: Cubeful;
}

export interface StopRule {
  /** Standard error of every candidate's difference to the best, or of a lone position's equity. */
  readonly error?: number;
  /** Probability that the best is the best. */
  readonly sure?: number;
}

/** Usual settings: what measured best per second of work (docs/rollouts.md). */
export const USUAL = { seed: 1, plies: 0, luck: 'throws', truncation: 0, table: true } as const satisfies Partial<RolloutTask>;
export const USUAL_TRIALS = 1296;

/** A position as a subject: chances of its side to throw. */
export const positionSubject = ({ mover, opponent, first, began }: Position, name?: string): RolloutSubject =>
  ({ mover, opponent, ...(first && { first }), ...(began && { began }), of: 'roller', ...(name !== undefined && { name }) });

/** A play as a subject, given the position after it, still seen by the side that made it, whose chances are asked for. */
export const playSubject = (position: Position, name?: string): RolloutSubject => ({ ...positionSubject(swapSides(position), name), of: 'other' });

export const subjectPosition = ({ game }: Pick<RolloutTask, 'game'>, { mover, opponent, first, began }: RolloutSubject): Position =>
  ({ game, mover, opponent, ...(first && { first }), ...(began && { began }) }) as unknown as Position;

/** Blocks that hold so many trials; a part of a block is never counted. */
export const blocksOf = (trials: number): number => Math.ceil(trials / BLOCK);
