/** Scoring on rolled-out decisions: how far off equities are, and what the choices give up. */
import { createTally, meanOf, type Mean } from '../statistics.ts';

/** Rolled-out and judged equities of one decision's candidates, both the mover's. */
export interface JudgedDecision {
  readonly rolledOut: readonly number[];
  readonly judged: readonly number[];
}

export interface Score {
  /** Error of equity, over candidates. */
  readonly error: Mean;
  /** Equity given up a decision, over decisions with a choice. */
  readonly regret: Mean;
  /** Share of decisions with a choice in which the best candidate was chosen. */
  readonly best: number;
}

/** The first of equally judged candidates is the chosen one; a lone candidate counts for the error only. */
export function scoreJudged(decisions: readonly JudgedDecision[]): Score {
  const error = createTally(), regret = createTally();
  let best = 0;
  for (const { rolledOut, judged } of decisions) {
    judged.forEach((equity, n) => error.add(Math.abs(equity - rolledOut[n]!)));
    if (judged.length < 2) continue;
    const givenUp = Math.max(...rolledOut) - rolledOut[judged.indexOf(Math.max(...judged))]!;
    regret.add(givenUp);
    best += Number(givenUp === 0);
  }
  return { error: error.mean(), regret: regret.mean(), best: best / regret.mean().count };
}

/** Mean error of single equities. */
export const meanError = (rolledOut: readonly number[], judged: readonly number[]): Mean => meanOf(judged.map((equity, n) => Math.abs(equity - rolledOut[n]!)));
