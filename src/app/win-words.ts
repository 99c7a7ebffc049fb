/** How a game of a match ended, in words. */
import type { ReplayedGame } from '../core/decision.ts';
import type { Game } from '../core/games.ts';
import { termsOfRecord, type GameRecord, type MatchRecord } from '../core/record.ts';
import { isDone, winKind, type WinKind } from '../core/scoring.ts';
import { texts } from '../i18n/index.ts';

/** Of a long nard win: as the record says it, or by the last board when everything was borne off; null = nobody can say. */
function kindOf(record: MatchRecord, { result }: GameRecord, game: ReplayedGame): WinKind | null {
  if (result?.kind) return result.kind;
  const last = game.decisions.findLast((decision) => decision.result !== null);
  if (!last?.result || !isDone(last.result.mover)) return null;
  return winKind(last.result.opponent, termsOfRecord(record).scoring);
}

/** `Ann wins 2 points: mars`, `Draw: ½ each`, `not finished`. */
export function endWords(record: MatchRecord, index: number, game: ReplayedGame): string {
  const words = texts().review;
  if (game.draw !== undefined) return texts().play.result.draw(game.draw);
  if (!game.result) return words.unfinished;
  const { winner, points } = game.result;
  const won = words.won(record.players[winner] || texts().app.sides[winner], points);
  const kind = record.game === 'long' ? kindOf(record, record.games[index]!, game) : null;
  return kind ? words.wonBy(won, texts().play.winKinds.long[kind]) : won;
}

/** `Long nard · NARDEON`: what a badge says of a game by a preset. */
export const gameWords = (game: Game, preset: string): string => {
  const { games, presets } = texts().play.form;
  const known = Object.hasOwn(presets, preset) ? presets[preset]!.name : preset;
  return game === 'long' ? texts().review.gameBy(games.long, known) : games.short;
};
