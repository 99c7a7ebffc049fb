/** Many games between two players, until the mean is sure enough. */
import { createTally, type Mean } from '../statistics.ts';
import { playGame, type Player, type Table } from './game.ts';

export interface Limits {
  /** Most games. */
  readonly games: number;
  /** Most seconds by the clock. */
  readonly seconds: number;
  /** Enough when the adjusted mean is as sure as this. */
  readonly standardError: number;
}

export interface MatchScore {
  /** Points a game of the first player, with the luck taken out. */
  readonly adjusted: Mean;
  /** As they fell. */
  readonly raw: Mean;
  readonly seconds: number;
}

/** Below this a few games that happen to be alike would look sure. */
const FEWEST = 100;

/** The players begin by turns; game n of a seed has the same dice in every run. `now`: seconds. */
export async function playMatch(table: Table, players: readonly [Player, Player], seed: string, limits: Limits, now: () => number = () => performance.now() / 1000): Promise<MatchScore> {
  const adjusted = createTally(), raw = createTally();
  const begun = now();
  for (let number = 0; number < limits.games && now() - begun < limits.seconds; number++) {
    if (number >= FEWEST && adjusted.mean().standardError <= limits.standardError) break;
    const outcome = await playGame(table, players, number % 2 === 0 ? 0 : 1, `${seed} ${table.game} game ${number}`);
    adjusted.add(outcome.adjusted);
    raw.add(outcome.points);
  }
  return { adjusted: adjusted.mean(), raw: raw.mean(), seconds: now() - begun };
}
