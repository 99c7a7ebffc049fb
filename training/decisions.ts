/**
 * Rolled-out decisions to measure a net on, a JSON line each: {"cands": [{"id", "eq"}, …]}, `id` being the GNUbg position ID
 * after a play (the other side to roll), `eq` the mover's rolled-out cubeless equity.
 */
import { parsePositionId } from '../src/formats/position-id.ts';
import { unwrap } from '../src/core/result.ts';
import type { Position } from '../src/core/position.ts';

export interface Decision {
  readonly after: readonly Position[];
  readonly equities: readonly number[];
}

export interface Score {
  /** Mean error of equity over candidates. */
  readonly error: number;
  /** Mean equity given up a decision. */
  readonly regret: number;
  /** Share of decisions in which the best candidate was chosen. */
  readonly best: number;
}

/** Throws on a line that is not a decision: the file is ours. */
export function readDecisions(text: string): Decision[] {
  return text.trim().split('\n').map((line) => {
    const { cands } = JSON.parse(line) as { cands: { id: string; eq: number }[] };
    return { after: cands.map(({ id }) => unwrap(parsePositionId(id))), equities: cands.map(({ eq }) => eq) };
  });
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** `equity` is that of the side to roll. A lone candidate counts for the error only. */
export function scoreDecisions(decisions: readonly Decision[], equity: (position: Position) => number): Score {
  const errors: number[] = [], regrets: number[] = [];
  for (const { after, equities } of decisions) {
    const judged = after.map((position) => -equity(position));
    judged.forEach((value, n) => errors.push(Math.abs(value - equities[n]!)));
    if (after.length > 1) regrets.push(Math.max(...equities) - equities[judged.indexOf(Math.max(...judged))]!);
  }
  return { error: mean(errors), regret: mean(regrets), best: mean(regrets.map((regret) => Number(regret === 0))) };
}
