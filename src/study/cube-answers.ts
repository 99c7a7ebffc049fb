/** What one may say to a question about the cube, and what each answer costs. */
import { judgeCube, type CubeChoice, type CubeDecision } from '../analysis/cube/cube-decision.ts';
import { verdictOf } from '../core/cube-verdict.ts';
import type { Situation } from '../core/situation.ts';
import type { CubePuzzle } from './puzzle.ts';

/** To roll: what both sides do; to answer: what this side does. */
export const CUBE_ANSWERS = ['no_double_take', 'no_double_pass', 'no_double_beaver', 'double_take', 'double_pass', 'double_beaver', 'take', 'pass', 'beaver'] as const;
export type CubeAnswerName = (typeof CUBE_ANSWERS)[number];

export interface CubeAnswer {
  readonly name: CubeAnswerName;
  readonly loss: number;
}

/** The decision as `analysis/cube` has it. */
export const cubeDecisionOf = ({ emg, mwc }: Pick<CubePuzzle, 'emg' | 'mwc'>, { cube }: Pick<Situation, 'cube'>): CubeDecision =>
  ({ verdict: verdictOf(emg, cube.owner !== null), emg, mwc });

const lossOf = (decision: CubeDecision, choice: CubeChoice): number => judgeCube(decision, choice)?.loss ?? 0;

/** All answers, the cheapest first; those of equal cost in the order of {@link CUBE_ANSWERS}. */
export function cubeAnswers(puzzle: Pick<CubePuzzle, 'emg' | 'mwc'>, situation: Pick<Situation, 'cube' | 'phase'>): readonly CubeAnswer[] {
  const decision = cubeDecisionOf(puzzle, situation);
  const replies = (['take', 'pass', 'beaver'] as const).filter((reply) => reply !== 'beaver' || puzzle.emg.doubleBeaver !== null);
  const answers = situation.phase === 'answer'
    ? replies.map((reply): CubeAnswer => ({ name: reply, loss: lossOf(decision, reply) }))
    : (['no_double', 'double'] as const).flatMap((action) => replies.map((reply): CubeAnswer => ({ name: `${action}_${reply}`, loss: lossOf(decision, action) + lossOf(decision, reply) })));
  return answers.sort((a, b) => a.loss - b.loss || CUBE_ANSWERS.indexOf(a.name) - CUBE_ANSWERS.indexOf(b.name));
}

const REPLIES = { no_double_take: 'no_double', no_double_pass: 'no_double', no_double_beaver: 'no_double', double_take: 'take', double_pass: 'pass', double_beaver: 'beaver', take: 'take', pass: 'pass', beaver: 'beaver' } as const satisfies Record<CubeAnswerName, CubeChoice>;

/** What was done at last where everybody does as the answer says. */
export const choiceOfAnswer = (name: CubeAnswerName): CubeChoice => REPLIES[name];
