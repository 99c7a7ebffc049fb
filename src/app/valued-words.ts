/** How the numbers of a play were made: with the cube or without, and by which match equities. */
import type { Evaluator } from '../engine/protocol.ts';
import { texts } from '../i18n/index.ts';

/** `null` = nothing is known yet: what is asked is asked with the cube. */
export function valuedWords(evaluator: Pick<Evaluator, 'met'> | null | undefined): string {
  const { cubeless, withCube, metUsed } = texts().app;
  if (!evaluator) return withCube;
  return evaluator.met === undefined ? cubeless : evaluator.met === null ? withCube : `${withCube}, ${metUsed(evaluator.met.name)}`;
}
