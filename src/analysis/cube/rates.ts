/** Rates of a match with its cube decisions, per player: plays and cube apart, then together. */
import type { ReplayedGame } from '../../core/decision.ts';
import type { MatchRecord } from '../../core/record.ts';
import type { Player } from '../../core/situation.ts';
import { isCounted } from '../judge.ts';
import type { MoveAnalysis } from '../match-analysis.ts';
import { PR_FACTOR } from '../report.ts';
import type { MatchCubes } from './analyse-cubes.ts';

/** Words for a performance rating, from the best, each up to its PR; the last has no end. */
export const RATINGS = [
  ['champion', 2.5], ['world_class', 5], ['expert', 7.5], ['advanced', 12.5], ['intermediate', 17.5], ['casual', 22.5], ['beginner', 30], ['distracted', Infinity],
] as const;
export type Rating = (typeof RATINGS)[number][0];

export const ratingOf = (pr: number): Rating => RATINGS.find(([, end]) => pr < end)![0];

export interface Skill {
  readonly decisions: number;
  readonly totalLoss: number;
  /** Mean loss of a counted decision in thousandths; null with none. */
  readonly errorRate: number | null;
  /** 500 × mean loss of a counted decision; null with none. */
  readonly pr: number | null;
}

export interface PlayerRates {
  readonly name: string;
  /** Unforced plays. */
  readonly checker: Skill;
  /** Doubles, answers, and turns without a double that were close or wrong. */
  readonly cube: Skill;
  readonly all: Skill;
  readonly rating: Rating | null;
  /** Match-winning chance given up by plays and at the cube; null in money play. */
  readonly mwcLost: number | null;
}

function skillOf(losses: readonly number[]): Skill {
  const totalLoss = losses.reduce((sum, loss) => sum + loss, 0);
  const mean = losses.length > 0 ? totalLoss / losses.length : null;
  return { decisions: losses.length, totalLoss, errorRate: mean === null ? null : 1000 * mean, pr: mean === null ? null : PR_FACTOR * mean };
}

type MatchMoves = readonly (readonly (MoveAnalysis | null)[])[];

/** Both players, left column first. What is not analysed, or flagged, is not counted. */
export function ratePlayers(record: Pick<MatchRecord, 'players' | 'length'>, games: readonly ReplayedGame[], moves: MatchMoves, cubes: MatchCubes): readonly [PlayerRates, PlayerRates] {
  const rate = (player: Player): PlayerRates => {
    const plays: number[] = [], doubles: number[] = [];
    let mwcLost = 0;
    games.forEach((game, g) => game.decisions.forEach((decision, d) => {
      if (decision.player !== player) return;
      const play = moves[g]?.[d], turn = cubes[g]?.[d];
      if (isCounted(decision) && play && play.loss !== null) {
        plays.push(play.loss);
        mwcLost += play.lossMwc ?? 0;
      }
      // A flagged play does not make the cube before it doubtful.
      if (!turn?.close || (decision.kind !== 'move' && decision.flags.length > 0)) return;
      doubles.push(turn.judgement.loss);
      mwcLost += turn.judgement.lossMwc ?? 0;
    }));
    const all = skillOf([...plays, ...doubles]);
    return {
      name: record.players[player], checker: skillOf(plays), cube: skillOf(doubles), all, rating: all.pr === null ? null : ratingOf(all.pr),
      mwcLost: record.length > 0 ? mwcLost : null,
    };
  };
  return [rate(0), rate(1)];
}
