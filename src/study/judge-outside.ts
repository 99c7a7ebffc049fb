/** What a play is worth that the ranking of its puzzle has left out: an engine has to say it. */
import { playConditions } from '../core/cube-conditions.ts';
import { positionKey, type Position } from '../core/position.ts';
import { presetOfSituation, rulesOf } from '../core/presets.ts';
import { presetTerms } from '../core/terms.ts';
import type { Engine } from '../engine/protocol.ts';
import type { Verdict } from './answers.ts';
import type { OpenPuzzle } from './open-puzzle.ts';

/** Wrong in any case; `loss` is null where the engine cannot say. Of its numbers only the difference is used. */
export async function judgeOutside({ situation, puzzle, candidates: ranking }: Extract<OpenPuzzle, { kind: 'play' }>, result: Position, engine: Pick<Engine, 'rank'>): Promise<Verdict> {
  const wrong: Verdict = { right: false, best: false, loss: null };
  if (ranking.length === 0) return wrong;
  const { position, roll, preset } = situation;
  const key = positionKey(result), best = positionKey(ranking[0]!.result);
  try {
    const { scoring } = presetTerms(position.game, presetOfSituation(situation).id);
    // With the cube where the ranking is.
    const cube = puzzle.evaluator.met === undefined ? undefined : playConditions(situation, { scoring });
    const conditions = { rules: preset && rulesOf(preset), scoring, cube };
    const { candidates } = await engine.rank({ position, roll: roll!, plies: puzzle.evaluator.plies, keep: [key, best], ...conditions }, { priority: 'now' });
    const find = (wanted: string) => candidates.find((each) => positionKey(each.result) === wanted);
    const own = find(key), right = find(best);
    // It was left out of the ranking, so it is no better than its last.
    const least = ranking[0]!.equity - Math.min(...ranking.map(({ equity }) => equity));
    return own && right ? { ...wrong, loss: Math.max(least, right.equity - own.equity) } : wrong;
  } catch {
    return wrong;
  }
}
