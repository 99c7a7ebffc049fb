/** What is asked and answered about the cube: plain data, so that it crosses a worker unchanged. */
import type { CubeConditions } from '../core/cube-conditions.ts';
import type { Position } from '../core/position.ts';
import type { Candidate, Evaluator, Plies, Probabilities } from './protocol.ts';

export interface CubeRequest {
  /** Of short nard, seen by the side to roll. */
  readonly position: Position;
  readonly conditions: CubeConditions;
  readonly plies: Plies;
}

/**
 * Of the side to roll. Utilities with the cube: points of the whole stake in money play, 2 × match-winning chance − 1 in a match.
 * What they come to as a decision says `analysis/cube`.
 */
export interface CubeAnswer {
  readonly evaluator: Evaluator;
  /** `table`: exact, whatever the plies; else `net`, also where a table knew the chances. */
  readonly by: Candidate['by'];
  /** As if nobody ever doubled, gammons and backgammons at their stakes. */
  readonly probabilities: Probabilities;
  /** In stakes of the cube as it is. */
  readonly cubeless: number;
  /** It rolls without doubling. */
  readonly noDouble: number;
  /** It doubles and the other side takes, without a beaver; also where it may not double. */
  readonly doubleTake: number;
}
