/** The boards of a match that was played again, with what its analysis says of each decision. */
import type { CubeAnalysis } from '../../analysis/cube/analyse-cubes.ts';
import { isCounted, isJudged } from '../../analysis/judge.ts';
import type { MoveAnalysis } from '../../analysis/match-analysis.ts';
import type { Decision, ReplayedGame } from '../../core/decision.ts';
import type { Situation } from '../../core/situation.ts';
import { NO_FACTS, type Facts, type PlacedBoard } from './pack.ts';

type Lists<T> = readonly (readonly (T | null)[])[];

function awayOf({ turn, score: { length, points } }: Situation): Facts['away'] {
  if (length === 0) return null;
  const away = (side: 0 | 1): number => Math.max(1, length - points[side]);
  return [away(turn), away(turn === 0 ? 1 : 0)];
}

/** Losses that count in rates, as in Review: flagged and forced plays have none. */
function factsOf(decision: Decision, play: MoveAnalysis | null, cube: CubeAnalysis | null): Facts {
  const { kind, player, situation, flags } = decision;
  const isMove = kind === 'move';
  return {
    player, isPlay: isJudged(decision), isCube: (!isMove && kind !== 'resign') || Boolean(cube && (cube.close || cube.judgement.error !== null)), away: awayOf(situation),
    playLoss: play && isCounted(decision) ? play.loss : null, cubeLoss: cube && (isMove || flags.length === 0) ? cube.judgement.loss : null,
    playPlies: play?.evaluator.plies ?? null, cubePlies: cube?.evaluator.plies ?? null,
  };
}

export const matchBoards = (games: readonly ReplayedGame[], moves: Lists<MoveAnalysis>, cubes: Lists<CubeAnalysis> = []): readonly PlacedBoard[] =>
  games.flatMap(({ decisions }, game) => decisions.map((each, decision) =>
    ({ game, decision, setup: each.situation.position, facts: factsOf(each, moves[game]?.[decision] ?? null, cubes[game]?.[decision] ?? null) })));

/** A position that is an entry by itself. `plies`: depth of its answer; null = it has none. */
export const positionBoard = (situation: Situation, plies: number | null): PlacedBoard => ({
  game: 0, decision: 0, setup: situation.position,
  facts: { ...NO_FACTS, isPlay: situation.phase === 'play', isCube: situation.phase === 'roll' || situation.phase === 'answer', away: awayOf(situation), playPlies: plies },
});
