/** Decisions out of seeded games that the engine plays against itself. */
import { isDouble, sortRoll, type Die, type Roll } from '../src/core/dice.ts';
import { startPosition, swapSides, type Position } from '../src/core/position.ts';
import { makeRandom } from '../src/core/seeded.ts';
import { chooseCandidate } from '../src/engine/strength-presets.ts';
import { flatPlays, type BenchGame, type Scored } from './bench-game.ts';

export interface BenchDecision {
  readonly position: Position;
  readonly roll: Roll;
  /** At 0-ply, best first; at least two. */
  readonly flat: readonly Scored[];
}

/** Errors of the players, in stakes: without any, the same few lines would be played again and again. */
const ERRORS = { plies: 0, noise: 0.05 } as const;
/** One real decision in so many is taken, so that those taken have little in common. */
const EVERY = 7;
/** Turns after which a game that drags on is given up. */
const LONGEST = 200;

export const throwDice = (random: () => number): Roll => sortRoll([(Math.floor(6 * random()) + 1) as Die, (Math.floor(6 * random()) + 1) as Die]);

/** The first throw of a game; in short nard it is never a double. */
export function throwToStart({ game }: Pick<BenchGame, 'game'>, random: () => number): Roll {
  for (;;) {
    const roll = throwDice(random);
    if (game === 'long' || !isDouble(roll)) return roll;
  }
}

/** `count` decisions with a choice, from as many games as it takes. */
export function playForDecisions(bench: BenchGame, count: number, seed: string): BenchDecision[] {
  const found: BenchDecision[] = [];
  let choices = 0;
  for (let game = 0; found.length < count; game++) {
    const random = makeRandom(`${seed} ${bench.game} ${game}`);
    let position = startPosition(bench.game);
    let roll = throwToStart(bench, random);
    for (let turn = 0; turn < LONGEST && found.length < count; turn++) {
      const flat = flatPlays(bench, position, roll);
      if (flat.length > 1 && choices++ % EVERY === 0) found.push({ position, roll, flat });
      const chosen = chooseCandidate(flat, ERRORS, `${seed} ${game} ${turn}`)!;
      if (chosen.by === 'over') break;
      position = swapSides(chosen.result);
      roll = throwDice(random);
    }
  }
  return found;
}
