/** Seeded games of long nard, the engine at 0-ply against random legal plays. */
import { DICE, type Roll } from '../../core/dice.ts';
import { CHECKERS } from '../../core/games.ts';
import { OFF, startPosition, swapSides, type Position } from '../../core/position.ts';
import type { Parts } from '../conditions.ts';
import { equityOf, winStakes } from '../protocol.ts';

const STAKES = winStakes('long');

/** Mean points a game of the engine, which begins every other one. */
export function playOut({ core, ruleBook }: Parts, games: number): number {
  let state = 1;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };

  function after(position: Position, roll: Roll, isEngine: boolean): Position {
    if (!isEngine) {
      const legal = ruleBook.plays(position, roll);
      return legal[below(legal.length)]?.result ?? position;
    }
    return core.flat(position, roll).reduce((a, b) => (equityOf(b.probabilities, STAKES) > equityOf(a.probabilities, STAKES) ? b : a)).result;
  }

  let points = 0;
  for (let game = 0; game < games; game++) {
    let position = startPosition('long');
    let isEngine = game % 2 === 0;
    while (position.opponent[OFF]! < CHECKERS) {
      position = swapSides(after(position, [DICE[below(6)]!, DICE[below(6)]!], isEngine));
      isEngine = !isEngine;
    }
    // The side to roll has lost.
    points += (isEngine ? -1 : 1) * (position.mover[OFF] === 0 ? STAKES.gammon : 1);
  }
  return points / games;
}
