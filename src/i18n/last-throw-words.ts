/** Whether a last throw was counted, in words. */
import { countsLastThrow, hasLastThrow, type Scoring } from '../core/terms.ts';
import type { Texts } from './index.ts';

/** What says of numbers how they were made. */
interface Made {
  readonly lastThrow?: true;
}

/** Of numbers under such scoring; null = no last throw is played, or nothing is known yet. */
export function lastThrowWords(evaluator: Made | null | undefined, scoring: Scoring | undefined, { rollout: { lastThrow } }: Texts): string | null {
  if (!evaluator || !hasLastThrow(scoring)) return null;
  return evaluator.lastThrow ? lastThrow.counted : lastThrow.notCounted;
}

/** What is asked of a rollout's task: each of its subjects says who began, or none. */
interface Counting {
  readonly scoring?: Scoring;
  readonly subjects: readonly { readonly began?: unknown }[];
}

/** Whether it was counted in all of them. */
export const isLastThrowCounted = ({ scoring, subjects }: Counting): boolean => subjects.every((subject) => countsLastThrow(scoring, subject));

/** A sentence about a rollout, where a last throw is played at all. */
export function lastThrowText(asked: Counting, texts: Texts): readonly string[] {
  const words = lastThrowWords(isLastThrowCounted(asked) ? { lastThrow: true } : {}, asked.scoring, texts);
  return words === null ? [] : [`${words}.`];
}
