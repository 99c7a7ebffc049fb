/** Replays a match without holding up the page: it may draw and listen after each game. */
import type { ReplayedGame } from '../core/decision.ts';
import type { MatchRecord } from '../core/record.ts';
import { replayGames } from '../core/replay.ts';
import type { RuleBook } from '../core/rule-book.ts';

/** Milliseconds of work after which the page gets its turn. */
const SLICE = 12;

/** Unlike a promise’s turn, lets events and frames in between. */
const giveWay = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export async function replaySlowly(record: MatchRecord, rules: RuleBook): Promise<readonly ReplayedGame[]> {
  const games: ReplayedGame[] = [];
  let since = performance.now();
  for (const game of replayGames(record, rules)) {
    games.push(game);
    if (performance.now() - since < SLICE) continue;
    await giveWay();
    since = performance.now();
  }
  // What is done with the games is a piece of work of its own.
  await giveWay();
  return games;
}
