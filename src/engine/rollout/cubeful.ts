/** The cube of a rollout: what it is played for, and a cube decision as two subjects under common dice. Plain data that travels with the task. */
import { gainOf, type CubeConditions } from '../../core/cube-conditions.ts';
import type { Position } from '../../core/position.ts';
import { positionSubject, type Cubeful, type RolloutSubject, type RolloutTask } from './task.ts';

/** Conditions are those of the side to throw first: after a play, of the side that did not make it. */
export function cubefulOf(conditions: CubeConditions, plies: Cubeful['plies'] = 0): Cubeful {
  const { match, met, cube, jacoby, beavers, cap, gammon, backgammon } = conditions;
  const gains = (side: 'own' | 'other', most: number): number[] => Array.from({ length: most + 1 }, (_, points) => gainOf(conditions, side, points));
  return {
    cube, match: match && { ...match, met: met.name, gains: { own: gains('own', match.own), other: gains('other', match.other) } },
    jacoby, beavers, cap, gammon, backgammon, plies,
  };
}

/** Utility of points won by a side, as `gainOf`. */
export function gainIn({ match }: Pick<Cubeful, 'match'>, side: 'own' | 'other', points: number): number {
  if (!match) return points;
  const gains = match.gains[side];
  return gains[Math.min(points, gains.length - 1)]!;
}

/** Match-winning chance that an equity (EMG) of the side to throw first comes to; null in money play. */
export function mwcOfEquity(cubeful: Cubeful, equity: number): number | null {
  if (!cubeful.match) return null;
  const win = gainIn(cubeful, 'own', cubeful.cube.value), loss = gainIn(cubeful, 'other', cubeful.cube.value);
  return ((equity * (win + loss) + win - loss) / 2 + 1) / 2;
}

/** A cube decision: the side to roll rolls on, or has doubled and the other side took. A pass needs no trials. */
export const cubeSubjects = (position: Position): readonly [RolloutSubject, RolloutSubject] =>
  [{ ...positionSubject(position), double: 'no' }, { ...positionSubject(position), double: 'taken' }];

/** Whether a task is about a cube decision, made by `cubeSubjects`. */
export function isCubeDecision({ cubeful, subjects }: RolloutTask): boolean {
  const [no, taken] = subjects;
  return cubeful !== undefined && subjects.length === 2 && no!.double === 'no' && taken!.double === 'taken' && no!.of === 'roller'
    && String([no!.mover, no!.opponent]) === String([taken!.mover, taken!.opponent]);
}
