/** Rates of checker plays in a match, per player. */
import type { ReplayedGame } from '../core/decision.ts';
import type { MatchRecord } from '../core/record.ts';
import type { Player } from '../core/situation.ts';
import { isCounted, isJudged } from './judge.ts';
import { markOf } from './marks.ts';
import { MARKS, type Mark, type MoveAnalysis, type PlayerReport, type Thresholds } from './match-analysis.ts';

/** PR as XG defines it: 500 × mean equity loss of a counted decision. */
export const PR_FACTOR = 500;

function reportPlayer(player: Player, name: string, games: readonly ReplayedGame[], moves: MatchMoves, thresholds: Thresholds): PlayerReport {
  const marks = Object.fromEntries(MARKS.map((mark) => [mark, 0])) as Record<Mark, number>;
  let decisions = 0, forced = 0, totalLoss = 0, luck = 0;
  games.forEach((game, g) =>
    game.decisions.forEach((decision, d) => {
      const analysis = moves[g]?.[d];
      if (!analysis || decision.player !== player || !isJudged(decision)) return;
      luck += analysis.luck ?? 0;
      if (decision.forced) forced++;
      if (!isCounted(decision) || analysis.loss === null) return;
      decisions++;
      totalLoss += analysis.loss;
      marks[markOf(analysis.loss, thresholds)]++;
    }),
  );
  const mean = decisions > 0 ? totalLoss / decisions : null;
  return { name, decisions, forced, totalLoss, errorRate: mean === null ? null : 1000 * mean, pr: mean === null ? null : PR_FACTOR * mean, luck, marks };
}

type MatchMoves = readonly (readonly (MoveAnalysis | null)[])[];

/** Both players, left column first. What is not analysed yet is not counted. */
export function reportPlayers(record: MatchRecord, games: readonly ReplayedGame[], moves: MatchMoves, thresholds: Thresholds): readonly [PlayerReport, PlayerReport] {
  return [0, 1].map((player) => reportPlayer(player as Player, record.players[player as Player], games, moves, thresholds)) as [PlayerReport, PlayerReport];
}
