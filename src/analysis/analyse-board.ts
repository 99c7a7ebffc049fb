/** What an engine is asked about a board, deeper and deeper, and what it has said so far. */
import { decideCube, type CubeDecision } from './cube/cube-decision.ts';
import { cubeQuestion, playConditions, type CubeConditions } from '../core/cube-conditions.ts';
import { firstPreset, rulesOf } from '../core/presets.ts';
import { rollingSide, type Situation } from '../core/situation.ts';
import { presetTerms, withStarter } from '../core/terms.ts';
import { isPlies, PLIES, type CubeAnswer, type Engine, type EvaluateAnswer, type Plies, type RankAnswer } from '../engine/protocol.ts';

export type Finding =
  | { readonly kind: 'plays'; readonly answer: RankAnswer; readonly plies: Plies }
  | { readonly kind: 'cube'; readonly answer: CubeAnswer; readonly conditions: CubeConditions; readonly decision: CubeDecision; readonly plies: Plies }
  | { readonly kind: 'chances'; readonly answer: EvaluateAnswer; readonly plies: Plies };

/** How deep to look; what is no depth counts as the usual one. */
export const depthOf = (wanted: number): Plies => (isPlies(wanted) ? wanted : 2);

/** Calls back with each finding, the last at `plies`. Rejects as the engine does, with the signal’s reason once it is aborted. */
export async function analyseBoard(engine: Engine, situation: Situation, plies: Plies, signal: AbortSignal, found: (finding: Finding) => void): Promise<void> {
  const { position: { game }, roll, preset = firstPreset(game) } = situation;
  const { scoring } = presetTerms(game, preset.id);
  const rules = game === 'long' ? { rules: rulesOf(preset), scoring } : {};
  const position = withStarter(rollingSide(situation), scoring);
  const call = { signal, priority: 'now' } as const;
  if (roll) {
    const cube = game === 'short' ? playConditions(situation) : undefined;
    const hear = (answer: RankAnswer): void => found({ kind: 'plays', answer, plies: answer.candidates[0]?.plies ?? 0 });
    hear(await engine.rank({ position, ...rules, ...(cube && { cube }), roll, plies }, { ...call, onProgress: hear }));
    return;
  }
  const question = game === 'short' ? cubeQuestion(situation) : null;
  for (const depth of PLIES.filter((each) => each <= plies)) {
    if (question?.ok) {
      const { conditions } = question.value;
      const answer = await engine.cube({ ...question.value, plies: depth }, call);
      found({ kind: 'cube', answer, conditions, decision: decideCube(answer, conditions), plies: depth });
    } else {
      found({ kind: 'chances', answer: await engine.evaluate({ position, ...rules, plies: depth }, call), plies: depth });
    }
  }
}
