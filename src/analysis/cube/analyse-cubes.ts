/** Every cube decision of a match through the engine: doubles and their answers, and the turns that could have begun with a double. */
import { cubeQuestion, mayDouble, type CubeOptions, type CubeQuestion } from '../../core/cube-conditions.ts';
import type { Decision, ReplayedGame } from '../../core/decision.ts';
import type { Engine, Evaluator, Plies, Probabilities } from '../../engine/protocol.ts';
import { decideCube, isCloseCube, judgeCube, type CubeChoice, type CubeDecision, type CubeJudgement } from './cube-decision.ts';
import { spread } from '../spread.ts';

export interface CubeAnalysis {
  readonly evaluator: Evaluator;
  /** Of the side that may double, or has. */
  readonly probabilities: Probabilities;
  readonly decision: CubeDecision;
  /** What was done. */
  readonly choice: CubeChoice;
  readonly judgement: CubeJudgement;
  /** Counted in rates: something was done at the cube, or might well have been. */
  readonly close: boolean;
  /** As of plays: what was found before. */
  readonly below?: readonly CubeAnalysis[];
}

/** Indexed like the replayed games; null = no cube decision, or not analysed. */
export type MatchCubes = readonly (readonly (CubeAnalysis | null)[])[];

export interface AnalyseCubesOptions extends CubeOptions {
  readonly plies: Plies;
  /** Already there from an earlier run: skipped. */
  readonly done?: (game: number, decision: number) => boolean;
  readonly signal?: AbortSignal;
  readonly onCube: (game: number, decision: number, analysis: CubeAnalysis) => void;
  readonly onProgress?: (done: number, total: number) => void;
}

const CHOICES: Partial<Readonly<Record<Decision['kind'], CubeChoice>>> = { double: 'double', take: 'take', drop: 'pass', beaver: 'beaver' };

interface AskedCube {
  readonly choice: CubeChoice;
  readonly question: CubeQuestion;
}

/** What was decided about the cube at a decision of a game; null = nothing, or nothing that the table of match equities knows. */
export function cubeAt({ decisions }: ReplayedGame, at: number, options: CubeOptions): AskedCube | null {
  const { kind, situation } = decisions[at]!;
  if (situation.position.game !== 'short') return null;
  const before = decisions[at - 1];
  if (kind === 'move') {
    // The first turn of a game begins with its throw; a turn that began with a double has a decision of its own.
    if (!situation.roll || before?.kind !== 'move') return null;
    const question = cubeQuestion({ ...situation, phase: 'roll', roll: null }, options);
    return question.ok && mayDouble(question.value.conditions) ? { choice: 'no_double', question: question.value } : null;
  }
  const choice = CHOICES[kind];
  const question = choice && cubeQuestion(situation, options);
  return question?.ok ? { choice: choice!, question: question.value } : null;
}

/** Where there is something to decide about the cube, game by game. */
export const cubePlaces = (games: readonly ReplayedGame[], options: CubeOptions): readonly { readonly game: number; readonly decision: number }[] =>
  games.flatMap((game, g) => game.decisions.flatMap((_, d) => (cubeAt(game, d, options) ? [{ game: g, decision: d }] : [])));

/** Resolves when all are done; rejects with the signal's reason when stopped. */
export async function analyseCubes(games: readonly ReplayedGame[], engine: Engine, options: AnalyseCubesOptions): Promise<void> {
  const all = games.flatMap((game, g) => game.decisions.flatMap((_, d) => {
    const asked = cubeAt(game, d, options);
    return asked ? [{ g, d, asked }] : [];
  }));
  const open = all.filter(({ g, d }) => !options.done?.(g, d));
  let finished = all.length - open.length;
  options.onProgress?.(finished, all.length);
  await spread(open, engine, async ({ g, d, asked: { choice, question } }) => {
    const answer = await engine.cube({ ...question, plies: options.plies }, { signal: options.signal, priority: 'later' });
    const decision = decideCube(answer, question.conditions);
    const judgement = judgeCube(decision, choice);
    if (judgement) options.onCube(g, d, { evaluator: answer.evaluator, probabilities: answer.probabilities, decision, choice, judgement, close: choice !== 'no_double' || isCloseCube(decision) });
    options.onProgress?.(++finished, all.length);
  });
}
