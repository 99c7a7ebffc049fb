/** The doubling cube in a situation that stands by itself, such as a place of a lesson. A game that is played has `game-cube`. */
import { isCubeValue } from './match.ts';
import { swapSides } from './position.ts';
import { presetOfSituation } from './presets.ts';
import { ANSWERS } from './record.ts';
import { otherPlayer, type Cube, type Phase, type Situation } from './situation.ts';
import { presetTerms } from './terms.ts';

/** What may be done with the cube, by the names that records have. */
export const CUBE_TURNS = ['double', ...ANSWERS] as const;
export type CubeTurn = (typeof CUBE_TURNS)[number];

const withinCap = ({ score }: Situation, value: number): boolean => isCubeValue(value) && value <= (score.cap ?? value);

/** Whether `turn`, who is to roll, may double first. */
function mayDouble(situation: Situation): boolean {
  const { position: { game }, turn, cube, score } = situation;
  return presetTerms(game, presetOfSituation(situation).id).cube && !score.crawford && (cube.owner === null || cube.owner === turn) && withinCap(situation, cube.value * 2);
}

/** The cube after a raise may be turned once more. */
const mayRaise = (situation: Situation): boolean => situation.score.length === 0 && situation.score.beavers && withinCap(situation, situation.cube.value * 4);

/** The other side decides next. */
const overTo = (situation: Situation, phase: Phase, cube: Cube): Situation =>
  ({ ...situation, position: swapSides(situation.position), turn: otherPlayer(situation.turn), phase, roll: null, cube });

/** The cube that waits is `turn`'s when it is accepted: of a beaver it is the other side's, who turned it. */
const offered = ({ phase, turn, cube }: Situation): Cube => ({ value: cube.value * 2, owner: phase === 'answer' ? turn : cube.owner });

/** What follows an action with the cube by `turn`; null = it is not possible here. After a drop the game is over. */
export function turnCube(situation: Situation, action: CubeTurn): Situation | null {
  const { phase, cube } = situation;
  if (action === 'double') return phase === 'roll' && mayDouble(situation) ? overTo(situation, 'answer', cube) : null;
  if (phase !== 'answer' && phase !== 'beaver' && phase !== 'raccoon') return null;
  switch (action) {
    // The doubler rolls: the same side where a beaver was answered.
    case 'take': return phase === 'beaver' ? { ...situation, phase: 'roll', cube: offered(situation) } : overTo(situation, 'roll', offered(situation));
    case 'drop': return { ...situation, phase: 'over' };
    case 'beaver': return phase === 'answer' && mayRaise(situation) ? overTo(situation, 'beaver', offered(situation)) : null;
    case 'raccoon': return phase === 'beaver' && mayRaise(situation) ? overTo(situation, 'raccoon', offered(situation)) : null;
  }
}

export const possibleCubeTurns = (situation: Situation): readonly CubeTurn[] => CUBE_TURNS.filter((action) => turnCube(situation, action) !== null);
