/** What a play is worth to the side that makes it: by its chances alone, or with the cube at a score. */
import { emgOf, mwcOf, gainOf, restingUtility, seenByOther, withBestAction, type CubeConditions } from '../core/cube-conditions.ts';
import { swapSides, type Position } from '../core/position.ts';
import type { EngineCore } from './core.ts';
import type { CubeCore } from './cube-core.ts';
import { cubeJob, noDoubleIn } from './cube-job.ts';
import { equityOf, swapChances, type Plies, type WinStakes } from './protocol.ts';
import { evaluateJob } from './search.ts';
import type { Job } from './slices.ts';
import type { Valuer, Worth } from './valuer.ts';

/** In stakes, by chances alone. */
export const valueCubeless = (core: EngineCore, stakes?: WinStakes): Valuer => ({
  flat: ({ probabilities, by }) => ({ probabilities, by, equity: equityOf(probabilities, stakes) }),
  *deep({ result, by }, plies) {
    const probabilities = swapChances(yield* evaluateJob(core, swapSides(result), plies));
    return { probabilities, by, equity: equityOf(probabilities, stakes) };
  },
  roll: (position, roll) => equityOf(core.afterRoll(position, roll, 0), stakes),
});

/**
 * In EMG with the cube, by conditions that the side sees which plays: after the play the other side doubles or not, as both do best,
 * and so on at every turn below.
 */
export function valueCubeful(core: CubeCore, conditions: CubeConditions): Valuer {
  const across = seenByOther(conditions);
  const gain = (winner: 'own' | 'other', points: number): number => gainOf(conditions, winner, points);
  function* valueOf(result: Position, plies: Plies): Job<Worth> {
    const answer = yield* cubeJob(core, { position: swapSides(result), conditions: across, plies });
    const probabilities = swapChances(answer.probabilities);
    const utility = -(answer.by === 'over' ? answer.noDouble : withBestAction(answer, across));
    return {
      probabilities, by: answer.by, equity: emgOf(utility, conditions), cubeless: emgOf(restingUtility(probabilities, conditions, gain), conditions),
      ...(conditions.match && { mwc: mwcOf(utility) }),
    };
  }
  return {
    flat({ result }) {
      // One unit of work: at 0-ply the job yields nowhere.
      const step = valueOf(result, 0).next();
      if (!step.done) throw new Error('0-ply took more than one step');
      return step.value;
    },
    deep: ({ result }, plies) => valueOf(result, plies),
    roll: (position, roll) => emgOf(noDoubleIn(core.afterRoll(position, roll, 0, conditions).states, conditions), conditions),
  };
}
