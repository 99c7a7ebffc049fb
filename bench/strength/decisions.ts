/**
 * Rolled-out decisions, a JSON line each: {"cands": [{"id", "eq"}, …]}, `id` being the position after a play with the other side to
 * roll (short nard: GNU Backgammon's ID; long nard: our own), `eq` the mover's rolled-out cubeless equity.
 */
import type { Game } from '../../src/core/games.ts';
import type { Position } from '../../src/core/position.ts';
import { rulesOf } from '../../src/core/presets.ts';
import { unwrap } from '../../src/core/result.ts';
import { presetTerms } from '../../src/core/terms.ts';
import { equityOf, winStakes, type Conditions, type Plies } from '../../src/engine/protocol.ts';
import { evaluateJob } from '../../src/engine/search.ts';
import { parseLongId } from '../../src/formats/long-id.ts';
import { parsePositionId } from '../../src/formats/position-id.ts';
import { finish, type BenchGame } from '../bench-game.ts';
import type { JudgedDecision } from './score.ts';

export interface Decision extends Conditions {
  /** After each candidate, seen by the side to roll. */
  readonly after: readonly Position[];
  readonly equities: readonly number[];
}

interface Line {
  readonly cands: readonly { readonly id: string; readonly eq: number }[];
}

/** A position, and what is played for by whichever preset a long nard ID names. */
function readCandidate(id: string, game: Game): { position: Position } & Conditions {
  if (game === 'short') return { position: unwrap(parsePositionId(id)) };
  const { position, preset } = unwrap(parseLongId(id));
  return { position, ...(preset && { rules: rulesOf(preset), scoring: presetTerms('long', preset.id).scoring }) };
}

/** Throws on a line that is no decision: the file is ours. All candidates of a decision are of one preset. */
export function readDecisions(text: string, game: Game): Decision[] {
  return text.trim().split('\n').map((line) => {
    const { cands } = JSON.parse(line) as Line;
    const read = cands.map(({ id }) => readCandidate(id, game));
    const { position: _position, ...conditions } = read[0]!;
    return { ...conditions, after: read.map(({ position }) => position), equities: cands.map(({ eq }) => eq) };
  });
}

/** Every candidate evaluated `plies` deep, decision by decision while `go` says so. */
export function judgeDecisions({ game, under }: Pick<BenchGame, 'game' | 'under'>, decisions: readonly Decision[], plies: Plies, go: () => boolean = () => true): JudgedDecision[] {
  const judged: JudgedDecision[] = [];
  for (const { after, equities, ...conditions } of decisions) {
    if (!go()) break;
    const { core } = under(conditions);
    const stakes = winStakes(game, conditions.scoring);
    judged.push({ rolledOut: equities, judged: after.map((position) => -equityOf(finish(evaluateJob(core, position, plies)), stakes)) });
  }
  return judged;
}
