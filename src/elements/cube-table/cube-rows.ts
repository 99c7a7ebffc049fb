/** A cube decision as the lines of a table: what each action is worth, and how far it is from the right one. */
import type { CubeChoice, CubeDecision } from '../../analysis/cube/cube-decision.ts';
import { CUBE_LINES, DOUBLED, rightLine, type CubeLine } from '../../core/cube-verdict.ts';

export interface CubeTableRow {
  readonly name: CubeLine;
  readonly emg: number;
  /** Beside the right action with its right answer; 0 for that one. */
  readonly difference: number;
  /** null in money play. */
  readonly mwc: number | null;
  readonly isRight: boolean;
  /** What was done. */
  readonly isChosen: boolean;
}

const chosenRow = ({ verdict: { reply } }: CubeDecision, choice: CubeChoice): CubeLine => {
  if (choice === 'no_double') return 'noDouble';
  // A double stands where the answer owed to it stands.
  return choice === 'double' ? DOUBLED[reply ?? 'take'] : DOUBLED[choice];
};

/** Lines of the actions that there are, always in the same order. `choice`: what was done, null = nothing was yet. */
export function cubeTableRows(decision: CubeDecision, choice: CubeChoice | null = null): readonly CubeTableRow[] {
  const { emg, mwc, verdict } = decision;
  const right = rightLine(verdict);
  const chosen = choice && chosenRow(decision, choice);
  return CUBE_LINES.flatMap((name) => {
    const equity = emg[name];
    return equity === null ? [] : [{ name, emg: equity, difference: equity - emg[right]!, mwc: mwc && mwc[name], isRight: name === right, isChosen: name === chosen }];
  });
}
