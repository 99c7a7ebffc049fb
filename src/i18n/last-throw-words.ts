/** Whether a rollout counted the last throw, in words. */
import { countsLastThrow, hasLastThrow, type Scoring } from '../core/terms.ts';
import type { Texts } from './index.ts';

/** What is asked of a task: each of its subjects says who began, or none. */
interface Counting {
  readonly scoring?: Scoring;
  readonly subjects: readonly { readonly began?: unknown }[];
}

/** A sentence, where a last throw is played at all. */
export function lastThrowText({ scoring, subjects }: Counting, { rollout: { lastThrow } }: Texts): readonly string[] {
  if (!hasLastThrow(scoring)) return [];
  return [`${subjects.every((subject) => countsLastThrow(scoring, subject)) ? lastThrow.counted : lastThrow.notCounted}.`];
}
