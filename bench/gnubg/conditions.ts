/** Score and cube as the scripts beside this file read them, and as people do. */
import type { CubeConditions } from '../../src/core/cube-conditions.ts';

/** Cube, its owner (−1 = nobody, 0 = the side to roll), length of the match (0 = money), points of both sides, Crawford, Jacoby. */
export function conditionsFields({ match, cube: { value, holder }, jacoby }: CubeConditions): readonly number[] {
  const length = match ? Math.max(match.own, match.other) : 0;
  const owner = holder === null ? -1 : holder === 'own' ? 0 : 1;
  return [value, owner, length, match ? length - match.own : 0, match ? length - match.other : 0, Number(match?.crawford ?? false), Number(jacoby)];
}

export const conditionsText = ({ match, cube: { value, holder }, jacoby }: CubeConditions): string =>
  `${match ? `${match.own} away / ${match.other} away${match.crawford ? ', Crawford' : ''}` : `money${jacoby ? ', Jacoby' : ''}`}, cube ${value} ${holder ?? 'centred'}`;
