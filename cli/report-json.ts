/** The report of `analyze --json`; its schema is `docs/analyze.schema.json`. */
import type { CubeAnalysis, MatchCubes } from '../src/analysis/cube/analyse-cubes.ts';
import type { PlayerRates, Skill } from '../src/analysis/cube/rates.ts';
import { markOf } from '../src/analysis/marks.ts';
import type { MoveAnalysis, PlayerReport, Thresholds } from '../src/analysis/match-analysis.ts';
import type { Decision, ReplayedGame } from '../src/core/decision.ts';
import { makeRoll } from '../src/core/dice.ts';
import { noteAt, noteOf } from '../src/core/notes.ts';
import { makePlay } from '../src/core/play.ts';
import type { Position } from '../src/core/position.ts';
import { termsOfRecord, type MatchRecord } from '../src/core/record.ts';
import type { Situation } from '../src/core/situation.ts';
import { hasLastThrow, type Scoring } from '../src/core/terms.ts';
import { makeGnubgId } from '../src/formats/gnubg-id.ts';
import { cubeVerdictText } from '../src/i18n/cube-words.ts';
import { englishTexts } from '../src/i18n/index.ts';
import { isLastThrowCounted } from '../src/i18n/last-throw-words.ts';
import { makeLongId } from '../src/formats/long-id.ts';
import { round, roundAll } from './numbers.ts';

export interface Report {
  readonly record: MatchRecord;
  readonly games: readonly ReplayedGame[];
  readonly moves: readonly (readonly (MoveAnalysis | null)[])[];
  readonly players: readonly [PlayerReport, PlayerReport];
  /** Cube decisions and the rates with them, where they were looked at; by which table of match equities. */
  readonly cubes?: MatchCubes;
  readonly rates?: readonly [PlayerRates, PlayerRates];
  readonly met?: string;
  readonly thresholds: Thresholds;
  readonly net: string;
  readonly plies: number;
}

/** A long ID says the match too. */
function idsOf(situation: Situation): { readonly id: string; readonly matchId: string | null } {
  if (situation.position.game === 'long') return { id: makeLongId(situation), matchId: null };
  const [id, matchId] = makeGnubgId(situation).split(':');
  return { id: id!, matchId: matchId! };
}

function cubeJson(cube: CubeAnalysis | null, thresholds: Thresholds) {
  if (!cube) return null;
  const { choice, close, judgement: { error, loss, lossMwc }, decision: { verdict, emg, mwc } } = cube;
  return {
    choice, verdict: cubeVerdictText(verdict, englishTexts()), error, loss: round(loss), lossMwc: round(lossMwc), mark: markOf(loss, thresholds), counted: close,
    emg: roundAll(emg), mwc: mwc && roundAll(mwc),
  };
}

const skillJson = ({ decisions, totalLoss, errorRate, pr }: Skill) => ({ decisions, totalLoss: round(totalLoss), errorRate: round(errorRate), pr: round(pr) });

const ratesJson = (rates: PlayerRates | undefined) =>
  rates && { checker: skillJson(rates.checker), cube: skillJson(rates.cube), all: skillJson(rates.all), rating: rates.rating, mwcLost: round(rates.mwcLost) };

function decisionJson(decision: Decision, comment: string, analysis: MoveAnalysis | null, cube: CubeAnalysis | null, thresholds: Thresholds) {
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
    ...(comment !== '' && { comment }),
    loss: round(analysis?.loss ?? null),
    lossMwc: round(analysis?.lossMwc ?? null),
    mark: markOf(analysis?.loss ?? null, thresholds),
    luck: round(analysis?.luck ?? null),
    cube: cubeJson(cube, thresholds),
    candidates: (analysis?.candidates ?? []).map(({ play, equity, cubeless, mwc, probabilities, plies, by }) => ({
      play: makePlay(play),
      equity: round(equity),
      ...(cubeless !== undefined && { cubeless: round(cubeless), mwc: round(mwc ?? null) }),
      probabilities: Object.fromEntries(Object.entries(probabilities).map(([name, chance]) => [name, round(chance)])),
      plies,
      by,
    })),
  };
}

/** Positions that were judged, and by which scoring. */
export const askedIn = ({ record, games }: Pick<Report, 'record' | 'games'>): { readonly scoring: Scoring; readonly subjects: readonly Position[] } =>
  ({ scoring: termsOfRecord(record).scoring, subjects: games.flatMap(({ decisions }) => decisions.map(({ situation }) => situation.position)) });

export function reportJson(report: Report) {
  const { record, games, moves, cubes, players, rates, met, thresholds, net, plies } = report;
  const asked = askedIn(report);
  return {
    match: {
      length: record.length,
      players: record.players,
      game: record.game,
      preset: record.preset,
      headers: record.headers,
      notes: record.notes,
      evaluator: { net, plies, ...(hasLastThrow(asked.scoring) && { lastThrow: isLastThrowCounted(asked) }), scope: record.game === 'short' ? 'plays and cube decisions with the cube at the score' : 'checker play only, cubeless' },
      thresholds,
      met: record.length > 0 ? (met ?? null) : null,
    },
    games: games.map((game, g) => ({
      number: game.number,
      score: game.points,
      crawford: game.crawford,
      winner: game.result?.winner ?? null,
      points: game.result?.points ?? null,
      ...(noteOf(record.games[g]?.comment) !== '' && { comment: noteOf(record.games[g]?.comment) }),
      decisions: game.decisions.map((decision, d) => decisionJson(decision, noteAt(record, g, d), moves[g]?.[d] ?? null, cubes?.[g]?.[d] ?? null, thresholds)),
    })),
    players: players.map(({ name, decisions, errorRate, pr, luck, marks }, player) => ({ name, decisions, errorRate: round(errorRate), pr: round(pr), luck: round(luck), marks, ...ratesJson(rates?.[player]) })),
  };
}
