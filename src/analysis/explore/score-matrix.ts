/** The cube decision of one position at every score. */
import type { CubeConditions, CubeQuestion } from '../../core/cube-conditions.ts';
import { metLength } from '../../core/met/table.ts';
import type { Engine, Evaluator, Plies } from '../../engine/protocol.ts';
import { decideCube, type CubeDecision } from '../cube/cube-decision.ts';
import { spread } from '../spread.ts';

export interface ScoreVerdict {
  readonly decision: CubeDecision;
  readonly evaluator: Evaluator;
}

/** `[own − 1][other − 1]`, points that each side still needs; null = not known yet. */
export type ScoreMatrix = readonly (readonly (ScoreVerdict | null)[])[];

/** Points a side may need in the matrix. */
export const MATRIX_SIZE = 9;

export const emptyMatrix = (size: number): ScoreMatrix => Array.from({ length: size }, () => new Array<ScoreVerdict | null>(size).fill(null));

/** As far as the table of match equities goes. */
export const matrixSize = ({ met }: Pick<CubeConditions, 'met'>): number => Math.min(MATRIX_SIZE, metLength(met));

/** The same position and cube at another score. One point away means after the Crawford game: in it nobody doubles. */
export const atScore = (conditions: CubeConditions, own: number, other: number): CubeConditions =>
  ({ ...conditions, match: { own, other, crawford: false }, jacoby: false, beavers: false });

export interface ExploreScoresOptions {
  readonly plies: Plies;
  readonly signal: AbortSignal;
  readonly onScore: (own: number, other: number, verdict: ScoreVerdict) => void;
}

/** Asks score by score, as many at a time as the engine has workers; rejects with the signal's reason when stopped. */
export async function exploreScores({ position, conditions }: CubeQuestion, engine: Engine, { plies, signal, onScore }: ExploreScoresOptions): Promise<void> {
  const size = matrixSize(conditions);
  const needs = Array.from({ length: size }, (_, n) => n + 1);
  const scores = needs.flatMap((own) => needs.map((other) => ({ own, other })));
  await spread(scores, engine, async ({ own, other }) => {
    const there = atScore(conditions, own, other);
    const answer = await engine.cube({ position, conditions: there, plies }, { signal, priority: 'later' });
    onScore(own, other, { decision: decideCube(answer, there), evaluator: answer.evaluator });
  });
}
