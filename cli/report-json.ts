/** The report of `analyze --json`; its schema is `docs/analyze.schema.json`. */
import { markOf } from '../src/analysis/marks.ts';
import type { MoveAnalysis, PlayerReport, Thresholds } from '../src/analysis/match-analysis.ts';
import type { Decision, ReplayedGame } from '../src/core/decision.ts';
import { makeRoll } from '../src/core/dice.ts';
import { makePlay } from '../src/core/play.ts';
import type { MatchRecord } from '../src/core/record.ts';
import type { Situation } from '../src/core/situation.ts';
import { makeGnubgId } from '../src/formats/gnubg-id.ts';
import { makeLongId } from '../src/formats/long-id.ts';

export interface Report {
  readonly record: MatchRecord;
  readonly games: readonly ReplayedGame[];
  readonly moves: readonly (readonly (MoveAnalysis | null)[])[];
  readonly players: readonly [PlayerReport, PlayerReport];
  readonly thresholds: Thresholds;
  readonly net: string;
  readonly plies: number;
}

/** Six decimals are more than any evaluator here is good for. */
const round = (x: number | null): number | null => (x === null ? null : Math.round(x * 1e6) / 1e6);

/** A long ID says the match too. */
function idsOf(situation: Situation): { readonly id: string; readonly matchId: string | null } {
  if (situation.position.game === 'long') return { id: makeLongId(situation), matchId: null };
  const [id, matchId] = makeGnubgId(situation).split(':');
  return { id: id!, matchId: matchId! };
}

function decisionJson(decision: Decision, analysis: MoveAnalysis | null, thresholds: Thresholds) {
  return {
    kind: decision.kind,
    player: decision.player,
    ...idsOf(decision.situation),
    dice: decision.situation.roll && makeRoll(decision.situation.roll),
    played: decision.played && makePlay(decision.played),
    text: decision.text,
    line: decision.line,
    forced: decision.forced,
    flags: decision.flags,
    loss: round(analysis?.loss ?? null),
    mark: markOf(analysis?.loss ?? null, thresholds),
    luck: round(analysis?.luck ?? null),
    candidates: (analysis?.candidates ?? []).map(({ play, equity, probabilities, plies, by }) => ({
      play: makePlay(play),
      equity: round(equity),
      probabilities: Object.fromEntries(Object.entries(probabilities).map(([name, chance]) => [name, round(chance)])),
      plies,
      by,
    })),
  };
}

export function reportJson({ record, games, moves, players, thresholds, net, plies }: Report) {
  return {
    match: {
      length: record.length,
      players: record.players,
      game: record.game,
      preset: record.preset,
      headers: record.headers,
      notes: record.notes,
      evaluator: { net, plies, scope: 'checker play only, cubeless' },
      thresholds,
    },
    games: games.map((game, g) => ({
      number: game.number,
      score: game.points,
      crawford: game.crawford,
      winner: game.result?.winner ?? null,
      points: game.result?.points ?? null,
      decisions: game.decisions.map((decision, d) => decisionJson(decision, moves[g]?.[d] ?? null, thresholds)),
    })),
    players: players.map(({ name, decisions, errorRate, pr, luck, marks }) => ({ name, decisions, errorRate: round(errorRate), pr: round(pr), luck: round(luck), marks })),
  };
}
