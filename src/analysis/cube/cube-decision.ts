/** What the engine's equities come to as a cube decision: the three equities people compare, the verdict, what each action costs. */
import { emgOf, gainOf, mayBeaver, mayDouble, mwcOf, restingUtility, type CubeConditions } from '../../core/cube-conditions.ts';
import { bestReply, SAME, verdictOf, type CubeEquities, type CubeReply, type CubeVerdict } from '../../core/cube-verdict.ts';
import type { CubeAnswer } from '../../engine/protocol.ts';

export type { CubeEquities };

export interface CubeDecision {
  readonly verdict: CubeVerdict;
  /** Equivalent money game: in stakes of the cube as it is; in a match a plain win is 1 and a plain loss −1. */
  readonly emg: CubeEquities;
  /** Match-winning chances; null in money play. */
  readonly mwc: CubeEquities | null;
}

const mapEquities = ({ cubeless, noDouble, doubleTake, doublePass, doubleBeaver }: CubeEquities, by: (utility: number) => number): CubeEquities => {
  const orNull = (utility: number | null): number | null => (utility === null ? null : by(utility));
  return { cubeless: by(cubeless), noDouble: by(noDouble), doubleTake: orNull(doubleTake), doublePass: orNull(doublePass), doubleBeaver: orNull(doubleBeaver) };
};

/** The decision of the side to roll. */
export function decideCube(answer: CubeAnswer, conditions: CubeConditions): CubeDecision {
  const { value, holder } = conditions.cube;
  const may = answer.by !== 'over' && mayDouble(conditions);
  const utilities: CubeEquities = {
    cubeless: restingUtility(answer.probabilities, conditions, (winner, points) => gainOf(conditions, winner, points)),
    noDouble: answer.noDouble,
    doubleTake: may ? answer.doubleTake : null,
    doublePass: may ? gainOf(conditions, 'own', value) : null,
    // After a beaver the cube shows four times its value and belongs to the side that took.
    doubleBeaver: may && mayBeaver(conditions) ? 2 * answer.doubleTake : null,
  };
  const emg = mapEquities(utilities, (utility) => emgOf(utility, conditions));
  return { verdict: verdictOf(emg, holder === 'own'), emg, mwc: conditions.match && mapEquities(utilities, mwcOf) };
}

/** What was wrong with an action at the cube. `double_late`: too good to double, it should have rolled on. */
export const CUBE_ERRORS = ['missed_double', 'double_early', 'double_late', 'wrong_take', 'wrong_pass', 'wrong_beaver', 'missed_beaver'] as const;
export type CubeErrorKind = (typeof CUBE_ERRORS)[number];

export interface CubeJudgement {
  /** null = it was right. */
  readonly error: CubeErrorKind | null;
  /** Given up, ≥ 0, in EMG and in match-winning chance (null in money play). */
  readonly loss: number;
  readonly lossMwc: number | null;
}

export type CubeChoice = 'no_double' | 'double' | CubeReply;

interface Judged {
  readonly error: CubeErrorKind;
  readonly loss: number;
}

function judgeIn(equities: CubeEquities, choice: CubeChoice): Judged | null {
  const best = bestReply(equities);
  if (!best) return null;
  const { noDouble, doubleTake, doublePass, doubleBeaver } = equities;
  switch (choice) {
    case 'no_double':
      return { error: 'missed_double', loss: best.equity - noDouble };
    case 'double':
      return { error: noDouble > doublePass! ? 'double_late' : 'double_early', loss: noDouble - best.equity };
    case 'take':
      return { error: best.reply === 'beaver' ? 'missed_beaver' : 'wrong_take', loss: doubleTake! - best.equity };
    case 'pass':
      return { error: 'wrong_pass', loss: doublePass! - best.equity };
    case 'beaver':
      // Not played here, as far as is known: it counts as the take that it is.
      return { error: 'wrong_beaver', loss: (doubleBeaver ?? doubleTake!) - best.equity };
  }
}

/** What an action cost whoever made it: the side to roll doubling or not, the other side replying. null = there was nothing to decide. */
export function judgeCube({ emg, mwc }: CubeDecision, choice: CubeChoice): CubeJudgement | null {
  const judged = judgeIn(emg, choice);
  if (!judged) return null;
  const inMatch = mwc && judgeIn(mwc, choice);
  const wrong = judged.loss >= SAME;
  return { error: wrong ? judged.error : null, loss: wrong ? judged.loss : 0, lossMwc: mwc && (wrong ? Math.max(0, inMatch?.loss ?? 0) : 0) };
}

/**
 * A decision not to double is counted in rates when doubling would have been right, or would have cost at most this (EMG):
 * others are no decisions that anybody thinks about.
 */
export const CLOSE_CUBE = 0.2;

export function isCloseCube({ emg }: CubeDecision): boolean {
  const best = bestReply(emg);
  return best !== null && emg.noDouble - best.equity <= CLOSE_CUBE;
}
