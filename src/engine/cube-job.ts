/** A cube decision some plies deep, as a job that yields after every roll. */
import { ROLLS } from '../core/dice.ts';
import type { CubeConditions } from '../core/cube-conditions.ts';
import type { CubeCore, CubeStates, WeighedChances } from './cube-core.ts';
import { type CubeAnswer, type CubeRequest, equityOf } from './protocol.ts';
import { addWeighted, ZERO } from './search.ts';
import type { Job } from './slices.ts';

/** What the side to roll has by not doubling, of the states of the cube it may stand in. */
export const noDoubleIn = ({ centred, own, other }: CubeStates, { cube }: CubeConditions): number =>
  cube.holder === null ? centred : (cube.holder === 'own' ? own : other)[0];

/** The whole answer but for who gave it. What the table of both sides or the rules answer exactly is not looked at deeper. */
export function* cubeJob(core: CubeCore, { position, conditions, plies }: CubeRequest): Job<Omit<CubeAnswer, 'evaluator'>> {
  const flat = core.board(position, conditions);
  const answer = ({ probabilities, states }: WeighedChances): Omit<CubeAnswer, 'evaluator'> => ({
    by: flat.by, probabilities, cubeless: equityOf(probabilities, conditions), noDouble: noDoubleIn(states, conditions), doubleTake: states.other[1],
  });
  if (plies === 0 || flat.by !== 'net') return answer(flat);
  let sum = ZERO, noDouble = 0, doubleTake = 0;
  for (const { roll, ways } of ROLLS) {
    const { probabilities, states } = core.afterRoll(position, roll, plies - 1, conditions);
    sum = addWeighted(sum, probabilities, ways / 36);
    noDouble += (ways / 36) * noDoubleIn(states, conditions);
    doubleTake += (ways / 36) * states.other[1];
    yield;
  }
  return { by: flat.by, probabilities: sum, cubeless: equityOf(sum, conditions), noDouble, doubleTake };
}
