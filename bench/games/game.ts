/** One cubeless game between two players, with what luck gave to each. */
import { luckOf } from '../../src/analysis/judge.ts';
import type { Roll } from '../../src/core/dice.ts';
import { CHECKERS, type Game } from '../../src/core/games.ts';
import { OFF, startPosition, swapSides, type Position } from '../../src/core/position.ts';
import { makeRandom } from '../../src/core/seeded.ts';
import type { RollEquity } from '../../src/engine/protocol.ts';
import { throwDice, throwToStart } from '../self-play.ts';

/** The board after the play that is chosen for a roll, still seen by the mover; an unchanged one for a dance. */
export type Player = (position: Position, roll: Roll) => Promise<Position> | Position;

export interface Outcome {
  /** Of the first player. */
  readonly points: number;
  /**
   * Points less the luck of the first player, plus that of the second. The luck of a roll is zero on average over the dice, whatever the
   * evaluator that tells it, so that this has the expectation of the points; a good evaluator makes it vary less.
   */
  readonly adjusted: number;
}

export interface Table {
  readonly game: Game;
  /** Of every game; absent = the opening position, whose first roll in short nard is never a double. */
  readonly start?: Position;
  /** The best play of each of the 21 rolls, by whatever evaluator tells luck. */
  readonly rolls: (position: Position) => readonly RollEquity[];
  /** Points of a finished game for the side that would be to roll. */
  readonly pointsOf: (position: Position) => number;
}

/** `starter`: which of the two players moves first; `dice` settles all throws. */
export async function playGame(table: Table, players: readonly [Player, Player], starter: 0 | 1, dice: string): Promise<Outcome> {
  const random = makeRandom(dice);
  const opening = table.start === undefined;
  let position = table.start ?? startPosition(table.game);
  let side = starter;
  let luck = 0;
  for (let turn = 0; ; turn++) {
    const sign = side === 0 ? 1 : -1;
    const first = opening && turn === 0;
    const roll = first ? throwToStart(table, random) : throwDice(random);
    luck += sign * luckOf(roll, table.rolls(position), first && table.game === 'short')!;
    const result = await players[side](position, roll);
    position = swapSides(result);
    if (result.mover[OFF] === CHECKERS) {
      const points = -sign * table.pointsOf(position);
      return { points, adjusted: points - luck };
    }
    side = side === 0 ? 1 : 0;
  }
}
