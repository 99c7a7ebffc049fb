/** What one may choose among, and what an answer was worth. */
import { positionKey, type Position } from '../core/position.ts';
import { shuffled } from '../core/seeded.ts';
import type { Candidate, Evaluator } from '../engine/protocol.ts';
import { isRight } from './clear.ts';
import { CUBE_ANSWERS, cubeAnswers, type CubeAnswerName } from './cube-answers.ts';
import { TOLERANCES } from './estimate.ts';
import type { OpenPuzzle } from './open-puzzle.ts';
import type { EstimatePuzzle } from './puzzle.ts';

/** How an answer turned out. */
export interface Verdict {
  readonly right: boolean;
  /** It is the very best; one that is right and not best is said to be as good as. */
  readonly best: boolean;
  /** Equity given up; of an estimate, how far it was off. null = not known: the play was not judged as deep as the best one. */
  readonly loss: number | null;
  /** What said so, where it was not the puzzle's own ranking. */
  readonly by?: Evaluator;
}

/** Equity given up by a play of the ranking; null = it was left at a lower depth, and is wrong by nobody knows how much. */
export const lossAt = (plays: readonly Pick<Candidate, 'equity' | 'plies'>[], at: number): number | null =>
  (plays[at]!.plies === plays[0]!.plies ? plays[0]!.equity - plays[at]!.equity : null);

type OpenPlay = Extract<OpenPuzzle, { kind: 'play' }>;
type OpenCube = Extract<OpenPuzzle, { kind: 'cube' }>;

/** Wrong plays offered beside the best one. */
const WRONG = 3;

/**
 * Plays to choose among, as indices of the ranking: the best and wrong ones that people would think of — those picked by hand,
 * else the one that was made and the next in the ranking. One of them is right.
 */
export function playOptions({ puzzle, candidates }: OpenPlay, seed: string): readonly number[] {
  const isWrong = (at: number): boolean => at > 0 && !isRight(lossAt(candidates, at) ?? Infinity, puzzle.error);
  const ranked = candidates.map((_, at) => at);
  const order = puzzle.wrong ?? [...(puzzle.played > 0 ? [puzzle.played] : []), ...ranked];
  const wrong = [...new Set(order.filter(isWrong))].slice(0, WRONG);
  return shuffled([0, ...wrong], seed);
}

/** Always in the same order: people know them by their places. */
export function cubeOptions({ puzzle, situation }: OpenCube): readonly CubeAnswerName[] {
  const possible = new Set(cubeAnswers(puzzle, situation).map(({ name }) => name));
  return CUBE_ANSWERS.filter((name) => possible.has(name));
}

const verdictOf = (loss: number, error: number): Verdict => ({ right: isRight(loss, error), best: loss === 0, loss });

/** A play by where it leads; what one that was not judged as deep as the best is worth, an engine has to say. */
export function judgePlay({ puzzle, candidates }: OpenPlay, result: Position): Verdict {
  const key = positionKey(result);
  const at = candidates.findIndex((each) => positionKey(each.result) === key);
  const loss = at < 0 ? null : lossAt(candidates, at);
  return loss === null ? { right: false, best: false, loss } : verdictOf(loss, puzzle.error);
}

export function judgeCubeAnswer({ puzzle, situation }: OpenCube, name: CubeAnswerName): Verdict {
  const answers = cubeAnswers(puzzle, situation);
  return verdictOf(answers.find((each) => each.name === name)!.loss, puzzle.error);
}

export function judgeEstimate({ quantity, value }: Pick<EstimatePuzzle, 'quantity' | 'value'>, given: number): Verdict {
  const loss = Math.abs(given - value);
  // Numbers with decimals are seldom met to the last of them: a chance in whole percent is.
  return { right: loss <= TOLERANCES[quantity] + 1e-9, best: loss < (quantity === 'win' ? 0.005 : 0.5), loss };
}
