/** How the numbers of a play were made: with the cube or without, and by which match equities. */
import type { PresetRef } from '../core/games.ts';
import type { Evaluator } from '../engine/protocol.ts';
import { texts } from '../i18n/index.ts';
import { playsLastThrow } from './draft.ts';

/** `null` = nothing is known yet: what is asked is asked with the cube. */
export function valuedWords(evaluator: Pick<Evaluator, 'met'> | null | undefined): string {
  const { cubeless, withCube, metUsed } = texts().app;
  if (!evaluator) return withCube;
  return evaluator.met === undefined ? cubeless : evaluator.met === null ? withCube : `${withCube}, ${metUsed(evaluator.met.name)}`;
}

/** Whether a last throw was counted, where one is played; null = none is, or nothing is known yet. */
export function lastThrowWords(evaluator: Pick<Evaluator, 'lastThrow'> | null | undefined, preset: PresetRef | undefined): string | null {
  if (!evaluator || !preset || !playsLastThrow(preset)) return null;
  const { counted, notCounted } = texts().rollout.lastThrow;
  return evaluator.lastThrow ? counted : notCounted;
}
