/** Dice and the twenty-one rolls. */
import { fail, ok, type Result } from './result.ts';

export type Die = 1 | 2 | 3 | 4 | 5 | 6;
/** Two dice as thrown; their order never decides which is played first. */
export type Roll = readonly [Die, Die];

export const DICE: readonly Die[] = [1, 2, 3, 4, 5, 6];

/** The 21 distinct rolls, larger die first, each with how many of the 36 throws show it. */
export const ROLLS: readonly { readonly roll: Roll; readonly ways: 1 | 2 }[] = /* @__PURE__ */ DICE.flatMap((high) =>
  DICE.filter((low) => low <= high).map((low) => ({ roll: [high, low] as const, ways: high === low ? (1 as const) : (2 as const) })),
);

export const isDouble = (roll: Roll): boolean => roll[0] === roll[1];

/** Larger die first. */
export const sortRoll = ([a, b]: Roll): Roll => (a >= b ? [a, b] : [b, a]);

/** `"63"`, `"6-3"`, `"6 3"`, `"6,3"`. Error: dice_malformed {text}. */
export function parseRoll(text: string): Result<Roll> {
  const found = /^\s*([1-6])\s*[-,/ ]?\s*([1-6])\s*$/.exec(text);
  return found ? ok([Number(found[1]) as Die, Number(found[2]) as Die]) : fail('dice_malformed', { text: text.slice(0, 20) });
}

/** Larger die first, as players write it: `63`. */
export const makeRoll = (roll: Roll): string => sortRoll(roll).join('');
