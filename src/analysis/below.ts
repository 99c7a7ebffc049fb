/** Numbers of several depths for one decision: the deepest stand above, what was found before stays below them. */
import type { Evaluator, RankAnswer } from '../engine/protocol.ts';
import type { MoveAnalysis } from './match-analysis.ts';

interface Made {
  readonly evaluator: Evaluator;
}

/** Of each decision; a depth by other match equities is another one. */
export const MOST_BELOW = 8;
/** Candidates kept of what stands below, besides the play that was made. */
const KEPT_BELOW = 3;

const isSameKind = ({ evaluator: a }: Made, { evaluator: b }: Made): boolean => a.plies === b.plies && a.met?.id === b.met?.id && a.lastThrow === b.lastThrow;

/** What stands below `above` once it takes the place of `there`: one for each depth and match equities, deepest first. */
export function belowOf<T extends Made>(above: Made, there: T, below: readonly T[] = []): readonly T[] {
  const all = [there, ...below].filter((each) => !isSameKind(each, above));
  return all.filter((each, at) => all.findIndex((other) => isSameKind(other, each)) === at).sort((a, b) => b.evaluator.plies - a.evaluator.plies).slice(0, MOST_BELOW);
}

/** `above` in the place of `there`, with all that was known before below it. `trim`: what is kept of numbers that others stand above. */
export function standAbove<T extends Made & { readonly below?: readonly T[] }>(above: T, there: T | null | undefined, trim = (each: T): T => each): T {
  if (!there) return above;
  const { below: older, ...top } = there;
  const below = belowOf(above, trim(top as T), older);
  return below.length > 0 ? { ...above, below } : above;
}

/** The best candidates and the play that was made. */
export function trimMove(analysis: MoveAnalysis): MoveAnalysis {
  const { candidates, played } = analysis;
  const best = candidates.slice(0, KEPT_BELOW);
  return played < KEPT_BELOW ? { ...analysis, candidates: best } : { ...analysis, candidates: [...best, candidates[played]!], played: KEPT_BELOW };
}

/** What stands below an answer about a position that takes the place of another. */
export const answersBelow = (above: RankAnswer, there: RankAnswer | null, below: readonly RankAnswer[] = []): readonly RankAnswer[] =>
  (there ? belowOf(above, { ...there, candidates: there.candidates.slice(0, KEPT_BELOW) }, below) : below);
