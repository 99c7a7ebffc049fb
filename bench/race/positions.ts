/** Races to measure an evaluator on: without contact, somebody not home yet. */
import { CHECKERS } from '../../src/core/games.ts';
import { BAR, OFF, pips, SLOTS, startPosition, swapSides, type Counts, type Position } from '../../src/core/position.ts';
import { makeRandom } from '../../src/core/seeded.ts';
import type { Player } from '../games/game.ts';
import { throwDice, throwToStart } from '../self-play.ts';

const HOME = 6;

/** Number of the rearmost checker's point. */
const rearmost = (counts: Counts): number => counts.findLastIndex((n, slot) => slot !== OFF && n > 0);

/** Whether a net has to answer: my p faces their 25 − p, and the exact table answers once everybody is home. */
export function isOpenRace({ mover, opponent }: Position): boolean {
  const [mine, theirs] = [rearmost(mover), rearmost(opponent)];
  return mover[OFF] !== CHECKERS && opponent[OFF] !== CHECKERS && mine + theirs < BAR && Math.max(mine, theirs) > HOME;
}

/** A race of one seeded game, any turn of it alike; null when that game had none. */
export async function raceOfGame(player: Player, seed: string): Promise<Position | null> {
  const random = makeRandom(seed);
  const races: Position[] = [];
  let position = startPosition('short');
  let roll = throwToStart(position, random);
  while (position.mover[OFF] !== CHECKERS && position.opponent[OFF] !== CHECKERS) {
    position = swapSides(await player(position, roll));
    if (isOpenRace(position)) races.push(position);
    roll = throwDice(random);
  }
  return races[Math.floor(random() * races.length)] ?? null;
}

/** Most pips by which the sides of a random set-up differ: further apart a race has no question left. */
const LEAD = 14;

/** Both sides anywhere short of each other, a few checkers off, about level. */
export function raceSetUp(seed: string): Position {
  const random = makeRandom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const side = (farthest: number): number[] => {
    const counts = new Array<number>(SLOTS).fill(0);
    counts[OFF] = below(4) === 0 ? below(6) : 0;
    // Towards home twice as often as back: so stand the checkers of a race.
    for (let n = counts[OFF]; n < CHECKERS; n++) counts[1 + Math.min(below(farthest), below(farthest + 4))]! += 1;
    return counts;
  };
  for (;;) {
    const farthest = 7 + below(11);
    const position = { game: 'short', mover: side(farthest), opponent: side(24 - farthest) } as unknown as Position;
    if (isOpenRace(position) && Math.abs(pips(position.mover) - pips(position.opponent)) <= LEAD) return position;
  }
}
