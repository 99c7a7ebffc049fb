/** What a play is worth that the analysis of its puzzle did not look at as deep as at the best one: an engine has to say it. */
import { playConditions } from '../core/cube-conditions.ts';
import type { MatchEquityTable } from '../core/met/table.ts';
import { positionKey, type Position } from '../core/position.ts';
import { presetOfSituation, rulesOf } from '../core/presets.ts';
import { presetTerms } from '../core/terms.ts';
import type { Engine, MetName } from '../engine/protocol.ts';
import type { Verdict } from './answers.ts';
import { isRight } from './clear.ts';
import type { OpenPuzzle } from './open-puzzle.ts';

export interface OutsideJudge {
  readonly engine: Pick<Engine, 'rank'>;
  /** The match equities that a ranking was made by, or what there is in their place: the verdict says which. */
  readonly metOf: (made: MetName) => Promise<MatchEquityTable>;
}

/** At the puzzle's depth and by its match equities, beside its best play; wrong, with `loss` null, where the engine cannot say. Of its numbers only the difference is used. */
export async function judgeOutside({ situation, puzzle, candidates: ranking }: Extract<OpenPuzzle, { kind: 'play' }>, result: Position, { engine, metOf }: OutsideJudge): Promise<Verdict> {
  const wrong: Verdict = { right: false, best: false, loss: null };
  if (ranking.length === 0) return wrong;
  const { position, roll, preset } = situation;
  const key = positionKey(result), best = positionKey(ranking[0]!.result);
  try {
    const { scoring } = presetTerms(position.game, presetOfSituation(situation).id);
    const { met: made } = puzzle.evaluator;
    // With the cube where the ranking is.
    const cube = made === undefined ? undefined : playConditions(situation, { scoring, ...(made && { met: await metOf(made) }) });
    const conditions = { rules: preset && rulesOf(preset), scoring, cube };
    const { evaluator, candidates } = await engine.rank({ position, roll: roll!, plies: puzzle.evaluator.plies, keep: [key, best], ...conditions }, { priority: 'now' });
    const find = (wanted: string) => candidates.find((each) => positionKey(each.result) === wanted);
    const own = find(key), right = find(best);
    if (!own || !right) return wrong;
    const loss = Math.max(0, right.equity - own.equity);
    return { right: isRight(loss, puzzle.error), best: false, loss, by: evaluator };
  } catch {
    return wrong;
  }
}
