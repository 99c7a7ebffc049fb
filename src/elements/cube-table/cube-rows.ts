/** A cube decision as the lines of a table: what each action is worth, and how far it is from the right one. */
import type { CubeChoice, CubeDecision, CubeEquities } from '../../analysis/cube/cube-decision.ts';
import type { CubeReply, CubeVerdict } from '../../core/cube-verdict.ts';

export const CUBE_ACTION_ROWS = ['noDouble', 'doubleTake', 'doublePass', 'doubleBeaver'] as const satisfies readonly (keyof CubeEquities)[];
export type CubeActionName = (typeof CUBE_ACTION_ROWS)[number];

export interface CubeTableRow {
  readonly name: CubeActionName;
  readonly emg: number;
  /** Beside the right action with its right answer; 0 for that one. */
  readonly difference: number;
  /** null in money play. */
  readonly mwc: number | null;
  readonly isRight: boolean;
  /** What was done. */
  readonly isChosen: boolean;
}

const DOUBLED: Readonly<Record<CubeReply, CubeActionName>> = { take: 'doubleTake', pass: 'doublePass', beaver: 'doubleBeaver' };

/** The line of the right action, with the answer the other side owes it. */
export const rightRow = ({ action, reply }: CubeVerdict): CubeActionName => (action === 'double' && reply !== null ? DOUBLED[reply] : 'noDouble');

const chosenRow = ({ verdict: { reply } }: CubeDecision, choice: CubeChoice): CubeActionName => {
  if (choice === 'no_double') return 'noDouble';
  // A double stands where the answer owed to it stands.
  return choice === 'double' ? DOUBLED[reply ?? 'take'] : DOUBLED[choice];
};

/** Lines of the actions that there are, always in the same order. `choice`: what was done, null = nothing was yet. */
export function cubeTableRows(decision: CubeDecision, choice: CubeChoice | null = null): readonly CubeTableRow[] {
  const { emg, mwc, verdict } = decision;
  const right = rightRow(verdict);
  const chosen = choice && chosenRow(decision, choice);
  return CUBE_ACTION_ROWS.flatMap((name) => {
    const equity = emg[name];
    return equity === null ? [] : [{ name, emg: equity, difference: equity - emg[right]!, mwc: mwc && mwc[name], isRight: name === right, isChosen: name === chosen }];
  });
}
