/**
 * What each game of a match file gave. Writers cap the last number, or write nonsense (`Wins 4016 point`) when a match is
 * forfeited; the next game's score line is then the truth.
 */
import { addPoints, type Points } from '../core/match.ts';
import type { GameRecord, RecordNote } from '../core/record.ts';
import type { Player } from '../core/situation.ts';
import type { GameReader } from './mat-game.ts';

export interface MendedResult {
  readonly result: GameRecord['result'];
  readonly note: RecordNote | null;
}

/** The one side that gained between two score lines; null when none or both did, or somebody lost points. */
function gained(before: Points, after: Points): { winner: Player; points: number } | null {
  const [left, right] = [after[0] - before[0], after[1] - before[1]];
  if (left > 0 && right === 0) return { winner: 0, points: left };
  if (right > 0 && left === 0) return { winner: 1, points: right };
  return null;
}

/** The most a game may be said to give: a backgammon, or in a match all that was needed (a forfeit). */
const most = (length: number, before: Points, winner: Player, cube: number): number =>
  Math.max(3 * cube, length > 0 ? length - before[winner] : 0);

/** Sets each reader's points before the game and gives each game's result. */
export function mendResults(length: number, games: readonly GameReader[]): MendedResult[] {
  let running: Points = [0, 0];
  return games.map((game, i) => {
    const before = game.stated ?? running;
    game.points = before;
    const next = games[i + 1]?.stated ?? null;
    const shown = next && gained(before, next);
    const said = game.result;
    let result: GameRecord['result'] = null;
    let corrected = false;
    if (shown) {
      result = shown;
      corrected = said !== null && (said.winner !== shown.winner || said.points !== shown.points);
    } else if (said) {
      const limit = most(length, before, said.winner, game.cube);
      // Where no later score line helps, a match won by too much was won by what was needed.
      const points = said.points === null ? game.cube : said.points > limit ? (length > 0 ? Math.max(1, length - before[said.winner]) : game.cube) : said.points;
      result = { winner: said.winner, points };
      corrected = points !== said.points;
    }
    if (result) running = addPoints(before, result.winner, result.points);
    return { result, note: corrected && said ? { flag: 'result_corrected', line: said.line, text: said.text } : null };
  });
}
